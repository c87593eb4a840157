import { splitSentences } from '../../law/passage.js';

const LONGEST_OPENING = 400;
const LONGEST_IN_ALL = 900;

/**
 * The pieces quoted of an article, after its first sentence where that is short: codes state the rule first and what
 * departs from it after. A line that only announces a list is no rule. Exact substrings, in the order of the text.
 */
export function withOpening(text: string, quotes: readonly string[]): readonly string[] {
  const [first] = splitSentences(text);
  if (!first || quotes.length === 0) return quotes;
  const opening = text.slice(first.start, first.end).trimEnd();
  const covered = quotes.some((quote) => text.indexOf(quote) < first.end);
  const length = quotes.join(' ').length + opening.length;
  const announces = opening.endsWith(':') && !/\d/u.test(opening);
  if (covered || announces || opening.length > LONGEST_OPENING || length > LONGEST_IN_ALL) return quotes;
  return [opening, ...quotes];
}
