import { share } from '../../../statistics/formulas/share.formula.js';
import type { Threshold } from '../../../understanding/frame.js';
import { fold } from '../../../understanding/text/normalise.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Figure, KnownFact, Note } from '../../../wording/facts.js';
import type { Difference } from '../../../wording/found.findings.js';
import type { PercentFilterFindings, PercentMatch } from '../../../wording/filter.findings.js';
import { isWithin } from '../bare.limit.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { isNegated } from '../negation.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { changesByPlace } from '../ranking/growth.ranking.js';
import { wholeOf } from '../ranking/leaders.js';
import { movementOf } from '../ranking/moved.js';
import { findMoves, hasMoves, searchedIn, spanOf } from '../ranking/moves.js';
import { figuresByPlace } from '../ranking/place.figures.js';
import { factsByPlace, scopeNotes } from '../ranking/place.ranking.js';
import { baseValue } from '../ranking/ranks.js';
import { chosenScope } from '../ranking/scope.choice.js';
import { asksWhether, asksWhetherEver } from '../whether.js';
import { answerChange } from './change.intent.js';
import { answerRanking } from './ranking.intent.js';
import { answerShare } from './share.intent.js';

/** What is put up against the limit, and what it is told with. */
type Compared = Pick<PercentFilterFindings, 'of' | 'over' | 'whole' | 'scope' | 'from' | 'to'> & {
  all: readonly PercentMatch[];
  notes: readonly Note[];
};

/** A limit in percent is of a share or of a change, never of the figures themselves. */
export function isOfPercent({ frame }: Question): boolean {
  return frame.threshold?.unit === '%';
}

/** The places or the times whose share, or whose rise or fall, is beyond a limit in percent. */
export async function answerPercentFilter(
  question: Question,
  desk: Desk,
  over: 'places' | 'periods',
): Promise<FigureAnswer> {
  if (isOfMove(question)) {
    return over === 'periods' ? movesBeyond(question, desk) : changesBeyond(question, desk);
  }
  return over === 'periods' ? answerShareEver(question, desk) : sharesBeyond(question, desk);
}

/** « a varié de plus de 5 % »: a move, be it up or down. */
const VARIED = /(?<![a-z])(?:vari|fluctu|chang|boug|oscill|swing|swung|moved?(?![a-z]))/;

/** A price is no part of anything: its percentage is of a move. */
function isOfMove(question: Question): boolean {
  return (
    movementOf(question) !== null || question.domain === 'price' || VARIED.test(fold(question.frame.text))
  );
}

/** The places by their share of the group that they are in. */
async function sharesBeyond(question: Question, desk: Desk): Promise<FigureAnswer> {
  const scope = await chosenScope(question, desk);
  const figures = await figuresByPlace(question, desk, scope);
  const facts = factsByPlace(figures);
  const [first] = facts;
  const whole = first && scope.group !== null ? await wholeOf(desk, first, scope.group) : null;
  if (!first || !whole || first.measure === 'yield') return answerRanking(question, desk);
  const all = facts.map((fact) => {
    const percent = shareOf(desk, fact, whole);
    return { fact: { ...fact, sharePercent: percent.value }, percent };
  });
  const notes = [...question.notes, ...figures.notes, ...scopeNotes(question, desk.lexicon, scope)];
  const when = { from: first.period, to: first.period };
  return found(question, desk, {
    of: 'share',
    over: 'places',
    whole,
    scope: scope.group,
    ...when,
    all,
    notes,
  });
}

/** The times by the share that one place, or one product, had of the whole. */
export async function answerShareEver(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { frame } = question;
  const ever = { value: { kind: 'all' as const }, provenance: 'assumed' as const };
  const stretched = isOpen(periodOf(question))
    ? { ...question, frame: { ...frame, period: ever } }
    : question;
  const answer = await answerShare(stretched, desk);
  if (answer.kind !== 'share' || !answer.overTime) return answer;
  const all = answer.overTime.times.flatMap(({ parts: [part], percent }) =>
    part ? [{ fact: { ...part, sharePercent: percent.value }, percent }] : [],
  );
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return answer;
  const when = { from: first.fact.period, to: last.fact.period };
  const { whole, notes } = answer;
  return found(question, desk, { of: 'share', over: 'periods', whole, scope: null, ...when, all, notes });
}

function shareOf({ lexicon }: Desk, part: KnownFact, whole: KnownFact): Figure {
  return { name: 'share', value: share(baseValue(lexicon, part), baseValue(lexicon, whole)) ?? 0, unit: '%' };
}

/** The times by how much the figure moved from the one before; « a-t-il augmenté de plus de 10 % depuis 2020 » is of the whole stretch. */
async function movesBeyond(question: Question, desk: Desk): Promise<FigureAnswer> {
  const whether = asksWhether(question);
  const isOfAll = whether !== null && whether !== 'always' && !isOpen(periodOf(question));
  if (isOfAll || searchedIn(question) === null) return changeBeyond(question, desk);
  const moved = await findMoves(question, desk);
  if (!hasMoves(moved)) return moved;
  const { moves, notes } = moved;
  const all = moves.flatMap(matchOf);
  // Nothing moves in percent from nought.
  if (all.length === 0) return answerChange(question, desk);
  const told = { over: 'periods' as const, whole: null, scope: null, ...spanOf(moves) };
  return found(question, desk, { of: wayOf(question), ...told, all, notes });
}

