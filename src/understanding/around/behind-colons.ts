import type { DateMention } from '../dates/point.js';
import type { Mention } from '../terms/mentions.js';
import type { Sense } from '../terms/vocabulary.js';
import type { Token } from '../text/tokens.js';
import type { Sentence } from './sentences.js';
import { ASKING, MARKET_NEWS, TELLER } from './stories.data.js';

/** What was found in a stretch of the text. */
export interface Found {
  mentions: readonly Mention[];
  dates: readonly DateMention[];
}

/**
 * Behind « Litige avec mon bailleur : », where what follows asks in so many words for a measure of something grown, at a place
 * or a time: whatever case was told, it is no part of that. Null where there is none.
 */
export function behindWhole(
  { start, end }: Sentence,
  tokens: readonly Token[],
  found: (from: number, to: number) => Found,
): number | null {
  const words = tokens.slice(start, end).map(({ folded }) => folded);
  const mark = words.findLastIndex((word, at) => word === ':' && ASKING.test(words[at + 1] ?? ''));
  if (mark < 0) return null;
  const asked = start + mark + 1;
  const [told, { mentions, dates }] = [found(start, asked), found(asked, end)];
  const names = (meant: Sense['kind']): boolean =>
    mentions.some(({ senses }) => senses.length > 0 && senses.every(({ kind }) => kind === meant));
  const isWhole = names('product') && names('measure') && (dates.length > 0 || names('place'));
  const isOfCase = mentions.some((mention) => isOfLaw(mention, tokens));
  const isTold = !told.mentions.some(({ senses }) => senses.some(isAskedAbout));
  const isPlacedTwice = names('place') || !told.mentions.some(({ senses }) => senses.some(isPlace));
  return isWhole && !isOfCase && isTold && isPlacedTwice ? asked : null;
}

/**
 * Behind « Les huiles montent : », « Le marché du riz est tendu : », where what follows names a measure and something grown of
 * its own; null where it does not.
 */
export function behindNews(
  { start, end }: Sentence,
  tokens: readonly Token[],
  found: (from: number, to: number) => Found,
): number | null {
  const words = tokens.slice(start, end).map(({ folded }) => folded);
  const mark = words.indexOf(':');
  if (mark < 0 || !MARKET_NEWS.test(words.slice(0, mark).join(' '))) return null;
  const asked = start + mark + 1;
  const { mentions } = found(asked, end);
  const isNamed = (meant: Sense['kind']): boolean =>
    mentions.some(({ senses }) => senses.some(({ kind }) => kind === meant));
  return isNamed('measure') && isNamed('product') ? asked : null;
}

/** What is grown, measured or set against something. */
export function isAskedAbout({ kind, id }: Sense): boolean {
  return (
    kind === 'product' || kind === 'measure' || kind === 'unit' || /^(?:compare|total|average)$/.test(id)
  );
}

export function isPlace({ kind }: Sense): boolean {
  return kind === 'place';
}

/** A word of law, save of who tells or writes: « un article sur le blé ». */
export function isOfLaw({ start, end, senses }: Mention, tokens: readonly Token[]): boolean {
  if (end - start === 1 && TELLER.test(tokens[start]?.folded ?? '')) return false;
  return senses.some(({ kind, id, weight }) => kind === 'cue' && id === 'law' && weight > 2);
}
