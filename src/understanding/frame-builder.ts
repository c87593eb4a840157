import type { MeasureDomain } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { asksAbsence } from './field/absence.js';
import { askedTwice } from './around/asked-twice.js';
import { withBareLength } from './slots/bare-length.js';
import { joinBareYears } from './slots/bare-years.js';
import { blankFrame } from './blank-frame.js';
import { measureConfidence } from './field/confidence.js';
import { findCatch } from './field/catches.js';
import { definedFirst } from './around/defined-first.js';
import { decideDomain } from './field/domain.js';
import { type Exception, readException, unreadExceptions } from './around/exceptions.js';
import { findFate } from './field/fates.js';
import { figureFrame } from './figure-frame.js';
import type { Frame, Intent, Leaning } from './frame.js';
import { extremeFrame, leaderFrame, nowFrame, stretchesFrame } from './intents/frames-by-time.js';
import { scoreReading } from './field/leaning.js';
import { asksPriceIndex } from './intents/index-base.js';
import { isShareOfQuality } from './intents/share-part.js';
import { whoMovedSince } from './intents/who-than-then.js';
import { readFieldAtYield } from './intents/own-field.js';
import { ofEachPublisher } from './terms/publishers.js';
import type { Period, Span } from './dates/period.js';
import { Evidence, type Reading } from './reading.js';
import { findPeopleCounted } from './field/people-counted.js';
import { findThingCounted } from './field/things-counted.js';
import { findRent } from './field/rents.js';
import { findAidReceived } from './field/aid-received.js';
import { findUntabled, findUnheld } from './field/unheld.js';
import { readPlaces, readProducts } from './slots/slots.js';
import { withTimeAsked } from './slots/time-asked.js';
import { courtesyOf, namesNoPair, outsideIntent } from './around/talk.js';
import { correctedText } from './around/text.js';
import { followed, isOfTheSame, ofProduce } from './around/followed.js';
import { toldIn } from './around/place-told.js';
import { withToldYear } from './around/told-year.js';
import { withOtherMeasures } from './around/other-measures.js';
import { partOf } from './around/part-of-reading.js';
import type { Stretch } from './text/within.js';
import type { Part } from './around/question-sides.js';
import { completed, ofItsOwnTime, countsOwn } from './around/completed.js';
import { judgedFrame } from './around/judged-and-extreme.js';
import { newestFirstFrame } from './around/newest-first.js';
import { splitInTwo } from './around/two-questions.js';
import type { UncoveredWord } from './terms/uncovered-words.js';

/** Concludes from what was found in a question what it asks. */
export function buildFrame(reading: Reading, lexicon: Lexicon): Frame {
  const evidence = withTimeAsked(withToldYear(joinBareYears(new Evidence(reading))), lexicon);
  const unweighed = emptyFrame(evidence);
  const leaning = scoreReading(evidence, lexicon);
  const empty = { ...unweighed, leaning };
  const counted = countedFrame(unweighed, leaning, evidence, lexicon);
  if (counted) return counted;
  const courtesy = courtesyOf(evidence);
  if (courtesy !== null) return { ...empty, intent: 'greeting', courtesy };
  const domain = asksPriceIndex(evidence) ? 'price' : decideDomain(evidence, lexicon, leaning);
  const unheld = findUnheld(evidence, domain, leaning, lexicon) ?? findUntabled(evidence, domain, lexicon);
  if (unheld !== null) {
    const field = domain === 'price' || evidence.has('unheld-price') ? 'price' : 'production';
    return unheldFrame(figureFrame(empty, evidence, lexicon, field), unheld);
  }
  if (domain === null) return { ...empty, ...outsideIntent(evidence, lexicon) };
  if (domain === 'law') return lawFrame(empty, evidence, lexicon);
  return figuresFrame(empty, withBareLength(evidence), lexicon, domain);
}

