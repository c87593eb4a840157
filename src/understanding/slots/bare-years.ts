import type { DateMention } from '../dates/point.js';
import { Evidence } from '../reading.js';

/** What is taken over a stretch rather than of two years: a mean, a sum, an order, the most and the least, a trend. */
const OVER_TIME = [
  'average',
  'yearly-mean',
  'total',
  'trend',
  'rank',
  'top',
  'most',
  'least',
  'record',
  'market-high',
  'market-low',
];
/** What two years are set side by side by. */
const SIDE_BY_SIDE = ['compare', 'better', 'percent', 'up', 'down', 'change', 'which-of-two'];

/**
 * « prix moyen soja 2020 2024 », "total 2021 2023 output": two years with nothing between them are the ends of a stretch
 * where something is taken over time; « en 2020 et 2024 » are two years.
 */
export function joinBareYears(evidence: Evidence): Evidence {
  const { reading } = evidence;
  const dates = reading.dates.map((date, at) => stretchFrom(date, reading.dates[at + 1]) ?? date);
  const joined = dates.filter((date, at) => dates[at - 1]?.end !== date.end);
  if (joined.length === reading.dates.length || !isOverTime(evidence)) return evidence;
  return new Evidence({ ...reading, dates: joined });
}

function isOverTime(evidence: Evidence): boolean {
  return evidence.has(...OVER_TIME) && !evidence.has(...SIDE_BY_SIDE);
}

/** From this year to the next date, where that is a later year and follows at once. */
function stretchFrom(date: DateMention, next: DateMention | undefined): DateMention | null {
  if (next?.start !== date.end || date.value.kind !== 'point' || next.value.kind !== 'point') return null;
  const [from, to] = [date.value.point, next.value.point];
  if (from.grain !== 'year' || to.grain !== 'year' || from.year === null || to.year === null) return null;
  if (from.year >= to.year) return null;
  return { value: { kind: 'between', from, to }, start: date.start, end: next.end };
}
