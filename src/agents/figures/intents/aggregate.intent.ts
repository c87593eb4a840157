import { sum } from '../../../statistics/formulas/mean.formula.js';
import type { Figure, KnownFact, Note } from '../../../wording/facts.js';
import { placesOrDefault } from '../defaults.js';
import { factsOf, foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { areComparable, baseValue } from '../ranking/ranks.js';
import { withoutAncestors } from '../ranking/product.ranking.js';
import { seek } from '../seeking.js';
import { answerValue } from './value.intent.js';

/** Several figures summed: places, products or years. What a publisher sums itself is taken as published. */
export async function answerAggregate(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const products = withoutAncestors(desk.lexicon, question.products);
  if (isSingle(question, places, products)) return answerValue(question, desk);
  const sought = await seek(question, desk, { products, places, period: periodOf(question) });
  const facts = factsOf(sought.holdings);
  const [first] = facts;
  if (!first || !isSummable(desk, facts) || isIncomplete(sought.notes)) return answerValue(question, desk);
  const base = await foundBase(question, desk, facts, [...sought.notes, ...notes]);
  const total = totalOf(desk, facts, first.unit);
  return {
    kind: 'aggregate',
    ...base,
    parts: facts,
    total,
    by: byOf(facts),
    count: countOf(facts.length),
  };
}

/** One place, one product, one period: nothing to sum. */
function isSingle(
  question: Question,
  places: readonly string[] | null,
  products: readonly string[],
): boolean {
  const kind = periodOf(question)?.kind;
  const stretch = kind === 'between' || kind === 'last' || kind === 'each';
  return (places === null || places.length < 2) && products.length < 2 && !stretch;
}

function totalOf(desk: Desk, facts: readonly KnownFact[], unit: string): Figure {
  const inBase = sum(facts.map((fact) => baseValue(desk.lexicon, fact)));
  return { name: 'sum', value: inBase / desk.lexicon.getUnit(unit).factor, unit };
}

/** Sums only what can be summed: additive measures in one dimension, one place and product each once a period, and not places or products over several periods at once. */
function isSummable(desk: Desk, facts: readonly KnownFact[]): boolean {
  if (facts.length < 2) return false;
  const isCrossed = byOf(facts) !== 'period' && new Set(facts.map((fact) => fact.period)).size > 1;
  const additive = facts.every((fact) => desk.lexicon.getMeasure(fact.measure).additive);
  const cells = new Set(facts.map((fact) => `${fact.product} ${fact.place} ${fact.period}`));
  const places = [...new Set(facts.map((fact) => fact.place))];
  const nested = places.some((id) =>
    places.some((other) => desk.lexicon.findPlace(id)?.within.includes(other)),
  );
  return (
    additive && !isCrossed && cells.size === facts.length && !nested && areComparable(desk.lexicon, facts)
  );
}

function isIncomplete(notes: readonly Note[]): boolean {
  return notes.some((note) => note.kind === 'missing');
}

function byOf(facts: readonly KnownFact[]): 'place' | 'product' | 'period' {
  if (new Set(facts.map((fact) => fact.place)).size > 1) return 'place';
  return new Set(facts.map((fact) => fact.product)).size > 1 ? 'product' : 'period';
}
