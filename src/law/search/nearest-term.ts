import type { LawIndex } from './law-index.js';

const MIN_LENGTH = 5;
const TWO_ERRORS_FROM = 9;
/** A correction to a word that stands in fewer articles would be a guess. */
const MIN_ARTICLES = 3;

/**
 * The term of the index that a misspelt stem most likely stands for: one typing error (an exchange of neighbours
 * counts one), two from nine letters, the same first letter; of several the most widespread. Null where none is near.
 */
export function nearestTerm(stem: string, index: LawIndex): string | null {
  if (stem.length < MIN_LENGTH || /\d/u.test(stem)) return null;
  const allowed = stem.length >= TWO_ERRORS_FROM ? 2 : 1;
  let best: string | null = null;
  let bestRank = Number.POSITIVE_INFINITY;
  index.terms.forEach((term, number) => {
    if (term.charCodeAt(0) !== stem.charCodeAt(0) || Math.abs(term.length - stem.length) > allowed) return;
    const held = (index.postingStarts[number + 1] ?? 0) - (index.postingStarts[number] ?? 0);
    if (held < MIN_ARTICLES) return;
    const distance = alignmentDistance(stem, term, allowed);
    const rank = distance - held / 1e6;
    if (distance <= allowed && rank < bestRank) {
      best = term;
      bestRank = rank;
    }
  });
  return best;
}

/** Optimal string alignment distance, given up (limit + 1) once every path exceeds the limit. */
export function alignmentDistance(left: string, right: string, limit: number): number {
  let twoAbove: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = nextRow(left, right, row, { above, twoAbove });
    if (Math.min(...current) > limit) return limit + 1;
    twoAbove = above;
    above = current;
  }
  return Math.min(above[right.length] ?? 0, limit + 1);
}

function nextRow(
  left: string,
  right: string,
  row: number,
  known: { readonly above: readonly number[]; readonly twoAbove: readonly number[] },
): number[] {
  const at = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY;
  const current = [row];
  for (let column = 1; column <= right.length; column += 1) {
    const changed = left[row - 1] === right[column - 1] ? 0 : 1;
    const costs = [
      at(known.above, column) + 1,
      at(current, column - 1) + 1,
      at(known.above, column - 1) + changed,
    ];
    const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
    if (swapped && row > 1 && column > 1) costs.push(at(known.twoAbove, column - 2) + 1);
    current.push(Math.min(...costs));
  }
  return current;
}
