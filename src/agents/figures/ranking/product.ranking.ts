import type { Day } from '../../../statistics/series.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Order } from '../../../understanding/frame.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { KnownFact } from '../../../wording/facts.js';
import { chooseHolding, type Line } from '../availability.js';
import { clarify } from '../clarification.js';
import { compareLines } from '../comparison.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { timesAsked } from '../asked.time.js';
import { meansBy } from '../period.means.js';
import { stepOf } from '../period.selection.js';
import { factOf, type Track } from '../track.js';
import { factOfLine } from './place.ranking.js';
import { rankAsked, ranksAsClaimed } from '../verdict.js';
import { membersAsked, type Member } from './product.members.js';
import { areComparable, inOrder, mostAlike, withoutNothing, type Ranked } from './ranks.js';
import { ofOneTable, ofVolumes, oneMeasureOf } from './product.tables.js';
import { shownOf } from './shown.js';

/** How far back the latest period is looked for that the members have in common: some crops are counted a year earlier. */
const RECENT = 3;
/** The part of the members that a year is known of for the means to reach to it. */
const NEARLY_ALL = 0.9;

/** The members of a family, or the products that the question lists, in order. */
export async function rankProducts(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const listed = withoutAncestors(desk.lexicon, question.products);
  const within = order.over === 'products' ? rankedWithin(desk.lexicon, question.products) : null;
  if (within) return rankWithin(question, desk, { order, ...within });
  if (listed.length > 1) return compareLines(question, desk, { products: listed, end: order.end });
  const asked = membersAsked({ ...question, products: listed }, desk.lexicon);
  return asked ? rankMembers(question, desk, { order, ...asked }) : clarify(question, desk, ['product']);
}

/** « le maïs parmi les céréales », "is maize the main cereal": one product and the family that it stands in; else null. */
function rankedWithin(
  lexicon: Lexicon,
  [one = '', other = '', ...more]: readonly string[],
): { family: string; member: string } | null {
  if (more.length > 0) return null;
  if (lexicon.isPartOf(one, other)) return { family: other, member: one };
  return lexicon.isPartOf(other, one) ? { family: one, member: other } : null;
}

async function rankWithin(
  question: Question,
  desk: Desk,
  { order, family, member }: { order: Order; family: string; member: string },
): Promise<FigureAnswer> {
  const asked = membersAsked({ ...question, products: [family] }, desk.lexicon);
  return asked
    ? rankMembers(question, desk, { order, ...asked, member })
    : clarify(question, desk, ['product']);
}

interface Members {
  order: Order;
  family: string | null;
  members: readonly Member[];
  /** The one whose rank is asked for. */
  member?: string;
}

/** The one of them that is asked about: by its name, by its parts or as a part of it, or by its rank. */
function subjectOf(
  question: Question,
  lexicon: Lexicon,
  member: string | undefined,
  ranked: readonly Ranked[],
): Ranked | null {
  if (member === undefined) {
    const named = rankAsked(question);
    return ranked.find(({ rank }) => rank === named) ?? null;
  }
  const line = new Set([member, ...[...lexicon.descendantsOf(member)].map(({ id }) => id)]);
  const above = new Set(lexicon.ancestorsOf(member).map(({ id }) => id));
  const own = ranked.find(({ product }) => line.has(product));
  return own ?? ranked.find(({ product }) => above.has(product)) ?? null;
}

function subjectFirst(subject: Ranked | null, rows: readonly Ranked[]): readonly Ranked[] {
  return subject ? [subject, ...rows.filter((fact) => fact !== subject)] : rows;
}

/** The members of a family, or all crops, each by its figure of the one time that the most of them have. */
export async function figuresOfMembers(
  question: Question,
  desk: Desk,
  members: readonly Member[],
): Promise<{ facts: readonly KnownFact[]; tracks: Track[] }> {
  const { places } = placesOrDefault(question);
  const measures = oneMeasureOf(question);
  const where = places && { places: places.slice(0, 1) };
  const read = await desk.reader.read({ products: members.flat(2), measures, ...where });
  const step = stepOf(question.domain, periodOf(question));
  const inMeans = step === null ? read : read.map((track) => meansBy(step, track));
  const held = heldOf(question, inMeans, members);
  // A year that has not ended has no mean yet: that of its months is told.
  const [tracks, known] = held.length > 0 ? [inMeans, held] : [read, heldOf(question, read, members)];
  const facts = known.map(({ fact }) => fact);
  return { facts: mostAlike(desk.lexicon, facts, ({ unit }) => unit), tracks };
}

