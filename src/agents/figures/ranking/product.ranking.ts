import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Order } from '../../../understanding/frame.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { KnownFact, Note } from '../../../wording/facts.js';
import { chooseHolding, type Line } from '../availability.js';
import { clarify } from '../clarification.js';
import { compareLines } from '../comparison.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { timesAsked } from '../asked.time.js';
import type { Track } from '../track.js';
import { commonTimes, inSteps } from './line.times.js';
import { grassNotes } from './grass.notes.js';
import { factOfLine, timeOf } from './place.ranking.js';
import { rankAsked, ranksAsClaimed } from '../verdict.js';
import { membersAsked, rankedWithin, withoutAncestors, type Member } from './product.members.js';
import { areComparable, inOrder, mostAlike, withoutNothing, type Ranked } from './ranks.js';
import { ofOneTable, ofVolumes, oneMeasureOf } from './product.tables.js';
import { furtherOf, shownOf } from './shown.js';

/** How far back the latest period is looked for that the members have in common: some crops are counted a year earlier. */
const RECENT = 3;
const ALL: Period = { kind: 'all' };
/** The part of the members that a year is known of for the means to reach to it. */
const NEARLY_ALL = 0.9;
/** The same where the question itself says up to when. */
const MOST = 0.5;

/** The members of a family, or the products that the question lists, in order. */
export async function rankProducts(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const listed = withoutAncestors(desk.lexicon, question.products);
  const within = order.over === 'products' ? rankedWithin(desk.lexicon, question.products) : null;
  if (within) return rankWithin(question, desk, { order, ...within });
  if (listed.length > 1) return compareLines(question, desk, { products: listed, end: order.end });
  const asked = membersAsked({ ...question, products: listed }, desk.lexicon);
  return asked ? rankMembers(question, desk, { order, ...asked }) : clarify(question, desk, ['product']);
}

/** « le blé est-il la culture la plus répandue »: the rank of one crop among all of them. */
export async function rankCropPutUp(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const asked = membersAsked({ ...question, products: [] }, desk.lexicon);
  const [member = ''] = question.products;
  return asked
    ? rankMembers(question, desk, { order, ...asked, member })
    : clarify(question, desk, ['product']);
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
): Promise<{ facts: readonly KnownFact[]; tracks: Track[]; partly: readonly KnownFact[] }> {
  const { places } = placesOrDefault(question);
  const measures = oneMeasureOf(question);
  const where = places && { places: places.slice(0, 1) };
  const read = await desk.reader.read({ products: members.flat(2), measures, ...where });
  const inMeans = inSteps(question, read);
  const held = linesOf(question, inMeans, members);
  // A year that has not ended has no mean yet: that of its months is told.
  const [tracks, lines] = held.length > 0 ? [inMeans, held] : [read, linesOf(question, read, members)];
  const facts = lines.flatMap((line) => factOfLine(line, periodOf(question)));
  const partly = isOpen(periodOf(question)) ? [] : knownInPart(question, { tracks, lines }, members);
  return { facts: mostAlike(desk.lexicon, facts, ({ unit }) => unit), tracks, partly };
}

/** The figures of members that the table of the others has of a part of the time alone. */
function knownInPart(
  question: Question,
  { tracks, lines }: { tracks: readonly Track[]; lines: readonly Line[] },
  members: readonly Member[],
): KnownFact[] {
  const told = new Set(lines.map(({ track }) => track.product));
  const own = tracks.filter(({ dataset }) => dataset === lines[0]?.track.dataset);
  const measures = oneMeasureOf(question);
  return members
    .filter((member) => !member.flat().some((product) => told.has(product)))
    .flatMap((member) => member.flat().flatMap((product) => linesOfProduct(question, own, product, measures)))
    .flatMap((line) => factOfLine(line, periodOf(question)))
    .filter(({ value }) => value > 0);
}

/** What the members are compared by, one line each, of one time. */
function linesOf(question: Question, tracks: readonly Track[], members: readonly Member[]): Line[] {
  const measures = oneMeasureOf(question);
  const isLatest = isOpen(periodOf(question));
  return ofOneTable(tracks, members, {
    read: (own, product) => linesOfProduct(question, own, product, measures),
    alike: (lines) =>
      ofOneTime(isLatest ? lines : upToCommonTime(lines, endsOpen(question) ? NEARLY_ALL : MOST)),
  });
}

