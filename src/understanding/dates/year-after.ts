import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Read } from './point.js';
import { readReference } from './read-reference.js';
import { readRelative } from './read-relative.js';
import { readYear } from './read-year.js';

/** Words between a stretch of the year and the year: « mai de l'année 2024 », "the summer of 2025". */
export const LINKS: ReadonlySet<string> = new Set(
  'de d du of l annee the la in , ( en le year mois'.split(' '),
);

const MOST_LINKS = 4;

/** The year that follows a month, a season or a quarter, in figures or as « l'an dernier ». */
export function readYearAfter(tokens: readonly Token[], at: number, today: string): Read<number> | null {
  let skip = 0;
  while (skip < MOST_LINKS && LINKS.has(wordAt(tokens, at + skip))) skip += 1;
  const year = readYear(tokens, at + skip);
  if (year) return { value: year.value, length: skip + year.length };
  const link = wordAt(tokens, at) === 'de' ? 1 : 0;
  // « juillet de cette année-là » is of a year named elsewhere.
  if (readReference(tokens, at + link)) return null;
  const relative = readRelative(tokens, at + link, today);
  if (relative?.value.grain !== 'year' || relative.value.year === null) return null;
  return { value: relative.value.year, length: relative.length + link };
}
