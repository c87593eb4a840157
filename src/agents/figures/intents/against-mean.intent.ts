import { mean } from '../../../statistics/formulas/mean.formula.js';
import { dayOf, periodAfter } from '../../../statistics/day.js';
import type { Period } from '../../../understanding/period.js';
import type { AgainstMean } from '../../../wording/found.findings.js';
import type { KnownFact } from '../../../wording/facts.js';
import { annualMeans } from '../annual.means.js';
import type { Line } from '../availability.js';
import { agreesWithMovement } from '../change.claim.js';
import { asksYesOrNo, claimOf, isTrue } from '../claim.js';
import { failureNotes, latestNotes, placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf, differenceOf, percentOf } from '../named.figures.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { seek } from '../seeking.js';
import { factOf, knownOf } from '../track.js';
import { answerAverage } from './average.intent.js';

/** A mean of fewer figures says nothing of what is usual. */
const FEWEST = 2;

/**
 * A figure beside the plain mean of those of the years before it, as many as are asked for: « la moyenne quinquennale »,
 * of monthly prices that of all the months before, or of the years' means where a year is asked. Where too few figures are known, the mean alone.
 */
export async function answerAgainstMean(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: oneYear(periodOf(question)) });
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  const years = question.frame.baseline ?? 0;
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const parts = lines.flatMap((line) => againstMean(byYear(line, periodOf(question)), years));
  if (parts.length === 0) return answerAverage(question, desk);
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
  const track = annualMeans(line.track);
  const [from, to] = [dayOf(period.span.from), dayOf(period.span.to)];
  const observations = knownOf(track).filter((one) => one.period >= from && one.period <= to);
  return observations.length > 0 ? { ...line, track, observations } : line;
}

function againstMean(line: Line, years: number): { compared: AgainstMean; before: KnownFact[] }[] {
  const { track, observations } = line;
  const last = observations.at(-1);
  if (!last) return [];
  const from = periodAfter(last.period, 'annual', -years);
  const before = knownOf(track)
    .filter(({ period }) => period >= from && period < last.period)
    .map((one) => factOf(track, one));
  const [first, newest] = [before[0], before.at(-1)];
  const usual = mean(before.map(({ value }) => value));
  if (!first || !newest || usual === null || before.length < FEWEST) return [];
  const figure = factOf(track, last);
  const ofBefore = { name: 'mean', value: usual, unit: figure.unit };
  return [
    {
      before,
      compared: {
        figure,
        mean: ofBefore,
        from: first.period,
        to: newest.period,
        count: countOf(before.length),
        difference: differenceOf(ofBefore, figure),
        percent: percentOf(ofBefore, figure),
      },
    },
  ];
}

/** « la récolte est-elle supérieure à la moyenne »: true or not; null where nothing is supposed. */
function holdsOf({ frame }: Question, compared: readonly AgainstMean[]): boolean | null {
  const [one] = compared;
  if (!one || compared.length > 1) return null;
  const claim = claimOf(frame.text);
  if (!claim) return one.percent ? agreesWithMovement(frame, one.percent.value) : null;
  const isSo = isTrue(claim, one.figure.value, one.mean.value);
  return isSo && !asksYesOrNo(frame.text) ? null : isSo;
}
