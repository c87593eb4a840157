import type { Lexicon } from '../../../lexicon/lexicon.js';
import { mean } from '../../../statistics/formulas/mean.formula.js';
import type { Order } from '../../../understanding/frame.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { KnownFact, Note } from '../../../wording/facts.js';
import type { RankingFindings } from '../../../wording/ranking.findings.js';
import type { Line } from '../availability.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { compareLines } from '../comparison.js';
import { countOf } from '../named.figures.js';
import { isGroup, WORLD } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import type { Scope } from '../scope.js';
import { factOf, knownOf, nameOf, type Track } from '../track.js';
import { rankAsked, ranksAsClaimed } from '../verdict.js';
import { countTold } from './count.told.js';
import { figuresByPlace, type PlaceFigures } from './place.figures.js';
import { rankGap } from './rank.gap.js';
import { rankSince, rankTimes } from './rank.since.js';
import { inOrder, tiedWith, type Ranked } from './ranks.js';
import { chosenScope, heldScope } from './scope.choice.js';
import { furtherOf, shownOf } from './shown.js';

/** How many of the places that have no figure of the time asked about are told of. */
const MOST_TOLD = 5;
/** With its own, as many figures as a sentence or two may have. */
export const MOST_AHEAD = 5;
/** A place's mean over several years is of nearly all of them, or it is left out. */
const LEAST_KNOWN = 0.8;

/** The places of a group in order of one measure, and the rank of one of them where it is asked. */
export async function rankPlaces(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const scope = await chosenScope(question, desk);
  if (scope.group === null) return compareLines(question, desk, { places: scope.places, end: order.end });
  const figures = await figuresByPlace(question, desk, scope);
  if (!figures.holding && question.place.open && scope.group !== WORLD) {
    return rankPlaces({ ...question, place: { ...question.place, places: [WORLD] } }, desk, order);
  }
  if (!figures.holding) {
    const own = await rankHeld(question, desk, order);
    if (own) return own;
    const product = question.products[0] ?? '';
    const { ask } = figures;
    const tracks = largestOf(figures.tracks);
    const found = await explain(question, desk, [{ best: null, withheld: false, tracks, ask, product }]);
    return ofNoCountry(found, question);
  }
  return placeRanking(question, desk, { figures, facts: factsByPlace(figures), scope, order });
}

/** That there are no prices by country, where the group that they are asked of may well have one. */
export function ofNoCountry(found: FigureAnswer, { domain }: Question): FigureAnswer {
  const isOfPrices = domain === 'price' && found.kind === 'no-figure' && found.reason === 'none';
  return isOfPrices ? { ...found, reason: 'by-country' } : found;
}

/** The few that lead by their newest figures, which stand for all where none is of the time asked about. */
function largestOf(tracks: readonly Track[]): Track[] {
  const newest = (track: Track): number => knownOf(track).at(-1)?.value ?? 0;
  return tracks.toSorted((a, b) => newest(b) - newest(a)).slice(0, MOST_TOLD);
}

/** The countries that the asked publishers have figures of, where the whole world's are none of theirs; null where they are none. */
async function rankHeld(question: Question, desk: Desk, order: Order): Promise<FigureAnswer | null> {
  const scope = await heldScope(question, desk);
  const figures = scope && (await figuresByPlace(question, desk, scope));
  if (!scope || !figures?.holding) return null;
  const notes: Note[] = [...question.notes, { kind: 'held-places' }];
  return placeRanking({ ...question, notes }, desk, { figures, facts: factsByPlace(figures), scope, order });
}

/** One fact per place: the one of the period, or the mean of its years; places that produce none are not compared. */
export function factsByPlace(figures: PlaceFigures): KnownFact[] {
  const lines = figures.holding?.lines ?? [];
  const most = Math.max(0, ...lines.map((line) => line.observations.length));
  const facts = lines
    .filter((line) => line.observations.length >= LEAST_KNOWN * most)
    .flatMap((line) => factOfLine(line, figures.period));
  return facts.filter((fact) => fact.value > 0);
}

/** Its figure of the period; over several years their plain mean, named by the first and the last of them. */
export function factOfLine(line: Line, period: Period | null): KnownFact[] {
  const last = line.observations.at(-1);
  if (!last) return [];
  const newest = factOf(line.track, last);
  const value = mean(line.observations.map((one) => one.value));
  if (period === null || line.observations.length === 1 || value === null) return [newest];
  return [{ ...newest, value, period: timeOf(line), flags: '', derived: 'mean' }];
}

/** The time of its one figure, or those of the first and the last of several: 2024, 2020/2024. */
export function timeOf({ track, observations }: Line): string {
  const ends = [...new Set([observations[0], observations.at(-1)])];
  return ends.flatMap((one) => (one ? [nameOf(track, one.period)] : [])).join('/');
}

interface Placed {
  figures: PlaceFigures;
  facts: KnownFact[];
  scope: Scope;
  order: Order;
}

