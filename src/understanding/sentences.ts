import type { Token } from './tokens.js';

/** A sentence of the question, by token indices. */
export interface Sentence {
  start: number;
  end: number;
  asks: boolean;
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
  return mark === '.' && !ABBREVIATIONS.has(tokens[at - 1]?.folded ?? '');
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
