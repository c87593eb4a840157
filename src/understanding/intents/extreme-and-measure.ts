import type { Lexicon } from '../../lexicon/lexicon.js';
import { partOf } from '../around/part-of-reading.js';
import type { Beside } from '../dates/point.js';
import type { Frame, Slot } from '../frame.js';
import { Evidence } from '../reading.js';
import { wordsAt } from '../text/number-words.js';
import { readBaseline } from './baseline.js';
import { asksEnd } from './end-and-level.js';

const JOINT = /^(?:et|and|puis|then|with|avec|;|,|\?|\.)$/;
/** « cette année-là », "that month", "then": at the time of the extreme. */
const THEN =
  /(?:^| )(?:cette (?:meme )?(?:annee|semaine|campagne) la|ce (?:meme )?mois la|(?:la|le) meme (?:annee|mois|semaine)|cette meme (?:annee|semaine)|ce meme mois|(?:l annee|le mois|year|month) (?:en|in) question|alors|a ce moment(?: la)?|that (?:same |very )?(?:year|month|week|season)|(?:the )?same (?:year|month|week|season)|then|at (?:that|the) (?:time|point|moment))(?: |$)/;
/** What asks for more than a figure of that time. */
const OTHERS = ['forecast', 'share', 'correlation', 'average', 'compare', 'who', 'which-product', 'most', 'least', 'record', 'market-high', 'market-low', 'dearest', 'up', 'down', 'change']; // prettier-ignore
/** What asks for more than how far that time is from one beside it, or from a mean. */
const MORE = ['forecast', 'share', 'correlation', 'who', 'which-product', 'most', 'least', 'record', 'market-high', 'market-low', 'dearest']; // prettier-ignore

/** The two questions, and what the second is of. */
interface Parts {
  head: Evidence;
  tail: Evidence;
  /** The words of the second, folded. */
  spoken: string;
  /** The time that the extreme is set against, so many years or months from its own. */
  beside: Beside | null;
  /** Whether it is set against the mean of the years before it. */
  isOfMean: boolean;
}

/**
 * « quelle année a vu la plus grande surface de sorgho, et combien de tonnes a-t-on récoltées cette année-là »: an extreme of one
 * line, and another measure, another product or another place at its time; or how far it lies from the time beside it, or from
 * the mean of those before. Null where that is not asked.
 */
export function splitAtMeasure(evidence: Evidence): Parts | null {
  const { reading } = evidence;
  const { tokens } = reading;
  for (const [at, { folded }] of tokens.entries()) {
    if (at === 0 || !JOINT.test(folded)) continue;
    const stretch = { start: at, end: tokens.length };
    const [head, tail] = [false, true].map((inside) => new Evidence(partOf(reading, stretch, inside)));
    if (!head || !tail || !asksEnd(head, wordsAt(tokens, 0, at))) continue;
    const spoken = tokensFrom(evidence, at);
    const beside = besideOf(tail, spoken);
    const isOfMean = asksMean(tail, spoken);
    if (beside || isOfMean || asksOther(tail, head, spoken)) return { head, tail, spoken, beside, isOfMean };
  }
  return null;
}

/** The words behind a token, folded, without the marks between them. */
function tokensFrom({ reading: { tokens } }: Evidence, at: number): string {
  return tokens
    .slice(at)
    .flatMap(({ kind, folded }) => (kind === 'mark' ? [] : [folded]))
    .join(' ');
}

/** « de combien au-dessus de l'année précédente », « de combien avait-elle baissé cette année-là »; null where nothing lies beside. */
function besideOf(tail: Evidence, spoken: string): Beside | null {
  const [date, ...others] = tail.reading.dates;
  if (date?.value.kind !== 'beside' || others.length > 0) return null;
  if (namesThing(tail) || tail.has(...MORE, 'average')) return null;
  const { years, months } = date.value;
  if (years !== 0 || months) return { years, months: months ?? 0 };
  return asksMove(tail, spoken) ? stepBack(months !== undefined) : null;
}

function asksMove(tail: Evidence, spoken: string): boolean {
  return THEN.test(spoken) && tail.has('up', 'down', 'change');
}

/** « de combien a-t-elle baissé cette année-là »: from the year before, « ce mois-là » from the month before. */
function stepBack(isOfMonths: boolean): Beside {
  return isOfMonths ? { years: 0, months: -1 } : { years: -1, months: 0 };
}

/** « de combien sous la moyenne des 5 années d'avant »: beside a mean of the years before it. */
function asksMean(tail: Evidence, spoken: string): boolean {
  return !namesThing(tail) && !tail.has(...MORE) && OF_MEAN.test(spoken) && readBaseline(tail) !== null;
}

const OF_MEAN = /(?:^| )(?:moyenne|average|mean)(?: |$)/;

function namesThing(tail: Evidence): boolean {
  return (['product', 'place', 'measure'] as const).some((kind) => tail.everywhere(kind).length > 0);
}

