import type { DateMention } from '../dates/point.js';
import type { EverydayWords } from '../text/everyday-words.js';
import type { Mention } from './mentions.js';
import type { Token } from '../text/tokens.js';

/** A content word that no term and no date covers, and which token it is. */
export interface UncoveredWord {
  text: string;
  at: number;
}

export interface UncoveredWords {
  /** Known to everyday language, without a meaning here: « billet », « acheter ». */
  everyday: UncoveredWord[];
  /** Known to nothing: « quinoa », names. */
  unknown: UncoveredWord[];
}

export function findUncovered(
  tokens: readonly Token[],
  covering: readonly Pick<Mention | DateMention, 'start' | 'end'>[],
  words: EverydayWords,
): UncoveredWords {
  const covered = new Set<number>();
  for (const { start, end } of covering) for (let at = start; at < end; at += 1) covered.add(at);
  const found: UncoveredWords = { everyday: [], unknown: [] };
  const isShouted = tokens.every(({ text }) => !SMALL.test(text));
  for (const [at, token] of tokens.entries()) {
    const isTold = isContent(token, words) || (!isShouted && isCode(token, words));
    if (covered.has(at) || !isTold) continue;
    const list = words.has(token.folded) ? found.everyday : found.unknown;
    if (list.every(({ text }) => text !== token.text)) list.push({ text: token.text, at });
  }
  return found;
}

function isContent({ kind, folded }: Token, words: EverydayWords): boolean {
  return kind === 'word' && folded.length > 2 && !/\d/.test(folded) && !words.isFunctionWord(folded);
}

const SMALL = /^\p{Ll}{2,}$/u;

/** « colza XX 2024 »: two capitals that no list knows may be meant for a place. */
function isCode({ kind, text, folded }: Token, words: EverydayWords): boolean {
  return kind === 'word' && /^\p{Lu}{2}$/u.test(text) && !words.has(folded);
}
