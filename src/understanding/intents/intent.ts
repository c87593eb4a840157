import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slots } from '../slots/asked-slots.js';
import { asksDeviation, readMiddle } from './baseline.js';
import { readBeyondBefore } from './beyond-before.js';
import { isChange, isDearerOverTime, isMovement, isRankingOfChanges } from './change-intents.js';
import { asksUnit, isCoverage, isDefinition } from './catalogue-intents.js';
import { isShare } from './share-intent.js';
import type { Domain, Intent } from '../frame.js';
import { asksWhetherPart } from './part-asked.js';
import { isForecast } from '../text/future.js';
import { addsUp, offersTwo } from '../terms/joined-names.js';
import { asksEndReached, asksLanding, asksLevels } from '../field/landing.js';
import { asksPerOther } from './ratios.js';
import { asksMeanGrowth } from './mean-growth.js';
import { asksMeanBeside } from './mean-beside.js';
import { asksMeanOfPlaces } from '../slots/mean-of-places.js';
import { namesMembers } from '../slots/members.js';
import { asksPerYear, isAmountAYear, isRate } from './per-year.js';
import { wantsSeveral } from './several.js';
import { isMoreThan } from './more-than.js';
import { isGroup } from './group-place.js';
import { readOfLeaders } from './leaders.js';
import { asksMultiple } from './multiples.js';
import { asksRankTimes } from './rank-times.js';
import { movesAnother } from './moving-together.js';
import { asksEachMonth } from '../slots/steps.js';
import { setsTimesAgainst } from './two-times.js';
import { setsBesideMoney } from '../around/partner.js';
import { isAgainstPast } from '../slots/past-point.js';
import type { Span } from '../dates/period.js';
import { isOpen, isStretch } from '../dates/period-shapes.js';
import type { Evidence } from '../reading.js';
import type { Mention } from '../terms/mentions.js';
import { asksOneProduct, asksWhichMember } from './which-member.js';
import { asksTotalChange } from './total-change.js';
import { asksWhichTime } from '../slots/which-time.js';
import { asksHowMany, asksWhoThan } from './who-than.js';

type Test = (evidence: Evidence, slots: Slots, lexicon: Lexicon) => boolean;

/** Intents of figures in the order in which they are tried: the first whose words are there. */
const TESTS: readonly (readonly [Intent, Test])[] = [
  ['conversion', (_, { conversion }) => conversion !== null],
  ['filter', (_, { occasion }) => occasion !== undefined],
  ['latest', asksUnit],
  ['definition', (evidence, _, lexicon) => asksWhetherPart(evidence, lexicon)],
  ['coverage', isCoverage],
  ['definition', isDefinition],
  ['average', (evidence, { products }) => products.length > 0 && asksDeviation(evidence)],
  ['correlation', isCorrelation],
  ['filter', isFilter],
  ['ranking', (evidence, slots, lexicon) => readOfLeaders(evidence, slots, lexicon) === 'each'],
  ['share', isShare],
  ['forecast', isForecast],
  ['latest', (evidence, { period }) => isOpen(period) && asksLanding(evidence)],
  ['extreme', asksEndReached],
  ['value', asksLevels],
  ['series', (evidence, { period, domain }) => domain === 'price' && asksEachMonth(evidence, period)],
  ['series', (evidence, { period }) => asksMeanBeside(evidence, period)],
  ['aggregate', isAggregate],
  ['extreme', asksWhichTime],
  ['change', isAgainstPast],
  [
    'comparison',
    (evidence, { domain }, lexicon) => domain === 'production' && asksPerOther(evidence, lexicon),
  ],
  ['extreme', (evidence, { places }) => places.length > 0 && asksRankTimes(evidence.spoken)],
  ['comparison', asksMultiple],
  ['comparison', isComparison],
  ['ranking', isRankingOfChanges],
  ['change', isMovement],
  ['change', (evidence) => readBeyondBefore(evidence) !== null],
  ['ranking', isRanking],
  ['change', isDearerOverTime],
  ['average', (evidence, slots) => readMiddle(evidence).olympic === true && isAverage(evidence, slots)],
  ['extreme', isExtreme],
  ['change', isChange],
  ['series', (evidence, { period }) => isStretch(period) && asksMeanGrowth(evidence)],
  ['average', asksMeanOfPlaces],
  ['average', asksPerYear],
  ['average', isAverage],
  ['series', isSeries],
  ['ranking', isListing],
  ['comparison', (evidence, { period }) => !isStretch(period) && offersTwo(evidence)],
  ['latest', (_, { period }) => isOpen(period)],
];