/** Of rents, of people, of what is caught at sea and of what befell goods or animals, whatever else the words speak of; null where nothing of it is counted. */
function countedFrame(empty: Frame, leaning: Leaning, evidence: Evidence, lexicon: Lexicon): Frame | null {
  const rent = findRent(evidence);
  if (rent !== null) return unheldFrame(figureFrame(empty, evidence, lexicon, 'price'), rent);
  const people =
    findAidReceived(evidence) ??
    findPeopleCounted(evidence) ??
    findThingCounted(evidence) ??
    findCatch(evidence);
  if (people !== null) return unheldFrame(figureFrame(empty, evidence, lexicon, 'production'), people);
  const fate = isPlainlyLegal(leaning, evidence) ? null : findFate(evidence);
  return fate && fatedFrame({ ...empty, leaning }, evidence, fate, lexicon);
}

/** « une vigne replantée donne-t-elle droit à … »: what befell one thing is asked of the law there, of how many of the figures. */
function isPlainlyLegal({ law }: Leaning, evidence: Evidence): boolean {
  const counted = evidence.cues('how-much').map(({ mention }) => mention.end);
  const isOfMany = evidence.all('product').some(({ mention }) => counted.includes(mention.start));
  return !isOfMany && law >= PLAINLY_LEGAL;
}

const PLAINLY_LEGAL = 6;

/** A question of figures: of what is left, of two things or stretches, or plain. */
function figuresFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon, domain: MeasureDomain): Frame {
  if (namesNoPair(evidence)) return { ...empty, domain, intent: 'value' };
  const exception = asksAbsence(evidence) ? null : readException(evidence);
  const frame = exception
    ? exceptionFrame(empty, exception, lexicon, domain)
    : (severalFrame(empty, evidence, lexicon, domain) ??
      askedTwice(measuredFrame(empty, evidence, lexicon, domain), evidence));
  const unread = asksAbsence(evidence) ? [] : unreadExceptions(evidence, exception);
  const others = (frame.qualifiers ?? []).filter((word) => !unread.some((one) => one.includes(word)));
  return unread.length > 0 ? { ...frame, qualifiers: [...others, ...unread] } : frame;
}

/** A plain question, with what it measures beside. */
function measuredFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon, domain: MeasureDomain): Frame {
  const frameOf = (of: MeasureDomain): Frame => plainFrame(empty, evidence, lexicon, of);
  return withOtherMeasures(frameOf(domain), evidence, lexicon, frameOf);
}

function plainFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon, domain: MeasureDomain): Frame {
  return whoMovedSince(ofEachPublisher(figureFrame(empty, evidence, lexicon, domain)), evidence, lexicon);
}

/** Two questions in one: by what a thing is, by who leads, by an extreme, by now, of unlike figures, or of two stretches. */
function severalFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  return (
    definedFirst(empty, evidence, lexicon) ??
    leaderFrame(empty, evidence, lexicon, domain) ??
    extremeFrame(empty, evidence, lexicon, domain) ??
    nowFrame(empty, evidence, lexicon, domain) ??
    judgedFrame(empty, evidence, lexicon, domain) ??
    pairFrame(empty, evidence, lexicon) ??
    newestFirstFrame(empty, evidence, lexicon, domain) ??
    stretchesFrame(empty, evidence, lexicon, domain)
  );
}

/** Two questions of figures in one: the first with the second in it, each with what it leaves out taken from the other. */
function pairFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon): Frame | null {
  const parts = splitInTwo(evidence, lexicon);
  // « 30 ha au rendement moyen, combien de tonnes ? » is one question.
  if (!parts || readFieldAtYield(evidence, lexicon)) return null;
  const [one, other] = parts.map(({ evidence: part, domain, text = empty.text }) =>
    figureFrame({ ...empty, text }, part, lexicon, domain),
  );
  if (!one || !other) return null;
  const isOwn =
    countsOwn(other) ||
    (namesMeasure(other, parts[1]) && !isOfTheSame(one, other) && !goesOnWithSlaughter(one, other));
  const { measures } = isOwn ? other : one;
  const first = { ...one, products: ofProduce(one.products, other.domain, evidence, lexicon) };
  const second = followed({ ...completed(other, first), measures }, one, parts[1], lexicon);
  return { ...completed(one, ofItsOwnTime(other, parts[0])), alsoAsked: second };
}

