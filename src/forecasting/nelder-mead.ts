/** The box a parameter vector is kept in, one pair per dimension. */
export interface Bounds {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

export interface SimplexOptions {
  /** Length of the first simplex' edges, one per dimension. */
  readonly steps: readonly number[];
  readonly bounds: Bounds;
  readonly maxEvaluations: number;
  /** The search ends where the values at the corners differ by no more than this fraction. */
  readonly tolerance: number;
}

/** A point and the value of the function there. */
export interface Corner {
  readonly at: readonly number[];
  readonly value: number;
}

interface Extremes {
  readonly best: Corner;
  readonly second: Corner;
  readonly worst: Corner;
}

type Objective = (parameters: readonly number[]) => number;

/** Projects a point on the box, dimension by dimension. */
function clampTo(bounds: Bounds, point: readonly number[]): number[] {
  return point.map((x, i) =>
    Math.min(bounds.upper[i] ?? Infinity, Math.max(bounds.lower[i] ?? -Infinity, x)),
  );
}

function evaluate(objective: Objective, bounds: Bounds, point: readonly number[]): Corner {
  const at = clampTo(bounds, point);
  const value = objective(at);
  return { at, value: Number.isNaN(value) ? Infinity : value };
}

/** The point `from + weight * (from - to)`. */
function along(from: readonly number[], to: readonly number[], weight: number): number[] {
  return from.map((x, i) => x + weight * (x - (to[i] ?? 0)));
}

function centroid(corners: readonly Corner[], dimensions: number): number[] {
  const centre: number[] = [];
  for (let i = 0; i < dimensions; i += 1) {
    let total = 0;
    for (const { at } of corners) total += at[i] ?? 0;
    centre.push(total / corners.length);
  }
  return centre;
}

function byValue(a: Corner, b: Corner): number {
  return a.value === b.value ? 0 : a.value - b.value;
}

function firstSimplex(objective: Objective, start: readonly number[], options: SimplexOptions): Corner[] {
  const corners = [evaluate(objective, options.bounds, start)];
  options.steps.forEach((step, dimension) => {
    const moved = start.map((x, i) => (i === dimension ? x + step : x));
    corners.push(evaluate(objective, options.bounds, moved));
  });
  return corners;
}

/** The corner that takes the place of the worst one: reflected, expanded or contracted; null where the simplex must shrink. */
function replacement(
  { best, second, worst }: Extremes,
  centre: readonly number[],
  tried: (point: readonly number[]) => Corner,
): Corner | null {
  const reflected = tried(along(centre, worst.at, 1));
  if (reflected.value < best.value) {
    const expanded = tried(along(centre, worst.at, 2));
    return expanded.value < reflected.value ? expanded : reflected;
  }
  if (reflected.value < second.value) return reflected;
  const contracted = tried(along(centre, worst.at, reflected.value < worst.value ? 0.5 : -0.5));
  return contracted.value < Math.min(reflected.value, worst.value) ? contracted : null;
}

/** The best, the second worst and the worst of sorted corners. */
function extremes(corners: readonly Corner[]): Extremes {
  const [best, second, worst] = [corners[0], corners.at(-2), corners.at(-1)];
  if (best === undefined || second === undefined || worst === undefined)
    throw new RangeError('a simplex has two corners');
  return { best, second, worst };
}

/**
 * Minimises a function of a few parameters inside a box by the simplex method (Nelder & Mead 1965,
 * "A simplex method for function minimization"), trial points projected on the box.
 * Returns the best point found and its value. Deterministic.
 * @throws RangeError without a dimension.
 */
export function minimise(objective: Objective, start: readonly number[], options: SimplexOptions): Corner {
  const { bounds, maxEvaluations, tolerance } = options;
  let corners = firstSimplex(objective, start, options).sort(byValue);
  let evaluations = corners.length;
  const tried = (point: readonly number[]): Corner => {
    evaluations += 1;
    return evaluate(objective, bounds, point);
  };
  for (;;) {
    const { best, second, worst } = extremes(corners);
    const close = worst.value - best.value <= tolerance * Math.abs(best.value);
    if (close || evaluations >= maxEvaluations) return best;
    const kept = corners.slice(0, -1);
    const next = replacement({ best, second, worst }, centroid(kept, start.length), tried);
    const others = corners.slice(1);
    corners =
      next === null ? [best, ...others.map((c) => tried(along(best.at, c.at, -0.5)))] : [...kept, next];
    corners.sort(byValue);
  }
}
