import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Day } from '../../../statistics/series.js';
import { isOfYear } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { Change } from '../../../wording/figure.findings.js';
import type { GrowthFindings } from '../../../wording/found.findings.js';
import { timesAsked } from '../asked.time.js';
import { fold } from '../../../understanding/text/normalise.js';
import { changeSpokenOf } from '../change.claim.js';
import { chooseHolding, type Line } from '../availability.js';
import { changeIn } from '../change.findings.js';
import { clarify } from '../clarification.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { meansBy } from '../period.means.js';
import { WORLD } from '../place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { knownOf, type Track } from '../track.js';
import { wantsVerdict } from '../verdict.js';
import { commonTimes, inSteps } from './line.times.js';
import {
  asksByRate,
  asksEach,
  byRateOf,
  factsOf,
  fastestOf,
  isUndated,
  movementOf,
  stretchOf,
  toldOf,
  withOthers,
} from './moved.js';
import { membersAsked, rankedWithin } from './product.members.js';
import { byTable, oneMeasureOf } from './product.tables.js';
import { putUpOf } from './put-up.mover.js';
import { mostAlike } from './ranks.js';

const ALL: Period = { kind: 'all' };
/** A table is wide that has at least this part of the members that the widest has. */
const MANY = 0.3;
/** Nearly all of the members. */
const NEARLY = 0.7;
/** How many years back the newest year is looked for that the members have in common. */
const RECENT = 3;
/** Without a time, so many figures back: the year before, or the same month of the year before. */
const BACK: Record<Track['frequency'], number> = { annual: 1, monthly: 12, weekly: 52 };

/** « toutes les céréales ont-elles baissé ? », "did all cereals fall": of each member, which their total says nothing of. */
export function asksOfAllMembers(question: Question, { lexicon }: Desk): boolean {
  const { frame, products, place, domain } = question;
  if (products.length !== 1 || place.places.length > 1 || domain !== 'production') return false;
  const isOfAll = OF_ALL.test(fold(frame.text)) && wantsVerdict(question);
  return isOfAll && isPlainMove(question) && (membersAsked(question, lexicon)?.members.length ?? 0) > 1;
}

/** A rise or a fall of no size that is spoken of. */
function isPlainMove(question: Question): boolean {
  const { threshold, text } = question.frame;
  return movementOf(question) !== null && threshold === null && changeSpokenOf(text) === null;
}

const OF_ALL =
  /(?<![a-z])(?:tou(?:s|tes) les|all(?: of)?(?: the)?|every)(?! ans?(?![a-z])| mois| years?| months?| time)(?![a-z])/;

/** « quelle céréale a le plus augmenté », "which crop fell most": a search, among products, for a change over time. */
export function asksWhichProductChanged(question: Question, { lexicon }: Desk): boolean {
  const { frame, products } = question;
  if (frame.order?.over !== 'products' || movementOf(question) === null) return false;
  const within = rankedWithin(lexicon, products);
  const isOfOne = products.length < 2 || within !== null;
  return isOfOne && (membersAsked(ofFamily(question, within), lexicon)?.members.length ?? 0) > 1;
}

/** The members of a family, or the crops of a place, by how much their figure changed; prices by their percentage. */
export async function rankProductGrowth(one: Question, desk: Desk): Promise<FigureAnswer> {
  const within = rankedWithin(desk.lexicon, one.products);
  const question = ofFamily(one, within);
  const asked = membersAsked(question, desk.lexicon);
  if (!asked) return clarify(question, desk, ['product']);
  const { family, members } = asked;
  const { places, notes } = placesOrDefault(question);
  const measures = oneMeasureOf(question);
  const where = (places ?? [WORLD]).slice(0, 1);
  const tracks = await desk.reader.read({ products: members.flat(2), measures, places: where });
  const changesIn = (read: Track[]): Change[] => {
    const tables = byTable(read, members, {
      read: (own, product) => linesOf(question, own, product),
      alike: (lines) => mostAlikeOf(question, desk, lines),
    });
    return newest(tables.map((lines) => changesAt(question, lines)));
  };
  const byYear = changesIn(inSteps(question, tracks));
  const all = reachesEnd(question, byYear) ? byYear : changesIn(tracks);
  const [first] = all;
  if (!first) {
    const ask = { candidates: [], measures, places: where, period: periodOf(question) };
    return explain(question, desk, [{ best: null, withheld: false, tracks, ask, product: family ?? '' }]);
  }
  const order = orderOf(question, all);
  const isEach = asksEach(question) && order.moved.value > 0 && !order.least;
  const told = toldOf(order.changes, isEach);
  const own = within && ownAmong(all, within.member, desk.lexicon);
  const facts = factsOf(withOthers(told.changes, [order.fastest, own]));
  return {
    kind: 'growth',
    ...(await foundBase(question, desk, facts, [...notes, ...question.notes])),
    ...order,
    ...told,
    compared: countOf(all.length, 'compared'),
    ...supposedOf(one, desk, { order, own, compared: all.length }),
    scope: first.to.place,
    over: 'products',
  };
}

/** Whether what is put up of one member, or of all of them, is so. */
function supposedOf(
  question: Question,
  desk: Desk,
  { order, own, compared }: { order: ReturnType<typeof orderOf>; own: Change | null; compared: number },
): Pick<GrowthFindings, 'holds' | 'putUp'> {
  if (asksOfAllMembers(question, desk)) return { holds: order.moved.value === compared };
  return wantsVerdict(question) && order.moved.value > 0 ? putUpOf(own, order) : {};
}

