import { sum } from '../../../statistics/formulas/mean.formula.js';
import { share } from '../../../statistics/formulas/share.formula.js';
import type { Day } from '../../../statistics/series.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import type { Figure, KnownFact, Note } from '../../../wording/facts.js';
import type { NoFigure } from '../../../wording/figure.findings.js';
import type { ShareFindings } from '../../../wording/found.findings.js';
import { findHolding, type Line } from '../availability.js';
import { clarify } from '../clarification.js';
import type { MeasureChoice } from '../measure.choice.js';
import { spanName } from '../asked.time.js';
import { partOfTotal } from './part-of-total.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { baseValue } from '../ranking/ranks.js';
import { seek, type Failure } from '../seeking.js';
import { areSetApart, isWithin, notWithin, withoutShare, type Missing } from '../share.whole.js';
import { sidesOf, type Side, type Sides } from '../share.sides.js';
import { asksExtremeShare, atExtremeShare, factAt, shareOverTime } from '../share.times.js';
import { knownOf } from '../track.js';
import { isShareClaimed } from '../verdict.js';

/** Published figures are rounded each by itself. */
const ROUNDING = 0.005;

/** One figure in percent of another: a place of a group, a product of a wider one, or either of a total that is named. */
export async function answerShare(question: Question, desk: Desk): Promise<FigureAnswer> {
  const ofTotal = question.frame.whole?.members ? await partOfTotal(question, desk) : null;
  return ofTotal ?? shareOfSides(question, desk);
}

async function shareOfSides(question: Question, desk: Desk): Promise<FigureAnswer> {
  const sides = sidesOf(question, desk);
  if (!sides) return clarify(question, desk, [question.products.length === 0 ? 'product' : 'place']);
  if (question.frame.ahead) return lastKnown(question, desk, sides);
  const asked = await shareAt(question, desk, sides, periodOf(question));
  if ('kind' in asked && asked.kind === 'share' && asksExtremeShare(question))
    return atExtremeShare(asked, question);
  if ('kind' in asked) return asked;
  return (await insteadOf(question, desk, sides)) ?? withoutShare(question, desk, sides, asked);
}

/** The share at a period; what was looked for first where it is not known. */
async function shareAt(
  question: Question,
  desk: Desk,
  sides: Sides,
  period: Period | null,
): Promise<ShareFindings | NoFigure | Missing> {
  let missing: Missing | null = null;
  for (const measures of measureOrders(question, sides.whole, desk)) {
    const found = await bothSides(question, desk, { ...sides, measures, period });
    if ('part' in found && !isWithin(question, desk, found)) return notWithin(question, desk, found);
    if ('part' in found && isPart(desk, found)) {
      const together = await othersOf(question, desk, { ...sides, measures, period }, found);
      return shareFindings(question, desk, found, together);
    }
    if ('failures' in found) missing ??= found;
  }
  return missing ?? { failures: [], lacksWhole: false };
}

/** The last share that there is, for one to come: no model forecasts how two lines of figures stand to one another. */
async function lastKnown(question: Question, desk: Desk, sides: Sides): Promise<FigureAnswer> {
  const { movement: _toCome, ...frame } = question.frame;
  const undated = { ...question, frame: { ...frame, period: null } };
  const newest = await shareAt(undated, desk, sides, null);
  if (!('kind' in newest)) return explain(question, desk, newest.failures);
  if (newest.kind !== 'share') return newest;
  const isAssumed = ({ kind }: Note): boolean => kind === 'assumed-latest';
  return { ...newest, notes: newest.notes.filter((note) => !isAssumed(note)), holds: null, ahead: true };
}

/** The last share that there is, where the year asked has begun and has none yet. */
async function insteadOf(question: Question, desk: Desk, sides: Sides): Promise<ShareFindings | null> {
  const period = periodOf(question);
  if (period?.kind !== 'at' || period.span.grain !== 'year' || period.span.from > question.today) return null;
  const newest = await shareAt(question, desk, sides, null);
  const year = spanName(period.span);
  return 'kind' in newest && newest.kind === 'share' && newest.part.period < year
    ? { ...newest, insteadOf: year }
    : null;
}

/** The figures of the other places named beside the part, at the same time; none where one of them is missing. */
async function othersOf(
  question: Question,
  desk: Desk,
  both: Both,
  found: FoundSides,
): Promise<FoundSides[]> {
  const { part, whole } = both;
  const places = question.place.places.filter((id) => id !== part.place && id !== whole.place);
  if (part.product !== whole.product || places.length === 0) return [];
  const others: FoundSides[] = [];
  for (const place of places) {
    const other = await bothSides(question, desk, { ...both, part: { ...part, place } });
    if ('part' in other && other.part.period === found.part.period) others.push(other);
  }
  return others.length === places.length ? others : [];
}

/** No part is larger than its whole: then the two are not of one another. */
function isPart(desk: Desk, { part, whole }: FoundSides): boolean {
  return baseValue(desk.lexicon, part) <= baseValue(desk.lexicon, whole) * (1 + ROUNDING);
}

/** The area of a crop is harvested, that of the land it stands on is not: of a share of land they are one. */
const AREAS = ['area-harvested', 'area-main'];

/** The measures one by one: part and whole must be of the same. */
function measureOrders(question: Question, whole: Side, { lexicon }: Desk): string[][] {
  if (lexicon.findProduct(whole.product)?.kind === 'land') return [AREAS];
  const all = question.measures[0]?.measures ?? [];
  return all.map((measure) => [measure]);
}

interface Both extends Sides {
  measures: string[];
  period: Period | null;
}

