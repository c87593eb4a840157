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
  /** Stop where the values at the corners differ by less than this fraction. */
  readonly tolerance: number;
}

interface Corner {
  readonly at: readonly number[];
  readonly value: number;
}

type Objective = (parameters: readonly number[]) => number;

/** Projects a point on the box, dimension by dimension. */
function clampTo(bounds: Bounds, point: readonly number[]): number[] {
  return point.map((x, i) => Math.min(bounds.upper[i] ?? Infinity, Math.max(bounds.lower[i] ?? -Infinity, x)));
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
  const sum = new Array<number>(dimensions).fill(0);
  for (const { at } of corners) at.forEach((x, i) => (sum[i] = (sum[i] ?? 0) + x));
  return sum.map((x) => x / corners.length);
}

function firstSimplex(objective: Objective, start: readonly number[], options: SimplexOptions): Corner[] {
  const corners = [evaluate(objective, options.bounds, start)];
  options.steps.forEach((step, dimension) => {
    const moved = start.map((x, i) => (i === dimension ? x + step : x));
    corners.push(evaluate(objective, options.bounds, moved));
  });
  return corners;
}

/**
 * Minimises a function of a few parameters inside a box by the simplex method
 * (Nelder & Mead 1965, "A simplex method for function minimization"), trial points projected on the box.
 * Deterministic. Returns the best point found and its value; a start with value 0 is returned as it is.
 */
export function minimise(
  objective: Objective,
  start: readonly number[],
  options: SimplexOptions,
): { at: readonly number[]; value: number } {
  const { bounds, maxEvaluations, tolerance } = options;
  const order = (a: Corner, b: Corner): number => (a.value === b.value ? 0 : a.value - b.value);
  let corners = firstSimplex(objective, start, options).sort(order);
  let evaluations = corners.length;
  const tried = (point: readonly number[]): Corner => {
    evaluations += 1;
    return evaluate(objective, bounds, point);
  };
  for (;;) {
    const best = corners[0];
    const worst = corners.at(-1);
    const second = corners.at(-2);
    if (best === undefined || worst === undefined || second === undefined) throw new RangeError('no dimension');
    if (evaluations >= maxEvaluations || worst.value - best.value <= tolerance * Math.abs(best.value)) return best;
    const kept = corners.slice(0, -1);
    const centre = centroid(kept, start.length);
    const next = replacement({ best, second, worst }, centre, tried);
    corners = next === null ? [best, ...kept.slice(1), worst].map((c, i) => (i === 0 ? c : tried(along(best.at, c.at, -0.5)))) : [...kept, next];
    corners.sort(order);
  }
}

/** The corner that takes the place of the worst one: reflected, expanded or contracted; null where the simplex must shrink. */
function replacement(
  simplex: { best: Corner; second: Corner; worst: Corner },
  centre: readonly number[],
  tried: (point: readonly number[]) => Corner,
): Corner | null {
  const { best, second, worst } = simplex;
  const reflected = tried(along(centre, worst.at, 1));
  if (reflected.value < best.value) {
    const expanded = tried(along(centre, worst.at, 2));
    return expanded.value < reflected.value ? expanded : reflected;
  }
  if (reflected.value < second.value) return reflected;
  const outside = reflected.value < worst.value;
  const contracted = tried(along(centre, worst.at, outside ? 0.5 : -0.5));
  return contracted.value < Math.min(reflected.value, worst.value) ? contracted : null;
}
