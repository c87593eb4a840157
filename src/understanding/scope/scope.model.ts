import type { ScopeExample } from '../../lexicon/scope-examples.loader.js';
import { fold } from '../text/normalise.js';

/** How the weights are fitted: see `fit`. Chosen by leaving sets of questions out in turn. */
const ROUNDS = 12;
const STEP = 10;
const SLOWING = 0.3;
const SHRINKING = 1e-3;
const BIAS_STEP = 0.1;
const SEED = 7;
const MODULUS = 2 ** 31 - 1;

/** How many first letters of a longer word its other forms are known by. */
const STEMS = [4, 6];

/**
 * Whether a question sounds like those that nobody here answers, learnt from examples: a logistic regression over words,
 * beginnings of words and pairs of neighbours (S. le Cessie and J. C. van Houwelingen, "Ridge estimators in logistic
 * regression", 1992), fitted by stochastic gradient steps in a fixed order, so that the same examples give the same weights.
 */
export class ScopeModel {
  readonly #weights: ReadonlyMap<string, number>;
  readonly #bias: number;

  private constructor(weights: ReadonlyMap<string, number>, bias: number) {
    this.#weights = weights;
    this.#bias = bias;
  }

  /** The model of some examples: as many of either kind as may be, of as many ways to say things. */
  static fit(examples: readonly ScopeExample[]): ScopeModel {
    const ids = new Map<string, number>();
    const rows = examples.map(({ text, isOutside }) => ({
      isOutside,
      marks: Int32Array.from(marksOf(text), (mark) => idOf(ids, mark)),
    }));
    const { weights, bias } = descend(rows, ids.size);
    return new ScopeModel(new Map([...ids].map(([mark, id]) => [mark, weights[id] ?? 0])), bias);
  }

  /** Log-odds that a question is one of those that nobody here answers: above 0 it rather is. Any string is read; none throws. */
  strangenessOf(question: string): number {
    const marks = marksOf(question);
    const sum = marks.reduce((total, mark) => total + (this.#weights.get(mark) ?? 0), 0);
    return this.#bias + sum / Math.sqrt(Math.max(1, marks.length));
  }
}

function idOf(ids: Map<string, number>, mark: string): number {
  const known = ids.get(mark);
  if (known !== undefined) return known;
  ids.set(mark, ids.size);
  return ids.size - 1;
}

/** What a question is known by, each once: its words, the beginnings of long ones, and each two that stand side by side. */
function marksOf(question: string): string[] {
  const words =
    fold(question)
      .replace(/\d+/g, '0')
      .match(/[a-z0]+/g) ?? [];
  const marks = new Set<string>();
  for (const word of words) {
    marks.add(word);
    for (const stem of STEMS) if (word.length > stem) marks.add(`${word.slice(0, stem)}-`);
  }
  ['^', ...words].forEach((word, at) => marks.add(`${word} ${words[at] ?? '$'}`));
  return [...marks];
}

interface Row {
  isOutside: boolean;
  marks: Int32Array;
}

function descend(rows: readonly Row[], size: number): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(size);
  const order = [...rows];
  const random = randomOf(SEED);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round * SLOWING);
    shuffle(order, random);
    for (const row of order) bias += step * BIAS_STEP * learn(row, weights, bias, step);
  }
  return { weights, bias };
}

/** One step towards an example; how far the model was off before it. */
function learn({ isOutside, marks }: Row, weights: Float64Array, bias: number, step: number): number {
  const scale = 1 / Math.sqrt(Math.max(1, marks.length));
  const sum = marks.reduce((total, mark) => total + (weights[mark] ?? 0), 0);
  const error = (isOutside ? 1 : 0) - 1 / (1 + Math.exp(-(bias + sum * scale)));
  for (const mark of marks) {
    const weight = weights[mark] ?? 0;
    weights[mark] = weight + step * (error * scale - SHRINKING * weight);
  }
  return error;
}

function shuffle(rows: Row[], random: () => number): void {
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [rows[at], rows[other]];
    if (one && two) [rows[at], rows[other]] = [two, one];
  }
}

/** Numbers from 0 to 1, the same ones for the same seed (S. K. Park and K. W. Miller, "Random number generators: good ones are hard to find", 1988, with the multiplier 48271). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % MODULUS;
    return state / MODULUS;
  };
}
