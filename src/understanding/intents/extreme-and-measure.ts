import type { Lexicon } from '../../lexicon/lexicon.js';
import { partOf } from '../around/part-of-reading.js';
import type { Frame, Slot } from '../frame.js';
import { Evidence } from '../reading.js';
import { wordsAt } from '../text/number-words.js';
import { asksEnd } from './end-and-level.js';

const JOINT = /^(?:et|and|puis|then|with|avec|;|,|\?|\.)$/;
/** « cette année-là », "that month", "then": at the time of the extreme. */
const THEN =
  /(?:^| )(?:cette (?:meme )?(?:annee|semaine|campagne) la|ce (?:meme )?mois la|(?:la|le) meme (?:annee|mois|semaine)|cette meme (?:annee|semaine)|ce meme mois|alors|a ce moment(?: la)?|that (?:same |very )?(?:year|month|week|season)|(?:the )?same (?:year|month|week|season)|then|at (?:that|the) (?:time|point|moment))(?: |$)/;
/** What asks for more than a figure of that time. */
const OTHERS = ['forecast', 'share', 'correlation', 'average', 'compare', 'who', 'which-product', 'most', 'least', 'record', 'market-high', 'market-low', 'dearest', 'up', 'down', 'change']; // prettier-ignore

/**
 * « quelle année a vu la plus grande surface de sorgho, et combien de tonnes a-t-on récoltées cette année-là »: an extreme of one
 * line, and another measure, or another product, at its time. Null where that is not asked.
 */
export function splitAtMeasure(evidence: Evidence): { head: Evidence; tail: Evidence } | null {
  const { reading } = evidence;
  const { tokens } = reading;
  for (const [at, { folded }] of tokens.entries()) {
    if (at === 0 || !JOINT.test(folded)) continue;
    const stretch = { start: at, end: tokens.length };
    const [head, tail] = [false, true].map((inside) => new Evidence(partOf(reading, stretch, inside)));
    if (!head || !tail || !asksEnd(head, wordsAt(tokens, 0, at))) continue;
    if (asksOther(tail, head, tokensFrom(evidence, at))) return { head, tail };
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

/** Another measure, of that time or of none that is said; or another product of that time. */
function asksOther(tail: Evidence, head: Evidence, spoken: string): boolean {
  const isThen = THEN.test(spoken);
  const { dates } = tail.reading;
  const isOfOtherTime = dates.some(({ value }) => value.kind !== 'beside' && value.kind !== 'latest');
  if (tail.has(...OTHERS) || isOfOtherTime || tail.everywhere('place').length > 0) return false;
  const products = tail.everywhere('product').map(({ id }) => id);
  const isSame = products.every((id) => head.everywhere('product').some((one) => one.id === id));
  if (!isSame) return isThen && products.length === 1;
  const isMeasured = tail.everywhere('measure').length > 0 || HARVESTED.test(spoken) || AREA.test(spoken);
  return isMeasured && (isThen || dates.length === 0);
}

/** « combien de tonnes », "how much was harvested": what was produced, though no measure is named. */
const HARVESTED =
  /(?:^| )(?:tonnes?|tonnage|quintaux|recolt\w{0,6}|moissonn\w{0,4}|produi\w{0,4}|volumes?|harvest\w{0,3}|produced|grown|output)(?: |$)/;
/** « combien d'hectares », "how many hectares". */
const AREA = /(?:^| )(?:hectares?|ha|acres?|sem(?:e|es|ee|ees)|plant(?:e|es|ee|ees|ed)|sown)(?: |$)/;

/** The extreme first, and then the other measure at its time; null where the first is no extreme of times. */
export function withMeasureThen(head: Frame, tail: Frame, spoken: string, lexicon: Lexicon): Frame | null {
  if (head.order?.over !== 'periods' || head.alsoAsked || head.threshold) return null;
  const measures = measuresThen(tail, spoken, lexicon);
  const products = tail.products.length > 0 ? tail.products : head.products;
  if (!isOther(head, products, measures, lexicon)) return null;
  const extreme: Frame = { ...head, intent: 'extreme' };
  const { movement: _, ...plain } = tail;
  const asked: Frame = {
    ...plain,
    intent: 'value',
    products,
    measures: measures.length > 0 ? measures : head.measures,
    places: head.places,
    period: null,
    order: null,
    fromExtreme: { of: extreme, as: 'at' },
  };
  return { ...extreme, alsoAsked: asked };
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
