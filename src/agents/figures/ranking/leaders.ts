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
  const ranked = await rankPlaces(question, desk, { ...order, count: order.count ?? 1 });
  if (ranked.kind !== 'ranking') return ranked;
  const whole = question.frame.ofLeaders === 'mean' ? null : await wholeOf(desk, ranked);
  const together = togetherOf(question, desk, ranked.ranked, whole);
  return together ? { ...ranked, facts: whole ? [...ranked.facts, whole] : ranked.facts, together } : ranked;
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

/** The figure of the group itself at the same time, of the same table where it has one. */
async function wholeOf(desk: Desk, { ranked, scope }: RankingFindings): Promise<KnownFact | null> {
  const [first] = ranked;
  if (!first || scope === null) return null;
  const query = { products: [first.product], measures: [first.measure], places: [scope] };
  const tracks = await desk.reader.read(query);
  const own = tracks.filter(({ dataset }) => dataset === first.dataset);
  for (const track of own) {
    const one = knownOf(track).find(({ period }) => nameOf(track, period) === first.period);
    if (one) return factOf(track, one);
  }
  return null;
}
