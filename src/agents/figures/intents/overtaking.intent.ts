import type { OvertakingFindings, Pair } from '../../../wording/correlation.findings.js';
import type { KnownFact } from '../../../wording/facts.js';
import { fold } from '../../../understanding/text/normalise.js';
import { sideOf } from '../claim.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { isNegated } from '../negation.js';
import { pairsOf } from '../paired.lines.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { areComparable, baseValue, byOf } from '../ranking/ranks.js';
import { seek } from '../seeking.js';
import { stretchOf } from '../single.line.js';
import { asksWhetherEver } from '../whether.js';
import type { Line } from '../availability.js';
import { answerComparison } from './comparison.intent.js';

const WHEN =
  /(?<![a-z])(?:quand|depuis (?:quand|quelle)|(?:en|a|de) quelle (?:annee|date|epoque|campagne)|quel mois|since when|when|(?:what|which) (?:year|month|date))(?![a-z])/;
/** « combien d'années la Roumanie a-t-elle dépassé la France », "in how many years did Romania beat France". */
const HOW_OFTEN =
  /(?<![a-z])(?:combien (?:de |d.)(?:annees|mois|campagnes|recoltes)|how many (?:years|months|seasons|harvests))(?![a-z])/;
const EVER =
  /(?<![a-z])(?:deja|jamais|un jour|ever|never|a (?:year|month|time) (?:when|in which|where))(?![a-z])/;
/** « quand le blé était plus cher que le maïs, combien … »: of another figure at that time. */
const OTHER =
  /(?<![a-z])(?:combien|quels?|how (?:much|many)|what (?:was|is|were|did))(?![a-z])(?! (?:annee|mois|year|month))/;
/** « quand la France a-t-elle été dépassée par », "overtaken by": what comes first is the other side. */
const PASSIVE =
  /(?<![a-z])(?:(?:depasse|devance|surpasse|double|supplante|detrone|rattrape|battu)e?s? par|(?:overtaken|surpassed|passed|outstripped|outpaced|exceeded|beaten) by)(?![a-z])/;

/** « quand la Roumanie a-t-elle dépassé la France », "since when has robusta been dearer than arabica": of two lines, when the one was beyond the other. */
export function asksOvertaking({ frame, place, products }: Question): boolean {
  const text = fold(frame.text);
  const isOfTwo =
    place.places.length === 2 ? products.length === 1 : products.length === 2 && place.places.length < 2;
  if (!isOfTwo || frame.threshold || frame.intent === 'correlation') return false;
  const asks = (WHEN.test(text) && !OTHER.test(text)) || HOW_OFTEN.test(text) || asksEver(text);
  return asks && sideOf(text) !== null;
}

/** « la Roumanie a-t-elle déjà dépassé la France »: at any of the times that there are. */
function asksEver(text: string): boolean {
  // « une année où » offers no choice.
  const said = text.replace(A_TIME_WHEN, 'un jour');
  return EVER.test(said) && asksWhetherEver(said);
}

const A_TIME_WHEN = /(?<![a-z])(?:une annee|un mois|un moment) ou(?![a-z])/;

function isPutUp({ frame: { text } }: Question): boolean {
  return asksEver(fold(text)) && !isNegated(text);
}

/** At which of the times that both lines have figures of the first was beyond the second. */
export async function answerOvertaking(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: stretchOf(periodOf(question)) });
  if (sought.failures.length > 0) return explain(question, desk, sought.failures);
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const [one, other] = ordered(question, lines);
  const pairs = one && other && lines.length === 2 ? pairsOf(one, other) : [];
  const [first, now] = [pairs[0], pairs.at(-1)];
  if (!first || !now || !areComparable(desk.lexicon, now)) return answerComparison(question, desk);
  const end = sideOf(question.frame.text) === 'below' ? 'lowest' : 'highest';
  const { told, ...times } = timesOf(desk, pairs, end);
  return {
    kind: 'overtaking',
    ...(await foundBase(question, desk, [...told, ...now], [...sought.notes, ...notes])),
    by: byOf(now),
    end,
    ...times,
    now,
    compared: countOf(pairs.length, 'compared'),
    holds: isPutUp(question) ? times.count.value > 0 : null,
    from: first[0].period,
    to: now[0].period,
  };
}

/** When the first side was beyond the other, and the figures that this is told with. */
function timesOf(
  { lexicon }: Desk,
  pairs: readonly Pair[],
  end: 'highest' | 'lowest',
): Pick<OvertakingFindings, 'first' | 'last' | 'since' | 'count'> & { told: readonly KnownFact[] } {
  const sign = end === 'lowest' ? -1 : 1;
  const isBeyond = ([one, other]: Pair): boolean =>
    (baseValue(lexicon, one) - baseValue(lexicon, other)) * sign > 0;
  const times = pairs.filter(isBeyond);
  const [first, last, since] = [times[0] ?? null, times.at(-1) ?? null, sinceOf(pairs, isBeyond)];
  const told = new Set([first, last, since].filter((pair) => pair !== null && pair !== pairs.at(-1)));
  return { first, last, since, count: countOf(times.length), told: [...told].flatMap((pair) => pair ?? []) };
}

/** The side asked about in front. */
function ordered({ frame: { text } }: Question, lines: readonly Line[]): readonly Line[] {
  return PASSIVE.test(fold(text)) ? lines.toReversed() : lines;
}

/** The first of those that the newest figures end; null where these are not so. */
function sinceOf(pairs: readonly Pair[], isBeyond: (pair: Pair) => boolean): Pair | null {
  const before = pairs.findLastIndex((pair) => !isBeyond(pair));
  return pairs[before + 1] ?? null;
}
