import type { Difference } from '../../../wording/found.findings.js';
import { foundBase } from '../found.js';
import { answerChange } from '../intents/change.intent.js';
import { countOf } from '../named.figures.js';
import { countriesNamed } from '../place.choice.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { asksWhichProductChanged } from './product.growth.js';
import { putsUpMover } from './put-up.mover.js';
import { findMoves, hasMoves, searchedIn, spanOf, type Moves } from './moves.js';

const SHOWN = 3;
/** The text names so many with their size and percentage. */
const NAMED = 2;
/** Words for those among whom a move may be the largest. */
const WHO =
  /(?<![\p{L}])(?:pays|états?|régions?|départements?|producteurs?|qui|où|countr(?:y|ies)|nations?|members?|states?|producers?|growers?|who|where)(?![\p{L}])/iu;

/** « quel pays a connu la plus forte baisse annuelle »: a largest move among places rather than among the times of one. */
export function isAmongPlaces(question: Question, desk: Desk): boolean {
  const { frame, place, domain } = question;
  if (putsUpMover(question, desk)) return true;
  const countries = countriesNamed(desk.lexicon, place.places);
  return domain === 'production' && countries.length !== 1 && WHO.test(frame.text);
}

/** Whether the largest of the moves from one time to the next is asked for: of one product in one place. */
export function asksLargestMove(question: Question, desk: Desk): boolean {
  return isOfOneLine(question, desk) && searchedIn(question) !== null;
}

/** « la plus forte baisse … en 2024 »: that of one line at the one time named. */
export function asksOneMove(question: Question, desk: Desk): boolean {
  return isOfOneLine(question, desk) && periodOf(question)?.kind === 'at' && searchedIn(question) === null;
}

function isOfOneLine(question: Question, desk: Desk): boolean {
  const { frame, products, place } = question;
  if (!frame.largestMove || products.length !== 1 || place.places.length > 1) return false;
  if (asksWhichProductChanged(question, desk)) return false;
  return !isAmongPlaces(question, desk);
}

/** The largest rises or falls of one line of figures from each time to the next. */
export async function answerLargestMove(question: Question, desk: Desk): Promise<FigureAnswer> {
  const found = await findMoves(question, desk);
  if (!hasMoves(found)) return found;
  const { moves, notes } = found;
  const asked = moves
    .filter(({ difference }) => goes(question.frame.largestMove, difference.value))
    .toSorted((a, b) => Math.abs(b.difference.value) - Math.abs(a.difference.value));
  return asked.length > 0
    ? moveFindings(question, desk, { moves, asked, notes })
    : answerChange(question, desk);
}

function goes(way: Question['frame']['largestMove'], difference: number): boolean {
  if (way === 'up') return difference > 0;
  return way === 'down' ? difference < 0 : difference !== 0;
}

interface LargestMoves extends Moves {
  /** Those that go the way asked for, the largest first. */
  asked: readonly Difference[];
}

async function moveFindings(
  question: Question,
  desk: Desk,
  { moves, asked, notes }: LargestMoves,
): Promise<FigureAnswer> {
  const shown = asked.slice(0, SHOWN);
  const fastest = fastestOf(asked);
  const isNamed = fastest === null || shown.slice(0, NAMED).includes(fastest);
  const facts = (isNamed ? shown : [...shown, fastest]).flatMap(({ from, to, percent }) => [
    from,
    percent ? { ...to, changePercent: percent.value } : to,
  ]);
  return {
    kind: 'growth',
    ...(await foundBase(question, desk, facts, notes)),
    end: shown.slice(0, 1).every(({ difference }) => difference.value < 0) ? 'lowest' : 'highest',
    changes: shown,
    fastest: isNamed ? null : fastest,
    compared: countOf(moves.length, 'compared'),
    scope: null,
    searched: spanOf(moves),
  };
}

/** The largest in percent; null where none has one. */
function fastestOf(moves: readonly Difference[]): Difference | null {
  const size = ({ percent }: Difference): number => Math.abs(percent?.value ?? 0);
  return moves.reduce<Difference | null>(
    (most, one) => (size(one) > (most ? size(most) : 0) ? one : most),
    null,
  );
}
