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
