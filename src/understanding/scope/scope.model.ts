import type { ScopeExample } from '../../lexicon/scope-examples.loader.js';
import { fold } from '../text/normalise.js';

/** How the weights are fitted: see `fit`. Chosen by leaving sets of questions out in turn. */
const ROUNDS = 12;
const STEP = 10;
const SLOWING = 0.3;
const SHRINKING = 1e-3;
const BIAS_STEP = 0.1;

/** How many first letters of a longer word its other forms are known by. */
const STEMS = [4, 6];

/**
 * Whether a question sounds like those that nobody here answers, learnt from examples: a logistic regression over words,
 * beginnings of words and pairs of neighbours (S. le Cessie and J. C. van Houwelingen, "Ridge estimators in logistic
 * regression", 1992), fitted by stochastic gradient steps. Each round takes the examples in an order that their own words
 * give, so that the same examples give the same weights, and a few more of them nearly the same.
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
      hash: hashOf(text),
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
  hash: number;
  marks: Int32Array;
}

function descend(rows: readonly Row[], size: number): { weights: Float64Array; bias: number } {
  const weights = new Float64Array(size);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + round * SLOWING);
    for (const row of inOrderOf(round, rows)) bias += step * BIAS_STEP * learn(row, weights, bias, step);
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

/** The examples in an order of the round's own, which no other example changes. */
function inOrderOf(round: number, rows: readonly Row[]): Row[] {
  const places = rows.map((row) => ({ row, at: mixed(row.hash + round) }));
  return places.sort((one, other) => one.at - other.at).map(({ row }) => row);
}

/** FNV-1a of 32 bits (G. Fowler, L. C. Noll, P. Vo, 1991). */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash;
}

/** The bits of a number, thoroughly mixed (the finalizer of MurmurHash3, A. Appleby, 2011). */
function mixed(bits: number): number {
  let mix = bits;
  mix = Math.imul(mix ^ (mix >>> 16), 0x85_eb_ca_6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2_b2_ae_35);
  return (mix ^ (mix >>> 16)) >>> 0;
}
