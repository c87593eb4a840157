import type { Change, ChangeFindings } from '../../../wording/figure.findings.js';
import { compareLines } from '../comparison.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { overStretch } from '../ranking/moved.js';
import { wantsVerdict } from '../verdict.js';
import { answerChange } from './change.intent.js';

type Compared = NonNullable<ChangeFindings['compared']>;

/** « lequel a le plus baissé, le blé ou l'orge »: the moves of several are set against one another, and not their levels. */
export function comparesMoves({ frame, products, place }: Question): boolean {
  const isOfSeveral = products.length > 1 || place.places.length > 1;
  const isOther = frame.threshold !== null || frame.intent === 'share' || frame.intent === 'correlation';
  return isOfSeveral && !isOther && frame.comparedMoves !== undefined && frame.movement !== undefined;
}

/** Every one's change, and whose is the largest or the smallest of those that went the way asked. */
export async function answerMoves(asked: Question, desk: Desk): Promise<FigureAnswer> {
  const question = overStretch(asked);
  const isDated = question.frame.period !== null;
  const found = await (isDated ? changesOf(question, desk) : answerChange(question, desk));
  const { movement, comparedMoves } = question.frame;
  if (found.kind !== 'change' || found.changes.length < 2 || !movement || !comparedMoves) return found;
  const compared = comparedOf(found.changes, movement, comparedMoves);
  return { ...found, compared, holds: holdsOf(question, found.changes, compared) };
}

/** On one market, where prices of several are compared. */
function changesOf(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places } = question.place;
  const sides = { ...(places.length > 1 ? { places } : {}), products: question.products };
  return compareLines(question, desk, { ...sides, end: 'highest' });
}

function comparedOf(changes: readonly Change[], way: Compared['way'], end: Compared['end']): Compared {
  const goes = changes.filter(({ difference }) =>
    way === 'up' ? difference.value > 0 : difference.value < 0,
  );
  const sign = end === 'most' ? -1 : 1;
  const first = (sizeOf: (change: Change) => number): Change | null =>
    goes.toSorted((a, b) => (Math.abs(sizeOf(a)) - Math.abs(sizeOf(b))) * sign)[0] ?? null;
  const isOneUnit = new Set(changes.map(({ to }) => to.unit)).size === 1;
  return {
    way,
    end,
    inPercent: first(({ percent }) => percent?.value ?? 0),
    inSize: isOneUnit ? first(({ difference }) => difference.value) : null,
  };
}

/** Whether the first one named is the one, where a yes or a no is asked for; null where percent and size disagree. */
function holdsOf(question: Question, changes: readonly Change[], compared: Compared): boolean | null {
  if (!wantsVerdict(question)) return null;
  const { inPercent, inSize } = compared;
  if (inSize && inSize !== inPercent) return null;
  return inPercent === changes[0];
}
