import { mean, olympicMean } from '../../../statistics/formulas/mean.formula.js';
import { dayOf, periodAfter } from '../../../statistics/day.js';
import type { Frame } from '../../../understanding/frame.js';
import type { Period } from '../../../understanding/dates/period.js';
import { fold } from '../../../understanding/text/normalise.js';
import { asksTimes } from '../../../understanding/intents/ratio-words.js';
import type { AgainstMean } from '../../../wording/found.findings.js';
import type { Figure, KnownFact } from '../../../wording/facts.js';
import { meansBy } from '../period.means.js';
import type { Line } from '../availability.js';
import { clarify } from '../clarification.js';
import { agreesWithMovement } from '../change.claim.js';
import { asksYesOrNo, claimOf, isTrue } from '../claim.js';
import { agreesWithJudgement } from '../judged.claim.js';
import { failureNotes, latestNotes, placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf, differenceOf, percentOf } from '../named.figures.js';
import { PERIODS_PER_YEAR } from '../period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek } from '../seeking.js';
import { factOf, knownOf } from '../track.js';
import { answerAverage } from './average.intent.js';

/** A mean of fewer figures says nothing of what is usual. */
const FEWEST = 2;
/** A harvest is judged good or bad beside no fewer. */
const FEWEST_TO_JUDGE = 4;

/**
 * A figure beside the plain mean of those of the years before it, as many as are asked for: « la moyenne quinquennale »,
 * of monthly prices that of all the months before, or of the years' means where a year is asked. Where too few figures are known, the mean alone.
 */
export async function answerAgainstMean(question: Question, desk: Desk): Promise<FigureAnswer> {
  if (question.products.length === 0) return clarify(question, desk, ['product']);
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: oneYear(periodOf(question)) });
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const read = lines.map((line) => usualOf(byYear(line, periodOf(question)), question.frame));
  const parts = read.flatMap((usual) => againstMean(usual, question.frame));
  if (parts.length === 0) return withoutMean(question, desk, read);
  const rows = parts.flatMap(({ compared, before }) => [compared.figure, ...before]);
  const compared = parts.map((part) => part.compared);
  const figures = compared.map(({ figure }) => figure);
  return {
    kind: 'against-mean',
    ...(await foundBase(question, desk, rows, [
      ...sought.notes,
      ...notes,
      ...failureNotes(sought),
      ...latestNotes(question, figures),
      ...read.flatMap(({ before, expected }) =>
        before.length < expected
          ? [{ kind: 'partial-baseline', count: before.length, of: countOf(expected) } as const]
          : [],
      ),
    ])),
    compared,
    holds: holdsOf(question, compared),
  };
}

/** Several years are not set beside one mean: the newest is. */
function oneYear(period: Period | null): Period | null {
  return period?.kind === 'at' ? period : { kind: 'latest', grain: null };
}

/** A year that is asked for is its mean, not its last month; as it stands where that year is not complete. */
function byYear(line: Line, period: Period | null): Line {
  if (period?.kind !== 'at' || period.span.grain !== 'year') return line;
  const track = meansBy('annual', line.track);
  const [from, to] = [dayOf(period.span.from), dayOf(period.span.to)];
  const observations = knownOf(track).filter((one) => one.period >= from && one.period <= to);
  return observations.length > 0 ? { ...line, track, observations } : line;
}

interface Usual {
  figure: KnownFact | null;
  /** The figures of the years whose mean is meant. */
  before: KnownFact[];
  /** How many there would be of them. */
  expected: number;
}

/** The figure asked, and those of the years that it is set against. */
function usualOf({ track, observations }: Line, { baseline = 0, baselineEnd }: Frame): Usual {
  const expected = baseline * PERIODS_PER_YEAR[track.frequency];
  const last = observations.at(-1);
  if (!last) return { figure: null, before: [], expected };
  const end = baselineEnd === undefined ? last.period : dayOf(String(baselineEnd + 1));
  const from = periodAfter(end, 'annual', -baseline);
  const before = knownOf(track)
    .filter(({ period }) => period >= from && period < end && period !== last.period)
    .map((one) => factOf(track, one));
  return { figure: factOf(track, last), before, expected };
}

function againstMean(
  { figure, before }: Usual,
  { olympic, text }: Frame,
): { compared: AgainstMean; before: KnownFact[] }[] {
  const [first, newest] = [before[0], before.at(-1)];
  const values = before.map(({ value }) => value);
  const usual = olympic ? olympicMean(values) : mean(values);
  if (!figure || !first || !newest || usual === null || before.length < FEWEST) return [];
  const ofBefore = { name: olympic ? 'olympic-mean' : 'mean', value: usual, unit: figure.unit };
  return [
    {
      before,
      compared: {
        figure,
        mean: ofBefore,
        from: first.period,
        to: newest.period,
        count: countOf(before.length),
        ...(olympic && { olympic }),
        difference: differenceOf(ofBefore, figure),
        percent: percentOf(ofBefore, figure),
        ...timesOf(figure, usual, text),
        ...gapOf(figure, ofBefore, text),
      },
    },
  ];
}

/** How many times the mean it is, where that is asked. */
function timesOf({ value }: KnownFact, usual: number, text: string): Pick<AgainstMean, 'times'> {
  const isAsked = asksTimes(text) && usual > 0;
  return isAsked ? { times: { name: 'ratio', value: value / usual, unit: 'count' } } : {};
}

/** How far it lies from the mean in its own unit, where it is asked how much that is: « de combien », "how far below". */
function gapOf(figure: KnownFact, usual: Figure, text: string): Pick<AgainstMean, 'gap'> {
  const gap = differenceOf(usual, figure);
  return HOW_MUCH.test(fold(text)) && gap.value !== 0 ? { gap: { ...gap, value: Math.abs(gap.value) } } : {};
}

const HOW_MUCH = /(?<![a-z])(?:combien|ecarts?|differences?|gap|how (?:much|many|far))(?![a-z])/;

/** The figures asked by themselves, and that what they were to be set against is not known. */
function withoutMean(question: Question, desk: Desk, read: readonly Usual[]): Promise<FigureAnswer> {
  const { frame } = question;
  const count = Math.max(0, ...read.map(({ before }) => before.length));
  const note = { kind: 'no-baseline', years: countOf(frame.baseline ?? 0), count } as const;
  return answerAverage({ ...question, notes: [...question.notes, note] }, desk);
}

/** « la récolte est-elle supérieure à la moyenne »: true or not; null where nothing is supposed. */
function holdsOf({ frame, domain }: Question, compared: readonly AgainstMean[]): boolean | null {
  const [one] = compared;
  if (!one || compared.length > 1) return null;
  const claim = claimOf(frame.text);
  if (!claim) return one.percent && agreesByPercent(frame, domain, one.percent.value, one.count.value);
  const isSo = isTrue(claim, one.figure.value, one.mean.value);
  return isSo && !asksYesOrNo(frame.text) ? null : isSo;
}

/**
 * By how far it lies from the mean: whether it moved, or turned out, as the question has it. A dear year is a good one for
 * him who sells, so that no price is good or bad, and a mean of few years tells nothing of what is usual.
 */
function agreesByPercent(
  frame: Frame,
  domain: Question['domain'],
  percent: number,
  count: number,
): boolean | null {
  const moved = agreesWithMovement(frame, percent);
  if (moved !== null || domain === 'price' || count < FEWEST_TO_JUDGE) return moved;
  return agreesWithJudgement(frame.text, percent);
}
