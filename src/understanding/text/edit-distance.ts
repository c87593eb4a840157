/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions of neighbours, each
 * one, no part edited twice (Damerau 1964; the restricted form of Boytsov 2011, §2.2).
 * @returns the distance, or `limit` + 1 where it is more than `limit`
 */
export function alignmentDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = nextRow(a, b, i, last, beforeLast);
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Distances of the first `i` letters of `a` to every beginning of `b`. */
function nextRow(
  a: string,
  b: string,
  i: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const at = (row: readonly number[], j: number): number => row[j] ?? Number.POSITIVE_INFINITY;
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const substitution = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const transposition = isSwapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY;
    row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, substitution, transposition));
  }
  return row;
}
