import type { Fact, Note } from '../../wording/facts.js';
import type { Question } from './question.js';

/** How long a period is written that a step is of, and the step that the figures then go by. */
const WRITTEN = { year: 'YYYY'.length, month: 'YYYY-MM'.length, week: 'YYYY-MM-DD'.length } as const;
const FINEST_FIRST = ['day', 'week', 'month', 'year'] as const;

/** « prix hebdomadaire » of a series that goes by the year: what it goes by; nothing where it is as fine as asked. */
export function stepNotes({ frame }: Question, facts: readonly Fact[]): Note[] {
  const { steps } = frame;
  const published = facts.filter(({ derived, period }) => derived !== 'mean' && !period.includes('/'));
  const [first] = published;
  if (!steps || !first || published.some(({ period }) => period.length !== first.period.length)) return [];
  const held = FINEST_FIRST.find((step) => step !== 'day' && WRITTEN[step] === first.period.length);
  const isCoarser = held !== undefined && FINEST_FIRST.indexOf(held) > FINEST_FIRST.indexOf(steps);
  return isCoarser ? [{ kind: 'coarser-series', asked: steps, held }] : [];
}
