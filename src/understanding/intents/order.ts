import { areBestOfYears } from './best-years.js';
import { readCountedTimes } from './counted-times.js';
import { isLastOfOrder } from '../dates/read-latest.js';
import type { Order } from '../frame.js';
import { asksWhatIsGrown } from './grown-there.js';
import { wordsAt } from '../text/number-words.js';
import { ALL_OF_ORDER, asksWholeOrder, readCount, readCountAt } from './order-count.js';
import { areJoined, asksBothEnds, readEnd } from './order-ends.js';
import type { Evidence } from '../reading.js';
import { readRankedChange } from './ranked-by-change.js';
import { asksRankSince, asksRankTimes } from './rank-times.js';
import { asksByOrdinal, asksWhichMember, speaksOfMove, speaksOfRise } from './which-member.js';
import { readThreshold } from '../terms/quantities.js';
import { readWhichTime } from '../slots/which-time.js';
import { asksWhoThan } from './who-than.js';

const ORDER_CUES = [
  'rank',
  'top',
  'most',
  'least',
  'market-high',
  'market-low',
  'record',
  'dearest',
  'dearer',
  'cheaper',
];
const PRODUCERS =
  /(?:^| )(?:product(?:eur|rice)s?|producers?|growers?|leaders?|champion(?:ne)?s?|numero (?:un|1)|number (?:one|1)|pays(?! bas)|countries|country|etats membres)(?: |$)/;

/** What could be put in order. */
export interface Subjects {
  /** How many products are named. */
  products: number;
  /** How many places are. */
  places: number;
  /** Whether the only product is a family of several: cereals, fertilizers. */
  isFamily: boolean;
  /** Whether there is one place and it is no group: it stands in no order by itself. */
  isOneCountry: boolean;
  /** Whether prices are asked for: a price has times rather than places. */
  isPrice: boolean;
}

/** Which end of which order is asked for, or null where nothing is put in order. */
export function readOrder(evidence: Evidence, subjects: Subjects): Order | null {
  const told = readLastPlaces(evidence) ?? readOneOfTwoTimes(evidence, subjects);
  if (told) return told;
  if (!isOrdered(evidence, subjects)) return null;
  const end = readEnd(evidence);
  const times = countedTimes(evidence, subjects);
  const over = times === null ? readOver(evidence, subjects) : 'periods';
  const count = times ?? readCount(evidence) ?? (wantsAll(evidence, subjects) ? ALL_OF_ORDER : null);
  return asksBothEnds(evidence) ? { end: 'highest', both: true, count, over } : { end, count, over };
}

/** « classement complet », « quelles céréales produit la France »: all of them, and not the first alone. */
function wantsAll(evidence: Evidence, subjects: Subjects): boolean {
  return asksWholeOrder(evidence) || asksWhatIsGrown(evidence, subjects);
}

/** « où se situe l'urée », of the price of one thing: how high it stands, as there is nothing that it stands among. */
function asksWhereItStands(evidence: Evidence, { isPrice, products, isFamily }: Subjects): boolean {
  if (!isPrice || products !== 1 || isFamily) return false;
  const isOtherwise = evidence.has(...ORDER_CUES.filter((cue) => cue !== 'rank'));
  const isWhere = /(?:^| )where (?:do|does|did|is|are) /.test(evidence.spoken) ? WHERE_STANDS : WHERE;
  return !isOtherwise && evidence.cues('rank').every(({ mention }) => isWhere.test(mention.words));
}

const WHERE = /^(?:o[uù]|where) /i;
const WHERE_STANDS = /^(?:where |stands?$)/i;

function isOrdered(evidence: Evidence, subjects: Subjects): boolean {
  if (subjects.isOneCountry && !subjects.isPrice && asksRankTimes(evidence.spoken)) return true;
  const isNamed = evidence.has(...ORDER_CUES) && !asksWhereItStands(evidence, subjects);
  return isNamed || SEARCHES.some((asks) => asks(evidence, subjects));
}

/** « laquelle a été la plus faible, 2016 ou 2024 »: of one thing in one place, the times are what is put in order. */
function readOneOfTwoTimes(evidence: Evidence, { products, places }: Subjects): Order | null {
  const end = products === 1 && places < 2 && !evidence.has('who') ? readWhichTime(evidence) : null;
  return end && { end, count: null, over: 'periods' };
}

