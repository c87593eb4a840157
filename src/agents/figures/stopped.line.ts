import type { Citation, Note } from '../../wording/facts.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import type { Line } from './availability.js';
import { isStopped } from './forecast.staleness.js';
import { periodOf, type Question } from './question.js';
import { knownOf, nameOf } from './track.js';

/** Whether the line had come to its end long before the edition of its table. */
export function hasStopped({ track, observations }: Line, citations: readonly Citation[]): boolean {
  const vintage = citations.find(({ dataset }) => dataset === track.dataset)?.vintage;
  const last = observations.at(-1)?.period;
  return vintage !== undefined && last !== undefined && isStopped(last, track.frequency, vintage);
}

/** « évolution des abattages de chevaux depuis 1990 »: where the one line that is told up to now stopped long before it. */
export function endNotes(question: Question, lines: readonly Line[], citations: readonly Citation[]): Note[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0 || !reachesNow(question)) return [];
  const whole = { ...only, observations: knownOf(only.track).toSorted((a, b) => a.period - b.period) };
  const last = whole.observations.at(-1);
  return last && hasStopped(whole, citations)
    ? [{ kind: 'series-end', last: nameOf(only.track, last.period) }]
    : [];
}

/** Whether the time asked has no end before now. */
function reachesNow(question: Question): boolean {
  const period = periodOf(question);
  return isOpen(period) || period?.kind === 'last' || (period?.kind === 'between' && period.to === null);
}
