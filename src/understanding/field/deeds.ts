import { ASKING, DEEDS } from './deeds.data.js';
import type { Evidence } from '../reading.js';

/**
 * Whether something is to be done and not told: « réserve-moi un gîte », « peux-tu remplir ma déclaration », "write a letter to
 * my landlord". With a question beside it (« aide-moi à rédiger un congé : quel délai ? ») it is that question.
 */
export function asksDeed({ reading: { tokens } }: Evidence): boolean {
  const spoken = tokens.flatMap(({ folded }) => (JOINS.test(folded) ? [] : [folded])).join(' ');
  return !ASKING.test(spoken) && DEEDS.some((deed) => deed.test(spoken));
}

/** Marks within a word or a group of words. */
const JOINS = /^[-'’]$/;
