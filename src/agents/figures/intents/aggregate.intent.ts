import { sum } from '../../../statistics/formulas/mean.formula.js';
import type { Frame } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import { wordsOf } from '../../../understanding/text/tokens.js';
import type { Figure, KnownFact, Note } from '../../../wording/facts.js';
import { claimOf, isTrue, type Claim } from '../claim.js';
import { placesOrDefault } from '../defaults.js';
import { factsOf, foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { areComparable, baseValue } from '../ranking/ranks.js';
import { withoutAncestors } from '../ranking/product.members.js';
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
  const by = byOf(facts);
  const periods = [...new Set(facts.map((fact) => fact.period))].sort();
  const parts = by === 'period' ? facts : partsOf(desk, facts, by);
  const set = by === 'period' ? null : setAgainst(question, desk, parts, by);
  const summed = parts.filter((part) => part !== set?.against);
  const total = totalOf(desk, summed, first.unit);
  return {
    kind: 'aggregate',
    ...base,
    parts: summed,
    total,
    by,
    count: countOf(facts.length),
    ...(periods.length > 1 && by !== 'period' ? { periods } : {}),
    ...(set ? { against: set.against, holds: holdsOf(desk, set, total) } : {}),
  };
}

/** One part for each place or product: its figure, or the sum of its figures over the periods. */
function partsOf(desk: Desk, facts: readonly KnownFact[], by: 'place' | 'product'): KnownFact[] {
  const groups = new Map<string, KnownFact[]>();
  for (const fact of facts) groups.set(fact[by], [...(groups.get(fact[by]) ?? []), fact]);
  return [...groups.values()].flatMap((own) => {
    const last = own.at(-1);
    if (!last || own.length === 1) return own;
    return [{ ...last, value: totalOf(desk, own, last.unit).value, flags: '', derived: 'sum' as const }];
  });
}

interface SetAgainst {
  against: KnownFact;
  /** What the question supposes of the one beside the sum. */
  claim: Claim;
}

/**
 * « l'Espagne plus que l'Italie et la Grèce réunies », « orge et maïs réunis font-ils plus que le blé »: the one that stands by
 * itself on its side of the comparison.
 */
function setAgainst(
  { frame }: Question,
  { lexicon }: Desk,
  parts: readonly KnownFact[],
  by: 'place' | 'product',
): SetAgainst | null {
  const claim = claimOf(frame.text);
  const named = by === 'place' ? frame.places : frame.products;
  if (claim === null || named.length < 3 || parts.length !== named.length) return null;
  const alone = aloneIn(sidesOf(frame.text, named) ?? [[], []]);
  const against = parts.find((part) =>
    [part[by], ...lexicon.ancestorsOf(part[by]).map(({ id }) => id)].includes(alone?.id ?? ''),
  );
  if (!alone || !against) return null;
  // Where the sum stands first, it is what is supposed to be the larger.
  return { against, claim: alone.isFirst ? claim : OPPOSITE[claim] };
}

const OPPOSITE: Readonly<Record<Claim, Claim>> = { above: 'below', below: 'above' };

/** The one that is all of its side, and whether that is the first side. */
function aloneIn([before, after]: [string[], string[]]): { id: string; isFirst: boolean } | null {
  const [first, second] = [before[0], after[0]];
  if (first !== undefined && before.length === 1) return { id: first, isFirst: true };
  return second !== undefined && after.length === 1 ? { id: second, isFirst: false } : null;
}

/** The places or products before and after the one break in their row, where more than « et la » stands between two; null where there is no such break. */
function sidesOf(text: string, named: Frame['places']): [string[], string[]] | null {
  const { ids, breaks } = rowOf(text, named);
  const [at] = breaks;
  if (at === undefined || breaks.length > 1) return null;
  return [ids.slice(0, at), ids.slice(at)];
}

/** Whether nothing but joining words stands between any two of the names. */
export function areInOneRow(text: string, named: Frame['places']): boolean {
  return rowOf(text, named).breaks.length === 0;
}

/** The names in the order of the text, and before which of them the row of them breaks. */
function rowOf(text: string, named: Frame['places']): { ids: string[]; breaks: number[] } {
  const spots = named
    .map(({ value, words = '' }) => ({
      value,
      from: text.indexOf(words),
      to: text.indexOf(words) + words.length,
    }))
    .toSorted((one, other) => one.from - other.from);
  const breaks = spots.flatMap(({ from }, at) => {
    const last = spots[at - 1];
    return last && !isJoining(text.slice(last.to, from)) ? [at] : [];
  });
  return { ids: spots.map(({ value }) => value), breaks };
}

/** Whether nothing but a comma, a joining word and articles stands between two names. */
function isJoining(between: string): boolean {
  return wordsOf(fold(between)).every((word) => IN_ROW.has(word));
}

const IN_ROW = new Set(
  'et and plus & + le la les l du de des d s the of in en au aux celle celles celui that'.split(' '),
);

function holdsOf(desk: Desk, { against, claim }: SetAgainst, total: Figure): boolean {
  const sumInBase = total.value * desk.lexicon.getUnit(total.unit).factor;
  return isTrue(claim, baseValue(desk.lexicon, against), sumInBase);
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

/** The sum of several figures, in the unit given. */
export function totalOf(desk: Desk, facts: readonly KnownFact[], unit: string): Figure {
  const inBase = sum(facts.map((fact) => baseValue(desk.lexicon, fact)));
  return { name: 'sum', value: inBase / desk.lexicon.getUnit(unit).factor, unit };
}

/**
 * Sums only what can be summed: additive measures in one dimension, one place and product each once a period, each of them
 * in every period, and not several places and several products at once.
 */
export function isSummable(desk: Desk, facts: readonly KnownFact[]): boolean {
  if (facts.length < 2) return false;
  const periods = new Set(facts.map((fact) => fact.period)).size;
  const products = new Set(facts.map((fact) => fact.product)).size;
  const additive = facts.every((fact) => desk.lexicon.getMeasure(fact.measure).additive);
  const cells = new Set(facts.map((fact) => `${fact.product} ${fact.place} ${fact.period}`));
  const places = [...new Set(facts.map((fact) => fact.place))];
  const nested = places.some((id) =>
    places.some((other) => desk.lexicon.findPlace(id)?.within.includes(other)),
  );
  return (
    additive &&
    cells.size === facts.length &&
    facts.length === places.length * products * periods &&
    (places.length === 1 || products === 1) &&
    !nested &&
    areComparable(desk.lexicon, facts)
  );
}

function isIncomplete(notes: readonly Note[]): boolean {
  return notes.some((note) => note.kind === 'missing' || note.kind === 'known-then');
}

function byOf(facts: readonly KnownFact[]): 'place' | 'product' | 'period' {
  if (new Set(facts.map((fact) => fact.place)).size > 1) return 'place';
  return new Set(facts.map((fact) => fact.product)).size > 1 ? 'product' : 'period';
}
