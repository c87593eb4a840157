import { mondayOf } from '../../statistics/day.js';
import type { Day } from '../../statistics/series.js';
import type { Period } from '../../understanding/dates/period.js';
import { asksRatio } from '../../understanding/intents/ratio-words.js';
import type { KnownFact, Note } from '../../wording/facts.js';
import type { ComparisonFindings } from '../../wording/figure.findings.js';
import { isAsMuch, isTrue } from './claim.js';
import { claimOfGap, isGapAsSaid } from './gap.claim.js';
import { averageOf } from './average.findings.js';
import { changeOf } from './change.findings.js';
import { comparesLevels, comparesMeans, withGapOfSides } from './compared.means.js';
import { failureNotes, placesOrDefault } from './defaults.js';
import { explain } from './explanation.js';
import { foundBase } from './found.js';
import { readOnMarket } from './narrower.reading.js';
import { stepOf, type MeanStep } from './period.selection.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import { areComparable, baseValue, byOf, inOrder } from './ranking/ranks.js';
import type { Line } from './availability.js';
import { seek, type SeekOptions, type Sought } from './seeking.js';
import { factOf, knownOf, type KnownObservation } from './track.js';

const DAYS_OF_WEEK = 7;

interface Sides {
  places?: readonly string[];
  products?: readonly string[];
  end: 'highest' | 'lowest';
}

/** Places or products side by side in one period; the newest that all have where none was asked. */
export async function compareLines(question: Question, desk: Desk, sides: Sides): Promise<FigureAnswer> {
  const defaults = placesOrDefault(question);
  const { places = defaults.places, products = question.products } = sides;
  const period = periodOf(question);
  const options = { products, places, period, step: stepAsked(question) };
  const asked = await seek(question, desk, options);
  const toDate = asked.holdings.length === 0 ? await soFar(question, desk, options) : null;
  if (toDate) return meansOf(question, desk, toDate);
  const step = commonStep(asked);
  const found = step === null ? asked : await seek(question, desk, { ...options, step });
  const sought = (sides.places ? null : await inOneMarket(question, desk, found, options)) ?? found;
  if (isStretch(period)) return overStretch(question, desk, sought);
  sought.notes.push(...(sides.places ? [] : defaults.notes), ...failureNotes(sought));
  return sideBySide(question, desk, sought, sides.end);
}

/** By the year that is asked; « en mai 2026 » is that month as a whole: the mean of its weeks, and not the last of them. */
function stepAsked(question: Question): MeanStep | null {
  const period = periodOf(question);
  const isOfMonth = period?.kind === 'at' && period.span.grain === 'month';
  const step = stepOf(question.domain, period);
  return step === null && question.domain === 'price' && isOfMonth ? 'monthly' : step;
}

/** What there is of a year that is not over, « le blé est-il plus cher que le maïs en 2026 »: it has no mean yet. Null where that is nothing. */
async function soFar(question: Question, desk: Desk, options: SeekOptions): Promise<Sought | null> {
  if (options.step === null) return null;
  const found = await seek(question, desk, { ...options, step: null });
  return found.failures.length === 0 && found.holdings.length > 1 ? found : null;
}

/** How the lines moved, or their means where those are asked for, with what lies between those of two. */
async function overStretch(question: Question, desk: Desk, sought: Sought): Promise<FigureAnswer> {
  if (!comparesMeans(question.frame) && !comparesLevels(question.frame))
    return changeOf(question, desk, sought);
  return meansOf(question, desk, sought);
}

async function meansOf(question: Question, desk: Desk, sought: Sought): Promise<FigureAnswer> {
  const found = await averageOf(question, desk, sought);
  return found.kind === 'averages' ? withGapOfSides(found, question.frame, desk.lexicon) : found;
}

/**
 * Prices of one market where each product was first found on another, so that their units or times differ: soybeans of the
 * world and rapeseed of the European Union. Null where that is not so, or where no market has them all; of
 * several the one whose figures are newest.
 */
async function inOneMarket(
  question: Question,
  desk: Desk,
  found: Sought,
  options: SeekOptions,
): Promise<Sought | null> {
  const facts = commonFacts(found);
  if (question.domain !== 'price' || facts.length < 2 || areComparable(desk.lexicon, facts)) return null;
  const markets = [...new Set(facts.map((fact) => fact.place))];
  const shared = await Promise.all(markets.map((place) => inMarket(place, question, desk, options)));
  const full = shared.filter((one) => one.facts.length === facts.length);
  return full.toSorted((left, right) => (left.until < right.until ? 1 : -1))[0]?.sought ?? null;
}

/** The prices on one market, with the time that all of them reach; no facts where they cannot be compared. */
async function inMarket(
  place: string,
  question: Question,
  desk: Desk,
  options: SeekOptions,
): Promise<{ sought: Sought; facts: KnownFact[]; until: string }> {
  const asked = { ...question, products: options.products ?? question.products };
  const { products, notes: readAs } = await readOnMarket(asked, desk, place);
  const sought = await seek(question, desk, { ...options, products, places: [place] });
  const facts = commonFacts(sought);
  const notes: Note[] = [...readAs, ...sought.notes, { kind: 'assumed-place', taken: place }];
  return {
    sought: { ...sought, notes },
    facts: areComparable(desk.lexicon, facts) ? facts : [],
    until: facts.map((fact) => fact.period).toSorted()[0] ?? '',
  };
}

