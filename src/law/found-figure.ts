import { MONTH, MONTHS } from './search/answer-aspects.data.js';
import { MONTHS_NAMED, ORDINAL_YEAR, WEEKDAY } from './found-moments.data.js';
import {
  NUMERAL,
  NUMERALS,
  PARTS_OF_WHOLE,
  UNITS,
  type FigureKind,
  type FigureUnit,
} from './stated-figure.data.js';

/** What a time is of: how long something lasts, within what time, how long ahead, or after what wait, something is done, and since when it is. */
export type TimeRole = 'length' | 'within' | 'ahead' | 'after' | 'since';

/** A figure as it is found, before what stands around it is read. */
export interface FoundFigure {
  readonly at: number;
  readonly length: number;
  readonly value: number;
  readonly unit: FigureUnit;
  readonly kind: FigureKind;
  /** Where the figure itself says it. */
  readonly role?: TimeRole;
}

const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,6})(,\d{1,4})?|((?:${NUMERAL})(?:(?:-| (?:et (?=une?\b|onze\b))?|-et-)(?:${NUMERAL}))*))[ \u00a0\u202f]?(?:${UNITS.map(([, , words]) => `(${words})`).join('|')})(?![\p{L}\d])`,
  'gu',
);
const UNITS_FROM = 4;
/** « La moitié », « le cinquième de la superficie »; of « au tiers » the part alone. */
const PARTS = UNITS.filter(([unit]) => PARTS_OF_WHOLE.has(unit));
const PART = new RegExp(
  String.raw`(?<!\p{L})(?:l[ea] |l'|(?<=[ad]u ))(?:${PARTS.map(([, , words]) => `(${words})`).join('|')})(?!\p{L})`,
  'gu',
);
/** « 30 juin », « 1er novembre », of any year. */
const DAY = new RegExp(String.raw`(?<![\p{L}\d.,-])(1er|[12]?\d|3[01]) (${MONTH})(?!\p{L}| \d{4})`, 'gu');
/** « Dans le mois qui suit », « dans la huitaine suivant », « dans l'année à compter du jour »: what it counts, how many, and whether it is a time ahead. */
const NEXT =
  /(?<!\p{L})dans (?:(le mois)|(la semaine)|(l'annee)|(la huitaine)|(la quinzaine))(?: (?:qui suit|suivant|qui (precede)|(precedant))(?!\p{L})|(?= (?:a (?:compter|partir)|du jour|de (?:la |l'|sa |son |cette ))))/gu;
const NEXT_UNITS: readonly (readonly [FigureUnit, number])[] = [
  ['month', 1],
  ['week', 1],
  ['year', 1],
  ['day', 8],
  ['day', 15],
];

/** Times that are named without a figure, with what they are. */
const MOMENTS = [
  ['weekday', WEEKDAY],
  ['moment', ORDINAL_YEAR],
  ['moment', MONTHS_NAMED],
] as const;

/** The figures of folded words, in order, whatever they are of. */
export function figuresIn(folded: string): FoundFigure[] {
  const found = [
    ...countedIn(folded),
    ...partsIn(folded),
    ...daysIn(folded),
    ...nextIn(folded),
    ...momentsIn(folded),
  ];
  return found.toSorted((left, right) => left.at - right.at);
}

function countedIn(folded: string): FoundFigure[] {
  return [...folded.matchAll(FIGURE)].map((match) => {
    const [unit, kind] = UNITS.find((_, at) => match[at + UNITS_FROM] !== undefined) ?? ['day', 'duration'];
    return { at: match.index, length: match[0].length, value: valueOf(match), unit, kind };
  });
}

function partsIn(folded: string): FoundFigure[] {
  return [...folded.matchAll(PART)].map((match) => {
    const [unit] = PARTS.find((_, at) => match[at + 1] !== undefined) ?? ['half'];
    return { at: match.index, length: match[0].length, value: 1, unit, kind: 'amount' };
  });
}

function daysIn(folded: string): FoundFigure[] {
  return [...folded.matchAll(DAY)].map((match) => {
    const [words, day = '', month = ''] = match;
    const unit = `date-${MONTHS.indexOf(month) + 1}` as const;
    return { at: match.index, length: words.length, value: Number.parseInt(day, 10), unit, kind: 'date' };
  });
}

function nextIn(folded: string): FoundFigure[] {
  return [...folded.matchAll(NEXT)].map((match) => {
    const [unit, value] = NEXT_UNITS.find((_, at) => match[at + 1] !== undefined) ?? ['month', 1];
    const role = match[6] === undefined && match[7] === undefined ? 'within' : 'ahead';
    return { at: match.index, length: match[0].length, value, unit, kind: 'duration', role };
  });
}

function momentsIn(folded: string): FoundFigure[] {
  return MOMENTS.flatMap(([unit, pattern]) =>
    [...folded.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      at: index,
      length,
      value: 1,
      unit,
      kind: 'date' as const,
    })),
  );
}

function valueOf([, whole, fraction = '', words = '']: RegExpMatchArray): number {
  if (whole !== undefined) return Number(`${whole.replace(/\D/gu, '')}${fraction.replace(',', '.')}`);
  const [thousands, rest] = words.includes('mille') ? words.split('mille') : [null, words];
  return (thousands === null ? 0 : Math.max(1, belowThousand(thousands))) * 1000 + belowThousand(rest ?? '');
}

/** « Cent quatre-vingts » is four times twenty beside the hundred. */
function belowThousand(words: string): number {
  let value = 0;
  for (const word of words.split(/[- ]/u)) {
    const part = NUMERALS[word] ?? 0;
    if (part === 100) value = Math.max(1, value) * part;
    else value += part === 20 && value % 100 === 4 ? part * 4 - 4 : part;
  }
  return value;
}
