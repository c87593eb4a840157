import { yearOf, yearSpan } from '../../../understanding/dates/calendar.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { KnownFact } from '../../../wording/facts.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { findSingleLine, isLine } from '../single.line.js';
import { answerChange } from './change.intent.js';
import { answerValue } from './value.intent.js';

/** What a figure is said to become of itself, by the words for it. */
const FACTORS: readonly (readonly [words: RegExp, factor: number])[] = [
  [/\bdoubl/, 2],
  [/\b(?:tripl|trebl)/, 3],
  [/\bquadrupl/, 4],
  [/\bhalv|\bdivis\w+ par (?:deux|2)\b|\bperdu la moitie\b/, 1 / 2],
];

const HOW_LONG =
  /\b(?:(?:en|sur) combien (?:d['’]annees|de temps|d['’]ans)|combien (?:d['’]annees|de temps|d['’]ans) (?:a-t-il fallu|ont ete|faut-il|pour)|(?:in|over) how many years|how (?:long|many years) (?:did|has|have|does))/;
const SINCE_WHEN = /\b(?:depuis (?:quand|quelle annee|combien)|since (?:when|what year|which year))\b/;

/** « en combien d'années la surface de soja a-t-elle doublé », "since when has it doubled": of one line, over all its years. */
export function asksWhenMultiplied({ frame, products, place }: Question): boolean {
  const isOfOne = products.length === 1 && place.places.length < 2 && frame.threshold === null;
  const text = fold(frame.text);
  const isAsked = HOW_LONG.test(text) || SINCE_WHEN.test(text);
  return isOfOne && isAsked && factorOf(text) !== null && startOf(frame.period?.value ?? null) !== undefined;
}

function factorOf(folded: string): number | null {
  return FACTORS.find(([words]) => words.test(folded))?.[1] ?? null;
}

/** The year from which on it is looked for; null where all are, undefined where the time asked is no such stretch. */
function startOf(period: Period | null): number | null | undefined {
  if (isOpen(period) || period?.kind === 'all') return null;
  return period?.kind === 'between' && period.from && !period.to ? yearOf(period.from.from) : undefined;
}

/** How it moved over the latest stretch that it took, or from its start up to the newest figure; else over all years. */
export async function answerWhenMultiplied(question: Question, desk: Desk): Promise<FigureAnswer> {
  const all = withPeriod(question, { kind: 'all' });
  const line = await findSingleLine(all, desk, 'annual');
  if (!isLine(line) || line.facts.length < 2) return answerValue(question, desk);
  const start = startOf(periodOf(question));
  const facts = line.facts.filter(({ period }) => !start || yearOf(period) >= start);
  const text = fold(question.frame.text);
  const factor = factorOf(text) ?? 1;
  const stretch = SINCE_WHEN.test(text) ? stretchToNewest(facts, factor) : latestStretch(facts, factor);
  if (!stretch) return answerChange(all, desk);
  const [from, to] = [stretch.from, stretch.to].map(({ period }) => yearSpan(yearOf(period)));
  return answerChange(withPeriod(question, { kind: 'between', from: from ?? null, to: to ?? null }), desk);
}

/** Two figures of a line, the one so many times the other. */
interface Stretch {
  from: KnownFact;
  to: KnownFact;
}

function hasBecome(factor: number, { from, to }: Stretch): boolean {
  if (from.value <= 0) return false;
  return factor > 1 ? to.value >= factor * from.value : to.value <= factor * from.value;
}

/** From the last year after which it became so many times as much, up to the first year when it had. */
function latestStretch(facts: readonly KnownFact[], factor: number): Stretch | null {
  for (const [at, from] of [...facts.entries()].toReversed()) {
    const to = facts.slice(at + 1).find((later) => hasBecome(factor, { from, to: later }));
    if (to) return { from, to };
  }
  return null;
}

/** From the last year of which the newest figure is so many times as much. */
function stretchToNewest(facts: readonly KnownFact[], factor: number): Stretch | null {
  const to = facts.at(-1);
  const from = to && facts.findLast((earlier) => hasBecome(factor, { from: earlier, to }));
  return from ? { from, to } : null;
}

function withPeriod(question: Question, value: Period): Question {
  const { run: _, ...frame } = question.frame;
  return { ...question, frame: { ...frame, period: { value, provenance: 'assumed' } } };
}
