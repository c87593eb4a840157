import { withDashes } from '../../common/article-dashes.js';
import type { ArticleMention } from './article-mention.js';
import type { NormalisedText } from '../text/normalise.js';

export interface SpottedArticle {
  mention: ArticleMention;
  /** In the folded text. */
  start: number;
  end: number;
}

const LETTERS: Partial<Record<string, ArticleMention['letter']>> = { l: 'L', r: 'R', d: 'D', a: 'A' };

/** Digits with dashes; « 411 1 » and « 214 6 1 » with spaces too where a letter stands before. */
const LETTERED =
  /(?<![\p{L}\d])(l|r|d|a)(?:\.?-|_|\. ?|\s)?(\*)?(?:\. ?|\s)?(\d{3})(?: {0,8}- {0,8}(\d{1,3}(?: {0,8}- {0,8}\d{1,3}){0,3})| (\d{1,3}(?:[ -]\d{1,2}){0,2}))(?![\d/])(?! ?(?:ans?|mois|jours?|ha|t|q|kg|€|\$|%|hectares?|tonnes?)(?!\p{L}))/gu;

const NAMED =
  /(?<!\p{L})(?:articles?|art\.?|arts\.?) ?(?:n ?° ?|numero )?(?:([lrda])(?:\.?-|_|\. ?|\s)?(\*)?(?:\. ?|\s)?)?(\d{1,4}(?: {0,8}- {0,8}\d{1,3}){0,4})(?![\d/])/gu;

/** A bare number beside the code that it is of: « le 411-31 du code rural dit quoi », « code rural 411-47 ». */
const OF_THE_CODE =
  /(?<![\p{L}\d-])(?:(\d{3}(?:-\d{1,3}){1,4})(?= (?:(?:du|dans le|in the|of the|de la) )?(?:french )?(?:code rural|rural code)(?!\p{L}))|(?<=(?:code rural|rural code),? )(\d{3}(?:-\d{1,3}){1,4}))(?![\d/])/gu;

/** A further number after a named one: « articles L. 411-1, 411-2 et 411-5 ». */
const FURTHER =
  /(?:,| et| ou| a| and| or| to|;) ?(?:l'|de l')?(?:(l|r|d)(?:\. ?|\s)?(\*)?(?:\. ?|\s)?)?(\d{3}-\d{1,3}(?:-\d{1,3}){0,3})(?![\d/])/uy;

/**
 * References to articles, in order, as the French codes number them (circulaire of 1 July 2004 on legistics, fiche
 * 3.2.2: letter, digits, dashes): « L. 411-1 », « L411 1 », « art. 411-1 », « R*143-1 ».
 */
export function spotArticles({ folded, text, origins }: NormalisedText): SpottedArticle[] {
  const spotted: SpottedArticle[] = [];
  const dashed = withDashes(folded);
  for (const match of [...dashed.matchAll(LETTERED), ...dashed.matchAll(NAMED)]) {
    const start = match.index;
    if (spotted.some((known) => start < known.end && known.start < start + match[0].length)) continue;
    if (match[0].startsWith('a') && !match[0].startsWith('art') && text[origins[start] ?? 0] !== 'A')
      continue;
    spotted.push(articleOf(match, match[1], match[2], match.slice(3)));
    spotted.push(...spotFurther(dashed, start + match[0].length, match[1]));
  }
  if (spotted.length === 0) spotted.push(...spotOfTheCode(dashed));
  return spotted.sort((a, b) => a.start - b.start);
}

function spotOfTheCode(folded: string): SpottedArticle[] {
  return [...folded.matchAll(OF_THE_CODE)].map((match) =>
    articleOf(match, undefined, undefined, match.slice(1)),
  );
}

function spotFurther(folded: string, from: number, letter: string | undefined): SpottedArticle[] {
  const found: SpottedArticle[] = [];
  FURTHER.lastIndex = from;
  for (let match = FURTHER.exec(folded); match; match = FURTHER.exec(folded)) {
    found.push(articleOf(match, match[1] ?? letter, match[2], [match[3]]));
  }
  return found;
}

function articleOf(
  match: RegExpMatchArray,
  letter: string | undefined,
  star: string | undefined,
  digits: (string | undefined)[],
): SpottedArticle {
  const start = match.index ?? 0;
  return {
    mention: {
      letter: LETTERS[letter ?? ''] ?? null,
      starred: star !== undefined,
      number: digits
        .filter((part) => part !== undefined)
        .join('-')
        .replace(/[ -]+/gu, '-'),
      words: match[0]
        .split('-')
        .map((part) => part.trim())
        .join('-'),
    },
    start,
    end: start + match[0].length,
  };
}
