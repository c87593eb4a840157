import { sum } from '../../../statistics/formulas/mean.formula.js';
import type { KnownFact, Note } from '../../../wording/figure.findings.js';
import { placesOrDefault } from '../defaults.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { areComparable, baseValue } from '../ranking/ranks.js';
import { withoutAncestors } from '../ranking/product.ranking.js';
import { seek } from '../seeking.js';
import { factOf } from '../track.js';
import { answerValue } from './value.intent.js';

/** Several figures summed: places, products or years. What a publisher sums itself is taken as published. */
export async function answerAggregate(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const products = withoutAncestors(desk.lexicon, question.products);
  const period = question.frame.period?.value ?? null;
  const stretch = period?.kind === 'between' || period?.kind === 'last' || period?.kind === 'each';
  if ((places?.length ?? 1) < 2 && products.length < 2 && !stretch) return answerValue(question, desk);
  const sought = await seek(question, desk, { products, places, period });
  const facts = sought.holdings.flatMap((holding) =>
    holding.lines.flatMap((line) => line.observations.map((one) => factOf(line.track, one))),
  );
  if (facts.length < 2 || !isSummable(desk, facts) || isIncomplete(sought.notes))
    return answerValue(question, desk);
  const base = await foundBase(question, desk, facts, [...sought.notes, ...notes]);
  const unit = facts[0]?.unit ?? '';
  const factor = desk.lexicon.getUnit(unit).factor;
  const value = sum(facts.map((fact) => baseValue(desk.lexicon, fact))) / factor;
  const total = { name: 'sum', value, unit };
  return {
    kind: 'aggregate',
    ...base,
    parts: facts,
    total,
    by: byOf(facts),
    group: null,
    count: countOf(facts.length),
  };
}

/** Sums only what can be summed: additive measures in one dimension, one place and product each once a period. */
function isSummable(desk: Desk, facts: readonly KnownFact[]): boolean {
  const additive = facts.every((fact) => desk.lexicon.getMeasure(fact.measure).additive);
  const cells = new Set(facts.map((fact) => `${fact.product} ${fact.place} ${fact.period}`));
  const places = [...new Set(facts.map((fact) => fact.place))];
  const nested = places.some((id) =>
    places.some((other) => desk.lexicon.findPlace(id)?.within.includes(other)),
  );
  return additive && cells.size === facts.length && !nested && areComparable(desk.lexicon, facts);
}

function isIncomplete(notes: readonly Note[]): boolean {
  return notes.some((note) => note.kind === 'missing');
}

function byOf(facts: readonly KnownFact[]): 'place' | 'product' | 'period' {
  if (new Set(facts.map((fact) => fact.place)).size > 1) return 'place';
  return new Set(facts.map((fact) => fact.product)).size > 1 ? 'product' : 'period';
}
