/** The positions with the highest scores, best first and the lower position first where two are equal: `limit` at most. */
export function bestPositions(positions: readonly number[], scores: Float32Array, limit: number): number[] {
  const at = (position: number): number => scores[position] ?? 0;
  const least = positions.length > limit ? greatest(valuesAt(positions, scores), limit) : -Infinity;
  return positions
    .filter((position) => at(position) >= least)
    .sort((left, right) => at(right) - at(left) || left - right)
    .slice(0, limit);
}

/** A copy that may be moved about; a plain loop, as `from` asks an iterator for each of some thousands. */
function valuesAt(positions: readonly number[], scores: Float32Array): Float32Array {
  const values = new Float32Array(positions.length);
  for (let place = 0; place < positions.length; place += 1)
    values[place] = scores[positions[place] ?? 0] ?? 0;
  return values;
}

/** The `nth` greatest of the values, which are moved about: by halves, as sorting all of them takes ten times as long. */
function greatest(values: Float32Array, nth: number): number {
  let low = 0;
  let high = values.length - 1;
  const wanted = values.length - nth;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    const [left, right] = parted(values, low, high, pivot);
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else return pivot;
  }
  return values[wanted] ?? -Infinity;
}

/** Hoare's partition: what is below the pivot ends before `left`, what is above it begins after `right`. */
function parted(values: Float32Array, low: number, high: number, pivot: number): readonly [number, number] {
  let left = low;
  let right = high;
  while (left <= right) {
    while ((values[left] ?? 0) < pivot) left += 1;
    while ((values[right] ?? 0) > pivot) right -= 1;
    if (left > right) break;
    const moved = values[left] ?? 0;
    values[left] = values[right] ?? 0;
    values[right] = moved;
    left += 1;
    right -= 1;
  }
  return [left, right];
}
