import { yearOf } from '../../statistics/day.js';
import type { Period, Span } from '../../understanding/dates/period.js';
import type { Note } from '../../wording/facts.js';
import type { Line } from './availability.js';
import { knownOf, type Track } from './track.js';

/** A stretch of years without a figure; both ends are the same year where it is one. */
interface Gap {
  from: string;
  to: string;
}

/** The years between the first and the last figure of an annual track that have none, in stretches. */
export function gapsOf(track: Track): Gap[] {
  if (track.frequency !== 'annual') return [];
  const years = knownOf(track).map(({ period }) => yearOf(period));
  return years.flatMap((year, at) => {
    const next = years[at + 1];
    return next === undefined || next === year + 1 ? [] : [{ from: String(year + 1), to: String(next - 1) }];
  });
}

/** More stretches than these are not named one by one. */
const MOST_NAMED = 6;

/** The years within the stretch of a line, or within the one asked for, that have no figure: what is said of the stretch is not said of them. */
export function gapNotes(
  { track, observations }: Pick<Line, 'track' | 'observations'>,
  asked: Period | null = null,
): Note[] {
  const years = observations.map(({ period }) => yearOf(period));
  const [first, last] = widened([Math.min(...years), Math.max(...years)], asked);
  const gaps = gapsOf(track)
    .map(({ from, to }) =>
      yearsFrom(Number(from), Number(to)).filter((year) => year >= first && year <= last),
    )
    .filter((missing) => missing.length > 0);
  if (gaps.length === 0 || gaps.length > MOST_NAMED) return [];
  return [{ kind: 'missing-times', periods: gaps.flat().map(String), series: null }];
}

/** The first and the last year, or those asked for where they lie further out: « depuis 2010 » of figures from 2011 on. */
function widened([first, last]: readonly [number, number], asked: Period | null): [number, number] {
  if (asked?.kind !== 'between') return [first, last];
  return [Math.min(first, yearIn(asked.from) ?? first), Math.max(last, yearIn(asked.to) ?? last)];
}

/** The year that an end of a stretch lies in; null where it is open. */
function yearIn(span: Span | null): number | null {
  return span && Number(span.from.slice(0, 'YYYY'.length));
}

function yearsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
