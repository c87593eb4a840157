import type { ActUnit } from './act-unit.js';

/** An act of the European Union, and the article, annex or recital of it, as a reader names it. */
export interface ActReference {
  /** '32021R2115'. */
  readonly celex: string;
  /** Null where only the act is named; articles in the spelling of the look-up ('5bis'). */
  readonly unit: ActUnit | null;
  /** The act as written: « règlement (UE) 2021/2115 ». */
  readonly words: string;
  /** Offsets in the text, end excluded, of the unit and the act. */
  readonly start: number;
  readonly end: number;
}

const NUMBER = String.raw`(?:\d{1,3}(?: ?(?:bis|ter|quater|[a-z](?![\p{L}])))?|premier|1er)`;
const FURTHER = String.raw`(?:(?:,| et| and| ou| or) ${NUMBER}){0,5}`;
const ARTICLE = String.raw`(?<article>(?:articles?|art\.?) ?(?:n° ?)?${NUMBER}${FURTHER})`;
const ANNEX = String.raw`(?<annex>annexe?s?(?: (?:[ivxl]{1,7}|\d{1,2})(?![\p{L}\d]))?)`;
const RECITAL = String.raw`(?<recital>(?:consid[ée]rants?|recitals?) ?\(?\d{1,3}\)?${FURTHER})`;
const JOIN = String.raw`(?:,? ?(?:§|paragraphe|paragraph|point|alin[ée]a)?[ ()\da-z]{0,12},?)? ?(?:du|de la|de l['’ ]|of the|of|to the|to|,) ?`;
const ACT = String.raw`(?<act>(?<kind>r[èe]glement|regulation|directive|d[ée]cision)[\p{L} '’]{0,60}?(?:\((?:UE|EU|CE|EC|CEE|EEC|Euratom)\) ?)?(?<numbered>n[°o]\.? ?)?(?<left>\d{2,4})\/(?<right>\d{1,4})(?:\/(?:CEE|CE|UE|EEC|EC|EU)(?![\p{L}]))?)`;
const PATTERN = new RegExp(String.raw`(?:(?:${ARTICLE}|${ANNEX}|${RECITAL})${JOIN})?${ACT}`, 'giu');
const UNIT_NUMBER = new RegExp(NUMBER, 'giu');
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^r/iu, 'R'],
  [/^di/iu, 'L'],
  [/^d/iu, 'D'],
];
/** From 2015 on all acts are numbered year/number; before, regulations number/year after « n° ». */
const FIRST_YEAR = 1952;
const LAST_YEAR_BEHIND_NUMBER = 2014;
const LAST_YEAR = 2099;

/** Every act of the European Union named in the text, in order; once for each article, annex or recital of it. */
export function findActReferences(text: string): ActReference[] {
  const plain = text.replace(/[\u00a0\u202f\t\n\r]/gu, ' ');
  const found: ActReference[] = [];
  for (const match of plain.matchAll(PATTERN)) {
    const { act = '', kind = '', numbered, left = '', right = '', ...named } = match.groups ?? {};
    const celex = celexOf(kind, left, right, numbered !== undefined);
    if (celex === null) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    for (const unit of unitsOf(named)) found.push({ celex, unit, words: act, start, end });
  }
  return found;
}

function unitsOf({ article, annex, recital }: Record<string, string | undefined>): (ActUnit | null)[] {
  if (article !== undefined) return numbersIn(article).map((number) => ({ kind: 'article', number }));
  if (recital !== undefined) return numbersIn(recital).map((number) => ({ kind: 'recital', number }));
  if (annex === undefined) return [null];
  return [{ kind: 'annex', number: annex.replace(/^annexe?s? ?/iu, '').toUpperCase() }];
}

function numbersIn(named: string): string[] {
  return [...named.replace(/^\p{L}+\.? ?(?:n° ?)?/u, '').matchAll(UNIT_NUMBER)].map(([one]) =>
    articleOf(one),
  );
}

function celexOf(kind: string, left: string, right: string, numbered: boolean): string | null {
  const letter = LETTERS.find(([pattern]) => pattern.test(kind))?.[1];
  const mayEnd = Number(yearOf(right) ?? LAST_YEAR) <= LAST_YEAR_BEHIND_NUMBER;
  const numberFirst = mayEnd && (numbered || yearOf(left) === null);
  const year = yearOf(numberFirst ? right : left);
  const number = numberFirst ? left : right;
  if (letter === undefined || year === null) return null;
  return `3${year}${letter}${number.padStart(4, '0')}`;
}

/** '91' is 1991; null for what is no year of the Communities or the Union. */
function yearOf(digits: string): string | null {
  const year = digits.length === 2 && digits >= '52' ? Number(digits) + 1900 : Number(digits);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? String(year) : null;
}

function articleOf(written: string): string {
  return /^(?:premier|1er)$/iu.test(written) ? '1' : written.replace(/\s+/gu, '').toLowerCase();
}
