import { withDashes } from '../common/article-dashes.js';
import { toArticlePrefix, type ArticleReference } from './article-number.js';

/** Whose article is meant: the Code rural where it is named, another text where another is, null where none is. */
export type ReferenceCode = 'rural' | 'other' | null;

export interface SpottedReference {
  readonly reference: ArticleReference;
  /** Offsets in the text searched, end excluded. */
  readonly start: number;
  readonly end: number;
  readonly code: ReferenceCode;
  /** Whether « à » joins it to the next one: « L. 411-1 à L. 411-3 ». */
  readonly opensRange: boolean;
}

/** With the spaces that stand for a dash said aloud. */
const HYPHEN = String.raw`[ ]{0,8}[-\u2010-\u2015\u2212][ ]{0,8}`;
const DIGITS = String.raw`\d{1,4}(?:${HYPHEN}\d{1,3}){0,3}`;
/** A capital behind a number; I, V and X are Roman numbers of its parts: « R. 242-33 V ». */
const LETTER = String.raw`(?: ?([A-HJ-UWYZ])(?![\p{L}\d.'’-]))?`;
/** « L. 411-1 », « L411-1 », « r*143-1 », « R. * 143-1 », « D 343-4 ». The group order is prefix, star, digits, letter. */
const WITH_PREFIX = new RegExp(
  String.raw`(?<![\p{L}\d])([LRDAlrda])[ ]?\.?[ ]?(\*?)[ ]?(${DIGITS})(?![\d])${LETTER}`,
  'gu',
);
/** « L411 1 », « l 211 14 2 »: the hyphens forgotten, three digits, then one to three, then others of one or two. */
const SPACED =
  /(?<![\p{L}\d])([LRDlrd])[ ]?\.?[ ]?(\*?)[ ]?(\d{3} \d{1,3}(?:[ -]\d{1,2}){0,2})(?![\d])(?! ?(?:ha|hectares?|euros?|€|%|ans?|mois|jours?)\b)/gu;
