import type { Period, Span } from '../../understanding/dates/period.js';
import { SEASONS } from '../../understanding/dates/month-names.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Fact, Note, Season } from '../../wording/facts.js';
import { asksYesOrNo } from './claim.js';
import type { Question } from './question.js';

/** By the first of its three months. */
const BY_MONTH: ReadonlyMap<number, Season> = new Map([
  [3, 'spring'],
  [6, 'summer'],
  [9, 'autumn'],
  [12, 'winter'],
]);
const YEAR = 'YYYY'.length;

/**
 * Which months a season is taken for, where the figures are of months or weeks and what they are searched for hangs on it: a
 * yes or no, a limit, an extreme, a count. « dépassé 1,85 cet été » is asked of June to August.
 */
export function seasonNotes({ frame }: Question, facts: readonly Fact[]): Note[] {
  const span = spanOf(frame.period?.value ?? null);
  const season = seasonSaid(frame.period?.words ?? '');
  const isSearched = isSearch(frame) && facts.some(({ period }) => period.length > YEAR);
  if (!span || !season || !isSearched) return [];
  return [{ kind: 'months-of-season', season, from: span.from.slice(0, 7), to: span.to.slice(0, 7) }];
}

/** The season itself, or the first of several: they are of the same months. */
function spanOf(period: Period | null): Span | null {
  const span = period?.kind === 'at' ? period.span : period?.kind === 'each' ? period.spans[0] : undefined;
  return span?.grain === 'quarter' ? span : null;
}

/** The one season that the words name; null of two, or of a quarter. */
function seasonSaid(words: string): Season | null {
  const months = new Set((fold(words).match(/[a-z]+/g) ?? []).flatMap((word) => SEASONS.get(word) ?? []));
  const [month] = months;
  return months.size === 1 && month !== undefined ? (BY_MONTH.get(month) ?? null) : null;
}

function isSearch({ intent, order, occasion, text, threshold }: Question['frame']): boolean {
  if (intent === 'forecast') return false;
  return (
    threshold !== null ||
    occasion !== undefined ||
    intent === 'extreme' ||
    order?.over === 'periods' ||
    asksYesOrNo(text)
  );
}
