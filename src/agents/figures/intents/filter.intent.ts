import type { Order } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/normalise.js';
import type { Figure, KnownFact } from '../../../wording/facts.js';
import { clarify } from '../clarification.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { isGroup } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { figuresByPlace } from '../ranking/place.figures.js';
import { factsByPlace } from '../ranking/place.ranking.js';
import { baseValue, inOrder } from '../ranking/ranks.js';
import { chosenScope } from '../ranking/scope.choice.js';
import { findSingleLine, isLine } from '../single.line.js';
import { isNegated } from '../negation.js';
import { answerExtreme } from './extreme.intent.js';
import { answerRanking } from './ranking.intent.js';
import { answerValue } from './value.intent.js';

/** The places, or the periods, whose figure is above or below a threshold. */
export async function answerFilter(question: Question, desk: Desk): Promise<FigureAnswer> {
  if (!question.frame.threshold) return answerRanking(question, desk);
  if (question.products.length === 0) return clarify(question, desk, ['product']);
  return overOf(question, desk) === 'periods' ? filterPeriods(question, desk) : filterPlaces(question, desk);
}

/** « en quelles années la France » is over periods; « quels pays » over places, as is any group without a span of time. */
function overOf(question: Question, desk: Desk): Order['over'] {
  const said = question.frame.order?.over;
  if (said && (said === 'periods' || question.domain !== 'price')) return said;
  if (question.domain === 'price') return 'periods';
  const countries = question.place.places.filter((id) => !isGroup(desk.lexicon, id));
  return countries.length === 1 ? 'periods' : 'places';
}

async function filterPlaces(question: Question, desk: Desk): Promise<FigureAnswer> {
  const scope = await chosenScope(question, desk);
  const figures = await figuresByPlace(question, desk, scope);
  const facts = factsByPlace(figures);
  if (facts.length === 0) {
    const { tracks, ask } = figures;
    return explain(question, desk, [
      { best: null, withheld: false, tracks, ask, product: question.products[0] ?? '' },
    ]);
  }
  const notes = [...question.notes, ...figures.notes];
  return filterFindings(question, desk, { facts, notes, over: 'places', scope: scope.group });
}

async function filterPeriods(question: Question, desk: Desk): Promise<FigureAnswer> {
  const found = await findSingleLine(question, desk);
  if (!isLine(found)) return found;
  const { facts, notes } = found;
  const other = inOtherMoney(question, desk, facts[0]);
  if (other) return facts.length === 1 ? answerValue(other, desk) : answerExtreme(other, desk);
  return filterFindings(question, desk, { facts, notes, over: 'periods', scope: null });
}

/**
 * « plus de 1500 euros » of a price in dollars is neither true nor false: the highest or the lowest price is told instead,
 * and that it is in dollars. Null where the two are of one currency.
 */
function inOtherMoney(question: Question, desk: Desk, sample: KnownFact | undefined): Question | null {
  const { frame } = question;
  const { threshold } = frame;
  if (!threshold?.unit || !sample) return null;
  const [asked, given] = [threshold.unit, sample.unit].map((id) => desk.lexicon.getUnit(id).dimension);
  if (asked === given || !asked?.endsWith(PRICED) || !given?.endsWith(PRICED)) return null;
  const end = threshold.comparator === 'above' ? 'highest' : 'lowest';
  const unit = { value: threshold.unit, provenance: 'explicit' } as const;
  return {
    ...question,
    frame: { ...frame, threshold: null, unit, order: { end, count: null, over: 'periods' } },
  };
}

/** What the dimensions of prices end in: `usd-mass`, `eur-mass`. */
const PRICED = '-mass';

interface Compared {
  facts: KnownFact[];
  notes: Parameters<typeof foundBase>[3];
  over: 'places' | 'periods';
  scope: string | null;
}

async function filterFindings(question: Question, desk: Desk, compared: Compared): Promise<FigureAnswer> {
  const { facts, notes, over, scope } = compared;
  const asked = question.frame.threshold;
  const [sample] = facts;
  if (!asked || !sample) throw new Error('a filter needs a threshold and figures');
  const threshold = thresholdOf(desk, asked, sample);
  const limit = threshold.value * desk.lexicon.getUnit(threshold.unit).factor;
  const above = asked.comparator === 'above';
  const passing = facts.filter((fact) => {
    const value = baseValue(desk.lexicon, fact);
    return above ? value > limit : value < limit && value > 0;
  });
  const matches = over === 'periods' ? passing : inOrder(desk.lexicon, passing, above ? 'highest' : 'lowest');
  if (over === 'periods' && facts.length === 1) {
    const holds = isNegated(question.frame.text) ? null : passing.length === 1;
    const base = await foundBase(question, desk, [sample], notes);
    return { kind: 'value', ...base, values: [sample], before: null, latest: false, holds };
  }
  const periods = facts.flatMap((fact) => fact.period.split('/')).sort();
  return {
    kind: 'filter',
    ...(await foundBase(question, desk, matches, notes)),
    citations: await desk.reader.citationsOf(facts.map((fact) => fact.dataset)),
    ...lastTimeOf(question, over, matches),
    over,
    comparator: asked.comparator,
    threshold,
    matches,
    compared: countOf(facts.length, 'compared'),
    sample,
    scope,
    from: periods[0] ?? '',
    to: periods.at(-1) ?? '',
  };
}

/** « la dernière fois », « depuis quand », "when did it last exceed"; not "when in the last ten years". */
const LAST_TIME =
  /\b(?:derniere fois|depuis quand|last time|since when)\b|^when (?:did|has|have|was|were) .*\blast (?!\d|few|five|ten|twenty|year|month|decade)/;

/** « depuis quand … n'a-t-il plus dépassé », "the last time … was above": the newest of the periods. */
function lastTimeOf(
  { frame }: Question,
  over: Compared['over'],
  matches: readonly KnownFact[],
): { lastTime?: KnownFact } {
  const newest = matches.at(-1);
  const asks = over === 'periods' && LAST_TIME.test(fold(frame.text));
  return asks && newest ? { lastTime: newest } : {};
}

/** The threshold in its own unit; « 85 quintaux » of a yield is per hectare; without one it is in that of the figures. */
function thresholdOf(desk: Desk, asked: { value: number; unit: string | null }, sample: KnownFact): Figure {
  const own = desk.lexicon.getUnit(sample.unit);
  const meant = [asked.unit, `${asked.unit}/ha`];
  const unit = desk.lexicon.units.find((one) => meant.includes(one.id) && one.dimension === own.dimension);
  return { name: 'threshold', value: asked.value, unit: unit?.id ?? baseUnitOf(desk, sample) };
}

/** A bare number means tonnes, hectares or head, not thousands of them. */
function baseUnitOf(desk: Desk, sample: KnownFact): string {
  const { dimension } = desk.lexicon.getUnit(sample.unit);
  const base = desk.lexicon.units.find((unit) => unit.dimension === dimension && unit.factor === 1);
  return dimension === 'mass' || dimension === 'area' || dimension === 'head'
    ? (base?.id ?? sample.unit)
    : sample.unit;
}
