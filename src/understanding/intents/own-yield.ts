import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import { areaNamed, perArea } from '../slots/per-area.js';
import { quantitiesOf, readThreshold, type Given } from '../terms/quantities.js';
import type { Evidence } from '../reading.js';
import { readMeanYear } from './mean-year.js';
import { BESIDE, COMPARING, HARVESTED, JUDGING, OWN, POSSESSIVE, USUAL } from './own-yield.data.js';

/** More quintals than these grow on no hectare. */
const MOST_QUINTALS = 200;

/**
 * A yield of somebody's own that is put up against the mean, with its unit: « 75 quintaux de blé, c'est mieux que la moyenne ? »,
 * « j'ai fait 30 q/ha de tournesol », "is 60 bushels an acre of wheat good?"; null where none is, or a time is named and nobody
 * tells of his own.
 */
export function readOwnYield(evidence: Evidence, lexicon: Lexicon): OwnYield | null {
  if (evidence.everywhere('unit').length === 0 || !isOfOneCrop(evidence)) return null;
  const [given] = quantitiesOf(evidence);
  return given && readThreshold(evidence) === null ? ownOf(evidence, given, lexicon) : null;
}

/** « j'ai fait 82 quintaux. C'est quoi la moyenne en France ? »: beside a yield of one's own the mean that is asked for is of yields. */
export function asksMeanYield(evidence: Evidence, lexicon: Lexicon): boolean {
  if (!evidence.has('average') || evidence.all('measure').length > 0 || !isOwnHarvest(evidence)) return false;
  const yields = quantitiesOf(evidence).filter((given) => yieldOf(given, null, lexicon) !== null);
  return yields.some(({ start }) => !evidence.isInFocus(start));
}

type OwnYield = NonNullable<Frame['ownYield']>;

function ownOf(evidence: Evidence, given: Given, lexicon: Lexicon): OwnYield | null {
  const area = areaNamed(evidence);
  const own = yieldOf(given, area, lexicon);
  const isTold = own?.unit !== 'q/ha' || given.unit !== 'q' || area !== null;
  const isOwn = isOfOwnField(evidence) || (isTold && isOwnHarvest(evidence));
  if (!own || !(isOwn || isJudged(evidence, isTold))) return null;
  const mean = readMeanYear(evidence);
  return mean ? { ...own, year: mean.year } : own;
}

/** The amount by the area that it came off, which of quintals goes without saying; null where it is none. */
function yieldOf(
  { value, unit }: Given,
  area: ReturnType<typeof areaNamed>,
  lexicon: Lexicon,
): OwnYield | null {
  if (lexicon.getUnit(unit).dimension.endsWith('yield')) return { value, unit };
  const meant = perArea(unit, area?.unit ?? (unit === 'q' && value <= MOST_QUINTALS ? 'ha' : null), lexicon);
  return meant === null ? null : { value, unit: meant };
}

/** Of one crop, for no price, and at no time but that of the mean and of somebody's own harvest: « cette année j'ai fait 82 q/ha ». */
function isOfOneCrop(evidence: Evidence): boolean {
  if (evidence.all('product').length !== 1 || evidence.isPriced) return false;
  const { tokens } = evidence.reading;
  const mean = readMeanYear(evidence);
  const dates = evidence.reading.dates.filter((one) => one !== mean?.date);
  return dates.length === 0 || (dates.length === 1 && tokens.some(({ folded }) => OWN.test(folded)));
}

/** « mon maïs a fait 110 quintaux », "my barley yielded 6.5 t/ha", « mon rendement en blé »: the field is one's own. */
function isOfOwnField(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const owned = [...evidence.all('product'), ...evidence.all('measure').filter(({ id }) => id === 'yield')];
  return owned.some(({ mention }) => POSSESSIVE.test(wordAt(tokens, mention.start - 1)));
}

/** Set against the mean; called good or bad where it is plainly a yield, or next to that word. */
function isJudged(evidence: Evidence, isYield: boolean): boolean {
  const { tokens } = evidence.reading;
  if (evidence.has('average') || tokens.some(({ folded }) => USUAL.test(folded)))
    return tokens.some(({ folded }) => COMPARING.test(folded) || JUDGING.test(folded));
  return tokens.some(
    ({ folded }, at) =>
      JUDGING.test(folded) &&
      (isYield || [at - 1, at + 1].some((beside) => BESIDE.test(wordAt(tokens, beside)))),
  );
}

/** « j'ai récolté 500 t de blé »: what one has oneself, and nothing said of a country. */
export function isOwnHarvest({ spoken }: Evidence): boolean {
  return HARVESTED.test(spoken);
}
