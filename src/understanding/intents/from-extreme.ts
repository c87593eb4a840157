import type { Frame, Order } from '../frame.js';
import { spanAt } from './end-and-level.js';
import { wordAt } from '../text/number-words.js';
import { partOf } from '../around/part-of-reading.js';
import type { Stretch } from '../text/within.js';
import { Evidence } from '../reading.js';

const HIGH = String.raw`pic|sommet|record|apogee|maximum|plus haut|point haut|peaks?|highs?|record highs?|summit|all time highs?`;
const LOW = String.raw`creux|minimum|plancher|plus bas|point bas|lows?|troughs?|record lows?|all time lows?`;
const SINCE = String.raw`(?:depuis|par rapport a|sous|en dessous de|loin de|since|from|below|under|off|against|compared (?:to|with))`;
const ITS = String.raw`(?:son|sa|leurs?|le|la|l|its|their|the)`;

/** « depuis son pic », "below its 2022 high": what something is told from, and which end that is. */
const FROM_HIGH = new RegExp(`(?:^| )${SINCE} ${ITS} (?:\\S+ ){0,2}?(?:${HIGH})(?: |$)`);
const FROM_LOW = new RegExp(`(?:^| )${SINCE} ${ITS} (?:\\S+ ){0,2}?(?:${LOW})(?: |$)`);
/** What wants the time of it, or a name, and not how far it has moved since. */
const OTHERS = [
  'when',
  'who',
  'which-product',
  'list',
  'forecast',
  'share',
  'correlation',
  'average',
  'count-periods',
];

/** Which end of its own figures a move is told from: « a perdu combien depuis son pic »; null where it is from none. */
export function readFromExtreme(evidence: Evidence): Order['end'] | null {
  if (evidence.all('product').length !== 1 || evidence.has(...OTHERS)) return null;
  if (HOW_LONG.test(evidence.spoken) || isOfDatedExtreme(evidence)) return null;
  if (FROM_HIGH.test(evidence.spoken)) return evidence.has('least', 'market-low') ? null : 'highest';
  return FROM_LOW.test(evidence.spoken) ? 'lowest' : null;
}

/** « du sommet de janvier 2025 à février 2026 »: both ends are named, and no extreme is left to be found. */
function isOfDatedExtreme(evidence: Evidence): boolean {
  const isClosed = evidence.dates.some(({ value }) => value.kind === 'between' && value.from && value.to);
  return isClosed && !evidence.has(...ENDS);
}

const HOW_LONG = /(?:^| )(?:combien de|how many) (?:mois|annees|ans|months|years)(?: |$)/;
/** « son pic de 2022 », "its 2022 high": the year is that of the extreme, and not the one that is set beside it. */
const OF_YEAR = new RegExp(
  `(?:${HIGH}|${LOW}) (?:historiques? )?(?:de |d |en |of |in |du )?(?:\\S+ )?(?:19|20)\\d\\d(?: |$)|(?:^| )(?:19|20)\\d\\d (?:${HIGH}|${LOW})(?: |$)`,
);

/** The time of that extreme first, and then the move from it to the newest figure, or to the time asked; null where a limit is set beside it. */
export function sinceExtreme(frame: Frame, end: Order['end'], spoken: string): Frame | null {
  const { period } = frame;
  if (frame.threshold) return null;
  const to = isOfOtherTime(frame, spoken) ? spanAt(period) : null;
  // « est-elle loin de son record » is of that time, and of how it stands.
  if (to && !HOW_FAR.test(spoken)) return null;
  const extreme: Frame = {
    ...frame,
    intent: 'extreme',
    period: to ? null : ofItsYear(period),
    order: { end, count: null, over: 'periods' },
    threshold: null,
  };
  return {
    ...extreme,
    alsoAsked: { ...frame, intent: 'change', fromExtreme: { of: extreme, as: 'since', ...(to && { to }) } },
  };
}

/** « son pic de 2022 » is of that year, whatever came later. */
function ofItsYear(period: Frame['period']): Frame['period'] {
  const from = period?.value.kind === 'between' && period.value.to === null ? period.value.from : null;
  return period && from?.grain === 'year' ? { ...period, value: { kind: 'at', span: from } } : period;
}

