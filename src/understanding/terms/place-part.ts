import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

const POINT =
  /^(?:nord|sud|est|ouest|centre|center|central|(?:north|south|east|west)(?:ern)?|(?:north|south)(?:east|west)(?:ern)?)$/;
/** « est » is the east behind an article or another point of the compass; else it is the verb. */
const FRENCH_EAST = 'est';
const BEFORE_EAST = /^(?:l|nord|sud)$/;
const LINK = /^(?:de|du|des|d|of)$/;
const ARTICLE = /^(?:la|le|les|l|the)$/;
/** « centre de la France » and "north of Italy", but "central Spain": these need no link before the name. */
const ADJECTIVE =
  /^(?:central|(?:north|south|east|west)(?:ern)?|(?:north|south)(?:east|west)(?:ern)?|(?:nord|sud|est|ouest))$/;
/** « Espagne centrale », « Italie méridionale »; « France du Nord » has its link. */
const TRAILING = /^(?:centrale|septentrionale?|meridionale?|orientale?|occidentale?)$/;
const TRAILING_POINT = /^(?:nord|sud|est|ouest|centre)$/;

/**
 * The part of a place that the words name by the compass, as they have it (« nord de l'Italie », "central Spain"), where it
 * is no place of its own; null where the whole is meant.
 */
export function readPlacePart(evidence: Evidence): string | null {
  for (const found of evidence.all('place')) {
    const [from, to] = [startOf(evidence, found), endOf(evidence, found)];
    const { tokens, source } = evidence.reading;
    if (from < found.mention.start || to > found.mention.end)
      return source.text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  }
  return null;
}

/** Where the words begin that make it a part; its own start where there are none before it. */
function startOf({ reading: { tokens } }: Evidence, { mention: { start } }: Found): number {
  const word = (at: number): string => wordAt(tokens, at);
  const afterLink = ARTICLE.test(word(start - 1)) ? start - 1 : start;
  const isLinked = LINK.test(word(afterLink - 1));
  let at = isLinked ? afterLink - 1 : start;
  const isPoint = (one: number): boolean =>
    POINT.test(word(one)) && (word(one) !== FRENCH_EAST || BEFORE_EAST.test(word(one - 1)));
  if (!isPoint(at - 1) || (!isLinked && !ADJECTIVE.test(word(at - 1)))) return start;
  while (isPoint(at - 1)) at -= 1;
  return at;
}

/** Where those behind it end; its own end where there are none. */
function endOf({ reading: { tokens } }: Evidence, { mention: { end } }: Found): number {
  const word = (at: number): string => wordAt(tokens, at);
  if (TRAILING.test(word(end))) return end + 1;
  const afterLink = ARTICLE.test(word(end + 1)) ? end + 2 : end + 1;
  return LINK.test(word(end)) && TRAILING_POINT.test(word(afterLink)) ? afterLink + 1 : end;
}