/** « les trois derniers pays », "the last five producers": as many places from the end, and from the head where that is joined to it. */
function readLastPlaces(evidence: Evidence): Order | null {
  const { tokens } = evidence.reading;
  const at = tokens.findIndex((_, index) => isLastOfOrder(tokens, index));
  if (at < 0) return null;
  const count =
    readCountAt(evidence, at - 1) ??
    readCountAt(evidence, at + 1) ??
    (SEVERAL_LAST.test(wordsAt(tokens, at, 3)) ? USUAL_LAST : null);
  const isOfBoth = ['top', 'most']
    .flatMap((cue) => evidence.cues(cue))
    .some(({ mention: { end } }) => end <= at && areJoined(tokens.slice(end, at)));
  return isOfBoth
    ? { end: 'highest', both: true, count, over: 'places' }
    : { end: 'lowest', count, over: 'places' };
}

/** « les derniers pays », "the last countries"; one alone is the very last: « le dernier pays ». */
const SEVERAL_LAST = /^(?:derniere?s |(?:last|bottom) (?:\S+ )?\S+s(?= |$))/;
/** How many are meant by « les derniers pays ». */
const USUAL_LAST = 5;

/** « les trois meilleures années »; of one product, as "the five biggest harvests" may be of several. */
function countedTimes(evidence: Evidence, { products, isOneCountry }: Subjects): number | null {
  if (products !== 1 || evidence.has('who', 'which-product') || asksWhichMember(evidence)) return null;
  return readCountedTimes(evidence, isOneCountry && !namesProducers(evidence));
}

/** « quels pays ont augmenté leur surface »: an order of changes, not of one country's. */
function asksWhoMoved(evidence: Evidence, { isOneCountry }: Subjects): boolean {
  return !isOneCountry && evidence.has('who', 'count-of') && speaksOfRise(evidence);
}

/** « qui devance la France », "which countries did better than France": the order in which one country stands, and who is before it. */
function asksWhoIsBeyond(evidence: Evidence, { isOneCountry }: Subjects): boolean {
  return isOneCountry && evidence.has('who') && (evidence.has('above') || asksWhoThan(evidence));
}

/** « quelles céréales ont augmenté », "which crop grew fastest": an order of changes of several products. */
function asksWhichMoved(evidence: Evidence, { products, isFamily }: Subjects): boolean {
  const isOfSeveral = isFamily ? asksWhichMember(evidence) : products === 0 && evidence.has('which-product');
  return isOfSeveral && speaksOfMove(evidence);
}

/** « y a-t-il des céréales qui dépassent 7 t/ha en France »: those of a family that are beyond a limit in a country. */
function asksWhichPass(evidence: Evidence, { isFamily, isOneCountry }: Subjects): boolean {
  return isFamily && isOneCountry && asksWhichMember(evidence) && readThreshold(evidence) !== null;
}

/** « la deuxième céréale », « le maïs est-il la deuxième céréale ». */
function isOfOrdinal(evidence: Evidence, { products, isFamily }: Subjects): boolean {
  return (isFamily || products === 2) && asksByOrdinal(evidence);
}

/** Searches among several that need no word of order. */
const SEARCHES: readonly Sign[] = [
  asksWhoIsBeyond,
  asksWhoMoved,
  asksWhichMoved,
  isOfOrdinal,
  asksWhatIsGrown,
];

/** « le premier producteur et combien de fois le second »: the one that leads as so many times the next, and no count of times. */
function isBesideNext(evidence: Evidence): boolean {
  return namesProducers(evidence) && TIMES_NEXT.test(evidence.spoken);
}

const TIMES_NEXT =
  /(?:^| )(?:combien de fois|how many times) (?:(?!(?:a|ont|est|sont|fut|has|have|had|was|were|did|does|do) )[^ ]+ ){0,7}?(?:seconde?|deuxieme|2e|2eme|dauphine?|suivante?|poursuivante?|numero (?:deux|2)|n 2|runner|next|2nd|number (?:two|2))(?: |$)/;

/** « la première culture en France »: of the crops, and not of the countries. */
const OF_CROPS =
  /(?:premiere|largest|biggest|top|number one|main) (?:culture|cereale|crop|cereal|oleagineux)/;

