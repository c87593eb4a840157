import { withoutTag } from './question.tag.js';
import { containsWord } from './word.search.js';

const NEGATIONS = ['ne', 'pas', 'not', 'never', 'jamais', "didn't", "wasn't"];

/** « la plus grosse récolte jamais faite »: of all that ever were. */
const EVER =
  /(?<=(?<!\p{L})(?:(?:plus|moins) \p{L}+|meilleure?s?|pires?|records?|maximum|minimum) (?:\p{L}+ ){0,3}?)jamais(?!\p{L})/giu;

/** « n'a jamais dépassé » puts the contrary up to be confirmed: a bare yes or no to it would be misread. */
export function isNegated(text: string): boolean {
  const statement = withoutTag(text).replace(EVER, ' ');
  return NEGATIONS.some((word) => containsWord(statement, word));
}