interface FoundSides {
  part: KnownFact;
  whole: KnownFact;
  lines: { part: Line; whole: Line };
  notes: Note[];
}

/** Both sides in one period: the newest of the part that the whole has too, where none was asked. */
async function bothSides(question: Question, desk: Desk, both: Both): Promise<FoundSides | Missing> {
  const assumed = both.measures !== AREAS && (question.measures[0]?.assumed ?? false);
  const measures = [{ ...question.measures[0], measures: both.measures, assumed }];
  const [part, whole, notes, failures] = await linesOf(question, desk, both, measures);
  if (!part || !whole) return { failures, lacksWhole: part !== undefined };
  const at = commonEnd(part, whole, both.period);
  const [partFact, wholeFact] = [factAt(part, at), factAt(whole, at)];
  if (!partFact || !wholeFact) return { failures, lacksWhole: false };
  const lines = { part, whole };
  return { part: partFact, whole: wholeFact, lines, notes: [...notes, ...both.notes] };
}

/** The end of the one that ends first; where no time was asked and the other has no figure then, the last that both have. */
function commonEnd(part: Line, whole: Line, period: Period | null): Day {
  const end = Math.min(endOf(part), endOf(whole));
  const days = new Set(knownOf(whole.track).map((one) => one.period));
  const common = knownOf(part.track).filter((one) => one.period <= end && days.has(one.period));
  return isOpen(period) ? (common.at(-1)?.period ?? end) : end;
}

function endOf(line: Line): Day {
  return Math.max(...line.observations.map((one) => one.period));
}

/** The lines of part and whole; of one product in two places they are read as the same product from one table. */
async function linesOf(
  question: Question,
  desk: Desk,
  both: Both,
  measures: MeasureChoice[],
): Promise<[Line | undefined, Line | undefined, Note[], Failure[]]> {
  const { part, whole, period } = both;
  if (part.product === whole.product) {
    const places = [part.place, whole.place];
    const sought = await seek(question, desk, { products: [part.product], places, period, measures });
    const lines = sought.holdings[0]?.lines ?? [];
    const at = (place: string): Line | undefined => lines.find((line) => line.track.place === place);
    return [at(part.place), at(whole.place), sought.notes, sought.failures];
  }
  const sides = [];
  for (const { product, place } of [part, whole]) {
    sides.push(await seek(question, desk, { products: [product], places: [place], period, measures }));
  }
  const [first, second] = sides.map((sought) => sought.holdings[0]?.lines[0]);
  const itself = await wholeItself(desk, both, second);
  if (first && itself) return [first, itself, sides[0]?.notes ?? [], []];
  return [first, second, sides.flatMap((one) => one.notes), sides.flatMap((one) => one.failures)];
}

/**
 * The whole as the question names it, where it would else be read as something that the part is none of: durum wheat is no
 * part of soft wheat, which « blé » usually means, but of all wheat. Null where it is read right.
 */
async function wholeItself(desk: Desk, both: Both, read: Line | undefined): Promise<Line | null> {
  const { part, whole, measures, period } = both;
  const above = desk.lexicon.ancestorsOf(part.product).map((product) => product.id);
  if (!read || above.includes(read.track.product) || !above.includes(whole.product)) return null;
  const candidates = [{ product: whole.product, note: null }];
  const { best } = await findHolding(desk.reader, { candidates, measures, places: [whole.place], period });
  return best?.lines[0] ?? null;
}

async function shareFindings(
  question: Question,
  desk: Desk,
  found: FoundSides,
  others: readonly FoundSides[],
): Promise<ShareFindings> {
  const { part, whole, lines } = found;
  const together = others.map((other) => other.part);
  const parts = [lines.part, ...others.map((other) => other.lines.part)];
  const overTime = shareOverTime(question, desk, { parts, whole: lines.whole });
  const shareOf = (facts: readonly KnownFact[], of = whole): number =>
    share(sum(facts.map((fact) => baseValue(desk.lexicon, fact))), baseValue(desk.lexicon, of)) ?? 0;
  const percent = percentOf(shareOf([part, ...together]));
  const notes = [...found.notes];
  if (!question.frame.period && !overTime) notes.push({ kind: 'assumed-latest', period: part.period });
  if (!overTime && isOfSeveralTimes(question)) notes.push({ kind: 'only-share', period: part.period });
  const rows = [part, ...together].map((fact) => ({ ...fact, sharePercent: shareOf([fact]) }));
  const history = (overTime?.times ?? []).flatMap((time) => [
    ...time.parts.map((fact) => ({ ...fact, sharePercent: shareOf([fact], time.whole) })),
    time.whole,
  ]);
  const base = await foundBase(question, desk, overTime ? history : [...rows, whole], notes);
  return {
    kind: 'share',
    ...base,
    part,
    whole,
    percent,
    holds: isShareClaimed(question, percent.value),
    ...(together.length > 0 ? sideBySide(question, rows, together) : {}),
    ...(overTime ? { overTime } : {}),
  };
}

/** The places beside the part, and the share of each. */
function sideBySide(
  question: Question,
  rows: readonly { sharePercent: number }[],
  together: readonly KnownFact[],
): Pick<ShareFindings, 'together' | 'each' | 'apart'> {
  const each = rows.map(({ sharePercent }) => percentOf(sharePercent));
  return { together, each, ...(areSetApart(question) ? { apart: true } : {}) };
}

function percentOf(value: number): Figure {
  return { name: 'share', value, unit: '%' };
}

/** Whether a share at several times is asked for, though there may be one only. */
function isOfSeveralTimes({ frame }: Question): boolean {
  return ['each', 'between', 'last'].includes(frame.period?.value.kind ?? '');
}