const ARTICLE_WORD = /(?<!\p{L})(?:articles?|art\.?) ?(?:n° ?)?/giu;
const BARE = new RegExp(String.raw`^(${DIGITS})(?![\d%])${LETTER}`, 'u');
const JOINER = /^[ ]?(?:,|;|et|ou|à|a|and|or|to|&)[ ]+/iu;
const ARTICLE_BEFORE = /(?:articles?|art)\.?[ ]?(?:n° ?)?$/iu;
const RANGE = /^[ ]?(?:à|a|to|through|jusqu['’](?:à|a))[ ](?:l['’][ ]?)?(?:(?:article|art\.?)[ ])?$/iu;
const OTHER_CODE =
  /^[^.?!;]{0,40}?\b(?:du|le|of the|des|de la|french)\b ?(?:(code|loi|constitution|traite|traité)\b) ?(?:(rural\w*)|(civil|du travail|de commerce|p[eé]nal\w*|forestier|de l['’ ]environnement|de l['’ ]urbanisme|g[eé]n[eé]ral\w*|de la s[eé]curit[eé]|de la sant[eé]|de la consommation|de proc[eé]dure|mon[eé]taire\w*|de la route|de l['’ ][eé]ducation|[a-zé]+))?/iu;
/** « issu de la loi du … »: the law that made the article, not the one that it is of. */
const MADE_BY =
  /^[^.?!;]{0,30}?\b(?:issue?s?|modifi[ée]e?s?|cr[ée]{2}e?s?|abrog[ée]e?s?|introduite?s?|r[ée]sultant|amended|inserted|introduced)\b/iu;
const OTHER_CODE_EN =
  /^[^.?!;]{0,40}?\b(civil|labou?r|commercial|penal|criminal|forestry|environmental?|tax|planning|procedure|highways?|road|traffic|health|consumer|education|insurance|procurement|building|housing|security) code\b/iu;

/**
 * Every article named in the text, in order, without overlap. A number without its letter is taken only after the
 * word « article » or in a list that such a word or a lettered number opened (« articles L. 411-1, 411-2 et 411-3 »,
 * where the letter carries on).
 */
export function findArticleReferences(text: string): SpottedReference[] {
  const plain = withDashes(text.replace(/[\u00a0\u202f\t\n\r]/gu, ' '));
  const found = [...lettered(plain, SPACED), ...lettered(plain, WITH_PREFIX)];
  const starts = keepFirst(found.concat(bareAfterArticle(plain)));
  const all = keepFirst(starts.flatMap((one) => [one, ...continuation(plain, one)]));
  return all.map((one, index) => {
    const next = all[index + 1];
    const opensRange = next !== undefined && RANGE.test(spacedOnce(plain.slice(one.end, next.start)));
    return { ...one, code: codeAfter(plain, one.end), opensRange };
  });
}

/** A number that is said in words is longer than in digits: spaces stand for the rest. */
const LONGEST_GAP = 60;

function spacedOnce(text: string): string {
  return text.replace(/ {1,60}/gu, ' ');
}

type Spotted = Omit<SpottedReference, 'code' | 'opensRange'>;

function lettered(text: string, pattern: RegExp): Spotted[] {
  const found: Spotted[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, prefix = '', star = '', digits = '', letter] = match;
    const article = ARTICLE_BEFORE.test(text.slice(Math.max(0, match.index - 12), match.index));
    if (!article && !standsAlone(prefix, digits)) continue;
    found.push({
      reference: build(prefix, star, digits, letter),
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return found;
}

/** Without the word « article », a lone « l 1 », « d 12 » or « à 2024-25 » is no reference. */
function standsAlone(prefix: string, digits: string): boolean {
  if (prefix === 'a' || prefix === 'A') return false;
  return /^\d{3}\D+\d/u.test(digits);
}

function bareAfterArticle(text: string): Spotted[] {
  const found: Spotted[] = [];
  for (const match of text.matchAll(ARTICLE_WORD)) {
    const start = match.index + match[0].length;
    const bare = BARE.exec(text.slice(start, start + 32));
    if (bare?.[1] === undefined) continue;
    found.push({ reference: build('', '', bare[1], bare[2]), start, end: start + bare[0].length });
  }
  return found;
}

/** « , 411-2 et 411-3 » after a reference: numbers that inherit its letter; they need a hyphen. */
function continuation(text: string, first: Spotted): Spotted[] {
  const found: Spotted[] = [];
  let position = first.end;
  for (let step = 0; step < 20; step += 1) {
    const joiner = JOINER.exec(text.slice(position, position + LONGEST_GAP));
    if (joiner === null) break;
    const start = position + joiner[0].length;
    const bare = BARE.exec(text.slice(start, start + 32));
    if (bare?.[1] === undefined || !/^\d{3}\D/u.test(bare[1])) break;
    const end = start + bare[0].length;
    found.push({ reference: build(first.reference.prefix ?? '', '', bare[1], bare[2]), start, end });
    position = end;
  }
  return found;
}

function build(prefix: string, star: string, digits: string, letter: string | undefined): ArticleReference {
  const joined = digits.replace(/[^\d]+/gu, '-');
  return {
    prefix: toArticlePrefix(prefix),
    star: star === '*',
    digits: joined,
    letter: letter ?? null,
  };
}

function keepFirst(found: Spotted[]): Spotted[] {
  const ordered = found.sort((left, right) => left.start - right.start || right.end - left.end);
  const kept: Spotted[] = [];
  for (const one of ordered) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one);
  return kept;
}

function codeAfter(text: string, end: number): ReferenceCode {
  const rest = text.slice(end, end + 90);
  if (/^[^.?!;]{0,60}?\b(?:code rural|crpm|rural code|rural and maritime)/iu.test(rest)) return 'rural';
  if (MADE_BY.test(rest)) return null;
  if (OTHER_CODE.test(rest) || OTHER_CODE_EN.test(rest)) return 'other';
  return null;
}
