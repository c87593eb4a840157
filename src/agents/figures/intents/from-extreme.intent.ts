import { spanOf } from '../../../understanding/dates/calendar.js';
import { questionOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { inOrder } from '../ranking/ranks.js';
import { findSingleLine, isLine } from '../single.line.js';
import { answerChange } from './change.intent.js';
import { answerValue } from './value.intent.js';

/** The figure of the time at which another was highest or lowest, or how far its own has moved since. */
export async function answerFromExtreme(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { fromExtreme } = question.frame;
  if (!fromExtreme) throw new Error('no extreme is named');
  const { of, as, to = null } = fromExtreme;
  const event = questionOf({ ...question, question: of.text, frame: of }, question.domain, desk.lexicon);
  const line = await findSingleLine(event, desk);
  if (!isLine(line)) return line;
  const [extreme = line.last] = inOrder(desk.lexicon, line.facts, of.order?.end ?? 'highest');
  const span = spanOf(extreme.period);
  const value =
    as === 'at' ? ({ kind: 'at', span } as const) : ({ kind: 'between', from: span, to } as const);
  const frame = { ...question.frame, period: { value, provenance: 'explicit' as const } };
  return (as === 'at' ? answerValue : answerChange)({ ...question, frame }, desk);
}
