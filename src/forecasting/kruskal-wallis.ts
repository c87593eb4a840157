import { sum } from './summary-statistics.js';

/** The sum of the ranks of each group, from 1, equal values sharing the mean of theirs; and sum(t^3 - t) over t equal ones. */
function rankSums(groups: readonly (readonly number[])[]): { sums: number[]; ties: number } {
  const sorted = groups
    .flatMap((values, group) => values.map((value) => ({ group, value })))
    .sort((a, b) => a.value - b.value);
  const sums = groups.map(() => 0);
  let ties = 0;
  for (let first = 0, next = 0; first < sorted.length; first = next) {
    while (next < sorted.length && sorted[next]?.value === sorted[first]?.value) next += 1;
    const tied = next - first;
    ties += tied ** 3 - tied;
    const rank = (first + 1 + next) / 2;
    for (const { group } of sorted.slice(first, next)) sums[group] = (sums[group] ?? 0) + rank;
  }
  return { sums, ties };
}

/**
 * The statistic H of Kruskal & Wallis 1952 ("Use of ranks in one-criterion variance analysis"), corrected for ties: how
 * much the ranks differ between groups. About chi-square with one degree of freedom less than there are groups where they
 * do not. Needs a value in every group; NaN where all values are equal.
 */
export function kruskalWallis(groups: readonly (readonly number[])[]): number {
  const { sums, ties } = rankSums(groups);
  const n = sum(groups.map((group) => group.length));
  const between = sum(sums.map((total, i) => (total * total) / (groups[i]?.length ?? 1)));
  return ((12 * between) / (n * (n + 1)) - 3 * (n + 1)) / (1 - ties / (n ** 3 - n));
}

/** Quantile of chi-square from that of the normal (Wilson & Hilferty 1931): within 0.2 % at 95 % from 5 degrees of freedom. */
export function chiSquareQuantile(normal: number, freedom: number): number {
  const variance = 2 / (9 * freedom);
  return freedom * (1 - variance + normal * Math.sqrt(variance)) ** 3;
}
