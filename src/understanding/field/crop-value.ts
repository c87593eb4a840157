import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { CROP, OF, VALUE } from './crop-value.data.js';

/** How many words may stand between "value of" and the crop: "value of the French soft wheat harvest". */
const WITHIN = 6;

/** "the value of wheat production", "wheat crop value": what a harvest is worth, as the question names it; null where it names none. */
export function findCropValue(evidence: Evidence): string | null {
  const { tokens, source } = evidence.reading;
  if (evidence.all('unit').length > 0) return null;
  for (const [at, { folded }] of tokens.entries()) {
    if (!VALUE.test(folded)) continue;
    const [from, to] = CROP.test(wordAt(tokens, at - 1)) ? [at - 1, at] : [at, cropBehind(evidence, at)];
    if (to !== null) return source.text.slice(tokens[from]?.start, tokens[to]?.end);
  }
  return null;
}

function cropBehind({ reading: { tokens } }: Evidence, at: number): number | null {
  if (!OF.test(wordAt(tokens, at + 1))) return null;
  for (let to = at + 2; to <= at + 2 + WITHIN; to += 1) {
    if (tokens[to]?.kind !== 'word') return null;
    if (CROP.test(wordAt(tokens, to))) return to;
  }
  return null;
}
