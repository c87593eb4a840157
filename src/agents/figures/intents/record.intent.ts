import type { Intent } from '../../../understanding/frame.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period, Span } from '../../../understanding/dates/period.js';
import { placesOrDefault } from '../defaults.js';
import { spanName } from '../asked.time.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { recordClaimOf } from '../record.claim.js';
import { seek } from '../seeking.js';
import { findSingleLine, isLine } from '../single.line.js';
import { extremePeriod } from './extreme.intent.js';

/** Intents that a question of a record may be read as; what is to come and several beside one another are others. */
const READ_AS: readonly Intent[] = ['value', 'latest', 'series', 'change', 'extreme', 'average'];

/** Whether one figure of one thing, the newest or that of the time named, is put up against all that are held. */
export function putsUpRecord(question: Question): boolean {
  const { frame, products, place } = question;
  const isOfOne = products.length === 1 && place.places.length < 2;
  const isPlain = READ_AS.includes(frame.intent) && frame.threshold === null && !frame.ahead;
  return isOfOne && isPlain && isOfOneTime(periodOf(question)) && recordClaimOf(frame.text) !== null;
}

/** Now, or one time that is named, against all that there are. */
function isOfOneTime(period: Period | null): boolean {
  return isOpen(period) || period.kind === 'at' || period.kind === 'all';
}

/** The time that is named. */
function spanNamed(question: Question): Span | null {
  const period = periodOf(question);
  return period?.kind === 'at' ? period.span : null;
}

/** « le blé n'a jamais été aussi cher »: yes or no, with the extreme of the series and the figure that is put up. */
export async function answerRecord(question: Question, desk: Desk): Promise<FigureAnswer> {
  const claim = recordClaimOf(question.frame.text);
  if (!claim) throw new Error('no record is put up');
  const span = spanNamed(question);
  const step = span?.grain === 'year' ? 'annual' : null;
  const overall = await ofCurrentLine(
    { ...question, frame: { ...question.frame, period: null } },
    desk,
    span,
  );
  const order = { end: claim.end, count: null, over: 'periods' } as const;
  const line = await findSingleLine(overall, desk, step);
  const found = await extremePeriod(overall, desk, order, step);
  if (found.kind !== 'extreme' || !isLine(line)) return found;
  const supposed = span ? line.facts.find((fact) => fact.period === spanName(span)) : line.last;
  if (!supposed) return found;
  return {
    ...found,
    facts: [...found.facts.filter((fact) => fact.period !== supposed.period), supposed],
    supposed,
    ...(claim.isReversed && { isReversed: true as const }),
  };
}

/** What is put up of now is of a series that goes on: not of the longest one where that has ended. */
async function ofCurrentLine(question: Question, desk: Desk, span: Span | null): Promise<Question> {
  const { places } = placesOrDefault(question);
  if (span !== null || places !== null) return question;
  const sought = await seek(question, desk, { places, period: null });
  const place = sought.holdings[0]?.lines[0]?.track.place;
  return place === undefined
    ? question
    : { ...question, place: { ...question.place, places: [place], open: false } };
}
