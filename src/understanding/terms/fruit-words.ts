import type { Mention } from './mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** What stands around a word that is a fruit or something else. */
interface Surroundings {
  tokens: readonly Token[];
  mention: Mention;
  /** Products and places of the question other than this mention. */
  otherProducts: boolean;
  otherPlaces: boolean;
}

/** Words of an amount: "date production", "tonnes of dates". */
const AMOUNT =
  /^(?:productions?|produc(?:ers?|ing)|growers?|outputs?|crops?|harvests?|yields?|areas?|acreage|palms?|tonnages?|tonnes?|tons?|kg|kilos?|exports?|exporters?|prices?|hectares|farming)$/;
const GROWING = /^(?:gr[oe]ws?|grown|growing|produc(?:e|es|ed|ing)|harvested|picked|picks?)$/;
const DEGREE = /^(?:most|more|fewer|fewest|least)$/;
/** "dates of the harvest", "dates for sowing": what days are of. */
const OF_DAYS = /^(?:of|for|when|to|on|and)$/;

/** English "dates" are days; grown, weighed or produced, or in a country and a year and no more, they are the fruit. */
export function areDatesGrown(around: Surroundings): boolean {
  const { tokens, mention } = around;
  return AMOUNT.test(wordAt(tokens, mention.end)) || isGrown(around) || isBareOfPlace(around);
}

/** "grew the most dates", "tonnes of dates", "the area under dates". */
function isGrown({ tokens, mention: { start } }: Surroundings): boolean {
  const first = wordAt(tokens, start - 1);
  if (/^(?:of|under)$/.test(first)) return AMOUNT.test(wordAt(tokens, start - 2));
  if (!DEGREE.test(first)) return GROWING.test(first);
  return [2, 3].some((back) => GROWING.test(wordAt(tokens, start - back)));
}

/** "dates in Egypt in 2021". */
function isBareOfPlace({ tokens, mention, otherProducts, otherPlaces }: Surroundings): boolean {
  if (mention.start > 0 || otherProducts || !otherPlaces) return false;
  return hasYear(tokens) && !OF_DAYS.test(wordAt(tokens, mention.end));
}

/** « avocats Mexique 2022 »: a country and a year make the fruit; « un avocat » stays a lawyer. */
export function areAvocados({ tokens, mention, otherPlaces }: Surroundings): boolean {
  return wordAt(tokens, mention.start) === 'avocats' && otherPlaces && hasYear(tokens);
}

function hasYear(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, value }) => kind === 'number' && value >= 1900 && value < 2100);
}
