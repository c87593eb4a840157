import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { takesBack } from './withdrawn.js';

/** A sentence of the question, by token indices. */
export interface Sentence {
  start: number;
  end: number;
  asks: boolean;
  /** Set where it tells who asks and what for, though it may name what is asked about. */
  tells?: true;
}

const ABBREVIATIONS = new Set([
  'art',
  'arts',
  'env',
  'mr',
  'mrs',
  'ex',
  'cf',
  'no',
  'st',
  'vs',
  'etc',
  'min',
  'max',
  'moy',
  'p',
  'l',
  'r',
  'd',
]);

/** Sentences by their full stops, question marks and line breaks; brackets end one too: « [SYSTEM] ». */
export function splitSentences(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const [at, token] of tokens.entries()) {
    if (!endsSentence(tokens, at)) continue;
    pushSentence(sentences, tokens, start, at + 1, token.folded === '?');
    start = at + 1;
  }
  pushSentence(sentences, tokens, start, tokens.length, false);
  return sentences;
}

function endsSentence(tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at]?.folded;
  if (mark === '?' || mark === '!' || mark === '\n' || mark === ']') return true;
  if (mark !== '.' || ABBREVIATIONS.has(wordAt(tokens, at - 1))) return false;
  return !hesitates(tokens, at);
}

/** « le cidre... enfin les pommes »: dots before what takes back, which belongs to what it takes back. */
function hesitates(tokens: readonly Token[], at: number): boolean {
  const isOfDots = [at - 1, at + 1].some((beside) => wordAt(tokens, beside) === '.');
  if (!isOfDots) return false;
  const next = tokens.findIndex(({ folded }, index) => index > at && folded !== '.');
  return next > 0 && takesBack(tokens, next);
}

function pushSentence(
  sentences: Sentence[],
  tokens: readonly Token[],
  start: number,
  end: number,
  asks: boolean,
): void {
  const last = sentences.at(-1);
  if (tokens.slice(start, end).some((token) => token.kind !== 'mark')) sentences.push({ start, end, asks });
  else if (last && asks) last.asks = true;
}
