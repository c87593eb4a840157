import type { MaskedSpan, ProseReading } from './prose.reading.js';
import type { ProseReader } from './prose.reader.js';
import type { Violation } from './violation.js';

const CAPITALISED = /^\p{Lu}\p{Ll}{2,}/u;
const ADVERB = /(?:ment|ly)$/u;

/**
 * Names that nothing here knows: neither the lexicon, nor the findings, nor the question, nor everyday language. A country
 * that no list has could else be given another one's figure.
 */
export function unknownNames(
  { tokens, sentences }: ProseReading,
  masked: readonly MaskedSpan[],
  known: ReadonlySet<string>,
  reader: ProseReader,
): Violation[] {
  const named = new Set<number>();
  for (const { named: names } of sentences) {
    for (const { at, words } of names)
      for (let step = 0; step < words.split(' ').length; step += 1) named.add(at + step);
  }
  return tokens.flatMap((token, index) => {
    if (!CAPITALISED.test(token.text) || named.has(index) || known.has(token.folded)) return [];
    if (masked.some(({ start, end }) => token.start >= start && token.start < end)) return [];
    if (reader.isEveryday(token.folded) || ADVERB.test(token.folded)) return [];
    return [{ kind: 'name' as const, words: token.text }];
  });
}
