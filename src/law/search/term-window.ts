/** A concept of a question as term numbers of the index, and what covering it is worth. */
export interface WindowConcept {
  readonly terms: ReadonlySet<number>;
  readonly mass: number;
}

/** The greatest worth of concepts that stand together in `width` consecutive tokens. */
export function bestWindow(tokens: Uint32Array, concepts: readonly WindowConcept[], width: number): number {
  const places = placesOf(tokens, concepts);
  const counts = concepts.map(() => 0);
  let worth = 0;
  let best = 0;
  let tail = 0;
  for (const place of places) {
    worth += change(counts, concepts, place.concept, 1);
    for (
      let oldest = places[tail];
      oldest !== undefined && place.at - oldest.at >= width;
      oldest = places[tail]
    ) {
      worth -= change(counts, concepts, oldest.concept, -1);
      tail += 1;
    }
    best = Math.max(best, worth);
  }
  return best;
}

function placesOf(
  tokens: Uint32Array,
  concepts: readonly WindowConcept[],
): { at: number; concept: number }[] {
  const places: { at: number; concept: number }[] = [];
  tokens.forEach((token, at) => {
    concepts.forEach(({ terms }, concept) => {
      if (terms.has(token)) places.push({ at, concept });
    });
  });
  return places;
}

/** Counts a concept in or out; the worth that this adds or takes away: its mass for the first or last one, else 0. */
function change(counts: number[], concepts: readonly WindowConcept[], concept: number, by: 1 | -1): number {
  const before = counts[concept] ?? 0;
  counts[concept] = before + by;
  const decisive = by === 1 ? before === 0 : before === 1;
  return decisive ? (concepts[concept]?.mass ?? 0) : 0;
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
