import type { Pair } from '../../../wording/correlation.findings.js';
import { fold } from '../../../understanding/normalise.js';
import { sideOf } from '../claim.js';
import { byOf } from '../comparison.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { areComparable, baseValue } from '../ranking/ranks.js';
import { seek } from '../seeking.js';
import { stretchOf } from '../single.line.js';
import { factOf, isKnown } from '../track.js';
import type { Line } from '../availability.js';
import { answerComparison } from './comparison.intent.js';

const WHEN =
  /(?<![a-z])(?:quand|depuis (?:quand|quelle)|(?:en|a|de) quelle (?:annee|date|epoque|campagne)|quel mois|since when|when|(?:what|which) (?:year|month|date))(?![a-z])/;
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
  if (!isOfTwo || frame.threshold || frame.articles.length > 0) return false;
  return WHEN.test(text) && !OTHER.test(text) && sideOf(text) !== null;
}

/** At which of the times that both lines have figures of the first was beyond the second. */
export async function answerOvertaking(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: stretchOf(periodOf(question)) });
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const pairs = pairsOf(ordered(question, lines));
  const [first, now] = [pairs[0], pairs.at(-1)];
  if (sought.failures.length > 0) return explain(question, desk, sought.failures);
  if (!first || !now || lines.length !== 2 || !areComparable(desk.lexicon, now))
    return answerComparison(question, desk);
  const isBelow = sideOf(question.frame.text) === 'below';
  const isBeyond = ([one, other]: Pair): boolean => {
    const gap = baseValue(desk.lexicon, one) - baseValue(desk.lexicon, other);
    return isBelow ? gap < 0 : gap > 0;
  };
  const times = pairs.filter(isBeyond);
  const told = [times[0], times.at(-1), sinceOf(pairs, isBeyond), now].flatMap((pair) => pair ?? []);
  return {
    kind: 'overtaking',
    ...(await foundBase(question, desk, [...new Set(told)], [...sought.notes, ...notes])),
    by: byOf(now),
    end: isBelow ? 'lowest' : 'highest',
    first: times[0] ?? null,
    last: times.at(-1) ?? null,
    since: sinceOf(pairs, isBeyond),
    now,
    count: countOf(times.length),
    compared: countOf(pairs.length, 'compared'),
    from: first[0].period,
    to: now[0].period,
  };
}

/** The side asked about in front. */
function ordered({ frame: { text } }: Question, lines: readonly Line[]): readonly Line[] {
  return PASSIVE.test(fold(text)) ? lines.toReversed() : lines;
}

/** What both lines have figures of, in order of time. */
function pairsOf([one, other]: readonly Line[]): Pair[] {
  if (!one || !other) return [];
  const others = new Map(other.track.observations.filter(isKnown).map((item) => [item.period, item]));
  return one.observations.flatMap((item): Pair[] => {
    const match = others.get(item.period);
    return match ? [[factOf(one.track, item), factOf(other.track, match)]] : [];
  });
}

/** The first of those that the newest figures end; null where these are not so. */
function sinceOf(pairs: readonly Pair[], isBeyond: (pair: Pair) => boolean): Pair | null {
  const before = pairs.findLastIndex((pair) => !isBeyond(pair));
  return pairs[before + 1] ?? null;
}
