import { withoutTag } from './question.tag.js';
import { containsWord } from './word.search.js';

const NEGATIONS = ['ne', 'pas', 'not', 'never', 'jamais', "didn't", "wasn't"];

/** « n'a jamais dépassé » puts the contrary up to be confirmed: a bare yes or no to it would be misread. */
export function isNegated(text: string): boolean {
  const statement = withoutTag(text);
  return NEGATIONS.some((word) => containsWord(statement, word));
}