/** « depuis 2020 », « sur dix ans »: up to the newest figures, whenever they end. */
function endsOpen(question: Question): boolean {
  const period = periodOf(question);
  return period?.kind !== 'each' && (period?.kind !== 'between' || period.to === null);
}

/** Each up to the newest time that so many of them have: some crops are counted a year before others, and some series end. */
function upToCommonTime(lines: readonly Line[], part: number): Line[] {
  const to = Math.max(...commonTimes(lines, part));
  return lines.flatMap((line) => {
    const observations = line.observations.filter(({ period }) => period <= to);
    return observations.length > 0 ? [{ ...line, observations }] : [];
  });
}

async function rankMembers(question: Question, desk: Desk, asked: Members): Promise<FigureAnswer> {
  const { order, family, members, member } = asked;
  const { notes } = placesOrDefault(question);
  const { facts, tracks, partly } = await figuresOfMembers(question, desk, members);
  const ranked = inOrder(desk.lexicon, withoutNothing(facts), order.end);
  const [[first], subject] = [ranked, subjectOf(question, desk.lexicon, member, ranked)];
  if (!first || !areComparable(desk.lexicon, ranked))
    return unranked(question, desk, asked, { tracks, isEmpty: !first });
  const { top, rows, next } = shownOf(ranked, order.count);
  return {
    kind: 'ranking',
    ...(await foundBase(question, desk, subjectFirst(subject, rows), [
      ...notes,
      ...question.notes,
      ...partlyNotes(desk.lexicon, partly, top, order.end),
      ...lackingNotes(asked, subject),
      ...(family === null && order.end === 'highest' ? await grassNotes(desk, top) : []),
    ])),
    over: 'products',
    end: order.end,
    ranked: top,
    next,
    subject,
    ...(subject && member !== undefined && { holds: ranksAsClaimed(question, subject.rank) }),
    ...(subject ? {} : furtherOf(question, ranked, { top, rows })),
    compared: countOf(ranked.length, 'compared'),
    scope: first.place,
    family,
    period: first.period,
    ...(periodOf(question)?.kind === 'each' && { periods: timesAsked(periodOf(question)) }),
  };
}

/** The one that is asked about has no figure beside those of the others. */
function lackingNotes({ member }: Members, subject: Ranked | null): Note[] {
  return member === undefined || subject ? [] : [{ kind: 'no-figure-for', product: member }];
}

/** Those that might stand among the ones that are told, were all of their figures known. */
function partlyNotes(
  lexicon: Lexicon,
  partly: readonly KnownFact[],
  top: readonly Ranked[],
  end: Order['end'],
): Note[] {
  const told = new Set(top.map(({ product, period }) => `${product} ${period}`));
  const products = inOrder(lexicon, [...partly, ...top], end)
    .slice(0, top.length)
    .map((fact) => (told.has(`${fact.product} ${fact.period}`) ? null : fact.product))
    .filter((product) => product !== null);
  return products.length > 0 ? [{ kind: 'known-in-part', products }] : [];
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

/** What a product may be compared by: its line of the period asked for; each of its latest few figures where that is open. */
function linesOfProduct(
  question: Question,
  tracks: Track[],
  product: string,
  measures: readonly string[],
): Line[] {
  const asked = periodOf(question);
  const period = isOpen(asked) ? ALL : asked;
  const candidates = [{ product, note: null }];
  const line = chooseHolding(tracks, { candidates, measures, places: null, period }).best?.lines[0];
  if (!line) return [];
  if (!isOpen(asked)) return [line];
  return line.observations.slice(-RECENT).map((one) => ({ ...line, observations: [one] }));
}

/** Those of the time that the most of them have, the newer one among equals. */
function ofOneTime(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(timeOf(line), (counts.get(timeOf(line)) ?? 0) + 1);
  const [time] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1))[0] ?? [];
  return lines.filter((line) => timeOf(line) === time);
}
