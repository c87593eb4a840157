import type { AskedQuestion } from './asked-question.js';
import { figuresWished } from './brief-wish.js';
import { BACK_REFERENCE, BY_DECREE, LEANING, PROHIBITION, RIGHT_STATED, RULE } from './legal-cues.js';
import { aspectShareIn } from './search/answer-aspects.js';
import type { TimeRole } from './found-figure.js';
import { isMeaningful, lawWords, stemOf } from './search/law-words.js';
import type { FigureBound, StatedFigure } from './stated-figure.js';
import { readUnits, type TextUnit } from './text-units.js';

/** A unit of a text with how much it decides a question. */
export interface JudgedUnit extends TextUnit {
  /** Position among the units. */
  readonly at: number;
  readonly length: number;
  /** Its folded words in order. */
  readonly words: readonly string[];
  readonly folded: string;
  /** Its figures of the kind asked for. */
  readonly figures: readonly StatedFigure[];
  readonly worth: number;
  /** Whether it is the first to say anything: the principle, as a rule. */
  readonly statesPrinciple: boolean;
  /** Whether it cannot be read without the unit before it. */
  readonly leans: boolean;
  /** The stems of the question that it speaks of, each with its value in this text. */
  readonly stems: ReadonlyMap<string, number>;
}

/** Set on questions whose decisive words in the article are known (test/fixtures/law/decisive-words.data.ts). */
const WORTH = {
  /** The first sentence states the principle; what comes later is ever more a detail. */
  principle: 1.8,
  perPosition: 0.05,
  rule: 1.15,
  right: 1.3,
  byDecree: 0.6,
  backReference: 0.65,
  /** A sentence that states the kind of figure asked for. */
  aspect: 0.9,
  /** What it is worth where it has no stem of the question: everyday words may all be others. */
  figureAlone: 1,
  /** How much more a stem says that few units of the text have. */
  rarity: 0.7,
  /** Each further stem says less than the one before it: many are synonyms of one word of the question. */
  furtherStem: 0.6,
};
/** A shorter opening is a heading: « Devoirs fondamentaux. » */
const SHORTEST_PRINCIPLE = 60;
/** Words beyond these dilute what a sentence says. */
const TERSE_WORDS = 45;

/** The number of an item says nothing of the question: « 3° ». */
const ITEM_NUMBER = /^\d{1,2}(?:°|\)|\. )/u;

/** A unit before it is judged: its words and the stems of the question among them. */
interface ReadUnit {
  readonly unit: TextUnit;
  readonly words: readonly string[];
  readonly folded: string;
  readonly spoken: ReadonlySet<string>;
}

/** The units of a text in order, each judged for a question. */
export function judgeUnits(text: string, asked: AskedQuestion): JudgedUnit[] {
  const units = readUnits(text).map((unit) => readUnit(text, unit, asked));
  const shares = new Map<string, number>();
  for (const { spoken } of units) for (const stem of spoken) shares.set(stem, (shares.get(stem) ?? 0) + 1);
  const valueOf = (stem: string): number =>
    (asked.stemWeights.get(stem) ?? 0) *
    (1 + WORTH.rarity * Math.log(units.length / (shares.get(stem) ?? 1)));
  const principle = units.find(({ unit }) => unit.announces || unit.end - unit.start >= SHORTEST_PRINCIPLE);
  const figures = figuresOf(text, units, asked);
  return units.map((one, at) => {
    const { unit, words, folded } = one;
    const stems = new Map([...one.spoken].map((stem) => [stem, valueOf(stem)]));
    const place = (one === principle ? WORTH.principle : 1) / (1 + WORTH.perPosition * at);
    const stated = aspectShareIn(folded, asked.aspects);
    const spoken = spokenWorth([...stems.values()]) + WORTH.figureAlone * stated;
    return {
      ...unit,
      at,
      length: unit.end - unit.start,
      words,
      folded,
      figures: figures[at] ?? [],
      // What does not speak of the question is worth nothing, whatever it does: most sentences of a long article.
      worth: spoken === 0 ? 0 : spoken * place * sayingFactor(one, stated, asked),
      stems,
      leans: LEANING.test(folded),
      statesPrinciple: one === principle,
    };
  });
}

/** « À partir de quel jour », "from what date". */
const START_ASKED =
  /\b(?:a (?:partir|compter) de (?:quel(?:le)?s?|quand)|des (?:quel(?:le)?s?|quand)|from (?:what|which|when)|starting when|when (?:can|may) \w+ (?:start|begin|first)|(?:what|which) (?:day|date) \w{2,5} \w+ (?:start|begin|first))\b/u;