async function placeRanking(question: Question, desk: Desk, placed: Placed): Promise<FigureAnswer> {
  const { figures, scope, order } = placed;
  const ranked = inOrder(desk.lexicon, placed.facts, order.end);
  const [first] = ranked;
  if (!first) return explain(question, desk, []);
  const named = scope.subject === null ? rankAsked(question) : null;
  const subject =
    ranked.find((fact) => (named === null ? fact.place === scope.subject : fact.rank === named)) ?? null;
  const { count, ...counted } = countTold(question, order, ranked, subject !== null);
  const { top, next, rows } = shownOf(ranked, count);
  const others = rows.filter((fact) => fact !== subject);
  const beside = subject && named === null ? besideSubject(question, subject, ranked) : {};
  const further = furtherAsked(question, desk, placed, subject, ranked);
  const untold = subject ? {} : furtherOf(question, ranked, { top, rows });
  const shown = subject
    ? [subject, ...others, ...unshownOf(beside, others), ...toldOf(further, subject)]
    : rows;
  const opened = openNotes(question, desk.lexicon, scope, first);
  const notes = [...question.notes, ...figures.notes, ...meansNotes(figures), ...opened];
  return {
    kind: 'ranking',
    ...(await foundBase(question, desk, shown, notes)),
    over: 'places',
    end: order.end,
    ranked: top,
    next,
    subject,
    ...beside,
    ...further,
    ...untold,
    ...counted,
    tied: tiedWith(subject ?? first, ranked),
    compared: countOf(ranked.length, 'compared'),
    scope: scope.group,
    family: null,
    period: first.period,
    ...singlePeriods(figures),
  };
}

/** That the yields which places' means are of are calculated, all or in part. */
function meansNotes({ holding }: PlaceFigures): Note[] {
  const lines = (holding?.lines ?? []).filter(({ observations }) => observations.length > 1);
  const facts = lines.flatMap(({ track, observations }) => observations.map((one) => factOf(track, one)));
  const calculated = facts.filter(({ derived }) => derived === 'yield');
  if (calculated.length === 0) return [];
  const isPart = calculated.length < facts.length;
  return [{ kind: 'derived-yield', periods: [], ...(isPart && { partly: true as const }) }];
}

type Further = Pick<RankingFindings, 'since' | 'times' | 'gap'>;

/** Since when the first has been so, and how far two of them are apart, where the words ask for that too. */
function furtherAsked(
  question: Question,
  desk: Desk,
  { figures }: Placed,
  subject: Ranked | null,
  ranked: readonly Ranked[],
): Further {
  const since = rankSince(question, subject, figures.tracks);
  const times = rankTimes(question, subject, figures.tracks);
  const gap = times ? null : rankGap(question, desk, subject, ranked);
  return { ...(since && { since }), ...(times && { times }), ...(gap && { gap }) };
}

/** The figure that it was first with, where that is another than its own of the time. */
function toldOf({ since }: Further, subject: Ranked): KnownFact[] {
  return since && since.since.period !== subject.period ? [since.since] : [];
}

function unshownOf({ behind, neighbour }: Beside, shown: readonly Ranked[]): Ranked[] {
  const named = new Set([behind, neighbour?.fact].filter((fact) => fact !== undefined));
  return [...named].filter((fact) => !shown.includes(fact));
}

type Beside = Pick<RankingFindings, 'holds' | 'ahead' | 'behind' | 'neighbour'>;

/** Whether its rank is as supposed, those before it where they are few enough to be named, and the one behind it. */
function besideSubject(question: Question, { rank }: Ranked, ranked: readonly Ranked[]): Beside {
  const ahead = ranked.filter((fact) => fact.rank < rank);
  const isFew = ahead.length > 1 && ahead.length <= MOST_AHEAD;
  const behind = ranked.find((fact) => fact.rank > rank);
  const { nextTo: side } = question.frame;
  const next = side === 'ahead' ? ranked.findLast((fact) => fact.rank < rank) : behind;
  return {
    holds: ranksAsClaimed(question, rank),
    ...(isFew && { ahead }),
    ...(behind && { behind }),
    ...(side && next && { neighbour: { side, fact: next } }),
  };
}

/** The single years that the figures are means of, where they were asked for one by one. */
function singlePeriods({ holding, period }: PlaceFigures): { periods?: string[] } {
  const days = (holding?.lines ?? []).flatMap((line) =>
    line.observations.map((one) => nameOf(line.track, one.period)),
  );
  const periods = [...new Set(days)];
  return period?.kind === 'each' && periods.length > 1 ? { periods } : {};
}

/** What was taken where the question left place or period open. */
export function openNotes(
  question: Question,
  lexicon: Lexicon,
  scope: Scope,
  { period, place }: KnownFact,
): Note[] {
  const notes = scopeNotes(question, lexicon, scope);
  return question.frame.period ? notes : [...notes, { kind: 'latest-complete', period, place }];
}

/** What was taken where the question left open whose figures are compared. */
export function scopeNotes({ place: { open, places } }: Question, lexicon: Lexicon, scope: Scope): Note[] {
  if (scope.subject && isGroup(lexicon, scope.subject))
    return [{ kind: 'counted-as-one', place: scope.subject }];
  const notes: Note[] = [];
  const [group] = places.filter((id) => isGroup(lexicon, id));
  if (open && scope.group) notes.push({ kind: 'assumed-place', taken: scope.group });
  if (group && scope.group === WORLD && group !== WORLD)
    notes.push({ kind: 'read-place', asked: group, taken: WORLD });
  return notes;
}
