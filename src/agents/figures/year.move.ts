import { isOfYear } from '../../understanding/dates/period-shapes.js';
import type { Period, Span } from '../../understanding/dates/period.js';
import type { ChangeFindings } from '../../wording/figure.findings.js';
import { changeOf } from './change.findings.js';
import { placesOrDefault } from './defaults.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import { seek, type SeekOptions } from './seeking.js';

/**
 * How a price moved in the one year named, where the words say which way: its mean beside that of the year before, then the
 * year's first figure beside its last. A yes or a no is given where both agree. Null for any other question, and where the
 * means of the two years are not held.
 */
export async function moveOfYear(question: Question, desk: Desk): Promise<FigureAnswer | null> {
  const year = yearOf(question);
  if (!year) return null;
  const { places } = placesOrDefault(question);
  const beside: Period = { kind: 'each', spans: [yearBefore(year), year] };
  const means = await oneChange(question, desk, { places, period: beside, step: 'annual' });
  const within = means && (await oneChange(question, desk, { places, period: periodOf(question) }));
  if (!within || !areOfOneLine(means, within)) return null;
  return {
    ...means,
    facts: [...means.facts, ...within.facts],
    changes: [...means.changes, ...within.changes],
    holds: means.holds === within.holds ? means.holds : null,
  };
}

/** The year that a price is said to have moved in; null where it is no price, no one year, or no way is said. */
function yearOf({ frame: { period, movement }, domain }: Question): Span | null {
  if (domain !== 'price' || !movement || !period || !isOfYear(period.value)) return null;
  return period.value.kind === 'at' ? period.value.span : null;
}

function yearBefore({ from, to }: Span): Span {
  const before = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return { from: before(from), to: before(to), grain: 'year' };
}

/** The change of the one line found; null where there is none, or there are several. */
async function oneChange(
  question: Question,
  desk: Desk,
  options: SeekOptions,
): Promise<ChangeFindings | null> {
  const sought = await seek(question, desk, options);
  if (sought.holdings.flatMap(({ lines }) => lines).length !== 1) return null;
  const found = await changeOf(question, desk, sought);
  return found.kind === 'change' && found.changes.length === 1 ? found : null;
}

/** Whether both are of the same published figures, which are finer than years: those by the year are set beside the year before anyway. */
function areOfOneLine(means: ChangeFindings, within: ChangeFindings): boolean {
  const [ofMeans, ofYear] = [means.changes[0]?.to, within.changes[0]?.to];
  if (!ofMeans || !ofYear || ofMeans.derived !== 'mean') return false;
  return (['product', 'place', 'dataset', 'unit'] as const).every((key) => ofMeans[key] === ofYear[key]);
}
