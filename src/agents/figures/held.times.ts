import type { Intent } from '../../understanding/frame.js';
import type { Span } from '../../understanding/dates/period.js';
import type { Note } from '../../wording/facts.js';
import type { OutOfPeriod } from '../../wording/figure.findings.js';
import { spanName } from './asked.time.js';
import { asksYesOrNo } from './claim.js';
import { handlerOf } from './handlers.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';

/** Intents that set single times beside one another, each of which can be told without the others. */
const SIDE_BY_SIDE: readonly Intent[] = [
  'value',
  'latest',
  'series',
  'change',
  'comparison',
  'average',
  'extreme',
  'share',
];

/** Where some of the times named have no figure: what is held of the others, and which have none. */
export async function orHeldTimes(
  question: Question,
  desk: Desk,
  answer: OutOfPeriod,
): Promise<FigureAnswer> {
  const period = periodOf(question);
  if (period?.kind !== 'each' || !SIDE_BY_SIDE.includes(question.frame.intent)) return answer;
  const { held, missing } = await sorted(question, desk, period.spans);
  const [first] = held;
  if (!first) return { ...answer, asked: missing.map(spanName) };
  if (missing.length === 0) return answer;
  const times = ofTimes(question, [first, ...held.slice(1)]);
  const read = {
    ...times,
    notes: [...times.notes, noteOf(missing, answer, asksYesOrNo(question.frame.text))],
  };
  const found = await handlerOf(read, desk)(read, desk);
  return isAnswer(found) ? found : answer;
}

/** The times by whether each by itself can be answered for. */
async function sorted(
  question: Question,
  desk: Desk,
  spans: readonly Span[],
): Promise<{ held: Span[]; missing: Span[] }> {
  const [held, missing]: [Span[], Span[]] = [[], []];
  for (const span of spans) {
    const read = ofTimes(question, [span]);
    const found = await handlerOf(read, desk)(read, desk);
    (isAnswer(found) && !('insteadOf' in found) ? held : missing).push(span);
  }
  return { held, missing };
}

function isAnswer({ outcome }: FigureAnswer): boolean {
  return outcome === 'answer' || outcome === 'assume';
}

/** The question about those times alone; of a single one its figure is asked for, as there is nothing to set it beside. */
function ofTimes(question: Question, spans: readonly [Span, ...Span[]]): Question {
  const { frame } = question;
  const [span] = spans;
  const isOne = spans.length === 1;
  const period: Question['frame']['period'] = frame.period && {
    ...frame.period,
    value: isOne ? { kind: 'at', span } : { kind: 'each', spans: [...spans] },
  };
  const intent = isOne && frame.intent !== 'share' ? 'value' : frame.intent;
  return { ...question, frame: { ...frame, intent, period } };
}

function noteOf(missing: readonly Span[], { extents: [extent] }: OutOfPeriod, isFirst: boolean): Note {
  const periods = missing.map(spanName);
  const isWithin = (period: string): boolean =>
    extent !== undefined && period >= extent.from.slice(0, period.length) && period <= extent.to;
  const series = extent && !periods.some(isWithin) ? { from: extent.from, to: extent.to } : null;
  return { kind: 'missing-times', periods, series, ...(isFirst && { isFirst }) };
}
