import type { DateMention } from './dates/point.js';
import type { EverydayWords } from './everyday-words.js';
import type { Mention } from './mentions.js';
import type { Token } from './tokens.js';

/** Content words that no term and no date covers. */
export interface UncoveredWords {
  /** Known to everyday language, without a meaning here: « billet », « acheter ». */
  everyday: string[];
  /** Known to nothing: « quinoa », names. */
  unknown: string[];
}

export function findUncovered(
  tokens: readonly Token[],
  covering: readonly (Mention | DateMention)[],
  words: EverydayWords,
): UncoveredWords {
  const covered = new Set<number>();
  for (const { start, end } of covering) for (let at = start; at < end; at += 1) covered.add(at);
  const found: UncoveredWords = { everyday: [], unknown: [] };
  for (const [at, { kind, folded, text }] of tokens.entries()) {
    if (
      kind !== 'word' ||
      folded.length < 3 ||
      /\d/.test(folded) ||
      covered.has(at) ||
      words.isFunctionWord(folded)
    )
      continue;
    const list = words.has(folded) ? found.everyday : found.unknown;
    if (!list.includes(text)) list.push(text);
  }
  return found;
}
