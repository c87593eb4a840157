import { monthOf, monthsSpan, spanOf, yearOf, yearSpan } from '../../../understanding/dates/calendar.js';
import type { Period, Span } from '../../../understanding/dates/period.js';
import type { Frame } from '../../../understanding/frame.js';
import { questionOf, type Desk, type FigureAnswer, type IntentHandler, type Question } from '../question.js';
import { inOrder } from '../ranking/ranks.js';
import { isLine } from '../single.line.js';
import { answerAgainstMean } from './against-mean.intent.js';
import { answerChange } from './change.intent.js';
import { orderedLine } from './extreme.intent.js';
import { answerValue } from './value.intent.js';

type FromExtreme = NonNullable<Frame['fromExtreme']>;

/** The figure of the time at which another was highest or lowest, or how far it lies from others of its own line. */
export async function answerFromExtreme(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { fromExtreme } = question.frame;
  if (!fromExtreme) throw new Error('no extreme is named');
  const { of } = fromExtreme;
  const order = of.order ?? { end: 'highest', count: null, over: 'periods' };
  const domain = of.domain === 'price' || of.domain === 'production' ? of.domain : question.domain;
  const event = questionOf({ ...question, question: of.text, frame: of }, domain, desk.lexicon);
  const line = await orderedLine(event, desk, order);
  if (!isLine(line)) return line;
  const [extreme = line.last] = inOrder(desk.lexicon, line.facts, order.end);
  const value = periodFrom(spanOf(extreme.period), fromExtreme);
  const frame = { ...question.frame, period: { value, provenance: 'explicit' as const } };
  return handlerOf(question.frame, fromExtreme)({ ...question, frame }, desk);
}

function handlerOf({ baseline }: Frame, { as }: FromExtreme): IntentHandler {
  if (as !== 'at') return answerChange;
  return baseline === undefined ? answerValue : answerAgainstMean;
}

/** The time of the extreme itself, from it to now or to another time, or between it and the time beside it. */
function periodFrom(span: Span, { as, to, beside, wholeYear }: FromExtreme): Period {
  if (as === 'at') return { kind: 'at', span: wholeYear ? yearSpan(yearOf(span.from)) : span };
  if (!beside) return { kind: 'between', from: span, to: to ?? null };
  const other = monthsLater(span, beside.years * MONTHS_PER_YEAR + beside.months);
  return other.from < span.from
    ? { kind: 'between', from: other, to: span }
    : { kind: 'between', from: span, to: other };
}

const MONTHS_PER_YEAR = 12;

/** A year or a month so many months later; of weeks the month that many months from theirs. */
function monthsLater({ from, grain }: Span, months: number): Span {
  const isYear = grain === 'year';
  return monthsSpan(
    yearOf(from),
    monthOf(from) + months,
    isYear ? MONTHS_PER_YEAR : 1,
    isYear ? 'year' : 'month',
  );
}