/** « le maïs est-il la céréale qui … »: the question asked of the family, where one of its members is named beside it. */
function ofFamily(question: Question, within: ReturnType<typeof rankedWithin>): Question {
  return within ? { ...question, products: [within.family] } : question;
}

/** The change of the member that is named beside its family. */
function ownAmong(all: readonly Change[], member: string, lexicon: Lexicon): Change | null {
  const isOwn = (id: string): boolean => id === member || lexicon.isPartOf(id, member);
  return (
    all.find(({ to }) => isOwn(to.product)) ??
    all.find(({ to }) => lexicon.isPartOf(member, to.product)) ??
    null
  );
}

/** Whether the changes go up to the year that the question names: one that has not ended has no mean yet. */
function reachesEnd(question: Question, changes: readonly Change[]): boolean {
  const [end] = timesAsked(periodOf(question)).at(-1)?.split('/').slice(-1) ?? [];
  return changes.length > 0 && changes.every(({ to }) => !end || to.period.startsWith(end));
}

/** Prices move by their percentage, in whatever they are told. */
function mostAlikeOf({ domain }: Question, { lexicon }: Desk, lines: Line[]): Line[] {
  return domain === 'price' ? lines : [...mostAlike(lexicon, lines, ({ track }) => track.unit)];
}

/** Of the tables that have many of the members the one whose figures are newest, the preferred one among equals. */
function newest(tables: readonly Change[][]): Change[] {
  const most = Math.max(0, ...tables.map((changes) => changes.length));
  const wide = tables.filter((changes) => changes.length > 0 && changes.length >= most * MANY);
  const endOf = ([one]: Change[]): string => one?.to.period.slice(0, 4) ?? '';
  return wide.reduce<Change[]>((best, one) => (endOf(one) > endOf(best) ? one : best), []);
}

/** The changes of all lines between the same two times; those that a question leaves open are what most lines have. */
function changesAt(question: Question, lines: readonly Line[]): Change[] {
  const to = endsAt(question) ? latest(lines) : Math.max(...commonTimes(lines, NEARLY));
  const ending = lines.filter(({ observations }) => observations.some(({ period }) => period === to));
  // Where the question names the start, it stays that where enough of them have it.
  const from = Math.min(...commonTimes(ending, startsAt(question) ? MANY : NEARLY));
  return ending.flatMap(({ track, observations }) => {
    const at = observations.findIndex(({ period }) => period === to);
    const last = observations[at];
    const first = isUndated(question)
      ? observations[at - BACK[track.frequency]]
      : observations.find(({ period }) => period === from);
    return first && last ? changeIn({ track, observations: [first, last] }) : [];
  });
}

/** Whether the question says when the time ends. */
function endsAt(question: Question): boolean {
  const stretch = stretchOf(question) ?? periodOf(question);
  return stretch?.kind === 'between'
    ? stretch.to !== null
    : stretch?.kind === 'each' || stretch?.kind === 'at';
}

/** Whether the question says when the time begins. */
function startsAt(question: Question): boolean {
  const stretch = stretchOf(question) ?? periodOf(question);
  return stretch?.kind === 'each' || (stretch?.kind === 'between' && stretch.from !== null);
}

function latest(lines: readonly Line[]): Day {
  return Math.max(...lines.flatMap(({ observations }) => observations.map(({ period }) => period)));
}

/** Those that went the way asked, the largest or smallest first; where none did, those that went the other way least. */
function orderOf(question: Question, all: readonly Change[]) {
  const { domain, frame } = question;
  const end: 'highest' | 'lowest' = movementOf(question) === 'down' ? 'lowest' : 'highest';
  const sign = end === 'lowest' ? -1 : 1;
  const sizeOf = ({ difference, percent }: Change): number =>
    (domain === 'price' ? (percent?.value ?? 0) : difference.value) * sign;
  const sorted = all.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const changes = sorted.filter((change) => sizeOf(change) > 0);
  const moved = countOf(changes.length, 'moved');
  if (changes.length === 0) return { end, changes: sorted, fastest: null, moved };
  if (frame.comparedMoves === 'least')
    return { end, changes: changes.toReversed(), fastest: null, moved, least: true as const };
  if (domain === 'price') return { end, changes, fastest: null, moved };
  const byRate = asksByRate(question);
  const ordered = byRate ? byRateOf(changes, sign) : changes;
  return { end, changes: ordered, ...fastestOf(ordered, { all, sign }), moved, ...(byRate && { byRate }) };
}

/** A product's figures of the time asked; where none is, its newest ones. */
function linesOf(question: Question, tracks: Track[], product: string): Line[] {
  const measures = oneMeasureOf(question);
  const stretch = stretchOf(question);
  const ask = { candidates: [{ product, note: null }], measures, places: null };
  const isOpen = isUndated(question);
  const period = isOpen ? ALL : (stretch ?? periodOf(question));
  const line = chooseHolding(asMeans(question, tracks), { ...ask, period }).best?.lines[0];
  if (!line) return [];
  const { track, observations } = line;
  if (isOpen) return [{ track, observations: observations.slice(-RECENT * BACK[track.frequency] - 1) }];
  return [observations.length > 1 || stretch !== null ? line : withBefore(line)];
}

/** A year of prices is its mean. */
function asMeans(question: Question, tracks: Track[]): Track[] {
  return isOfYear(periodOf(question)) ? tracks.map((track) => meansBy('annual', track)) : tracks;
}

/** The one figure of a month beside that of the month before it. */
function withBefore({ track, observations }: Line): Line {
  const known = knownOf(track);
  const before = known[known.findIndex(({ period }) => period === observations[0]?.period) - 1];
  return { track, observations: before ? [before, ...observations] : observations };
}
