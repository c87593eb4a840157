import { fold } from '../../../understanding/text/normalise.js';
import type { FoundArticle } from '../../../wording/law.findings.js';
import { isMasked, type MaskedSpan, type ProseReading, type ReadSentence } from './prose.reading.js';
import type { Violation } from './violation.js';

/** In folded text: how a bound is said, and how articles set one. */
const BOUNDS: readonly (readonly [said: RegExp, set: RegExp])[] = [
  [
    /(?<!\p{L})(?:au plus|maxim\p{L}*|superieure?s?|depass\p{L}*|at most|more than|longer than|exceed\p{L}*|up to)(?!\p{L})/u,
    /(?<!\p{L})(?:au plus|maxim\p{L}*|superieure?s?|exced\p{L}*|depass\p{L}*|limite\p{L}*|plus d)/u,
  ],
  [
    /(?<!\p{L})(?:au moins|minim\p{L}*|inferieure?s?|at least|less than|shorter than)(?!\p{L})/u,
    /(?<!\p{L})(?:au moins|minim\p{L}*|inferieure?s?|moins d)/u,
  ],
];

/** Bounds of a sentence about law, outside its quotations, that none of the articles sets: a maximum made of a minimum. */
export function turnedBounds(
  sentence: ReadSentence,
  { tokens }: ProseReading,
  masked: readonly MaskedSpan[],
  articles: readonly FoundArticle[],
): Violation[] {
  const own = tokens
    .slice(sentence.start, sentence.end)
    .filter((token) => !isMasked(token, masked))
    .map((token) => token.folded)
    .join(' ');
  const law = articles.map(({ text }) => fold(text)).join('\n');
  return BOUNDS.flatMap(([said, set]) => {
    const [words] = said.exec(own) ?? [];
    return words === undefined || set.test(law) ? [] : [{ kind: 'claim' as const, words }];
  });
}
