import { dayOf } from '../../../statistics/day.js';
import { fold } from '../../../understanding/text/normalise.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Figure, KnownFact } from '../../../wording/facts.js';
import type { Rate } from '../../../wording/own.findings.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { answerValue } from './value.intent.js';

const A_DAY =
  /(?<![a-z])(?:(?:par|chaque|per|each|every|a single) (?:jour|day)|(?:a|in a|en un) (?:day|jour)|au quotidien|quotidiennement)(?![a-z])/;
/** A single figure of a year by itself is told; of others it is the figures of days that are asked for. */
const PLAIN = /^(?:value|latest|change|series|average|conversion)$/;
/** What is got over a year, and can be parted among its days. */
const FLOWS: readonly string[] = ['production', 'slaughtered'];
const YEAR = /^\d{4}$/;

/** « porcs abattus en Espagne en 2024, par jour », "how much milk a day": what a year's amount is for each of its days. */
export function asksRate({ frame, domain, measures, ...question }: Question): boolean {
  const period = periodOf({ frame, domain, measures, ...question });
  const isOfYear = isOpen(period) || (period?.kind === 'at' && period.span.grain === 'year');
  const isOfFlow = measures.every((choice) => choice.measures.some((id) => FLOWS.includes(id)));
  return (
    domain === 'production' &&
    isOfYear &&
    isOfFlow &&
    PLAIN.test(frame.intent) &&
    A_DAY.test(fold(frame.text))
  );
}

/** The amount of the year, and what that is a day. */
export async function answerRate(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { movement: _, steps: __, unit, ...frame } = question.frame;
  const found = await answerValue({ ...question, frame: { ...frame, unit, intent: 'value' } }, desk);
  const [only] = found.kind === 'value' ? found.values : [];
  if (found.kind !== 'value' || !only || found.values.length > 1) return found;
  if (!FLOWS.includes(only.measure) || !YEAR.test(only.period)) return found;
  return { ...found, before: null, holds: null, rate: rateOf(only) };
}

/** Of a year of 365 or 366 days. */
function rateOf({ value, unit, period }: KnownFact): Rate {
  const days = daysIn(Number(period));
  return { amount: { name: 'rate', value: value / days.value, unit }, days };
}

function daysIn(year: number): Figure {
  const days = dayOf(String(year + 1)) - dayOf(String(year));
  return { name: 'days', value: days, unit: 'count' };
}
