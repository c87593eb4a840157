import type { Span } from '../../../understanding/dates/period.js';
import { monthOf, yearOf } from '../../../understanding/dates/calendar.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { Frame, Intent } from '../../../understanding/frame.js';
import type { AverageFindings } from '../../../wording/figure.findings.js';
import { meansOfTimes } from '../compared.means.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { answerAverage } from './average.intent.js';

const INTENTS: readonly Intent[] = [
  'comparison',
  'change',
  'extreme',
  'value',
  'average',
  'latest',
  'series',
];

/** « plus haut en 2025 et 2026 »: of the figures in them, and not of either as a whole. */
const HEIGHT =
  /(?<![a-z])(?:plus (?:haut|bas)|culmin[a-z]*|pics?|sommets?|records?|peak(?:ed|s)?|highs?|lows?)(?![a-z])/;

/**
 * « le premier semestre 2026 est-il meilleur que celui de 2025 », "Q1 2026 against Q4 2025", « moins cher en 2026 qu'en 2025 »: one
 * line over two stretches of time that have several figures each. Of years only where one of them is not over yet.
 */
export function comparesStretches(question: Question): boolean {
  const { domain, today } = question;
  const stretches = stretchesOf(question);
  if (!stretches || !asksWholes(question.frame) || !isOfOneLine(question)) return false;
  if (stretches.every(({ grain }) => grain === 'decade')) return true;
  if (domain !== 'price') return false;
  return stretches.every(isOfMonths) || stretches.some((span) => isUnderWay(span, today));
}

/** Each time as a whole, and not how far the figures in it lie beyond a limit or a mean. */
function asksWholes({ intent, threshold, baseline, text }: Frame): boolean {
  if (!INTENTS.includes(intent) || threshold || baseline) return false;
  return intent !== 'extreme' || !HEIGHT.test(fold(text));
}

function isOfOneLine({ products, place, frame: { order } }: Question): boolean {
  return products.length === 1 && place.places.length <= 1 && (!order || order.over === 'periods');
}

/** Their two means in the order of time, with the move from the one to the other; null where there are no two of one line. */
export async function answerTwoStretches(question: Question, desk: Desk): Promise<FigureAnswer | null> {
  const stretches = stretchesOf(question);
  if (!stretches) return null;
  const [one, other] = stretches;
  // The later one is known of fewer series: what it is answered from is what the other is asked of.
  const [late, early] = one.from > other.from ? [one, other] : [other, one];
  const last = await meanOver(question, desk, late);
  const first = last && (await meanOver(ofSameLine(question, last), desk, early));
  if (!last || !first) return null;
  return one === late ? meansOfTimes(last, first, question.frame) : meansOfTimes(first, last, question.frame);
}

function stretchesOf(question: Question): [Span, Span] | null {
  const period = periodOf(question);
  if (period?.kind === 'between') return endsInOngoingYear(question, period);
  const [one, other, ...more] = period?.kind === 'each' ? period.spans : [];
  return one && other && more.length === 0 ? [one, other] : null;
}

/** « a-t-il monté entre 2025 et 2026 »: the year before and the one that is not over yet; of a longer time there are years enough to tell. */
function endsInOngoingYear(
  { frame, today }: Question,
  { from, to }: { from: Span | null; to: Span | null },
): [Span, Span] | null {
  if (frame.intent !== 'change' || !from || !to || from.grain !== 'year') return null;
  const isNext = isUnderWay(to, today) && yearOf(from.from) + 1 === yearOf(to.from);
  return isNext ? [from, to] : null;
}

/** A quarter, a season or a half of a year. */
function isOfMonths({ grain, from, to }: Span): boolean {
  return grain === 'quarter' || grain === 'season' || (grain === 'month' && monthOf(from) !== monthOf(to));
}

/** A year that has not ended. */
function isUnderWay({ grain, from }: Span, today: string): boolean {
  return grain === 'year' && yearOf(from) === yearOf(today);
}

async function meanOver(question: Question, desk: Desk, span: Span): Promise<AverageFindings | null> {
  const period = { value: { kind: 'at' as const, span }, provenance: 'explicit' as const };
  const found = await answerAverage({ ...question, frame: { ...question.frame, period } }, desk);
  return found.kind === 'average' ? found : null;
}

function ofSameLine(question: Question, { of }: AverageFindings): Question {
  return { ...question, products: [of.product], place: { ...question.place, places: [of.place] } };
}
