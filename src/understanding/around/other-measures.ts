import type { Lexicon } from '../../lexicon/lexicon.js';
import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Frame, Intent } from '../frame.js';
import { isGroup } from '../intents/group-place.js';
import type { Evidence, Reading } from '../reading.js';
import { isWeakMeasure } from '../slots/measures.js';

/** What each of several measures can be told of by itself. */
const PLAIN: readonly Intent[] = ['value', 'latest'];

/** The frame with what else it measures asked beside it: figures of production beside a price, amounts beside a rank. */
export function withOtherMeasures(
  frame: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  frameOf: (domain: MeasureDomain) => Frame,
): Frame {
  if (frame.alsoAsked || frame.unheldMeasure !== null) return frame;
  if (isOfBothKinds(frame, evidence, lexicon)) return { ...frame, alsoAsked: frameOf('production') };
  return withAmounts(frame, lexicon);
}

/** « porc : prix, production, cheptel »: a price and other measures in one list of names. */
function isOfBothKinds({ domain, intent, products }: Frame, evidence: Evidence, lexicon: Lexicon): boolean {
  if (domain !== 'price' || !PLAIN.includes(intent) || products.length !== 1) return false;
  const named = evidence.all('measure').filter((found) => !isWeakMeasure(found));
  const kinds = new Set(named.map(({ id }) => lexicon.getMeasure(id).domain));
  return (
    kinds.size > 1 &&
    areListed(
      named.map(({ mention }) => mention),
      evidence.reading,
    )
  );
}

/** Whether one follows another with at most a mark or « et » between: « prix, production et cheptel », not « prix au stade production ». */
function areListed(names: readonly { start: number; end: number }[], { tokens }: Reading): boolean {
  const inOrder = [...names].sort((a, b) => a.start - b.start);
  return inOrder.every(({ start }, at) => {
    const end = inOrder[at - 1]?.end ?? start;
    const between = tokens.slice(end, start).map(({ folded }) => folded);
    return between.length < 2 && between.every((word) => JOINT.test(word));
  });
}

const JOINT = /^(?:et|and|puis|[,;/+&])$/;

/** "production, area and yield in Poland, plus the rank in the EU": what there is of each measure, and the rank by the first. */
function withAmounts(frame: Frame, lexicon: Lexicon): Frame {
  const { domain, intent, measures, order, places } = frame;
  if (domain !== 'production' || intent !== 'ranking' || order?.over !== 'places' || measures.length < 2)
    return frame;
  const own = places.filter(({ value }) => !isGroup(value, lexicon));
  if (own.length !== 1 || places.length !== 2) return frame;
  const ranked = { ...frame, measures: measures.slice(0, 1) };
  return { ...frame, intent: frame.period ? 'value' : 'latest', order: null, places: own, alsoAsked: ranked };
}