/** « Au bout de combien d'années pourrai-je », "how long before I may": within what time a right lapses, or how long ahead something is done, is no answer. */
const WAIT_ASKED =
  /\b(?:au bout de|apres) combien (?:de |d )(?:\w{1,10} ){1,6}?(?:peu[tx]|peuvent|puis|pourra\w{0,3}|pourront)\b|\bhow (?:long|many \w{4,6}) (?:before|until|must \w{1,4} wait)\b/u;
const LAPSING = /^(?:(?:a defaut|faute) (?:de|d)|il en est de meme (?:si|lorsqu\w*))\b/u;
const ENDS: ReadonlySet<FigureBound | null> = new Set<FigureBound>(['latest', 'before', 'until']);

const LEAST_ASKED = /\b(?:minimum|minimale?s?|au moins|at least|shortest|lowest)\b/u;
const MOST_ASKED = /\b(?:maximum|maximale?s?|au plus|at most|longest|highest)\b/u;
const UPPER: ReadonlySet<FigureBound | null> = new Set<FigureBound>(['most', 'less']);
const LOWER: ReadonlySet<FigureBound | null> = new Set<FigureBound>(['least', 'more']);

/** The limits that are none of what is asked: a longest time is no answer to the shortest. */
function limitsUnlike(asked: string): ReadonlySet<FigureBound | null> {
  const [least, most] = [LEAST_ASKED.test(asked), MOST_ASKED.test(asked)];
  if (least === most) return NO_BOUNDS;
  return least ? UPPER : LOWER;
}

const NO_BOUNDS: ReadonlySet<FigureBound | null> = new Set();

/**
 * Of each unit the figures asked for; where times ahead are asked for and stated, no others. The last day of what may be
 * done is not its first.
 */
function figuresOf(
  text: string,
  units: readonly ReadUnit[],
  { wish, folded: asked, isOfCourt }: AskedQuestion,
): StatedFigure[][] {
  const isOfStart = START_ASKED.test(asked);
  const isOfWait = WAIT_ASKED.test(asked);
  // How long ahead notice is given is not how long one has to go to court against it.
  const isBehind = isOfWait || (isOfCourt && wish?.asks === 'figure' && wish.role !== 'ahead');
  const unlike = limitsUnlike(asked);
  const figures = units.map(({ unit, folded }) =>
    figuresWished(text.slice(unit.start, unit.end), wish).filter(
      ({ bound, role }) =>
        !unlike.has(bound) &&
        (!isOfStart || !ENDS.has(bound) || PROHIBITION.test(folded)) &&
        !(isBehind && role === 'ahead') &&
        !(isOfWait && LAPSING.test(folded)),
    ),
  );
  return ofRole(figures, wish?.asks === 'figure' ? wish.role : null);
}

/** Where the article states a time of the role asked for, those of another are left out; of times ahead all others are. */
function ofRole(figures: readonly StatedFigure[][], asked: TimeRole | null): StatedFigure[][] {
  if (asked === null || !figures.flat().some(({ role }) => role === asked)) return [...figures];
  return figures.map((some) =>
    some.filter(({ role }) => role === asked || (role === null && asked !== 'ahead')),
  );
}

function readUnit(text: string, unit: TextUnit, { stemWeights }: AskedQuestion): ReadUnit {
  const sentence = text.slice(unit.start, unit.end);
  const words = lawWords(sentence);
  const stems = words
    .slice(ITEM_NUMBER.test(sentence) ? 1 : 0)
    .filter(isMeaningful)
    .map(stemOf);
  const spoken = new Set(stems.filter((stem) => stemWeights.has(stem)));
  return { unit, words, folded: words.join(' '), spoken };
}

/** How much a text speaks of a question of which it has stems of these values. */
export function spokenWorth(values: readonly number[]): number {
  const ordered = values.toSorted((left, right) => right - left);
  return ordered.reduce((sum, value, rank) => sum + value * WORTH.furtherStem ** rank, 0);
}

/** What a sentence does, whatever it speaks of: rules answer, references and delegations do not. */
function sayingFactor({ words, folded }: ReadUnit, stated: number, { asksRight }: AskedQuestion): number {
  let factor = 1 + WORTH.aspect * stated;
  if (RULE.test(folded)) factor *= WORTH.rule;
  if (asksRight && RIGHT_STATED.test(folded)) factor *= WORTH.right;
  if (BY_DECREE.test(folded)) factor *= WORTH.byDecree;
  if (BACK_REFERENCE.test(folded)) factor *= WORTH.backReference;
  return factor / (1 + Math.max(0, words.length - TERSE_WORDS) / (2 * TERSE_WORDS));
}
