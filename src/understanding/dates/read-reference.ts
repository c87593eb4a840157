import { wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { grainAt } from './grain-words.js';
import type { DateValue, Read } from './point.js';
import { readCountOrArticle } from './read-count.js';

/** « au même mois l'année dernière » is counted from the month that is named, whatever year it is now. */
const SAME_MONTH_BEFORE =
  /^(?:(?:le|du|au) )?meme mois (?:de )?(?:l )?(?:annee derniere|annee passee|annee precedente|annee d avant|an dernier|an passe|an d avant)(?= |$)|^(?:the |that )?same month (?:last year|the year before|the previous year|the prior year|a year (?:ago|earlier|before))(?= |$)/;

const PHRASES: readonly (readonly [RegExp, number])[] = [
  [/^(?:l )?(?:annee|an) (?:d avant|d auparavant|precedente?|anterieure?)(?= |$)/, -1],
  [/^(?:un|une) (?:an|annee) (?:plus tot|avant|auparavant)(?= |$)/, -1],
  [/^(?:the )?(?:year before|previous year|prior year|preceding year)(?= |$)/, -1],
  [/^(?:a|one) year (?:earlier|before)(?= |$)/, -1],
  [/^(?:l )?annee (?:d apres|suivante)(?= |$)/, 1],
  [/^(?:the )?(?:year after|following year)(?= |$)/, 1],
  [/^(?:cette|la) (?:meme )?(?:annee|campagne) la(?= |$)/, 0],
  [/^cette meme (?:annee|campagne)(?= |$)/, 0],
  [/^la meme annee(?= |$)/, 0],
  [/^(?:in )?(?:the same|that same|that) year(?= |$)/, 0],
  [
    /^(?:l )?annee (?:de (?:ma|sa|mon|son|notre|leur) (?:naissance|mariage|arrivee|installation)|ou (?:je suis|il est|elle est) nee?)(?= |$)/,
    0,
  ],
  [
    /^(?:the )?year (?:of (?:my|his|her|our) (?:birth|wedding|marriage)|(?:i|he|she) was born|(?:we|i|they) (?:got |were )?married)(?= |$)/,
    0,
  ],
  [/^(?:a l epoque|en ce temps la|a ce moment la)(?! (?:de|du|des|d|ou)(?= |$))(?= |$)/, 0],
  [/^(?:at the time|at that time|back then|in those days)(?! of(?= |$))(?= |$)/, 0],
];

const MONTH_BEFORE =
  /^(?:(?:le |un )?mois (?:d avant|d auparavant|precedent|plus tot|avant|auparavant)|(?:the )?(?:month before|previous month|prior month|preceding month)|(?:a|one) month (?:earlier|before))(?= |$)/;

/** « ce mois-là », "that month"; « le même mois de 2020 » and "the same month last year" are of another year. */
const THAT_MONTH =
  /^(?:(?:ce|le) (?:meme )?mois la|ce meme mois|that (?:same )?month|(?:le meme mois|the same month)(?= [?.!,;:]|$))(?= |$)/;

const LONGEST = 7;

/** « l'année d'avant », "the month before", « cette année-là »: a time counted from another one of the question. */
export function readReference(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const words = wordsAt(tokens, at, LONGEST);
  const that = THAT_MONTH.exec(words);
  if (that) return { value: { kind: 'beside', years: 0, months: 0 }, length: that[0].split(' ').length };
  const before = SAME_MONTH_BEFORE.exec(words);
  if (before) {
    return { value: { kind: 'beside', years: -1, sameMonth: true }, length: before[0].split(' ').length };
  }
  const month = MONTH_BEFORE.exec(words);
  if (month) return { value: { kind: 'beside', years: 0, months: -1 }, length: month[0].split(' ').length };
  for (const [phrase, years] of PHRASES) {
    const match = phrase.exec(words);
    if (match) return { value: { kind: 'beside', years }, length: match[0].split(' ').length };
  }
  return readCountedBack(tokens, at);
}

/** « deux ans plus tôt », "six months before that"; « deux ans avant la guerre » is counted from something else. */
function readCountedBack(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const count = readCountOrArticle(tokens, at);
  const grain = count && grainAt(tokens, at + count.length);
  if (!count || count.value > LONGEST_BACK || (grain !== 'year' && grain !== 'month')) return null;
  const back = BACK.exec(wordsAt(tokens, at + count.length + 1, 3));
  if (!back) return null;
  const length = count.length + 1 + back[0].split(' ').length;
  const beside = grain === 'year' ? { years: -count.value } : { years: 0, months: -count.value };
  return { value: { kind: 'beside', ...beside }, length };
}

const BACK = /^(?:plus tot|auparavant|(?:avant|before)(?: (?:that|cela|ca))?(?= [?.!,;:]|$))(?= |$)/;
const LONGEST_BACK = 30;
