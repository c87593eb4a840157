import { isHeavenlyPlace } from './heavenly-bodies.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';

/** Before a place and little else; « de » and "of" only where the name has a capital. */
const LOCATIVE = /^(?:en|au|aux|in|from)$/;
const LINKING = /^(?:de|d|du|des|la|le|l|les|the|of|a|et|and|pour|for|chez|dans|vs|to|than|que)$/;
const WITHIN = /^(?:dans|in|within) (?:la|le|l|les|the)$/;
const CAPITAL = /^\p{Lu}\p{Ll}/u;
const SMALL = /^\p{Ll}{2,}/u;
/** « en vendant », "in growing": what is done, not where. */
const VERBAL = /(?:ant|ing|ment|tion|age)s?$/;
const SHORTEST = 4;

/** Names that stand where a place would and that nothing knows: « en Zorglubie », "Freedonia wheat". */
export function findUnknownPlaces(evidence: Evidence): string[] {
  const { tokens, uncovered } = evidence.reading;
  const unknown = new Set(uncovered.unknown.map(({ text }) => text));
  const places: string[] = [];
  let last = -1;
  for (const [at, token] of tokens.entries()) {
    if (isKnownByName(evidence, at)) places.push(token.text);
    if (!unknown.has(token.text) || !evidence.isInFocus(at)) continue;
    if (!isOpened(tokens, at) && !isNamed(tokens, at, last)) continue;
    if (last === at - 1 && places.length > 0) places.push(`${places.pop() ?? ''} ${token.text}`);
    else places.push(token.text);
    last = at;
  }
  return [...new Set(places)];
}

function isKnownByName(evidence: Evidence, at: number): boolean {
  return isHeavenlyPlace(evidence.reading.tokens, at) || isStrayName(evidence, at);
}

/** « en Atlantide », where no place is named: a word of any language, with the capital of a name. */
function isStrayName(evidence: Evidence, at: number): boolean {
  const { tokens, uncovered } = evidence.reading;
  if (evidence.all('place').length > 0 || !uncovered.everyday.some((word) => word.at === at)) return false;
  return evidence.isInFocus(at) && wordAt(tokens, at - 1) === 'en' && isProper(tokens, at);
}

const COUNTRY = /(?:ie|ide|ia|land|stan|onie|ine)$/;

/** With the capital and the ending of a country's name, in a question that has small letters too. */
function isProper(tokens: readonly Token[], at: number): boolean {
  const { text, folded } = tokens[at] ?? { text: '', folded: '' };
  const isLong = folded.length >= SHORTEST && COUNTRY.test(text);
  return isLong && CAPITAL.test(text) && tokens.some((other) => SMALL.test(other.text));
}

function isNamed(tokens: readonly Token[], at: number, last: number): boolean {
  const token = tokens[at];
  if (!token || (last === at - 1 && last >= 0)) return token !== undefined;
  const isWritten = CAPITAL.test(token.text) && tokens.some(({ text }) => SMALL.test(text));
  if (isLocated(tokens, at))
    return isWritten || (token.folded.length >= SHORTEST && !VERBAL.test(token.folded));
  return isWritten && at > 0 && LINKING.test(wordAt(tokens, at - 1));
}

function isLocated(tokens: readonly Token[], at: number): boolean {
  const before = wordAt(tokens, at - 1);
  return LOCATIVE.test(before) || WITHIN.test(`${wordAt(tokens, at - 2)} ${before}`);
}

function isOpened(tokens: readonly Token[], at: number): boolean {
  return OPENING.test(wordAt(tokens, at - 1)) && isLocated(tokens, at - 1);
}

/** What the names of countries begin with: "in nw Zorglub", « aux pays bat », « en république tchéqie ». */
const OPENING =
  /^(?:n|nw|new|nouv\p{L}*|rep\p{L}*|pays|iles?|islands?|etats?|states?|royaumes?|kingdom|united|cote|guinee|guinea|coree|korea|saint|san|st|north|south|nord|sud|sth|nth)$/u;
