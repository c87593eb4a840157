import { lastRun, longestRun } from '../../../statistics/formulas/run.formula.js';
import type { Movement } from '../../../understanding/frame.js';
import type { Difference } from '../../../wording/found.findings.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { wantsVerdict } from '../verdict.js';
import { answerChange } from '../intents/change.intent.js';
import { findMoves, hasMoves, searchedIn, spanOf, type Moves } from './moves.js';

/** Whether something is asked of each step of one line: « a-t-elle augmenté chaque année », « trois hausses de suite ». */
export function asksRun(question: Question): boolean {
  const { frame, products, place } = question;
  if (!frame.run || !frame.movement || products.length !== 1 || place.places.length > 1) return false;
  return searchedIn(question) !== null && (frame.run.kind === 'row' || wantsVerdict(question));
}

/** How many steps went one way, one after another or all of them. */
export async function answerRun(question: Question, desk: Desk): Promise<FigureAnswer> {
  const found = await findMoves(question, desk);
  if (!hasMoves(found)) return found;
  const { run, movement } = question.frame;
  if (!run || !movement || found.moves.length < 2) return answerChange(question, desk);
  return run.kind === 'each'
    ? ofEach(question, desk, found, movement)
    : ofRow(question, desk, found, { ...run, movement });
}

async function ofEach(
  question: Question,
  desk: Desk,
  { moves, notes }: Moves,
  movement: Movement,
): Promise<FigureAnswer> {
  const others = moves.filter((move) => !goes(move, movement)).map(({ to }) => to);
  return {
    kind: 'run',
    ...(await foundBase(question, desk, factsOf(moves), notes)),
    asked: 'each',
    way: movement,
    searched: spanOf(moves),
    stretch: stretchOf(moves),
    others,
    count: countOf(moves.length - others.length),
    compared: countOf(moves.length, 'compared'),
    holds: others.length === 0,
  };
}

async function ofRow(
  question: Question,
  desk: Desk,
  { moves, notes }: Moves,
  asked: { count: number | null; isLast: boolean; movement: Movement },
): Promise<FigureAnswer> {
  const steps = withGaps(moves);
  const stretch = runOf(steps, asked.movement, asked.isLast ? lastRun : longestRun);
  const contrary = asked.isLast && stretch.length === 0 ? contraryOf(steps, asked.movement) : [];
  const instead = stretchOf(contrary);
  const told = [stretch, contrary, moves.slice(-1)].find((some) => some.length > 0) ?? [];
  return {
    kind: 'run',
    ...(await foundBase(question, desk, factsOf(told), notes)),
    asked: asked.isLast ? 'last' : 'longest',
    way: asked.movement,
    searched: spanOf(moves),
    stretch: stretchOf(stretch),
    ...(instead && { contrary: { stretch: instead, count: countOf(contrary.length) } }),
    others: [],
    count: countOf(stretch.length),
    holds: asked.count !== null && wantsVerdict(question) ? stretch.length >= asked.count : null,
  };
}

const OTHER_WAY: Readonly<Record<Movement, Movement>> = { up: 'down', down: 'up' };

/** The newest moves that went the other way, where they are several. */
function contraryOf(steps: readonly (Difference | null)[], way: Movement): Difference[] {
  const moves = runOf(steps, OTHER_WAY[way], lastRun);
  return moves.length > 1 ? moves : [];
}

/** The moves one after another that went one way; none where there are none. */
function runOf(
  steps: readonly (Difference | null)[],
  way: Movement,
  pick: typeof lastRun | typeof longestRun,
): Difference[] {
  const run = pick(steps.map((move) => move !== null && goes(move, way)));
  if (!run) return [];
  return steps.slice(run.start, run.start + run.length).filter((move) => move !== null);
}

function goes({ difference: { value } }: Difference, movement: Movement): boolean {
  return movement === 'up' ? value > 0 : value < 0;
}

/** The moves, with nothing in between where a figure is missing: no run goes on over it. */
function withGaps(moves: readonly Difference[]): (Difference | null)[] {
  return moves.flatMap((move, at) => {
    const before = moves[at - 1];
    return before && before.to.period !== move.from.period ? [null, move] : [move];
  });
}

/** From the figure before the first step to the last one. */
function stretchOf(moves: readonly Difference[]): Pick<Difference, 'from' | 'to'> | null {
  const [first, last] = [moves[0], moves.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

function factsOf(moves: readonly Difference[]): Difference['to'][] {
  return [...moves.slice(0, 1).map(({ from }) => from), ...moves.map(({ to }) => to)];
}