const HOW_FAR = /(?:^| )(?:combien|how (?:far|much)|what percent\S*|quel pourcentage)(?: |$)/;

function isOfOtherTime({ period }: Frame, spoken: string): boolean {
  return period?.value.kind === 'at' && !OF_YEAR.test(spoken);
}

const CONDITION = /^(?:quand|lorsque?|lorsqu|when|while)$/;
/** What begins a question and no clause: « quand a-t-il », "when did"; behind a colon too: « Grossiste en viande : quand … ». */
const ASKING = /^(?:a|ont|est|etait|sont|did|was|were|is|has|have|does|do|will)$/;
const ENDS = ['market-high', 'market-low', 'record', 'most', 'least', 'dearest'];

/**
 * « le prix du blé quand le maïs était au plus haut », "when cocoa peaked, what was coffee worth": what is asked, and the
 * clause that names an extreme of another product by whose time it is asked. Null where there is no such clause.
 */
export function splitAtExtreme(evidence: Evidence): { asked: Evidence; event: Evidence } | null {
  const clause = clauseOf(evidence);
  if (!clause) return null;
  const [event, asked] = [true, false].map(
    (inside) => new Evidence(partOf(evidence.reading, clause, inside)),
  );
  if (!event || !asked || !event.has(...ENDS)) return null;
  const isOfTwo = isOfOther(event, asked);
  return isOfTwo && event.reading.dates.every(({ value }) => value.kind !== 'latest')
    ? { asked, event }
    : null;
}

/** One product in each, and not the same; or one place in each, and not the same, of the one product of both. */
function isOfOther(event: Evidence, asked: Evidence): boolean {
  if (areApart(event, asked, 'product')) return true;
  const named = [event, asked].flatMap((side) => side.everywhere('product').map(({ id }) => id));
  return areApart(event, asked, 'place') && new Set(named).size === 1;
}

function areApart(event: Evidence, asked: Evidence, kind: 'product' | 'place'): boolean {
  const [of, about] = [event, asked].map((side) => side.everywhere(kind).map(({ id }) => id));
  return of?.length === 1 && about?.length === 1 && of[0] !== about[0];
}

function clauseOf(evidence: Evidence): Stretch | null {
  const { tokens } = evidence.reading;
  const start = tokens.findIndex(
    ({ folded }, at) =>
      opensYear(evidence, at) ||
      (CONDITION.test(folded) && !ASKING.test(wordAt(tokens, at + 1)) && wordAt(tokens, at - 1) !== ':'),
  );
  if (start < 0) return null;
  const end = tokens.findIndex(({ folded }, at) => at > start && /^[,;?.!]$/.test(folded));
  return { start, end: end < 0 ? tokens.length : end };
}

/** « l'année où », "the year when", "the year France had": a clause that tells which year. */
function opensYear({ reading: { tokens, mentions } }: Evidence, at: number): boolean {
  const [before, word, behind] = [wordAt(tokens, at - 1), wordAt(tokens, at), wordAt(tokens, at + 1)];
  if (word === 'annee') return before === 'l' && behind === 'ou';
  if (word !== 'year' || before !== 'the') return false;
  const isNamed = mentions.some(
    ({ start, senses }) => start === at + 1 && senses.some(({ kind }) => kind === 'place'),
  );
  return isNamed || /^(?:when|that)$/.test(behind);
}

/** The time of the extreme first, and then the figure of that time, each of the product that the other names where it names none. */
export function atExtreme(event: Frame, asked: Frame): Frame {
  const extreme: Frame = {
    ...event,
    products: event.products.length > 0 ? event.products : asked.products,
    intent: 'extreme',
    order: { count: null, ...event.order, end: event.order?.end ?? 'highest', over: 'periods' },
  };
  return {
    ...extreme,
    alsoAsked: {
      ...asked,
      products: asked.products.length > 0 ? asked.products : event.products,
      intent: 'value',
      period: null,
      order: null,
      fromExtreme: { of: extreme, as: 'at' },
    },
  };
}