/** Another measure, of that time or of none that is said; or another product or another place, of that time. */
function asksOther(tail: Evidence, head: Evidence, spoken: string): boolean {
  const isThen = THEN.test(spoken);
  const { dates } = tail.reading;
  const isOfOtherTime = dates.some(({ value }) => value.kind !== 'beside' && value.kind !== 'latest');
  if (tail.has(...OTHERS) || isOfOtherTime) return false;
  const places = tail.everywhere('place').length;
  const products = tail.everywhere('product').map(({ id }) => id);
  const isSame = products.every((id) => head.everywhere('product').some((one) => one.id === id));
  if (!isSame || places > 0) return isThen && products.length <= 1;
  const isMeasured = tail.everywhere('measure').length > 0 || HARVESTED.test(spoken) || AREA.test(spoken);
  return isMeasured && (isThen || dates.length === 0);
}

/** « combien de tonnes », "how much was harvested": what was produced, though no measure is named. */
const HARVESTED =
  /(?:^| )(?:tonnes?|tonnage|quintaux|recolt\w{0,6}|moissonn\w{0,4}|produi\w{0,4}|volumes?|harvest\w{0,3}|produced|grown|output)(?: |$)/;
/** « combien d'hectares », "how many hectares". */
const AREA = /(?:^| )(?:hectares?|ha|acres?|sem(?:e|es|ee|ees)|plant(?:e|es|ee|ees|ed)|sown)(?: |$)/;

/** The extreme first, and then what is asked at its time; null where the first is no extreme of times. */
export function withMeasureThen(head: Frame, tail: Frame, parts: Parts, lexicon: Lexicon): Frame | null {
  if (head.order?.over !== 'periods' || head.alsoAsked || head.threshold) return null;
  const { baseline: _, baselineEnd: __, ...ofTimes } = head;
  // « la moyenne des 5 années d'avant » is no number of extremes.
  const order = parts.isOfMean ? { ...head.order, count: null } : head.order;
  const extreme: Frame = { ...ofTimes, intent: 'extreme', order };
  if (parts.beside) return withBeside(extreme, tail, parts.beside);
  const asked = parts.isOfMean ? { ...extreme, ...baselineOf(tail) } : otherThen(head, tail, parts, lexicon);
  const at = {
    of: extreme,
    as: 'at' as const,
    ...(OF_YEAR.test(parts.spoken) && { wholeYear: true as const }),
  };
  return (
    asked && {
      ...extreme,
      alsoAsked: { ...asked, intent: 'value', period: null, order: null, fromExtreme: at },
    }
  );
}

/** « cette année-là », "the same year": all of the year that the extreme lies in, though that be of a month. */
const OF_YEAR = /(?:^| )(?:annee|campagne|year|season)(?: |$)/;

function baselineOf({ baseline, baselineEnd }: Frame): Pick<Frame, 'baseline' | 'baselineEnd'> {
  return { ...(baseline !== undefined && { baseline }), ...(baselineEnd !== undefined && { baselineEnd }) };
}

/** What the second question asks of another line, with what it leaves out taken from the first; null where it is the same line. */
function otherThen(head: Frame, tail: Frame, { spoken }: Parts, lexicon: Lexicon): Frame | null {
  const measures = measuresThen(tail, spoken, lexicon);
  const products = tail.products.length > 0 ? tail.products : head.products;
  const places = tail.places.length > 0 ? tail.places : head.places;
  const isElsewhere = places.some(({ value }) => head.places.every((place) => place.value !== value));
  if (!isElsewhere && !isOther(head, products, measures, lexicon)) return null;
  const { movement: _, baseline: __, baselineEnd: ___, ...plain } = tail;
  const isOfSame = measures.length === 0 && tail.domain === head.domain;
  return { ...plain, products, measures: isOfSame ? head.measures : measures, places };
}

/** The extreme first, and then the way from the time before it to it, or from it to the time behind it. */
function withBeside(extreme: Frame, { text, unit }: Frame, beside: Beside): Frame {
  const asked: Frame = { ...extreme, text, unit, intent: 'change', order: null };
  return { ...extreme, alsoAsked: { ...asked, fromExtreme: { of: extreme, as: 'beside', beside } } };
}

/** Whether another line is asked for: of another product, or of another measure than the one named or meant before. */
function isOther(
  head: Frame,
  [product]: readonly Slot<string>[],
  measures: readonly Slot<string>[],
  lexicon: Lexicon,
): boolean {
  if (product?.value !== head.products[0]?.value) return true;
  const isLand = lexicon.findProduct(product?.value ?? '')?.kind === 'land';
  const meant = isLand ? 'area-harvested' : 'production';
  const known = head.measures.length > 0 ? head.measures.map(({ value }) => value) : [meant];
  return measures.length > 0 && measures.every(({ value }) => !known.includes(value));
}

/** What is measured at that time: as it is named, else by what the words count. */
function measuresThen({ measures, domain }: Frame, spoken: string, lexicon: Lexicon): Slot<string>[] {
  const named = measures.filter(({ value }) => lexicon.getMeasure(value).domain === domain);
  if (named.length > 0 || domain !== 'production') return named;
  if (HARVESTED.test(spoken)) return [{ value: 'production', provenance: 'explicit' }];
  return AREA.test(spoken) ? [{ value: 'area-harvested', provenance: 'explicit' }] : [];
}
