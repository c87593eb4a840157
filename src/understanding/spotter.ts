import { readNumber } from './number-words.js';
import type { Mention } from './mentions.js';
import type { Token } from './tokens.js';
import type { Sense, SenseKind, Vocabulary } from './vocabulary.js';

/** What may stand inside a longer term of another kind: « prix moyen » holds « moyen », « cours mondial » « mondial ». */
const INSIDE: Partial<Record<SenseKind, readonly SenseKind[]>> = {
  measure: ['cue', 'place'],
  cue: ['measure', 'cue', 'unit'],
};

/**
 * Finds the vocabulary's terms from left to right, the longest first, leaving out tokens taken already (dates).
 * Also looks inside measures and cues for shorter terms of other kinds.
 */
export function spot(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isTaken: (index: number) => boolean,
): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = isTaken(at) ? null : vocabulary.match(tokens, at, isTaken);
    if (!match) {
      at += 1;
      continue;
    }
    const end = at + match.length;
    mentions.push(mentionOf(tokens, at, end, [...match.senses]));
    if (match.length > 1) mentions.push(...spotInside(tokens, vocabulary, at, end, match.senses));
    at = end;
  }
  return mentions;
}

function spotInside(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  start: number,
  end: number,
  outer: readonly Sense[],
): Mention[] {
  if (outer.some((sense) => sense.id === 'mask')) return [];
  const kinds = new Set(outer.flatMap((sense) => INSIDE[sense.kind] ?? []));
  if (kinds.size === 0) return [];
  const found: Mention[] = [];
  for (let at = start; at < end; at += 1) {
    const isOutside = (index: number): boolean => index >= end || (at === start && index === end - 1);
    const match = vocabulary.match(tokens, at, isOutside);
    const senses =
      match?.senses.filter((sense) => kinds.has(sense.kind) && !outer.some((o) => o.id === sense.id)) ?? [];
    if (match && senses.length > 0) found.push(mentionOf(tokens, at, at + match.length, senses));
  }
  return found;
}

function mentionOf(tokens: readonly Token[], start: number, end: number, senses: Sense[]): Mention {
  const words = tokens.slice(start, end).map((token) => token.text);
  return { senses, start, end, words: words.join(' '), corrected: false };
}

/** Whether a number stands right before a token: « 80 q/ha ». */
export function hasNumberBefore(tokens: readonly Token[], at: number): boolean {
  for (let back = 1; back <= 4 && at - back >= 0; back += 1) {
    const number = readNumber(tokens, at - back);
    if (number && number.length >= back) return true;
  }
  return false;
}
