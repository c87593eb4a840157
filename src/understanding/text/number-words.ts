import { MILLIARD, MILLION, readNumberWords, THOUSAND } from '../../common/number-words.js';
import type { Token } from './tokens.js';
import type { Read } from '../dates/point.js';

/** Scales as the press shortens them, and letters that are scales where they are joined to a number: "3 bn", "500k". */
const SHORT = new Map([
  ['bn', 1e9],
  ['mld', 1e9],
  ['mrd', 1e9],
  ['mn', 1e6],
  ['mln', 1e6],
]);
const JOINED = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
]);

/** A number in digits or in words, French or English: « deux mille vingt-quatre », "1.5 million", « 80 ». */
export function readNumber(tokens: readonly Token[], start: number): Read<number> | null {
  const first = tokens[start];
  if (!first) return null;
  if (first.kind === 'number') return withScale(tokens, start, first.value);
  return readNumberWords((at) => wordAt(tokens, at), start);
}

function withScale(tokens: readonly Token[], start: number, value: number): Read<number> {
  const scale = scaleOf(tokens, start + 1);
  return { value: value * scale, length: scale === 1 ? 1 : 2 };
}

/** What the word behind digits multiplies them by; a letter does so only where it is joined to them: "5m tonnes", « à 5 m de la haie ». */
function scaleOf(tokens: readonly Token[], at: number): number {
  const word = wordAt(tokens, at);
  if (MILLION.has(word)) return 1e6;
  if (MILLIARD.has(word)) return 1e9;
  if (THOUSAND.has(word)) return 1e3;
  return SHORT.get(word) ?? (tokens[at]?.start === tokens[at - 1]?.end ? (JOINED.get(word) ?? 1) : 1);
}

/** The folded word at an index, empty beyond the ends. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.folded ?? '';
}

/** Up to `count` folded words from an index on, with a space between them. */
export function wordsAt(tokens: readonly Token[], at: number, count: number): string {
  let words = wordAt(tokens, at);
  for (let i = at + 1; i < at + count && i < tokens.length; i += 1) words += ` ${wordAt(tokens, i)}`;
  return words;
}
