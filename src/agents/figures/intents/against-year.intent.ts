import type { Frame } from '../../../understanding/frame.js';
import type { Span } from '../../../understanding/dates/period.js';
import { yearOf } from '../../../understanding/dates/calendar.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { answerAgainstMean } from './against-mean.intent.js';
import { answerChange } from './change.intent.js';

/** « le cacao est-il moins cher qu'en 2024 », "how does the cocoa price compare with 2024": a price beside that of a whole year. */
export function isAgainstYear(question: Question): boolean {
  return question.domain === 'price' && question.frame.intent === 'change' && yearNamed(question) !== null;
}

/** The newest price beside the mean of the year that is named; of yearly prices the change since that year. */
export async function answerAgainstYear(question: Question, desk: Desk): Promise<FigureAnswer> {
  const year = yearNamed(question);
  if (year === null) return answerChange(question, desk);
  const frame: Frame = { ...question.frame, period: null, baseline: 1, baselineEnd: yearOf(year.from) };
  const found = await answerAgainstMean({ ...question, frame }, desk);
  return found.kind === 'against-mean' ? found : answerChange(question, desk);
}

function yearNamed({ frame }: Question): Span | null {
  const period = frame.period?.value;
  const isOpen = frame.againstPast && period?.kind === 'between' && period.to === null;
  if (!isOpen || period.from?.grain !== 'year') return null;
  return isWholeYear(frame, period.from) ? period.from : null;
}

/** The year that is named, or that before a war; « a-t-il rebondi après 2023 » is of the times after it. */
function isWholeYear({ period, epoch }: Frame, { from }: Span): boolean {
  return epoch?.by === 'before' || (period?.words?.includes(String(yearOf(from))) ?? false);
}