type Over = Order['over'];
type Sign = (evidence: Evidence, subjects: Subjects) => boolean;

/** What tells what is put in order, the clearest first. */
const SIGNS: readonly (readonly [Over, Sign])[] = [
  [
    'places',
    (evidence, { places, isPrice }) =>
      places > 0 && !isPrice && asksRankSince(evidence.spoken) && !OF_CROPS.test(evidence.spoken),
  ],
  [
    'periods',
    (evidence) => evidence.has('when') || (evidence.has('count-periods') && !isBesideNext(evidence)),
  ],
  ['products', asksWhichPass],
  ['places', (evidence) => evidence.has('who') || namesProducers(evidence)],
  ['places', isAmongCountries],
  ['products', asksWhichMoved],
  ['products', (evidence, { isFamily }) => isFamily && readRankedChange(evidence) !== null],
  ['products', isOfOrdinal],
  ['products', asksWhatIsGrown],
  [
    'products',
    (evidence, { products, places, isPrice }) =>
      evidence.has('which-product') && (products > 1 || places < 2 || (isPrice && products === 0)),
  ],
  [
    'products',
    (evidence, { products }) => products > 1 && evidence.has('dearer', 'cheaper', 'dearest', 'most', 'least'),
  ],
  ['products', isOfAllProducts],
  ['products', asksWhichMembers],
  ['periods', (evidence) => evidence.has('record', 'market-high', 'market-low') || isOverYears(evidence)],
  ['periods', (evidence, { isOneCountry }) => isOneCountry && areBestOfYears(evidence)],
  [
    'products',
    (evidence, { isFamily }) => isFamily && evidence.has(...ORDER_CUES) && !speaksOfMove(evidence),
  ],
  ['periods', (_, { isPrice, products }) => isPrice && products === 1],
  ['periods', (evidence, { isOneCountry }) => isOneCountry && isTimeless(evidence)],
];

/** What the words put in order or pick from: « quel pays », « en quelle année », « quelle céréale »; places in doubt. */
export function readOver(evidence: Evidence, subjects: Subjects): Over {
  return SIGNS.find(([, sign]) => sign(evidence, subjects))?.[0] ?? 'places';
}

/** « classement du cheptel en Espagne », "what is grown most in Ireland": none is named, and somewhere is. */
function isOfAllProducts(evidence: Evidence, { products, places, isPrice }: Subjects): boolean {
  const isOpen = products === 0 && places === 1 && !isPrice;
  return isOpen && evidence.has('rank', 'top', 'most') && !evidence.has('record', 'market-high');
}

/** « la pire récolte en Espagne »: of all its years, where no time is named and no rank is asked for. */
function isTimeless(evidence: Evidence): boolean {
  const isDated = evidence.dates.some(({ value }) => value.kind === 'point');
  return !isDated && !evidence.has('rank', 'top', 'dearer', 'cheaper');
}

/** « quelles sont les céréales les plus produites de 2000 à 2010 »: those of a family, over whatever time. */
function asksWhichMembers(evidence: Evidence, { isFamily }: Subjects): boolean {
  return isFamily && asksWhichMember(evidence) && evidence.has('most', 'least') && !speaksOfMove(evidence);
}

function namesProducers(evidence: Evidence): boolean {
  return evidence.has('rank', 'top', 'most') && PRODUCERS.test(evidence.spoken);
}

/** « parmi les pays de l'UE, lesquels cultivent du colza », "among the member states, which ones": of the one product named, it is they that are picked from. */
function isAmongCountries(evidence: Evidence, { products }: Subjects): boolean {
  return products === 1 && AMONG_COUNTRIES.test(evidence.spoken) && !asksWhichMember(evidence);
}

const AMONG_COUNTRIES =
  /(?:^| )(?:parmi|among|amongst) (?:tous |all )?(?:les |ces |the |these )?(?:[^ ]+ ){0,2}?(?:pays(?! bas)|etats|membres|vingt sept|27|producteurs|voisins|countries|nations|members?|states|producers|growers|neighbours)(?: |$)/;

function isOverYears(evidence: Evidence): boolean {
  const spans = evidence.dates.some(
    ({ value }) => value.kind === 'between' || value.kind === 'last' || value.kind === 'all',
  );
  return spans && !evidence.has('rank', 'top');
}
