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
import {
  AHEAD,
  AND_WHEN,
  ANYONE,
  ANY_AUTHORITY,
  COMPETENCE,
  KINDS,
  LASTING,
  LEAST,
  MOST,
  PAYER,
  PARTED_WITH,
  PENALTY,
  PENALTY_STATED,
  PEOPLE,
  PEOPLE_UNITS,
  TIMES,
  WHO,
  WITHIN,
  YOUNG_ANIMAL,
} from './brief-wish.data.js';
import { COMPETENCES, WHO_DOES } from './deciders.data.js';
import { COUNT_ASKED, MEASURE_ASKED } from './search/asked-figures.data.js';
import { foldedAlike, isMeaningful, lawWords, stemOf } from './search/law-words.js';
import type { TimeRole } from './found-figure.js';
import { statedFigures, type StatedFigure } from './stated-figure.js';
import { NUMERAL, UNITS, type FigureKind, type FigureUnit } from './stated-figure.data.js';

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

/** A figure of some kind. */
export interface FigureWish {
  readonly asks: 'figure';
  readonly kinds: ReadonlySet<FigureKind>;
  /** The stem of what is to be counted. */
  readonly counted: string | null;
  /** The unit of time asked for: a figure in a shorter one is of something else. */
  readonly unit: FigureUnit | null;
  /** Whether it is the most or the least that is asked for; null where neither is named. */
  readonly limit: 'most' | 'least' | null;
  /** Whether it is asked how long something lasts, or within what time; null where either may be meant. */
  readonly role: TimeRole | null;
}

const OTHER_LIMIT = { most: 'least', least: 'most' } as const;
const LENGTHS: Readonly<Partial<Record<FigureUnit, number>>> = {
  hour: 1,
  day: 2,
  'working-day': 2,
  'clear-day': 2,
  week: 3,
  month: 4,
  year: 5,
};
/** A number in front of each unit of time. */
const COUNTED_TIMES: ReadonlyMap<FigureUnit, RegExp> = new Map(
  UNITS.filter(([unit]) => unit in LENGTHS).map(([unit, , words]) => [
    unit,
    new RegExp(String.raw`(?<![\p{L}\d])(?:\d+|${NUMERAL}) (?:${words})(?!\p{L})`, 'u'),
  ]),
);
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
  const figure = figureWish(asked);
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

function figureWish(asked: string): FigureWish | null {
  const unit = TIMES.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
  const kinds = kindsAsked(asked, unit);
  const role = roleAsked(asked);
  const counted = countedIn(asked, kinds);
  const limit = limitAsked(asked);
  if (counted !== null) return { asks: 'figure', kinds: new Set(['count']), counted, unit, limit, role };
  return kinds.size === 0 ? null : { asks: 'figure', kinds, counted: null, unit, limit, role };
}

function kindsAsked(asked: string, unit: FigureUnit | null): ReadonlySet<FigureKind> {
  const kinds = new Set(KINDS.flatMap(([some, pattern]) => (pattern.test(asked) ? some : [])));
  if (kinds.size === 0 && AND_WHEN.test(asked)) kinds.add('date').add('duration');
  if (unit !== null && YOUNG_ANIMAL.test(asked) && PARTED_WITH.test(asked)) kinds.add('age');
  if (kinds.has('age')) kinds.delete('duration');
  return kinds;
}

/** The stem of what is counted, where nothing else is asked for, or people first: « combien de personnes, et quelle surface ». */
function countedIn(asked: string, kinds: ReadonlySet<FigureKind>): string | null {
  const match = COUNT_ASKED.exec(asked);
  if (match?.[1] === undefined) return null;
  const counted = stemOf(match[1]);
  const isFirst = PEOPLE.has(counted) && asked.search(MEASURE_ASKED) > match.index;
  return kinds.size === 0 || (isFirst && kinds.size === 1) ? counted : null;
}

function limitAsked(asked: string): FigureWish['limit'] {
  const [most, least] = [MOST.test(asked), LEAST.test(asked)];
  if (most === least) return null;
  return most ? 'most' : 'least';
}

function roleAsked(asked: string): TimeRole | null {
  if (AHEAD.test(asked)) return 'ahead';
  if (WITHIN.test(asked)) return 'within';
  return LASTING.test(asked) ? 'length' : null;
}

/**
 * The figures of a sentence that are of the kind asked for; none where no figure is. How long something lasts is no
 * answer to within what time it is done; of the contrary it is one only where the sentence has no other.
 */
export function figuresWished(sentence: string, wish: BriefWish | null): StatedFigure[] {
  return wish?.asks === 'figure'
    ? figuresAmong({ words: foldedAlike(sentence), stated: statedFigures(sentence) }, wish)
    : [];
}

/** A sentence whose figures have been read: its folded words, and all that it states. */
export interface ReadFigures {
  readonly words: string;
  readonly stated: readonly StatedFigure[];
}

/** The same of a sentence that was read before. */
export function figuresAmong({ words, stated }: ReadFigures, wish: FigureWish): StatedFigure[] {
  const isCounted = wish.unit !== null && countsUnit(words, wish.unit);
  const figures = stated.filter(
    (figure) =>
      isOfKind(figure, wish) &&
      isOfUnit(figure.unit, wish.unit, isCounted) &&
      (wish.counted === null || isOf(figure, wish.counted)) &&
      !(figure.inCondition && (figure.kind === 'amount' || isOfWhen(wish))) &&
      !(figure.role === 'length' && excludesLength(wish)),
  );
  const fitting = figures.filter(({ role }) => role === wish.role);
  return wish.role !== null && fitting.length > 0 ? fitting : figures;
}

/** Whether the figure is of a kind asked for: how long is none to how often, nor the least to the most. */
function isOfKind({ kind, recurs, bound }: StatedFigure, { kinds, limit }: FigureWish): boolean {
  if (!kinds.has(kind) || (kinds.has('frequency') && !recurs)) return false;
  return limit === null || bound !== OTHER_LIMIT[limit];
}

/** Whether how long something lasts is no answer. */
function excludesLength(wish: FigureWish): boolean {
  return wish.role === null ? isOfWhen(wish) : wish.role !== 'length';
}

/** Whether it is asked when: the time of a case is no answer. */
export function isOfWhen({ kinds, role }: FigureWish): boolean {
  return role === null && kinds.has('date') && kinds.has('duration');
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

/** Whether the sentence counts the unit of time asked for, be it between two numbers: « douze à seize semaines ». */
function countsUnit(words: string, unit: FigureUnit): boolean {
  return COUNTED_TIMES.get(unit)?.test(words) === true;
}

/** Whether a figure may be of the unit asked for, or a longer one where the sentence does not count that. */
function isOfUnit(unit: FigureUnit, asked: FigureUnit | null, isCounted: boolean): boolean {
  if (asked === null) return true;
  return isCounted ? lengthOf(unit) === lengthOf(asked) : lengthOf(unit) >= lengthOf(asked);
}

/** Rank of a unit among those of time; 0 of others. */
function lengthOf(unit: FigureUnit): number {
  return LENGTHS[unit] ?? 0;
}

/** Whether a figure counts what is asked about. */
function isOf({ words, unit }: StatedFigure, counted: string): boolean {
  if (PEOPLE.has(counted)) return PEOPLE_UNITS.has(unit) || (unit === 'worker' && ANYONE.has(counted));
  return lawWords(words).some((word) => isMeaningful(word) && stemOf(word) === counted);
}
