import { isDeepStrictEqual } from 'node:util';
import type { Brief } from './brief.js';
import type { PlainAnswer } from './plain-answer.js';
import type { StatedFigure } from './stated-figure.js';

/** A near article that speaks of less of the question than this share of what the first does is of something else. */
const RIVAL_COVERS = 0.75;

/**
 * What may be said where the first article has others near: what it says, unless another says something else of the
 * kind. A sentence without it is not, as articles that are near have different rules.
 */
export function agreedBrief([first, ...near]: readonly (Brief | null)[]): Brief | null {
  if (!first || near.length === 0) return first ?? null;
  const { plain } = first;
  const agree = near.every(
    (other) => other === null || other.covers < RIVAL_COVERS * first.covers || isSame(other.plain, plain),
  );
  const isSure = plain !== null && (plain.kind !== 'verdict' || first.isOfDeed);
  return isSure && agree ? first : null;
}

function isSame(one: PlainAnswer | null, other: PlainAnswer | null): boolean {
  if (one?.kind !== 'figure' || other?.kind !== 'figure') return isDeepStrictEqual(one, other);
  return isAlike(one.figure, other.figure) && isAlike(one.upTo, other.upTo);
}

function isAlike(one?: StatedFigure, other?: StatedFigure): boolean {
  return one?.value === other?.value && one?.unit === other?.unit;
}
