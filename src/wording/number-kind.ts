import { matchAt, type WrittenNumber } from './number-notation.js';

/**
 * What a number stands for. `date` is a day, a month or a week in figures, or the short end of 2023/24; `unit` is the
 * 100 of « €/100 kg ».
 */
export type NumberKind = 'number' | 'percent' | 'ordinal' | 'year' | 'date' | 'unit';

/** One space of those that stand around numbers: plain, no-break, narrow no-break, thin, figure space. */
export const SPACE = '[ \\u00a0\\u202f\\u2009\\u2007]';
export const ORDINAL = /(?:ers?|ère|re|e|è|ème|eme|st|nd|rd|th)(?!\p{L})/iuy;

const MONTH =
  '(?:janv(?:ier)?|f[ée]vr(?:ier)?|mars|avril|mai|juin|juil(?:let)?|ao[uû]t|septembre|octobre|novembre|d[ée]cembre' +
  '|jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|august|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTH_AFTER = new RegExp(`(?:er|st|nd|rd|th)?${SPACE}(?:of )?${MONTH}(?!\\p{L})`, 'iuy');
const MONTH_BEFORE = new RegExp(`(?<!\\p{L})(?:${MONTH}|semaine|week)${SPACE}$`, 'iu');
const UNIT =
  'kg|kt|kha|ha|hl|[tqgl]|usd|eur|euros?|dollars?|tonnes?|tons?|quintaux|quintals?|hectares?|t[êe]tes?|heads?|animaux|animals?';
const UNIT_AFTER = new RegExp(`${SPACE}?(?:(?:${UNIT})(?!\\p{L})|[€$])`, 'iuy');
const MASS_AFTER = new RegExp(`${SPACE}?(?:kg|kilos?|kilogrammes?|kilograms?)(?!\\p{L})`, 'iuy');
const PER_BEFORE = new RegExp(`(?:/${SPACE}?|(?<!\\p{L})(?:les|pour|par|per|for)${SPACE})$`, 'iu');
const LONGEST_WORD_BEFORE = 12;
const MASSES_OF_PRICES: ReadonlySet<number> = new Set([100, 1000]);

/** What the number written from `start` stands for, by the words around it; it has neither sign nor percent sign. */
export function kindOf(text: string, start: number, written: WrittenNumber): NumberKind {
  const before = text.slice(Math.max(0, start - LONGEST_WORD_BEFORE), start);
  if (
    MASSES_OF_PRICES.has(written.value) &&
    PER_BEFORE.test(before) &&
    matchAt(MASS_AFTER, text, written.end)
  ) {
    return 'unit';
  }
  if (!written.plain) return 'number';
  if (isDay(text, before, written)) return 'date';
  if (matchAt(ORDINAL, text, written.end)) return 'ordinal';
  return isYear(text, written) ? 'year' : 'number';
}

function isDay(text: string, before: string, { value, end }: WrittenNumber): boolean {
  if (value < 1 || value > 53) return false;
  return (value <= 31 && matchAt(MONTH_AFTER, text, end) !== null) || MONTH_BEFORE.test(before);
}

function isYear(text: string, { value, end }: WrittenNumber): boolean {
  return value >= 1900 && value < 2100 && matchAt(UNIT_AFTER, text, end) === null;
}
