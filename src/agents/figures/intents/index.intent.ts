import { INDEX_BASE, indexNumber } from '../../../statistics/formulas/index.formula.js';
import { isStretch } from '../../../understanding/dates/period-shapes.js';
import type { Span } from '../../../understanding/dates/period.js';
import type { KnownFact } from '../../../wording/facts.js';
import type { IndexNumbers } from '../../../wording/figure.findings.js';
import { spanName } from '../asked.time.js';
import type { Line } from '../availability.js';
import { changeOf } from '../change.findings.js';
import { placesOrDefault } from '../defaults.js';
import { comparedSteps } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek } from '../seeking.js';
import { factOf } from '../track.js';
import { answerChange } from './change.intent.js';

/** Figures as an index of that of one time, « en base 100 en 2015 »; how they moved where that time has none. */
export async function answerIndex(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { indexBase } = question.frame;
  const { places, notes } = placesOrDefault(question);
  const isPriced = question.domain === 'price' && indexBase !== undefined;
  const step = isPriced ? comparedSteps({ kind: 'each', spans: [indexBase] }) : null;
  const sought = await seek(question, desk, { places, period: periodOf(question), step });
  sought.notes.push(...notes);
  const found = sought.holdings.length > 0 && indexBase ? await changeOf(question, desk, sought) : null;
  if (found?.kind !== 'change' || !indexBase) return answerChange(question, desk);
  const isEnd = isStretch(periodOf(question));
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const indices = lines.flatMap((line) => indexOf(line, indexBase, isEnd) ?? []);
  return indices.length > 0 ? { ...found, indices, holds: null } : found;
}

/** The index of a line's figures: of each, or over a stretch of the last; null where there is no figure at the base. */
function indexOf(line: Line, base: Span, isEnd: boolean): IndexNumbers | null {
  const facts = line.observations
    .toSorted((a, b) => a.period - b.period)
    .map((one) => factOf(line.track, one));
  const start = facts.find(
    ({ period }) => spanName(base).startsWith(period) || period.startsWith(spanName(base)),
  );
  if (!start) return null;
  const others = facts.filter((fact) => fact !== start);
  const at = (isEnd ? others.slice(-1) : others).flatMap((fact) => indexAt(start, fact) ?? []);
  return at.length > 0 ? { base: { name: 'index', value: INDEX_BASE, unit: 'index' }, start, at } : null;
}

function indexAt(start: KnownFact, fact: KnownFact): IndexNumbers['at'][number] | null {
  const value = indexNumber(start.value, fact.value);
  return value === null ? null : { fact, index: { name: 'index', value, unit: 'index' } };
}