/** « combien de poulets abattus, et combien de porcs ? »: animals of which no measure is named are slaughtered as those before. */
function goesOnWithSlaughter(one: Frame, other: Frame): boolean {
  const isOfSlaughter = one.measures.some(({ value }) => value === 'slaughtered');
  return (
    isOfSlaughter &&
    other.measures.length > 0 &&
    other.measures.every(({ value, provenance }) => value === 'stocks' && provenance === 'assumed')
  );
}

/** « et quel pays en a le plus » is of what was measured before, « et qui est le premier producteur » of production. */
function namesMeasure({ measures, order }: Frame, { evidence }: Part): boolean {
  if (measures.length > 0 || order?.over !== 'places') return true;
  const { sentences, tokens } = evidence.reading;
  const own = tokens.slice(sentences[0]?.start);
  return own.some(({ folded }) => /^(?:produ|grow|recolt|cultiv)/.test(folded));
}

/** Intents that pick from several: what is left out is no more among them. */
const PICKING: readonly Intent[] = ['ranking', 'extreme', 'filter', 'coverage'];

/** « hors maïs », "except France": what is left of a sum, or of those to pick from. */
function exceptionFrame(
  empty: Frame,
  { rest, words, products, places, periods }: Exception,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame {
  const frame = figureFrame(empty, new Evidence(rest), lexicon, domain);
  const picks = PICKING.includes(frame.intent) || frame.order !== null || periods.length > 0;
  const excluded = { products, places, words, ...(periods.length > 0 ? { periods } : {}) };
  const left = { ...frame, intent: picks ? frame.intent : ('value' as const), excluded };
  return picks ? left : atBothEnds(left);
}

/** What is left of a sum over a stretch of years is told of its first and of its last. */
function atBothEnds(frame: Frame): Frame {
  const { period } = frame;
  const ends = period && endsOf(period.value);
  if (!ends) return frame;
  const [from, to] = ends.map((span) => span && { ...period, value: { kind: 'at' as const, span } });
  return { ...frame, period: from ?? null, alsoAsked: { ...frame, period: to ?? null } };
}

/** First and last year of a stretch, or the two of a pair; null for a last one that is left open. */
function endsOf(period: Period): [Span, Span | null] | null {
  if (period.kind === 'between' && period.from) return [period.from, period.to];
  const [from, to, other] = period.kind === 'each' ? period.spans : [];
  return from && to && !other ? [from, to] : null;
}

/** What is counted, with the words for what befell it, which narrow it to what no table tells apart. */
function fatedFrame(empty: Frame, { reading }: Evidence, fate: Stretch, lexicon: Lexicon): Frame {
  const { tokens, source } = reading;
  const rest = new Evidence(partOf(reading, fate, false));
  const unreadPart = source.text.slice(tokens[fate.start]?.start, tokens[fate.end - 1]?.end);
  const { qualifiers: _, ...frame } = figureFrame(empty, rest, lexicon, 'production');
  return isShareOfQuality(frame) ? frame : { ...frame, unreadPart };
}

function unheldFrame(frame: Frame, words: string): Frame {
  return { ...frame, intent: 'out_of_scope', unheldMeasure: words };
}

/** The words that nothing knows: those of the asking part, or of all where a thing is named in it no more than told. */
function unknownIn(evidence: Evidence): readonly UncoveredWord[] {
  const { unknown } = evidence.reading.uncovered;
  const isNamed = evidence.everywhere('product').some(({ inFocus }) => inFocus);
  return isNamed ? unknown.filter(({ at }) => evidence.isInFocus(at)) : unknown;
}

function emptyFrame(evidence: Evidence): Frame {
  const { reading } = evidence;
  const told = toldIn(reading);
  return blankFrame({
    ...(told !== '' && { told }),
    text: correctedText(reading),
    language: reading.language,
    intent: 'out_of_scope',
    articles: [...reading.articles],
    foreignAct: reading.foreignAct,
    codes: [...reading.codes],
    corrections: [...reading.corrections],
    unknownWords: unknownIn(evidence).map(({ text }) => text),
    confidence: measureConfidence(reading),
  });
}

function lawFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon): Frame {
  const intent: Intent = evidence.reading.articles.length > 0 ? 'article' : 'legal';
  return {
    ...empty,
    domain: 'law',
    intent,
    products: readProducts(evidence, lexicon),
    places: readPlaces(evidence, lexicon),
  };
}
