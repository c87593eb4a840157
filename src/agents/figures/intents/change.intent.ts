import { averageOf } from '../average.findings.js';
import { changeOf } from '../change.findings.js';
import { countedFromNewest } from '../counted.back.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { comparedSteps, setsMonths, type MeanStep } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek, type Sought } from '../seeking.js';
import { knownOf, nameOf } from '../track.js';
import { valueFindings } from '../value.findings.js';
import { moveOfYear } from '../year.move.js';

/** How one or several lines of figures moved between two periods. */
export async function answerChange(question: Question, desk: Desk): Promise<FigureAnswer> {
  const inYear = await moveOfYear(question, desk);
  if (inYear) return inYear;
  const { places, notes } = placesOrDefault(question);
  const asked = question.frame.period?.value ?? null;
  const step = stepOf(question);
  const sought = await seek(question, desk, { places, period: asked, step });
  if (sought.holdings.length === 0 && step === 'monthly') return ofUnfinishedMonths(question, desk, sought);
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  sought.notes.push(...notes);
  const counted = countedFromNewest(
    question,
    sought.holdings.flatMap(({ lines }) => lines),
  );
  if (counted === null) return changeOrOnly(question, desk, sought);
  const then = await seek(counted, desk, { places, period: periodOf(counted), step });
  then.notes.push(...notes);
  return changeOrOnly(counted, desk, then);
}

/** How the lines moved; of those that have one figure of one period each, that. */
function changeOrOnly(question: Question, desk: Desk, sought: Sought): Promise<FigureAnswer> {
  const period = onlyPeriodOf(sought);
  if (period === null) return changeOf(question, desk, sought);
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const only: Sought = { ...sought, notes: [...sought.notes, { kind: 'only-period', period }] };
  return valueFindings(ofAllTimes(question), desk, only, lines);
}

/** The one period that all lines have their only figure of: lentils in France are known of 2025 alone. Null where they have more. */
function onlyPeriodOf({ holdings }: Sought): string | null {
  const periods = holdings.flatMap(({ lines }) =>
    lines.flatMap(({ track }) => knownOf(track).map(({ period }) => nameOf(track, period))),
  );
  const [only] = periods;
  const lines = holdings.flatMap((holding) => holding.lines);
  // The mean of one year is of many figures.
  if (lines.some(({ track }) => track.derived === 'mean')) return null;
  return only !== undefined && periods.length === lines.length && new Set(periods).size === 1 ? only : null;
}

function ofAllTimes(question: Question): Question {
  return { ...question, frame: { ...question.frame, period: null } };
}

/** What prices are averaged to: the months where each is asked for, else as the ends of the time are; nothing of quotations by the week. */
function stepOf({ domain, frame: { steps, listed, period } }: Question): MeanStep | null {
  if (domain !== 'price' || steps === 'week' || steps === 'day') return null;
  return steps === 'month' && listed ? 'monthly' : comparedSteps(period?.value ?? null);
}

/** A month that is not complete has no mean to set beside another's: each is told with the days that it is of. */
async function ofUnfinishedMonths(question: Question, desk: Desk, tried: Sought): Promise<FigureAnswer> {
  const period = periodOf(question);
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period });
  if (sought.holdings.length === 0) return explain(question, desk, tried.failures);
  sought.notes.push(...notes);
  return setsMonths(period) ? averageOf(question, desk, sought) : changeOf(question, desk, sought);
}
