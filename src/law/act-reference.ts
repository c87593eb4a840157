/** An article of an act of the European Union as a reader names it. */
export interface ActReference {
  /** '32021R2115'. */
  readonly celex: string;
  /** '5', '5bis' in the spelling of the look-up; null where only the act is named. */
  readonly article: string | null;
  /** Offsets in the text, end excluded. */
  readonly start: number;
  readonly end: number;
}

const ARTICLE = String.raw`(?:articles?|art\.?) ?(?:n° ?)?(\d{1,3}(?: ?(?:bis|ter|quater|[a-z](?![\p{L}])))?|premier|1er)`;
const JOIN = String.raw`(?:,? ?(?:§|paragraphe|paragraph|point|alin[ée]a)?[ ()\da-z]{0,12},?)? ?(?:du|de la|de l['’ ]|of the|of|,) ?`;
const ACT = String.raw`(r[èe]glement|regulation|directive|d[ée]cision)[\p{L} '’]{0,60}?(?:\((?:UE|EU|CE|EC|CEE|EEC|Euratom)\) ?)?(n[°o]\.? ?)?(\d{2,4})\/(\d{1,4})`;
const PATTERN = new RegExp(String.raw`(?:${ARTICLE}${JOIN})?${ACT}`, 'giu');
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^r/iu, 'R'],
  [/^di/iu, 'L'],
  [/^d/iu, 'D'],
];
/** From 2015 on all acts are numbered year/number; before, regulations number/year after « n° ». */
const FIRST_YEAR = 1952;
const LAST_YEAR_BEHIND_NUMBER = 2014;
const LAST_YEAR = 2099;

/** Every act of the European Union named in the text, with the article where one is named, in order. */
export function findActReferences(text: string): ActReference[] {
  const plain = text.replace(/[\u00a0\u202f\t\n\r]/gu, ' ');
  const found: ActReference[] = [];
  for (const match of plain.matchAll(PATTERN)) {
    const [whole, article, kind = '', numbered, left = '', right = ''] = match;
    const celex = celexOf(kind, left, right, numbered !== undefined);
    if (celex === null) continue;
    const start = match.index;
    found.push({
      celex,
      article: article === undefined ? null : articleOf(article),
      start,
      end: start + whole.length,
    });
  }
  return found;
}

function celexOf(kind: string, left: string, right: string, numbered: boolean): string | null {
  const letter = LETTERS.find(([pattern]) => pattern.test(kind))?.[1];
  const numberFirst = numbered && Number(yearOf(right) ?? LAST_YEAR) <= LAST_YEAR_BEHIND_NUMBER;
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
