import {
  DUTY_ASKED,
  DUTY_STATED,
  OPEN_QUESTION,
  PAYER_STATED,
  PROHIBITION,
  REFUSAL,
  RIGHT_ASKED,
  RIGHT_STATED,
  YES_OR_NO,
} from './legal-cues.js';
import { SILENCE_ASKED, SILENCE_STATED } from './stated-silence.js';
import { ANY_AUTHORITY, COMPETENCE, PAYER, PENALTY, PENALTY_STATED, WHO } from './brief-wish.data.js';
import { COMPETENCES, WHO_DOES } from './deciders.data.js';
import { figuresAmong, figureWishOf, type FigureWish } from './figure-wish.js';
import { foldedAlike, isMeaningful, stemOf } from './search/law-words.js';
import { statedFigures, type StatedFigure } from './stated-figure.js';

type PlainWish = 'penalty' | 'payer' | 'silence';

/** What a question asks for that one sentence of an article can say; null where no single sentence could. */
export type BriefWish =
  | FigureWish
  | { readonly asks: PlainWish }
  | WhoWish
  | { readonly asks: 'rule'; readonly right: boolean; readonly duty: boolean };

/** Who does something. */
export interface WhoWish {
  readonly asks: 'who';
  /** The act in question in the words of the law; null where any may be. */
  readonly act: RegExp | null;
  /** The stem of what it is done to; null where nothing is named. */
  readonly object: string | null;
}

/** The wishes that a pattern tells and a pattern answers, in the order in which they are tried. */
const PLAIN_WISHES: readonly (readonly [asks: PlainWish, asked: RegExp, stated: readonly RegExp[]])[] = [
  ['payer', PAYER, [PAYER_STATED]],
  ['penalty', PENALTY, [PENALTY_STATED]],
  ['silence', SILENCE_ASKED, [SILENCE_STATED]],
];

/** What a question asks for that a sentence could say; of its words as `lawWords(…).join(' ')` gives them. */
export function wishOf(asked: string): BriefWish | null {
  const who = whoWish(asked);
  if (who !== null) return who;
  const figure = figureWishOf(asked);
  if (figure === null && SILENCE_ASKED.test(asked)) return { asks: 'silence' };
  if (YES_OR_NO.test(asked) && !OPEN_QUESTION.test(asked))
    return { asks: 'rule', right: RIGHT_ASKED.test(asked), duty: DUTY_ASKED.test(asked) };
  const [asks] = PLAIN_WISHES.find(([, pattern]) => pattern.test(asked)) ?? [];
  if (asks !== undefined && asks !== 'silence') return { asks };
  return WHO.test(asked) ? { asks: 'who', act: null, object: null } : figure;
}

function whoWish(asked: string): WhoWish | null {
  const opening = WHO_DOES.exec(asked);
  if (opening === null) return null;
  const behind = asked.slice(opening.index + opening[0].length);
  const competence = COMPETENCES.find((one) => one.asked.test(behind));
  if (competence === undefined) return null;
  const object = behind.split(' ').slice(1).find(isMeaningful);
  return { asks: 'who', act: competence.act, object: object === undefined ? null : stemOf(object) };
}

/** The figures of a sentence that are of the kind asked for; none where no figure is. */
export function figuresWished(sentence: string, wish: BriefWish | null): StatedFigure[] {
  return wish?.asks === 'figure'
    ? figuresAmong({ words: foldedAlike(sentence), stated: statedFigures(sentence) }, wish)
    : [];
}

/** A sentence with its folded words and those of its figures that are asked for. */
interface ReadSentence {
  readonly folded: string;
  readonly figures: readonly StatedFigure[];
}

/** Whether a sentence that can be read by itself says what is asked. */
export function says({ folded, figures }: ReadSentence, wish: BriefWish): boolean {
  if (wish.asks === 'figure') return figures.length > 0;
  if (wish.asks === 'rule') return statesRule(folded, wish);
  if (wish.asks === 'who')
    return ANY_AUTHORITY.test(folded) && (wish.act !== null || COMPETENCE.test(folded));
  const [, , stated] = PLAIN_WISHES.find(([asks]) => asks === wish.asks) ?? [];
  return stated?.every((pattern) => pattern.test(folded)) === true;
}

function statesRule(
  folded: string,
  { right, duty }: { readonly right: boolean; readonly duty: boolean },
): boolean {
  if (PROHIBITION.test(folded) || REFUSAL.test(folded) || (!right && !duty)) return true;
  return (right && RIGHT_STATED.test(folded)) || (duty && DUTY_STATED.test(folded));
}
