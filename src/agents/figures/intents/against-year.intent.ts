import type { Frame } from '../../../understanding/frame.js';
import type { Span } from '../../../understanding/dates/period.js';
import { yearOf } from '../../../understanding/dates/calendar.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
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

function yearNamed(question: Question): Span | null {
  const period = periodOf(question);
  const isOpen = question.frame.againstPast && period?.kind === 'between' && period.to === null;
  if (!isOpen || period.from?.grain !== 'year') return null;
  // « a-t-il rebondi après 2023 » is of the times after the year that is named.
  const isNamed = question.frame.period?.words?.includes(String(yearOf(period.from.from)));
  return isNamed ? period.from : null;
}
