import { BETTER, CHOOSING, DEGREES, VERB, WORSE } from './beyond-before.data.js';
import { isOfOneYear } from './judged-harvest.js';
import { PICKING } from './judged-harvest.data.js';
import type { Movement } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';

/** How many words may stand between the verb and what it says: « a-t-elle été vraiment meilleure ». */
const WITHIN = 4;
/** Where one of several is picked, or a second thing is named. */
const OTHERS = [
  'who',
  'when',
  'which-product',
  'compare',
  'count-periods',
  'list',
  'forecast',
  'rank',
  'price-cue',
  'average',
];

/**
 * Which way something is said to be beyond the time before: « la récolte de pommes a-t-elle été meilleure en 2022 »,
 * "was the yield higher in 2023". Null where it is set against something that is named, or is the first of several:
 * « la meilleure ».
 */
export function readBeyondBefore(evidence: Evidence): Movement | null {
  const isOfOne = evidence.all('product').length === 1 && evidence.all('place').length < 2;
  if (!isOfOne || !isOfOneYear(evidence) || evidence.has(...OTHERS)) return null;
  if (evidence.all('measure').some(({ id }) => id === 'price')) return null;
  const { tokens } = evidence.reading;
  if (tokens.some(({ folded }, at) => CHOOSING.test(folded) && !isAsking(tokens, at))) return null;
  const said = tokens.map((_, at) => (isPredicated(tokens, at) ? comparativeAt(tokens, at) : null));
  return said.find((way) => way !== null) ?? null;
}

/** « est-ce que »: the one « que » that sets nothing against anything. */
function isAsking(tokens: readonly Token[], at: number): boolean {
  return wordAt(tokens, at - 1) === 'ce';
}

function comparativeAt(tokens: readonly Token[], at: number): Movement | null {
  const word = wordAt(tokens, at);
  if (BETTER.test(word)) return 'up';
  if (WORSE.test(word)) return 'down';
  const degree = DEGREES.find((one) => one.degree.test(word));
  const next = wordAt(tokens, at + 1);
  if (degree?.up.test(next)) return 'up';
  return degree?.down.test(next) ? 'down' : null;
}

/** « a été meilleure », "was the yield higher": said of the subject, and not « la meilleure ». */
function isPredicated(tokens: readonly Token[], at: number): boolean {
  if (PICKING.test(wordAt(tokens, at - 1))) return false;
  const before = tokens.slice(Math.max(0, at - WITHIN), at);
  return VERB.test(wordAt(tokens, 0)) || before.some(({ folded }) => VERB.test(folded));
}
