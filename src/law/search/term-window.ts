/** A concept of a question as term numbers of the index, and what covering it is worth. */
export interface WindowConcept {
  readonly terms: ReadonlySet<number>;
  readonly mass: number;
}

/** The greatest worth of concepts that stand together in `width` consecutive tokens. */
export function bestWindow(tokens: Uint32Array, concepts: readonly WindowConcept[], width: number): number {
  const positions: { readonly at: number; readonly concept: number }[] = [];
  tokens.forEach((token, at) => {
    concepts.forEach(({ terms }, concept) => {
      if (terms.has(token)) positions.push({ at, concept });
    });
  });
  const counts = concepts.map(() => 0);
  let worth = 0;
  let best = 0;
  let tail = 0;
  for (const { at, concept } of positions) {
    if (counts[concept] === 0) worth += concepts[concept]?.mass ?? 0;
    counts[concept] = (counts[concept] ?? 0) + 1;
    for (
      let oldest = positions[tail];
      oldest !== undefined && at - oldest.at >= width;
      oldest = positions[tail]
    ) {
      counts[oldest.concept] = (counts[oldest.concept] ?? 0) - 1;
      if (counts[oldest.concept] === 0) worth -= concepts[oldest.concept]?.mass ?? 0;
      tail += 1;
    }
    best = Math.max(best, worth);
  }
  return best;
}

/**
 * The greatest worth of concepts in one wording (a run of tokens up to `separator`), plus half the worth of those
 * that only other wordings speak of.
 */
export function bestWording(
  tokens: Uint32Array,
  concepts: readonly WindowConcept[],
  separator: number,
): number {
  const anywhere = new Set<number>();
  let current = new Set<number>();
  let best = 0;
  const worth = (found: ReadonlySet<number>): number =>
    [...found].reduce((sum, concept) => sum + (concepts[concept]?.mass ?? 0), 0);
  for (const token of tokens) {
    if (token === separator) {
      best = Math.max(best, worth(current));
      current = new Set();
      continue;
    }
    concepts.forEach(({ terms }, concept) => {
      if (!terms.has(token)) return;
      current.add(concept);
      anywhere.add(concept);
    });
  }
  return best + (worth(anywhere) - best) / 2;
}