/** What a product is compared by, and the line that it is from. */
interface Held {
  line: Line;
  fact: KnownFact;
}

function heldOf(question: Question, tracks: readonly Track[], members: readonly Member[]): Held[] {
  const measures = oneMeasureOf(question);
  const period = periodOf(question);
  return ofOneTable<Held>(tracks, members, {
    read: (own, product) => heldByProduct(question, own, product, measures),
    alike: (held) => samePeriod(isOpen(period) ? held : overCommonTime(held, period)),
  });
}

/** Each up to the newest time that nearly all of them have: some crops are counted a year before others. */
function overCommonTime(held: readonly Held[], period: Period | null): Held[] {
  const counts = new Map<Day, number>();
  for (const one of held.flatMap(({ line }) => line.observations))
    counts.set(one.period, (counts.get(one.period) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const to = Math.max(...[...counts].flatMap(([day, count]) => (count >= most * NEARLY_ALL ? [day] : [])));
  return held.flatMap(({ line }) => {
    const within = { ...line, observations: line.observations.filter((one) => one.period <= to) };
    return factOfLine(within, period).map((fact) => ({ line: within, fact }));
  });
}

async function rankMembers(question: Question, desk: Desk, asked: Members): Promise<FigureAnswer> {
  const { order, family, members, member } = asked;
  const { notes } = placesOrDefault(question);
  const { facts, tracks } = await figuresOfMembers(question, desk, members);
  const ranked = inOrder(desk.lexicon, withoutNothing(facts), order.end);
  const [[first], subject] = [ranked, subjectOf(question, desk.lexicon, member, ranked)];
  if (!first || !areComparable(desk.lexicon, ranked))
    return unranked(question, desk, asked, { tracks, isEmpty: !first });
  const { top, rows, next } = shownOf(ranked, order.count);
  return {
    kind: 'ranking',
    ...(await foundBase(question, desk, subjectFirst(subject, rows), [...notes, ...question.notes])),
    over: 'products',
    end: order.end,
    ranked: top,
    next,
    subject,
    ...(subject && member !== undefined && { holds: ranksAsClaimed(question, subject.rank) }),
    compared: countOf(ranked.length, 'compared'),
    scope: first.place,
    family,
    period: first.period,
    ...(periodOf(question)?.kind === 'each' && { periods: timesAsked(periodOf(question)) }),
  };
}

/** Where nothing is to be put in order: by what is harvested where that answers it, else why. */
function unranked(
  question: Question,
  desk: Desk,
  asked: Members,
  { tracks, isEmpty }: { tracks: Track[]; isEmpty: boolean },
): Promise<FigureAnswer> {
  const measures = oneMeasureOf(question);
  const byVolume = isEmpty ? ofVolumes(question) : null;
  if (byVolume) return rankMembers(byVolume, desk, asked);
  if (!asked.family && isEmpty) return clarify(question, desk, ['product']);
  const { places } = placesOrDefault(question);
  const ask = { candidates: [], measures, places, period: periodOf(question) };
  return explain(question, desk, [{ best: null, withheld: false, tracks, ask, product: asked.family ?? '' }]);
}

/** What a product may be compared by: its figure of the period asked for, or the mean of its years; its latest few where that is open. */
function heldByProduct(
  question: Question,
  tracks: Track[],
  product: string,
  measures: readonly string[],
): Held[] {
  const asked = periodOf(question);
  const isLatest = isOpen(asked);
  const period: Period | null = isLatest ? { kind: 'all' } : asked;
  const candidates = [{ product, note: null }];
  const line = chooseHolding(tracks, { candidates, measures, places: null, period }).best?.lines[0];
  if (!line) return [];
  const facts = isLatest
    ? line.observations.slice(-RECENT).map((one) => factOf(line.track, one))
    : factOfLine(line, period);
  return facts.map((fact) => ({ line, fact }));
}

/** Those of the period that the most of them have, the newer one among equals. */
function samePeriod(held: readonly Held[]): Held[] {
  const counts = new Map<string, number>();
  for (const { fact } of held) counts.set(fact.period, (counts.get(fact.period) ?? 0) + 1);
  const [period] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1))[0] ?? [];
  return held.filter(({ fact }) => fact.period === period);
}

/** The listed products without those that contain others of the list: « quel engrais, urée ou DAP » is of two. */
export function withoutAncestors(lexicon: Lexicon, products: readonly string[]): string[] {
  const containing = new Set(products.flatMap((id) => lexicon.ancestorsOf(id).map((product) => product.id)));
  const narrow = products.filter((id) => !containing.has(id));
  return narrow.length > 0 ? narrow : [...products];
}
