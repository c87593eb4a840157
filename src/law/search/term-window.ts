/** A concept of a question as term numbers of the index, and what covering it is worth. */
export interface WindowConcept {
  readonly terms: ReadonlySet<number>;
  readonly mass: number;
}

/** Which concepts of a question each term of the index stands for, one bit each: 31 of them at most. */
export class ConceptMask {
  readonly #bits: Uint32Array;
  readonly #marked: number[] = [];
  #masses: readonly number[] = [];

  /** @param terms how many terms the index has */
  constructor(terms: number) {
    this.#bits = new Uint32Array(terms);
  }

  /** Takes another question's concepts in the place of the last one's. */
  set(concepts: readonly WindowConcept[]): this {
    for (const term of this.#marked) this.#bits[term] = 0;
    this.#marked.length = 0;
    this.#masses = concepts.map(({ mass }) => mass);
    concepts.forEach(({ terms }, bit) => {
      for (const term of terms) {
        this.#bits[term] = this.of(term) | (1 << bit);
        this.#marked.push(term);
      }
    });
    return this;
  }

  of(term: number): number {
    return this.#bits[term] ?? 0;
  }

  /** The mask of all concepts of the question. */
  get whole(): number {
    return 2 ** this.#masses.length - 1;
  }

  /** What the concepts of a mask are worth together. */
  worth(mask: number): number {
    let worth = 0;
    for (let rest = mask; rest !== 0; rest &= rest - 1) worth += this.#masses[lowestBit(rest)] ?? 0;
    return worth;
  }
}

function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The greatest worth of concepts that stand together in `width` consecutive tokens. */
export function bestWindow(tokens: Uint32Array, concepts: ConceptMask, width: number): number {
  const places: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) if (concepts.of(tokens[at] ?? 0) !== 0) places.push(at);
  let best = 0;
  let seen = -1;
  places.forEach((from, first) => {
    let mask = 0;
    for (let next = first; (places[next] ?? Infinity) < from + width; next += 1)
      mask |= concepts.of(tokens[places[next] ?? 0] ?? 0);
    if (mask !== seen) best = Math.max(best, concepts.worth(mask));
    seen = mask;
  });
  return best;
}

/**
 * The greatest worth of concepts in one wording (a run of tokens up to `separator`), plus half the worth of those
 * that only other wordings speak of.
 */
export function bestWording(tokens: Uint32Array, concepts: ConceptMask, separator: number): number {
  let anywhere = 0;
  let current = 0;
  let best = 0;
  for (const token of tokens) {
    if (token === separator) {
      if (current !== 0) best = Math.max(best, concepts.worth(current));
      anywhere |= current;
      current = 0;
    } else current |= concepts.of(token);
  }
  return best + (concepts.worth(anywhere) - best) / 2;
}

/** Whether one of the wordings speaks of all that the question speaks of, and of nothing besides. */
export function isOneWording(tokens: Uint32Array, concepts: ConceptMask, separator: number): boolean {
  let current = 0;
  let isOfQuestion = true;
  for (const token of tokens) {
    if (token === separator) {
      if (isOfQuestion && current !== 0 && current === concepts.whole) return true;
      current = 0;
      isOfQuestion = true;
    } else {
      const spoken = concepts.of(token);
      current |= spoken;
      isOfQuestion &&= spoken !== 0;
    }
  }
  return false;
}
