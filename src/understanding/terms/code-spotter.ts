import type { Lexicon } from '../../lexicon/lexicon.js';
import type { NormalisedText } from '../text/normalise.js';

const CODE = /(?<![\p{L}\d])[A-Z]\d{4}(?:[A-Z\d-]{0,6}[A-Z\d])?(?![\p{L}\d])/gu;
const LOWER_CODE = /(?<![\p{L}\d])[a-z]\d{4}(?![\p{L}\d])/gu;

/** Publishers' codes in the question, in capitals: « C1110 », « c1110 ». */
export function spotCodes({ text }: NormalisedText, lexicon: Lexicon): string[] {
  const capital = [...text.matchAll(CODE)].map((match) => match[0]);
  const small = [...text.matchAll(LOWER_CODE)].map((match) => match[0].toUpperCase());
  const known = small.filter((code) => lexicon.findByCode('product', 'eurostat', code) !== null);
  return [...new Set([...capital, ...known])];
}
