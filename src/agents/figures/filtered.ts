import type { Order, Threshold } from '../../understanding/frame.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import type { Figure, KnownFact } from '../../wording/facts.js';
import type { ValueFindings } from '../../wording/figure.findings.js';
import type { FilterFindings } from '../../wording/filter.findings.js';
import { limitOf } from './asked.limit.js';
import { deniesEver } from './denied.claim.js';
import { isWithin, type Limit } from './bare.limit.js';
import { foundBase } from './found.js';
import { countOf } from './named.figures.js';
import { isNegated } from './negation.js';
import { occasionOf } from './occasion.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from './question.js';
import { baseValue, inOrder } from './ranking/ranks.js';
import { limitNotes } from './unit.notes.js';
import { asksWhether } from './whether.js';

/** What is held against a limit. */
export interface Compared {
  facts: readonly KnownFact[];
  notes: Parameters<typeof foundBase>[3];
  over: FilterFindings['over'];
  family?: FilterFindings['family'];
  scope: string | null;
}

/** Those whose figure is beyond the limit of the question, among how many; of a single time its figure, and whether it passes. */
export async function filterFindings(
  question: Question,
  desk: Desk,
  compared: Compared,
): Promise<FigureAnswer> {
  const { facts, notes, over, family, scope } = compared;
  const asked = question.frame.threshold;
  const [sample] = facts;
  if (!asked || !sample) throw new Error('a filter needs a threshold and figures');
  const { isSure, ...limit } = limitOf(question, desk, asked, [sample, ...facts.slice(1)]);
  const passing = passingOf(desk, facts, limit, asked.comparator);
  const matches = over === 'periods' ? passing : inOrder(desk.lexicon, passing, endOf(asked));
  const holds = isSure ? holdsOf(question, passing, facts) : null;
  const apart = apartOf(question, desk, compared, { matches, holds });
  const unit = shownIn(question, limit.threshold);
  if (over === 'periods' && facts.length === 1) {
    const told = { ...compared, notes: [...notes, ...limitNotes(desk.lexicon, sample, limit.said)] };
    return { ...(await oneFigure(question, desk, told, holds)), unit };
  }
  return {
    kind: 'filter',
    ...(await foundBase(question, desk, [...matches, ...toldApart(apart)], notes)),
    citations: await desk.reader.citationsOf(facts.map((fact) => fact.dataset)),
    unit,
    ...saidOf(question, compared, { matches, holds }),
    over,
    ...(family !== undefined && { family }),
    comparator: asked.comparator,
    ...limit,
    matches,
    ...apart,
    compared: countOf(facts.length, 'compared'),
    sample,
    scope,
    ...spanOf(compared),
  };
}

/** The one time that is asked for, and whether what is supposed is so. */
function saidOf(
  question: Question,
  { facts, over }: Compared,
  { matches, holds }: Pick<FilterFindings, 'matches' | 'holds'>,
): Pick<FilterFindings, 'occasion' | 'holds' | 'denied'> {
  const occasion = over === 'periods' ? occasionOf(question.frame, facts, matches) : {};
  if (over === 'products' || !asksWhether(question)) return occasion;
  return { ...occasion, holds, ...(deniesEver(question.frame.text) && { denied: true }) };
}

type Apart = Pick<FilterFindings, 'nearest' | 'failing'>;

function toldApart({ nearest, failing = [] }: Apart): readonly KnownFact[] {
  return nearest ? [nearest] : failing;
}

/** Of those that are not beyond the limit the ones that are told: all, where each was put up to be, or the nearest of them. */
function apartOf(
  question: Question,
  desk: Desk,
  { facts, over }: Compared,
  { matches, holds }: Pick<FilterFindings, 'matches' | 'holds'>,
): Apart {
  const asked = question.frame.threshold;
  const [nearest = null] = asked && matches.length === 0 ? nearestOf(desk, facts, asked) : [];
  if (matches.length === 0) return { nearest };
  const isOfEach = over === 'periods' && holds === false && asksWhether(question) === 'always';
  return { nearest, ...(isOfEach && { failing: facts.filter((fact) => !matches.includes(fact)) }) };
}

/** The one that comes nearest to a limit that none is beyond. */
function nearestOf({ lexicon }: Desk, facts: readonly KnownFact[], asked: Threshold): KnownFact[] {
  if (asked.upTo) return [];
  return inOrder(lexicon, facts, endOf(asked)).slice(0, 1);
}

/** The end of an order that lies beyond a limit. */
export function endOf({ comparator }: Threshold): Order['end'] {
  return comparator === 'above' ? 'highest' : 'lowest';
}

/** The unit asked for, or that of the limit where it is another than figures are counted in by themselves. */
function shownIn({ frame }: Question, limit: Figure): string | null {
  return frame.unit?.value ?? unitOfLimit(limit);
}

/** The unit of a limit, where it is another than figures are counted in by themselves. */
export function unitOfLimit({ unit }: Figure): string | null {
  return COUNTED_IN.test(unit) ? null : unit;
}

const COUNTED_IN = /^(?:[kMG]?(?:t|ha|head)|t\/ha)$/;

/** Whether any is beyond the limit, or, of what is put up of always, each of them. */
function holdsOf(
  question: Question,
  passing: readonly KnownFact[],
  facts: readonly KnownFact[],
): boolean | null {
  if (deniesEver(question.frame.text)) return asksWhether(question) === 'ever' ? passing.length === 0 : null;
  if (isNegated(question.frame.text)) return null;
  return asksWhether(question) === 'always' ? passing.length === facts.length : passing.length > 0;
}

/** The first and the last time that were compared, and all of them where times are. */
function spanOf({ facts, over }: Compared): Pick<FilterFindings, 'from' | 'to' | 'times'> {
  const periods = facts.flatMap((fact) => fact.period.split('/')).sort();
  const span = { from: periods[0] ?? '', to: periods.at(-1) ?? '' };
  return over === 'periods' ? { ...span, times: facts.map(({ period }) => period) } : span;
}

/** The one figure there is, and whether it passes. */
async function oneFigure(
  question: Question,
  desk: Desk,
  { facts, notes }: Compared,
  holds: boolean | null,
): Promise<ValueFindings> {
  const base = await foundBase(question, desk, facts, notes);
  return { kind: 'value', ...base, values: facts, before: null, latest: isOfNow(question), holds };
}

function passingOf(
  { lexicon }: Desk,
  facts: readonly KnownFact[],
  { threshold, upTo }: Pick<Limit, 'threshold' | 'upTo'>,
  comparator: Threshold['comparator'],
): KnownFact[] {
  const baseOf = ({ value, unit }: Figure): number => value * lexicon.getUnit(unit).factor;
  const ends = [baseOf(threshold), upTo ? baseOf(upTo) : null] as const;
  return facts.filter((fact) => isWithin(baseValue(lexicon, fact), ...ends, comparator));
}

/** « le cacao dépasse-t-il 5 dollars » is of the newest figure, where no time is named. */
export function isOfNow(question: Question): boolean {
  return asksWhether(question) === 'now' && isOpen(periodOf(question));
}