export function decideIntent(evidence: Evidence, slots: Slots, lexicon: Lexicon): Intent {
  return TESTS.find(([, test]) => test(evidence, slots, lexicon))?.[0] ?? 'value';
}

function isCorrelation(evidence: Evidence): boolean {
  return evidence.has('correlation') || setsBesideMoney(evidence) || movesAnother(evidence);
}

function isExtreme(evidence: Evidence, { order }: Slots): boolean {
  if (evidence.has('most', 'least', 'market-high', 'market-low', 'record', 'dearest')) return true;
  // « le dernier de l'UE pour le rendement ».
  if (order?.over === 'places' && order.end === 'lowest' && !evidence.has('cheaper')) return true;
  return order?.over === 'periods' && evidence.has('cheaper', 'dearer', 'top');
}

/** A threshold with something to pick from: « quels pays », « combien de mois », or the years of a stretch. */
function isFilter(evidence: Evidence, { threshold, places, period, domain }: Slots): boolean {
  if (threshold === null) return false;
  if (evidence.has('who', 'when', 'which-product', 'list', 'count-of', 'count-periods')) return true;
  if (namesMembers(places) || asksWhichMember(evidence)) return true;
  // "where did yields top 8 t/ha": in which places.
  if (threshold.unit !== null && /^(?:where|ou) /.test(evidence.spoken)) return true;
  return isStretch(period) && (domain === 'production' || threshold.unit !== null);
}

function isAggregate(evidence: Evidence, { places, products, period, domain }: Slots): boolean {
  if (!isAddedUp(evidence, domain) || asksTotalChange(evidence)) return false;
  // « production totale moyenne 2019-2023 »: of one thing in one place each year's figure is a total already.
  const isOfSeveral = places.length > 1 || products.length > 1;
  if (evidence.has('average') && !isOfSeveral) return false;
  return period?.kind === 'each' ? !setsTimesApart(evidence, isOfSeveral) : isOfSeveral || isStretch(period);
}

function isAddedUp(evidence: Evidence, domain: Domain): boolean {
  return evidence.has('total') || (domain === 'production' && addsUp(evidence));
}

/**
 * « 2014 versus 2024: both totals », « en hausse ou en baisse »: times set against one another are added up in plain words
 * alone, and those of several, which may be added up themselves, not at all.
 */
function setsTimesApart(evidence: Evidence, isOfSeveral: boolean): boolean {
  if (isOfSeveral) return evidence.has('compare');
  return evidence.has('compare', 'change', 'up', 'down') && !ADDS.test(evidence.spoken);
}

const ADDS =
  /(?:^| )(?:sommes?|additionn[a-z]+|cumul[a-z]*|reuni[a-z]*|bout a bout|ensemble|sum|summed|add(?:ed|ing)? (?:up|together)|combined|cumulative|altogether|together)(?: |$)/;

function isComparison(evidence: Evidence, slots: Slots, lexicon: Lexicon): boolean {
  const { places, products } = slots;
  if (comparesTimes(evidence, slots)) return true;
  const isSeveral =
    places.filter(({ value }) => !isGroup(value, lexicon)).length > 1 || areApart(products, lexicon);
  const isRanked = evidence.has('rank') && places.some(({ value }) => isGroup(value, lexicon)) && !isSeveral;
  if (isSetAgainst(evidence, slots) && !isRanked) return isSeveral || places.length > 1;
  return isSeveral && !isOrdered(evidence, slots) && evidence.has('most', 'least', 'dearest', 'who');
}

/** Several products, and not one beside its own family: « le blé est-il la céréale la plus cultivée ». */
function areApart(products: Slots['products'], lexicon: Lexicon): boolean {
  const above = products.flatMap(({ value }) => lexicon.ancestorsOf(value).map(({ id }) => id));
  return (
    products.length > 1 && (products.length > 2 || products.every(({ value }) => !above.includes(value)))
  );
}

