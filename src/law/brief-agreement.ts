import { isDeepStrictEqual } from 'node:util';
import type { Brief } from './brief.js';
import type { PlainAnswer } from './plain-answer.js';
import type { StatedFigure } from './stated-figure.js';

/** A near article that speaks of less of the question than this share of what the first does is of something else. */
const RIVAL_COVERS = 0.75;
/** Words of the law, and a rule that is not of the very deed, are told where those that are near say nothing, if they speak of this share. */
const SURE_COVERS = 0.6;

/**
 * What may be said where the first article has others near: what it says, unless another says something else of the
 * kind. A sentence without it, or a rule of something else, is only where they are silent, as articles that are near have
 * different rules.
 */
export function agreedBrief([first, ...near]: readonly (Brief | null)[]): Brief | null {
  if (!first || near.length === 0) return first ?? null;
  const { plain } = first;
  const agree = near.every(
    (other) => other === null || other.covers < RIVAL_COVERS * first.covers || isSame(other.plain, plain),
  );
  return agree && (isSure(first) || (first.covers >= SURE_COVERS && near.every(isNone))) ? first : null;
}

/** Whether it is a figure, or a rule of the very deed. */
function isSure({ plain, isOfDeed }: Brief): boolean {
  return plain !== null && (plain.kind !== 'verdict' || isOfDeed);
}

function isNone(other: Brief | null): boolean {
  return other === null;
}

function isSame(one: PlainAnswer | null, other: PlainAnswer | null): boolean {
  if (one?.kind === 'verdict' && other?.kind === 'verdict') return one.rule === other.rule;
  if (one?.kind !== 'figure' || other?.kind !== 'figure') return isDeepStrictEqual(one, other);
  return isAlike(one.figure, other.figure) && isAlike(one.upTo, other.upTo);
}

/** Times that are named in words alone are alike where their words are. */
const NAMED_TIMES: ReadonlySet<string | undefined> = new Set(['moment', 'weekday']);

function isAlike(one?: StatedFigure, other?: StatedFigure): boolean {
  if (NAMED_TIMES.has(one?.unit)) return one?.words === other?.words;
  return one?.value === other?.value && one?.unit === other?.unit;
}
