import { readNumber, wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { DateValue, Read } from './point.js';
import { asksForecast } from './read-ahead.js';
import { readDuration, type Duration } from './read-duration.js';

type FromToday = NonNullable<Extract<DateValue, { kind: 'next' }>['fromToday']>;

/** A way to count from today, and how many words say it. */
interface Lead {
  way: FromToday;
  length: number;
  /** Of a word that says this of other lengths too: « à 6 mois » of age, "in two years" gone by. */
  isLoose?: true;
}

const LONGEST_LEAD = 4;
const LEADS_OPEN = new Set('d ici within sous a horizon echeance dans in'.split(' '));
const LEADS: readonly (readonly [RegExp, FromToday])[] = [
  [/^d ici a(?= )/, 'until'],
  [/^(?:d ici|ici|within|sous)(?= )/, 'until'],
  [/^(?:a |a l )?(?:horizon|echeance) (?:de |d |of |a )?(?=\S)/, 'until'],
  [/^dans les(?= )/, 'until'],
  [/^dans(?= )/, 'then'],
];
const ROUGHLY = /^(?:environ|about|around|some|roughly)$/;
/** Behind a length: « six mois plus tard » is left out, as it is counted from another time. */
const FROM_NOW =
  /^(?:from now|from today|s time|time|out|ahead|hence|down the (?:road|line)|a l avance|d avance|d ici)(?= |$)/;
const LONGEST_AFTER = 4;
/** « dans les six mois qui ont suivi », "in two years of drought" and « à un an près » are of other times. */
const OTHERWISE =
  /^(?:ago|avant|apres|before|after|earlier|later|plus|average|mean|trend|high|low|d|de|du|des|of|pres|qui|a|passee?s?|ecoulee?s?|suivante?s?|precedente?s?|derniere?s?|prochaine?s?)$/;

const LOOKING_BACK =
  /^(?:did|do|does|has|have|had|was|were|been|ever|past|last|since|rose|risen|fell|fallen|grew|grown|gained|lost|dropped|changed?|changes|increased?|decreased?|declined?|trend|evolution|evolutions|evolved?|growth|average|mean|total|up|down|double|doubled|produced|harvested|slaughtered|a|ont|avait|avaient|etait|etaient|ete|depuis|variations?|hausse|baisse|progression|recul|moyennes?|cumul)$/;

/**
 * So long from the day of the question: « dans six mois », "in 18 months", "three months from now" are that time alone,
 * « d'ici six mois », « sous 3 mois », « café à 6 mois » all up to it.
 */
export function readFromToday(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const lead = leadAt(tokens, at);
  return (lead && readLed(tokens, at, lead)) ?? readFollowed(tokens, at);
}

/** « dans six mois », « d'ici six mois »; with words behind it, "in two years' time" is "two years from now". */
function readLed(tokens: readonly Token[], at: number, lead: Lead): Read<DateValue> | null {
  const followed = readFollowed(tokens, at + lead.length);
  if (followed) return { value: followed.value, length: lead.length + followed.length };
  const duration = readRoughly(tokens, at + lead.length);
  if (!duration || !isFromToday(tokens, at, at + lead.length + duration.length, lead)) return null;
  const value = { kind: 'next' as const, ...duration.value, fromToday: lead.way };
  return { value, length: lead.length + duration.length };
}

/** "six months from now", « six mois à l'avance ». */
function readFollowed(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const duration = readRoughly(tokens, at);
  const after = duration && FROM_NOW.exec(wordsAt(tokens, at + duration.length, LONGEST_AFTER));
  if (!duration || !after) return null;
  const length = duration.length + after[0].split(' ').length;
  return { value: { kind: 'next', ...duration.value, fromToday: 'then' }, length };
}

function readRoughly(tokens: readonly Token[], at: number): Read<Duration> | null {
  const skip = ROUGHLY.test(wordAt(tokens, at)) ? 1 : 0;
  const duration = readDuration(tokens, at + skip);
  return duration && { value: duration.value, length: skip + duration.length };
}

function leadAt(tokens: readonly Token[], at: number): Lead | null {
  const word = wordAt(tokens, at);
  if (!LEADS_OPEN.has(word)) return null;
  const words = wordsAt(tokens, at, LONGEST_LEAD);
  for (const [pattern, way] of LEADS) {
    const match = pattern.exec(words);
    if (match) return { way, length: match[0].trimEnd().split(' ').length };
  }
  if (word === 'in') return { way: 'then', length: 1, isLoose: true };
  return word === 'a' ? { way: 'until', length: 1, isLoose: true } : null;
}

/** Whether what stands around « dans six mois », « à 6 mois » lets it be counted from today. */
function isFromToday(tokens: readonly Token[], at: number, end: number, { isLoose, way }: Lead): boolean {
  const isOther = OTHERWISE.test(wordAt(tokens, end));
  if (!isLoose) return way === 'then' || !isOther;
  const isCounted = readNumber(tokens, at - 1) !== null || /^an?$/.test(wordAt(tokens, at + 1));
  return !isOther && !isCounted && (asksForecast(tokens) || !looksBack(tokens, at));
}

/** Whether a word beside « à » says that something was. */
function looksBack(tokens: readonly Token[], at: number): boolean {
  return tokens.some(
    ({ folded, text }, other) => other !== at && LOOKING_BACK.test(folded) && !/^à$/i.test(text),
  );
}