/** As a comparison where all are of one measure and dimension; else each by itself. */
async function sideBySide(
  question: Question,
  desk: Desk,
  sought: Sought,
  end: Sides['end'],
): Promise<FigureAnswer> {
  const facts = commonFacts(sought);
  if (facts.length === 0) return explain(question, desk, sought.failures);
  const base = await foundBase(question, desk, facts, sought.notes);
  const same = new Set(facts.map((fact) => fact.measure)).size === 1;
  if (facts.length < 2 || !same || !areComparable(desk.lexicon, facts)) {
    return { kind: 'value', ...base, values: facts, before: null, latest: false };
  }
  const compared = inOrder(desk.lexicon, facts, 'highest');
  return {
    kind: 'comparison',
    ...base,
    facts: compared,
    compared,
    ...gapOf(desk, compared, end),
    holds: holdsOf(question, desk, facts),
    by: byOf(facts),
    end,
    ...(asksRatio(question.frame.text) && { asksRatio: true }),
    ...(question.frame.perOther && perOtherOf(desk, facts)),
  };
}

/** « moutons par vache »: the first of two over the second, as they are named. */
function perOtherOf(desk: Desk, facts: readonly KnownFact[]): Pick<ComparisonFindings, 'perOther'> {
  const [one, other] = facts;
  const below = other ? baseValue(desk.lexicon, other) : 0;
  if (!one || !other || facts.length > 2 || below === 0) return {};
  const times = { name: 'ratio', value: baseValue(desk.lexicon, one) / below, unit: 'count' };
  return { perOther: { one, other, times } };
}

/**
 * Not a year's price beside a month's, nor a month's beside a week's: the longer of their steps, by which all are compared;
 * null where they have the same one.
 */
function commonStep({ holdings }: Sought): MeanStep | null {
  const lines = holdings.flatMap((holding) => holding.lines);
  const frequencies = new Set(lines.map(({ track }) => track.frequency));
  if (frequencies.size < 2) return null;
  return frequencies.has('annual') ? 'annual' : 'monthly';
}

/** Several years are compared as lines, not at one point. */
function isStretch(period: Period | null): boolean {
  return period?.kind === 'between' || period?.kind === 'last' || period?.kind === 'each';
}

/** The last fact of each line; where their periods differ though none was asked, the newest that all have. */
function commonFacts(sought: Sought): KnownFact[] {
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  const ends = lines.map((line) => line.observations.at(-1)?.period ?? 0);
  const common = Math.min(...ends);
  return lines.flatMap((line) => {
    const last = observationAt(line, common) ?? line.observations.at(-1);
    return last && last.value !== null ? [factOf(line.track, { ...last, value: last.value })] : [];
  });
}

/**
 * The figure of a time; of quotations by the week that of the same week, else of the nearest day, as markets have theirs on other
 * days.
 */
function observationAt({ track }: Line, time: Day): KnownObservation | undefined {
  const known = knownOf(track);
  const same = known.find(({ period }) => period === time);
  if (same || track.frequency !== 'weekly') return same;
  const near = known.filter(({ period }) => Math.abs(period - time) < DAYS_OF_WEEK);
  const ofWeek = near.find(({ period }) => mondayOf(period) === mondayOf(time));
  return (
    ofWeek ?? near.toSorted((one, other) => Math.abs(one.period - time) - Math.abs(other.period - time))[0]
  );
}

/** Whether what the question supposes of its two sides is so; null where it supposes nothing. */
function holdsOf(question: Question, desk: Desk, facts: readonly KnownFact[]): boolean | null {
  const claim = claimOfGap(besideNames(question));
  const [first, second] = facts.map((fact) => baseValue(desk.lexicon, fact));
  if (first === undefined || second === undefined || facts.length !== 2) return null;
  if (!claim) return isAsMuch(question.frame.text, first, second);
  if (!isTrue(claim, first, second)) return false;
  const isAsSaid = isGapAsSaid(besideNames(question), first, second);
  return isAsSaid === undefined ? true : isAsSaid;
}

/** What is said beside the names of the products: a « riz thaï 5 % » puts up no percentage. */
function besideNames({ frame: { text, products } }: Question): string {
  return products.reduce((left, { words }) => (words ? left.replace(words, ' ') : left), text);
}

/**
 * What lies between two figures, the higher first: their difference, how much more the higher is in percent, or how much less
 * the lower where that is what leads, how many times; null of more.
 */
export function gapOf(desk: Desk, compared: readonly KnownFact[], end: Sides['end'] = 'highest') {
  const [first, second] = compared;
  if (!first || !second || compared.length !== 2) return { difference: null, percent: null, ratio: null };
  const { factor } = desk.lexicon.getUnit(first.unit);
  const [high, low] = [baseValue(desk.lexicon, first), baseValue(desk.lexicon, second)];
  const difference = { name: 'difference', value: (high - low) / factor, unit: first.unit };
  if (low === 0) return { difference, percent: null, ratio: null };
  const percent =
    end === 'highest'
      ? { name: 'percent-more', value: (high / low - 1) * 100, unit: '%' }
      : { name: 'percent-less', value: (low / high - 1) * 100, unit: '%' };
  return { difference, percent, ratio: { name: 'ratio', value: high / low, unit: 'count' } };
}