/** Times set side by side by a word of comparison, or by a comparative. */
function comparesTimes(evidence: Evidence, slots: Slots): boolean {
  if (slots.period?.kind !== 'each') return false;
  if (evidence.has('compare') || isExceeding(evidence, slots)) return !isMovement(evidence, slots);
  return setsTimesAgainst(evidence, slots);
}

function isSetAgainst(evidence: Evidence, slots: Slots): boolean {
  return (
    evidence.has('compare', 'dearer', 'cheaper', 'which-of-two', 'apart') ||
    isMoreThan(evidence, slots) ||
    isExceeding(evidence, slots)
  );
}

function isOrdered(evidence: Evidence, { products, order }: Slots): boolean {
  return products.length >= FAMILY || evidence.has('rank', 'top') || (order?.count ?? 1) > 1;
}

/** From so many on, products beside one another are a ranking. */
const FAMILY = 3;

/** « l'Espagne dépasse-t-elle la France », « supérieure à celle de 2023 »: no number to be above. */
function isExceeding(evidence: Evidence, { threshold }: Slots): boolean {
  return threshold === null && evidence.has('above', 'below');
}

/** An order of places or products is asked for, or the place of one in it. */
function isRanking(evidence: Evidence, slots: Slots): boolean {
  const { order } = slots;
  if (order === null || order.over === 'periods') return false;
  if (evidence.has('rank', 'top') || (order.count ?? 1) > 1 || wantsSeveral(evidence, slots)) return true;
  if (slots.places.length === 1 && asksWhoThan(evidence)) return true;
  return asksOneProduct(evidence, order);
}

/** « quels sont les pays qui cultivent du houblon », "how many member states grow rice": all of a group, no single one. */
function isListing(evidence: Evidence, { products, places }: Slots, lexicon: Lexicon): boolean {
  const areAsked = evidence.has('who') || (asksHowMany(evidence) && places.length > 0);
  return areAsked && products.length > 0 && places.every(({ value }) => isGroup(value, lexicon));
}

/** « rendement moyen » of one year is a plain value; a mean of prices or of several years is not. */
function isAverage(evidence: Evidence, { period, domain }: Slots): boolean {
  const isEach = period?.kind === 'each';
  if (isEach && domain === 'price' && evidence.has('yearly-mean')) return true;
  if (!evidence.has('average') || tellsHistory(evidence)) return false;
  return domain === 'price' || isStretch(period) || (isEach && period.spans.length > 2);
}

/** « historique du prix moyen depuis 2019 » wants each year's. */
function tellsHistory(evidence: Evidence): boolean {
  const isHistory = evidence.dates.length > 1 && evidence.dates.some(({ value }) => value.kind === 'all');
  return (
    isHistory ||
    evidence
      .cues('trend')
      .some(({ mention }) => !isRate(evidence, mention.words) && !isTable(evidence, mention))
  );
}

/** "on the World Bank series", « dans la série de la Banque mondiale »: where a mean is taken from, and no history of it. */
function isTable(evidence: Evidence, { words, start, end }: Mention): boolean {
  if (!TABLE.test(words)) return false;
  return evidence
    .all('publisher')
    .some(
      ({ mention }) => mention.end === start || (mention.start >= end && mention.start <= end + MOST_BETWEEN),
    );
}

const TABLE = /^(?:series|s[ée]ries?)$/iu;
/** « de la », "of the". */
const MOST_BETWEEN = 2;

function isSeries(evidence: Evidence, { period, domain }: Slots): boolean {
  if (isStretch(period)) return true;
  if (period?.kind === 'at') return isLong(period.span, domain, evidence);
  if (period?.kind === 'each') return false;
  return (
    evidence.has('up', 'down', 'change') ||
    (period === null && evidence.has('trend') && !isAmountAYear(evidence))
  );
}

/** A year of prices is a stretch of months: « tendance du prix en 2026 ». */
function isLong({ grain }: Span, domain: Domain, evidence: Evidence): boolean {
  return grain === 'decade' || (domain === 'price' && grain === 'year' && evidence.has('trend'));
}
