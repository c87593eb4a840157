import { mean, sum } from '../../../statistics/formulas/mean.formula.js';
import { share } from '../../../statistics/formulas/share.formula.js';
import type { Together, RankingFindings } from '../../../wording/ranking.findings.js';
import type { Figure, KnownFact } from '../../../wording/facts.js';
import { orderOf } from '../intents/ranking.intent.js';
import { countOf } from '../named.figures.js';
import { measuresOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { factOf, knownOf, nameOf } from '../track.js';
import { rankPlaces } from './place.ranking.js';
import { baseValue } from './ranks.js';

/** The first places of an order, with their sum, their mean or their share of the whole. */
export async function answerOfLeaders(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = orderOf(question.frame);
  const isOfEach = question.frame.ofLeaders === 'each';
  const ranked = await rankPlaces(question, desk, {
    ...order,
    count: order.count ?? (isOfEach ? OF_EACH : 1),
  });
  if (ranked.kind !== 'ranking') return ranked;
  const whole = question.frame.ofLeaders === 'mean' ? null : await wholeRanked(desk, ranked);
  const together = (isOfEach ? sharesOf : togetherOf)(question, desk, ranked.ranked, whole);
  return together ? { ...ranked, facts: whole ? [...ranked.facts, whole] : ranked.facts, together } : ranked;
}

/** So many are told with their shares; the rows have the others. */
const OF_EACH = 10;

/** The first of an order with the share that each has of the whole; null where the whole is not known. */
function sharesOf(
  question: Question,
  desk: Desk,
  leaders: readonly KnownFact[],
  whole: KnownFact | null,
): Together | null {
  const together = togetherOf(question, desk, leaders, whole);
  if (!together?.whole) return null;
  const all = baseValue(desk.lexicon, together.whole);
  const shares = leaders.map((fact) => share(baseValue(desk.lexicon, fact), all) ?? 0);
  return {
    ...together,
    kind: 'each',
    shares: shares.map((value) => ({ name: 'share', value, unit: '%' })),
  };
}

/** As many of the first places as reach a part of the whole together; the plain order where the whole is not known. */
export async function answerReach(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { reach: part = 100, counted: _, ...asked } = question.frame;
  const all = await rankPlaces({ ...question, frame: asked }, desk, {
    end: 'highest',
    over: 'places',
    count: ALL,
  });
  if (all.kind !== 'ranking') return all;
  const whole = await wholeRanked(desk, all);
  const count = whole && countReaching(desk, all.ranked, (baseValue(desk.lexicon, whole) * part) / 100);
  const frame = {
    ...asked,
    ofLeaders: 'share' as const,
    order: { end: 'highest', over: 'places', count } as const,
  };
  return answerOfLeaders({ ...question, frame }, desk);
}

/** More than there are places. */
const ALL = 1000;

/** How many of the first have so much together; null where all of them have less. */
function countReaching({ lexicon }: Desk, ranked: readonly KnownFact[], amount: number): number | null {
  let reached = 0;
  const at = ranked.findIndex((fact) => {
    reached += baseValue(lexicon, fact);
    return reached >= amount;
  });
  return at === -1 ? null : at + 1;
}

/** What is not summed, as yields, has a mean only. */
function togetherOf(
  question: Question,
  { lexicon }: Desk,
  leaders: readonly KnownFact[],
  whole: KnownFact | null,
): Together | null {
  const [first] = leaders;
  if (!first) return null;
  const { factor } = lexicon.getUnit(first.unit);
  const values = leaders.map((fact) => baseValue(lexicon, fact));
  const isSummed = question.frame.ofLeaders !== 'mean' && measuresOf(question).every((id) => id !== 'yield');
  const figure: Figure = isSummed
    ? { name: 'sum', value: sum(values) / factor, unit: first.unit }
    : { name: 'mean', value: (mean(values) ?? 0) / factor, unit: first.unit };
  const part = isSummed && whole ? share(sum(values), baseValue(lexicon, whole)) : null;
  return {
    kind: isSummed ? 'sum' : 'mean',
    figure,
    count: countOf(leaders.length),
    whole: part === null ? null : whole,
    percent: part === null ? null : { name: 'share', value: part, unit: '%' },
  };
}

async function wholeRanked(desk: Desk, { ranked, scope }: RankingFindings): Promise<KnownFact | null> {
  const [first] = ranked;
  return first && scope !== null ? wholeOf(desk, first, scope) : null;
}

/** The figure of the group itself at the time of one of its places, of the same table where it has one. */
export async function wholeOf(desk: Desk, first: KnownFact, scope: string): Promise<KnownFact | null> {
  const query = { products: [first.product], measures: [first.measure], places: [scope] };
  const tracks = await desk.reader.read(query);
  const own = tracks.filter(({ dataset }) => dataset === first.dataset);
  for (const track of own) {
    const one = knownOf(track).find(({ period }) => nameOf(track, period) === first.period);
    if (one) return factOf(track, one);
  }
  return null;
}
