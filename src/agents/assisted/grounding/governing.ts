import type { Claim, Clause, Named, ProseReading, ReadSentence } from './prose.reading.js';

type Kind = Named['kind'];

/** What governs a number: the name that it is bound to, and all that stand where that one was found. */
export interface Governing {
  /** For a single figure; several where the text leaves open which. */
  readonly bound: readonly Named[];
  /** For a figure made of several. */
  readonly all: readonly Named[];
}

/**
 * The place, product or period that a number is said of: named in its own clause; else in the nearest clause before it
 * in its sentence, then after it; else in the sentences before. Null where the text names none.
 */
export function governing(
  reading: ProseReading,
  sentence: ReadSentence,
  claim: Claim,
  kind: Kind,
): Governing | null {
  const own = sentence.clauses.findIndex(({ start, end }) => claim.at >= start && claim.at < end);
  const before = sentence.clauses.slice(0, own).reverse();
  const after = sentence.clauses.slice(own + 1);
  const [clause] = sentence.clauses.slice(own, own + 1);
  for (const candidate of clause ? [clause, ...before, ...after] : []) {
    const names = namesIn(sentence, candidate, kind);
    if (names.length > 0)
      return { all: names, bound: bind(names, sentence, { own: clause, candidate }, claim) };
  }
  const index = reading.sentences.indexOf(sentence);
  for (const earlier of reading.sentences.slice(0, index).reverse()) {
    const names = earlier.named.filter((one) => one.kind === kind);
    if (names.length > 0) return { all: names, bound: names };
  }
  return null;
}

function namesIn(sentence: ReadSentence, { start, end }: Clause, kind: Kind): Named[] {
  return sentence.named.filter((one) => one.kind === kind && one.at >= start && one.at < end);
}

/**
 * Which of several names is meant: the k-th of as many names as numbers where all names come first or last
 * (« de 35 à 25 … entre 2023 et 2024 »), the one before where they take turns beginning with a name, the one after
 * where they take turns beginning with a number. All of them where no such order is seen.
 */
function bind(
  names: readonly Named[],
  sentence: ReadSentence,
  { own, candidate }: { own: Clause | undefined; candidate: Clause },
  claim: Claim,
): readonly Named[] {
  if (isOne(names) || !own) return names.slice(0, isOne(names) ? 1 : undefined);
  const claims = sentence.claims.filter(
    ({ at, kind }) =>
      at >= own.start && at < own.end && kind !== 'year' && kind !== 'date' && kind !== 'spelt',
  );
  const index = claims.indexOf(claim);
  if (candidate !== own || areApart(names, claims)) {
    const match = names.length === claims.length ? names[index] : undefined;
    return match ? [match] : names;
  }
  return inTurns(names, claims, claim) ?? names;
}

function isOne(names: readonly Named[]): boolean {
  return new Set(names.map((one) => JSON.stringify(one.kind === 'period' ? one.span : one.ids))).size === 1;
}

function areApart(names: readonly Named[], claims: readonly Claim[]): boolean {
  const [first, last] = [Math.min(...names.map(({ at }) => at)), Math.max(...names.map(({ at }) => at))];
  return claims.every(({ at }) => at > last) || claims.every(({ at }) => at < first);
}

function inTurns(names: readonly Named[], claims: readonly Claim[], claim: Claim): Named[] | null {
  const isName = (item: Named | Claim): item is Named => 'ids' in item || 'span' in item;
  const order = [...names, ...claims].sort((a, b) => a.at - b.at);
  const paired = order.every((item, index) => {
    const next = order[index + 1];
    return !next || !(isName(item) && isName(next));
  });
  const [first] = order;
  if (!paired || !first) return null;
  const at = order.indexOf(claim);
  const near = isName(first) ? order.slice(0, at).reverse().find(isName) : order.slice(at).find(isName);
  return near ? [near] : null;
}
