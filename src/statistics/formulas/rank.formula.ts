export interface Ranked<T> {
  item: T;
  value: number;
  /** From 1; equal figures share a rank and the next one is as much lower ("1224", standard competition ranking). */
  rank: number;
}

export type RankOrder = 'descending' | 'ascending';

/** The items by their figures, the greatest first or the least; items of equal figures stay in the order given. */
export function rank<T>(
  items: readonly T[],
  valueOf: (item: T) => number,
  order: RankOrder = 'descending',
): Ranked<T>[] {
  const sign = order === 'descending' ? -1 : 1;
  const sorted = items
    .map((item) => ({ item, value: valueOf(item), rank: 0 }))
    .sort((a, b) => sign * (a.value - b.value));
  for (const [index, ranked] of sorted.entries()) {
    const before = sorted[index - 1];
    ranked.rank = before?.value === ranked.value ? before.rank : index + 1;
  }
  return sorted;
}

/** The items of the least and of the greatest figure, the first of equal ones; null of no item at all. */
export function extremes<T>(
  items: readonly T[],
  valueOf: (item: T) => number,
): { least: T; greatest: T } | null {
  const [first] = items;
  if (first === undefined) return null;
  let least: T = first;
  let greatest: T = first;
  for (const item of items) {
    if (valueOf(item) < valueOf(least)) least = item;
    if (valueOf(item) > valueOf(greatest)) greatest = item;
  }
  return { least, greatest };
}
