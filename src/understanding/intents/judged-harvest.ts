import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { ARTICLE, BEING, HARVEST, JUDGING, PICKING } from './judged-harvest.data.js';

/** How many words may stand between the verb and what it says: « était-elle vraiment mauvaise ». */
const WITHIN = 4;
/** What offers the one or the other: « bonne ou mauvaise », "good or bad". */
const OR = /^(?:ou|or)$/;
/** What may follow what is said of a harvest: its time, or nothing. */
const ENDING = /^(?:in|for|this|last|there|overall|$|[?!.,])/;
/** What else is asked for where one of many is picked, or a limit or a price is told. */
const OTHERS = [
  'who',
  'when',
  'which-product',
  'which-of-two',
  'compare',
  'count-periods',
  'list',
  'forecast',
  'price-cue',
];

/** Whether a harvest is put up as good or bad in itself: « 2016 a-t-elle été une mauvaise année », "was the 2015 harvest good". */
export function judgesHarvest(evidence: Evidence): boolean {
  const isOfOne = evidence.all('product').length < 2 && evidence.all('place').length < 2;
  if (!isOfOne || !isOfOneYear(evidence) || evidence.has(...OTHERS)) return false;
  if (evidence.all('measure').some(({ id }) => id === 'price')) return false;
  return evidence.reading.tokens.some(({ folded }, at) => JUDGING.test(folded) && isSaid(evidence, at));
}

/** Whether the one time named is a year. */
export function isOfOneYear({ dates }: Evidence): boolean {
  const [only, other] = dates;
  return only?.value.kind === 'point' && only.value.point.grain === 'year' && other === undefined;
}

/** « était mauvaise », « une mauvaise année », « mauvaise ou pas »; « la plus mauvaise » and « la bonne année » pick one of several. */
function isSaid({ reading: { tokens } }: Evidence, at: number): boolean {
  if ([at - 1, at + 1].some((beside) => OR.test(wordAt(tokens, beside)))) return true;
  if (ARTICLE.test(wordAt(tokens, at - 1)) && HARVEST.test(wordAt(tokens, at + 1))) return true;
  if (PICKING.test(wordAt(tokens, at - 1))) return false;
  const before = tokens.slice(Math.max(0, at - WITHIN), at);
  return before.some(({ folded }) => BEING.test(folded)) || isPredicated(tokens, at);
}

/** "was the 2015 wheat harvest good", "was the harvest in Germany good in 2018": the English verb stands at the head. */
function isPredicated(tokens: readonly Token[], at: number): boolean {
  if (!BEING.test(wordAt(tokens, 0))) return false;
  const isOfHarvest = tokens.slice(1, at).some(({ folded }) => HARVEST.test(folded));
  return isOfHarvest && ENDING.test(wordAt(tokens, at + 1));
}
