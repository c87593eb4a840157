/**
 * What is asked about an article: its `text`, whether it is in `force`, whether it is `repealed`, or `since` when it
 * is in force.
 */
export type Wish = 'text' | 'force' | 'repealed' | 'since';

const SINCE =
  /(?:depuis (?:quand|quelle date|combien de temps)|a partir de quand|de quand date|quand .{0,60}entr\p{L}+ en vigueur|date d['’ ]entree en vigueur|since when|how long has|when did .{0,80}(?:come into|enter into|take))(?!\p{L})/u;
const REPEALED =
  /(?<!\p{L})(?:est|a|ete|sont|ont|est-il|est-elle|a-t-il ete|is|was|been|were) (?:.{0,60} )?(?:abroge|repealed)/u;
const FORCE =
  /(?<!\p{L})(?:(?:toujours|encore|deja|bien) (?:en vigueur|applicable|valable|valide)|(?:est|etait|sera|sont|etaient|reste)(?:-ils?|-elles?)? (?:.{0,60} )?en vigueur|(?:is|was|are|were|will) .{0,60}(?:in force|still valid|still apply)|still in force)(?!\p{L})/u;
/** « l'article en vigueur en 2015 »: the law of a day is meant, not of today. */
const OF_A_DAY =
  /(?<!\p{L})(?:en vigueur|applicables?|a l['’ ]epoque|redaction|version|in force|applicable|at the time|wording)(?!\p{L})/u;

/** @param folded the question in small letters without accents */
export function wishIn(folded: string): Wish {
  if (SINCE.test(folded)) return 'since';
  if (REPEALED.test(folded)) return 'repealed';
  return FORCE.test(folded) ? 'force' : 'text';
}

/** Whether a question in words asks for the law as it was on the day that it names. */
export function asksLawOfDay(folded: string): boolean {
  return OF_A_DAY.test(folded);
}
