import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { DateMention } from '../dates/point.js';
import { figureFrame } from '../figure-frame.js';
import type { Frame, Intent } from '../frame.js';
import { Evidence, type Reading } from '../reading.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import { jointsOf } from './joints.js';
import { upTo } from './up-to.js';

const ENDS = ['market-high', 'market-low', 'record', 'most', 'least', 'dearest', 'top'];
/** Heights that can be asked for of a price behind it, though no word says that the price is the newest. */
const HEIGHTS = ['market-high', 'market-low', 'record'];
/** What sets one figure against the other, or asks for more than a figure. */
const OTHERS = ['compare', 'change', 'up', 'down', 'percent', 'above', 'below', 'dearer', 'cheaper', 'apart', 'forecast', 'share', 'correlation', 'who', 'which-product', 'list', 'rank', 'count-periods', 'total', 'more-than', 'which-of-two']; // prettier-ignore
/** What the newest figure is asked for without. */
const NO_FIGURE = [...ENDS, 'average', 'when'];
/** A comma alone parts no more than what it lists. */
const COMMA = ',';
const COLON = ':';

/**
 * « prix actuel du cacao et son record », "latest French apple harvest, and the average of the last five", « le maïs maintenant
 * et en 2022 »: the newest figure of one thing, and then an end, a mean or a year's figure of the same. Null where that is not
 * asked.
 */
export function newestFirstFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  if (evidence.has(...OTHERS)) return null;
  const { tokens } = evidence.reading;
  for (const at of jointsOf(evidence).filter(
    (joint) => tokens[joint]?.folded !== COMMA && !isTopic(evidence, joint),
  )) {
    const head = new Evidence(upTo(evidence.reading, at));
    const wanted = asksNewest(head) && !namesAnother(evidence, at) ? wantedBehind(evidence, head, at) : null;
    if (wanted === null) continue;
    const newest = figureFrame(empty, head, lexicon, domain);
    const other = figureFrame(empty, new Evidence(behind(evidence.reading, at)), lexicon, domain);
    const isOfOne = newest.intent === 'latest' && newest.products.length === 1;
    return isOfOne && other.intent === wanted && isOfTimes(other) ? { ...newest, alsoAsked: other } : null;
  }
  return null;
}

/** A figure of what is named, now or of no time that is said. */
function asksNewest(head: Evidence): boolean {
  const isNamed = head.everywhere('product').length > 0;
  return isNamed && !head.has(...NO_FIGURE) && head.reading.dates.every(isNow);
}

/** « Le prix du sucre : quel a été son record ? »: what stands before the colon, of no time, is what is asked about behind it. */
function isTopic({ reading: { dates, tokens } }: Evidence, at: number): boolean {
  return tokens[at]?.folded === COLON && dates.every(({ start }) => start > at);
}

function isNow({ value }: DateMention): boolean {
  return value.kind === 'latest' && value.count === undefined;
}

/** A product, a place or a measure of its own. */
function namesAnother(evidence: Evidence, at: number): boolean {
  return (['product', 'place', 'measure'] as const).some((kind) => {
    const named = evidence.everywhere(kind);
    const before = named.filter(({ mention }) => mention.start < at).map(({ id }) => id);
    return named.some(({ id, mention }) => mention.start > at && !before.includes(id));
  });
}

/** What is asked behind the joint: an end, a mean, or the figure of a year, which of prices is its mean; null of all else. */
function wantedBehind(evidence: Evidence, head: Evidence, at: number): Intent | null {
  const has = (cues: readonly string[]): boolean =>
    cues.some((cue) => evidence.cues(cue).some(({ mention }) => mention.start > at));
  const isSaidNow = head.reading.dates.length > 0;
  const { isPriced } = evidence;
  if (has(isSaidNow ? ENDS : HEIGHTS)) return isSaidNow || isPriced ? 'extreme' : null;
  if (!isSaidNow) return null;
  if (has(['average'])) return 'average';
  return isPriced && isOfYear(evidence, at) ? 'value' : null;
}

/** One year, that is named and not counted back to. */
function isOfYear({ reading: { dates, tokens } }: Evidence, at: number): boolean {
  const [only, ...others] = dates.filter(({ start }) => start > at);
  if (only?.value.kind !== 'point' || others.length > 0 || THAN.test(wordAt(tokens, only.start - 1)))
    return false;
  const { grain, year, ago } = only.value.point;
  return grain === 'year' && year !== null && ago === undefined;
}

const THAN = /^(?:que?|than|as)$/;

/** An end among times, and none among places or products. */
function isOfTimes({ intent, order }: Frame): boolean {
  return intent !== 'extreme' || order === null || order.over === 'periods';
}

/** What stands behind the joint, with the names that stand before it. */
function behind(reading: Reading, at: number): Reading {
  const isHere = ({ start }: { start: number }): boolean => start > at;
  const isNamed = ({ senses }: Mention): boolean =>
    senses.some(({ kind, id }) => NAMES.has(kind) || (kind === 'cue' && id === 'price-cue'));
  const { everyday, unknown } = reading.uncovered;
  return {
    ...reading,
    sentences: [{ start: 0, end: reading.tokens.length, asks: true }],
    mentions: reading.mentions.filter((mention) => isHere(mention) || isNamed(mention)),
    dates: reading.dates.filter(isHere),
    uncovered: {
      everyday: everyday.filter((word) => word.at > at),
      unknown: unknown.filter((word) => word.at > at),
    },
  };
}

const NAMES = new Set<string>(['product', 'place', 'measure', 'publisher', 'unit']);
