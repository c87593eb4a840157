import type { Order } from '../../../understanding/frame.js';
import { namesGap } from '../../../understanding/intents/gap-words.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { GapAtTime, Pair } from '../../../wording/correlation.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { pairsOf } from '../paired.lines.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { areComparable, baseValue, byOf } from '../ranking/ranks.js';
import { seek, type Sought } from '../seeking.js';
import { stretchOf } from '../single.line.js';
import { answerComparison } from './comparison.intent.js';

const AT_WHICH_TIME =
  /(?<![a-z])(?:quand|quelle annee|quelles annees|quel mois|quels mois|when (?=was|is|did|has|the (?:gap|spread|difference))|(?:what|which) (?:year|month|date)s?|(?:ecart|difference|gap|spread) (?:record|maximale?|maximum|minimale?|minimum)|(?:record|maximum|minimum) (?:gap|spread|difference))(?![a-z])/;
/** « habituellement », "a drop in the gap": of many times, or of how it moved. */
const OF_MANY =
  /(?<![a-z])(?:usually|typically|on average|habituellement|en general|en moyenne|(?:drop|rise|fall|change) in the (?:gap|spread))(?![a-z])/;

/** « en quelle année l'écart entre le riz et le blé a-t-il été le plus grand », "when was the spread at its widest". */
export function asksWidestGap(question: Question): boolean {
  const { order, period, text } = question.frame;
  const isAtTime = AT_WHICH_TIME.test(fold(text)) && period?.value.kind !== 'at';
  return isOfGap(question) && order !== null && isAtTime;
}

/** Whether the words are of how far apart two lines of figures are, and nothing is told of how far. */
export function isOfGap({ frame, place, products }: Question): boolean {
  const isOfTwo =
    place.places.length === 2 ? products.length === 1 : products.length === 2 && place.places.length < 2;
  const { text, threshold } = frame;
  return isOfTwo && threshold === null && namesGap(text) && !OF_MANY.test(fold(text));
}

/** At which of the times that both lines have figures of they were furthest from one another, or nearest to. */
export async function answerWidestGap(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const step = question.frame.steps === 'year' && question.domain === 'price' ? 'annual' : null;
  const sought = await seek(question, desk, { places, period: stretchOf(periodOf(question)), step });
  if (sought.failures.length > 0) return explain(question, desk, sought.failures);
  const pairs = pairsIn(sought);
  const [first, now] = [pairs[0], pairs.at(-1)];
  if (!first || !now || !areComparable(desk.lexicon, now)) return answerComparison(question, desk);
  const end = question.frame.order?.end ?? 'highest';
  const widest = atEnd(desk, pairs, end) ?? now;
  return {
    kind: 'widest-gap',
    ...(await foundBase(
      question,
      desk,
      [...new Set([...higherFirst(desk, widest), ...higherFirst(desk, now)])],
      [...sought.notes, ...notes],
    )),
    by: byOf(now),
    end,
    widest: gapOf(desk, widest),
    now: gapOf(desk, now),
    from: first[0].period,
    to: now[0].period,
  };
}

/** The figures of the only two lines, at the times that both have one of: the newest of all may be newer than the other's. */
export function pairsIn({ holdings }: Sought): Pair[] {
  const [one, other, ...more] = holdings.flatMap((holding) => holding.lines);
  if (!one || !other || more.length > 0) return [];
  const [ofOne, ofOther] = [pairsOf(one, other), pairsOf(other, one)];
  return ofOther.length > ofOne.length ? ofOther : ofOne;
}

function atEnd(desk: Desk, pairs: readonly Pair[], end: Order['end']): Pair | undefined {
  const sign = end === 'highest' ? 1 : -1;
  return pairs.toSorted((a, b) => (sizeOf(desk, b) - sizeOf(desk, a)) * sign)[0];
}

function sizeOf({ lexicon }: Desk, [one, other]: Pair): number {
  return Math.abs(baseValue(lexicon, one) - baseValue(lexicon, other));
}

function higherFirst({ lexicon }: Desk, [one, other]: Pair): Pair {
  return baseValue(lexicon, one) < baseValue(lexicon, other) ? [other, one] : [one, other];
}

/** How far apart they are, with the higher side first. */
export function gapOf(desk: Desk, pair: Pair): GapAtTime {
  const sides = higherFirst(desk, pair);
  const { unit } = sides[0];
  const value = sizeOf(desk, pair) / desk.lexicon.getUnit(unit).factor;
  return { sides, size: { name: 'difference', value, unit } };
}
