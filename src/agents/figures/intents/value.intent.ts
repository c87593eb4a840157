import type { Frame } from '../../../understanding/frame.js';
import type { Line } from '../availability.js';
import { averageOf } from '../average.findings.js';
import { claimOf } from '../claim.js';
import { changeOf } from '../change.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { setsMonths, setsYears } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek, type Sought } from '../seeking.js';
import { valueFindings } from '../value.findings.js';
import { answerChange } from './change.intent.js';
import { answerRemainder } from './remainder.js';

/** One or several figures at a period, or the newest. */
export async function answerValue(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { excluded } = question.frame;
  if (excluded && !excluded.periods) return await answerRemainder(question, desk, excluded);
  const { places, notes } = placesOrDefault(question);
  const period = question.frame.period?.value ?? null;
  const sought = await seek(question, desk, { places, period });
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  sought.notes.push(...notes);
  const lines = sought.holdings
    .flatMap((holding) => holding.lines)
    .map((line) => atEnd(line, question.frame));
  const isSpread =
    question.frame.endOfTime === undefined && lines.some((line) => line.observations.length > 1);
  if (isSpread) return spread(question, desk, sought, lines);
  return valueFindings(question, desk, sought, lines);
}

/** The first or the last figure of the time asked about, where that is meant. */
function atEnd(line: Line, { endOfTime }: Frame): Line {
  if (endOfTime === undefined) return line;
  const { observations } = line;
  const ends = { first: observations.slice(0, 1), last: observations.slice(-1) };
  const both = observations.length > 1 ? [...ends.first, ...ends.last] : observations;
  return { ...line, observations: endOfTime === 'both' ? both : ends[endOfTime] };
}

/** Several figures for one slot: a stretch of years reads as a change, the months of a year as their mean. */
function spread(
  question: Question,
  desk: Desk,
  sought: Sought,
  lines: readonly Line[],
): Promise<FigureAnswer> {
  const period = periodOf(question);
  const kind = period?.kind;
  if (kind === 'latest') return valueFindings(question, desk, sought, lines);
  if (kind === 'at' || setsMeansOfYears(question, lines)) return averageOf(question, desk, sought);
  if (setsMonths(period) && lines.some(({ track }) => track.frequency === 'weekly'))
    return answerChange(question, desk);
  if (kind === 'each' && lines.every((line) => isShort(line)) && !claims(question))
    return valueFindings(question, desk, sought, lines);
  return changeOf(question, desk, sought);
}

/** « en 2023 et 2024 » of monthly or weekly prices: the mean of each year. */
function setsMeansOfYears(question: Question, lines: readonly Line[]): boolean {
  const isFiner = lines.every(({ track }) => track.frequency !== 'annual');
  return isFiner && setsYears(periodOf(question)) && !claims(question);
}

function claims({ frame }: Question): boolean {
  return claimOf(frame.text) !== null;
}

function isShort(line: Line): boolean {
  return line.observations.length <= 6;
}