/** The one change, and whether it is beyond the limit where that is asked. */
async function changeBeyond(question: Question, desk: Desk): Promise<FigureAnswer> {
  const answer = await answerChange(question, desk);
  const [change, ...others] = answer.kind === 'change' ? answer.changes.flatMap(matchOf) : [];
  const { threshold } = question.frame;
  if (answer.kind !== 'change' || !threshold || !change || others.length > 0) return answer;
  const size = sizeOf(change, wayOf(question));
  return { ...answer, holds: isPutUp(question) ? size > 0 && passes(size, threshold) : null };
}

/** Whether any is beyond the limit, or, of what is put up of always, each of them. */
function isMet(question: Question, met: number, all: number): boolean {
  return asksWhether(question) === 'always' ? met === all : met > 0;
}

/** Whether a yes or a no is wanted. */
function isPutUp(question: Question): boolean {
  const { text } = question.frame;
  return (asksWhether(question) !== null || asksEverOfShare(question)) && !isNegated(text);
}

/** « la Pologne a-t-elle déjà dépassé 10 % du blé européen », at no time that is named. */
export function asksEverOfShare(question: Question): boolean {
  const { intent, text } = question.frame;
  const isOfShare = intent === 'share' && isOfPercent(question) && !isOfMove(question);
  return isOfShare && isOpen(periodOf(question)) && asksWhetherEver(text);
}

/** The places by how much their figure changed over the stretch. */
async function changesBeyond(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { scope, all: changes, notes, none } = await changesByPlace(question, desk);
  const all = changes.flatMap(matchOf);
  const [first] = changes;
  if (!first || all.length === 0) return none();
  const when = { from: first.from.period, to: first.to.period };
  const told = { over: 'places' as const, whole: null, scope: scope.group, ...when };
  return found(question, desk, { of: wayOf(question), ...told, all, notes });
}

const WAYS = { up: 'rise', down: 'fall' } as const;

function wayOf(question: Question): 'rise' | 'fall' | 'move' {
  const movement = movementOf(question);
  return movement === null ? 'move' : WAYS[movement];
}

function matchOf({ from, to, percent }: Difference): PercentMatch[] {
  return percent ? [{ from, fact: { ...to, changePercent: percent.value }, percent }] : [];
}

async function found(question: Question, desk: Desk, compared: Compared): Promise<FigureAnswer> {
  const { all, notes, ...told } = compared;
  const { threshold } = question.frame;
  const [sample] = all;
  if (!threshold || !sample) throw new Error('a limit needs something to put up against it');
  const { matches, nearest } = passing(all, told, threshold);
  const rows = [...matches, ...(nearest ? [nearest] : [])].flatMap(({ from, fact }) => [
    ...(from ? [from] : []),
    fact,
  ]);
  const whole = told.over === 'places' && told.whole ? [told.whole] : [];
  const facts = [...(rows.length > 0 ? rows : [sample.fact]), ...whole];
  return {
    kind: 'percent-filter',
    ...(await foundBase(question, desk, facts, notes)),
    ...told,
    ...limitsOf(threshold),
    matches,
    nearest,
    compared: countOf(all.length, 'compared'),
    sample: sample.fact,
    holds: isPutUp(question) ? isMet(question, matches.length, all.length) : null,
  };
}

function limitsOf({
  comparator,
  value,
  upTo,
}: Threshold): Pick<PercentFilterFindings, 'comparator' | 'threshold' | 'upTo'> {
  return {
    comparator,
    threshold: { name: 'threshold', value, unit: '%' },
    ...(upTo && { upTo: { name: 'upper', value: upTo.value, unit: '%' } }),
  };
}

/** Those beyond the limit, of what goes the way asked; where there are none, the one that comes nearest. */
function passing(
  all: readonly PercentMatch[],
  { of, over }: Pick<Compared, 'of' | 'over'>,
  threshold: Threshold,
): Pick<PercentFilterFindings, 'matches' | 'nearest'> {
  const going = all.filter((one) => sizeOf(one, of) > 0);
  const passed = going.filter((one) => passes(sizeOf(one, of), threshold));
  const matches = over === 'periods' ? passed : bySize(passed, of, threshold);
  const nearest = passed.length === 0 && !threshold.upTo ? bySize(going, of, threshold)[0] : null;
  return { matches, nearest: nearest ?? null };
}

/** How far it goes the way that is asked about: a fall of 20 % is 20 of a fall, and −20 of a rise. */
function sizeOf({ percent: { value } }: PercentMatch, of: PercentFilterFindings['of']): number {
  if (of === 'move') return Math.abs(value);
  return of === 'fall' ? -value : value;
}

function passes(size: number, { value, upTo, comparator }: Threshold): boolean {
  return isWithin(size, value, upTo?.value ?? null, comparator);
}

/** The farthest on the side of the limit first. */
function bySize(
  matches: readonly PercentMatch[],
  of: PercentFilterFindings['of'],
  { comparator }: Threshold,
): PercentMatch[] {
  const sign = comparator === 'above' ? 1 : -1;
  return matches.toSorted((a, b) => (sizeOf(b, of) - sizeOf(a, of)) * sign);
}
