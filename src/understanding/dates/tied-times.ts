import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { liesIn, monthOf, monthsSpan, yearOf } from './calendar.js';
import { type DateMention, type DateValue, fixedPoint, type Point } from './point.js';
import { LINKS } from './year-after.js';
import { endsIn } from './year-beside.js';

type Dated = Point & { year: number };

/**
 * The times with those that refer to one named before them resolved: « en 2008 … en juillet de cette année-là » is July 2008,
 * « né en mars 2011 … ce mois-là » March 2011, whatever stands between. A time that is only named to be referred to in its
 * own sentence is left out: « L'été 2008 a été fou : quel prix en juillet de cette année-là ? ».
 */
export function tieTimes(
  tokens: readonly Token[],
  mentions: readonly DateMention[],
  today: string,
): DateMention[] {
  let tied: readonly DateMention[] = [];
  for (const mention of mentions)
    tied = withPair(tokens, tied, mention, today) ?? [...tied, withMonth(mention, lastNamed(tied))];
  return [...tied];
}

/** The times with the last of them and this one as one, where one of the two says the months and the other the year. */
function withPair(
  tokens: readonly Token[],
  tied: readonly DateMention[],
  mention: DateMention,
  today: string,
): DateMention[] | null {
  const before = tied.at(-1);
  if (!before || !isBeside(tokens, before, mention)) return null;
  const earlier = tied.slice(0, -1);
  const named = lastNamed(earlier);
  const value = monthsOf([before, mention], named?.point ?? null, today);
  if (!value) return null;
  const pair = { value, start: before.start, end: mention.end };
  const isLeftOut = named !== null && isMerelyNamed(tokens, named, pair);
  return [...earlier.filter((one) => !isLeftOut || one !== named.mention), pair];
}

/** « juillet de cette année-là », « la même année, en juillet »: no more than small words lie between. */
function isBeside(tokens: readonly Token[], { end }: DateMention, { start }: DateMention): boolean {
  return tokens.slice(end, start).every((_, at) => LINKS.has(wordAt(tokens, end + at)));
}

interface Named {
  mention: DateMention;
  point: Dated;
}

function lastNamed(mentions: readonly DateMention[]): Named | null {
  for (const mention of mentions.toReversed()) {
    const point = mention.value.kind === 'point' ? mention.value.point : null;
    if (point && point.year !== null) return { mention, point: { ...point, year: point.year } };
  }
  return null;
}

/** The months of one and the year that the other refers to; counted from this year where none is named. */
function monthsOf(pair: readonly DateMention[], named: Dated | null, today: string): DateValue | null {
  const years = pair.flatMap(({ value }) =>
    value.kind === 'beside' && value.months === undefined ? [value.years] : [],
  )[0];
  if (years === undefined || (named === null && years === 0)) return null;
  const year = (named?.year ?? yearOf(today)) + years;
  return pair.map(({ value }) => inYear(value, year)).find((value) => value !== null) ?? null;
}

/** The months of a point or a stretch that lack their year, in one; null of all else. */
function inYear(value: DateValue, year: number): DateValue | null {
  if (value.kind === 'point' && value.point.year === null)
    return { ...value, point: { ...value.point, year } };
  if (value.kind !== 'between' || value.from?.year !== null || value.to?.year !== null) return null;
  return { ...value, ...endsIn(year, value.from, value.to) };
}

/** « ce mois-là » as the month of the day or the month that is named before it; all else as it is. */
function withMonth(mention: DateMention, named: Named | null): DateMention {
  const { value } = mention;
  if (!named || value.kind !== 'beside' || value.years !== 0 || value.months !== 0) return mention;
  const { from, to } = named.point.spanIn(named.point.year);
  if (from.slice(0, 7) !== to.slice(0, 7)) return mention;
  const month = fixedPoint(monthsSpan(yearOf(from), monthOf(from), 1, 'month'));
  return { ...mention, value: { kind: 'point', point: month } };
}

/** Whether the time named holds the one that refers to it, and no sentence ends between. */
function isMerelyNamed(
  tokens: readonly Token[],
  { mention, point }: Named,
  { value, start }: DateMention,
): boolean {
  if (value.kind !== 'point' || value.point.year === null) return false;
  if (tokens.slice(mention.end, start).some(({ folded }) => /^[.?!\n]$/.test(folded))) return false;
  return liesIn(value.point.spanIn(value.point.year), point.spanIn(point.year));
}
