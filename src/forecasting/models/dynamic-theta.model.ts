import { minimise } from '../nelder-mead.js';

interface Parameters {
  /** Weight of the newest observation in the level. */
  readonly alpha: number;
  /** Share 1 - 1/theta of the trend line that is used: 0 is simple exponential smoothing, 1/2 the classical Theta. */
  readonly trendShare: number;
}

/** The line A + B t through the values so far, and their mean: the same whatever the parameters. */
interface Line {
  t: number;
  mean: number;
  intercept: number;
  slope: number;
}

/** The intercept and slope of the line before each value. */
interface Lines {
  readonly intercepts: Float64Array;
  readonly slopes: Float64Array;
}

/** What the recursion knows after t values beside their line. */
interface State {
  readonly level: number;
  /** (1 - alpha)^t */
  readonly decay: number;
}

/** What the line adds to the level for the one-step forecast. */
function trendOf(decay: number, intercept: number, slope: number, { alpha, trendShare }: Parameters): number {
  const settled = (1 - decay * (1 - alpha)) / alpha;
  return trendShare * (decay * intercept + settled * slope);
}

/** Takes one more value into a line, in place. */
function lengthen(line: Line, y: number): void {
  const before = line.mean;
  line.t += 1;
  const t = line.t;
  line.mean = ((t - 1) * before + y) / t;
  line.slope = t === 1 ? 0 : ((t - 2) * line.slope + (6 * (y - before)) / t) / (t + 1);
  line.intercept = line.mean - (line.slope * (t + 1)) / 2;
}

/** The lines before each of the values, found once for the some eighty passes over them; and the one after the last. */
function linesThrough(values: readonly number[]): Lines & { readonly last: Line } {
  const lines = { intercepts: new Float64Array(values.length), slopes: new Float64Array(values.length) };
  const last: Line = { t: 0, mean: 0, intercept: 0, slope: 0 };
  for (let at = 0; at < values.length; at += 1) {
    lines.intercepts[at] = last.intercept;
    lines.slopes[at] = last.slope;
    lengthen(last, values[at] ?? 0);
  }
  return { ...lines, last };
}

/**
 * A pass from a first level: the state after the last value, the sum of squared one-step errors from the third value on with
 * the first level at its least-squares value, and by how much it was below that.
 */
interface Pass extends State {
  readonly squares: number;
  readonly lacking: number;
}

/** The recursion over all values; nothing in the loop is kept in an object, as a search runs it some eighty times. */
function pass(
  values: readonly number[],
  { intercepts, slopes }: Lines,
  parameters: Parameters,
  first = 0,
): Pass {
  const { alpha } = parameters;
  let level = first;
  let decay = 1;
  let ee = 0;
  let ed = 0;
  let dd = 0;
  for (let at = 0; at < values.length; at += 1) {
    const y = values[at] ?? 0;
    if (at >= 2) {
      const error = y - (level + trendOf(decay, intercepts[at] ?? 0, slopes[at] ?? 0, parameters));
      ee += error * error;
      ed += error * decay;
      dd += decay * decay;
    }
    level += alpha * (y - level);
    decay *= 1 - alpha;
  }
  const lacking = dd > 1e-12 ? ed / dd : 0;
  return { level, decay, lacking, squares: Math.max(0, ee - lacking * ed) };
}

function parametersFrom([alpha = 0.5, trendShare = 0.5]: readonly number[]): Parameters {
  return { alpha, trendShare };
}

/**
 * The dynamic optimised Theta model (Fiorucci, Pellegrini, Louzada, Petropoulos & Koehler 2016,
 * "Models for optimising the theta method and their relationship to state space models", equations of DOTM):
 * weight, theta and first level by least squares, forecasts by feeding each one back as the next value.
 * Returns steps 1 to `horizon` in the unit of the series. Needs at least four values.
 */
export function forecastDynamicTheta(values: readonly number[], horizon: number): number[] {
  const { last, ...lines } = linesThrough(values);
  const { at } = minimise((p) => pass(values, lines, parametersFrom(p)).squares, [0.5, 0.5], {
    steps: [0.3, 0.3],
    bounds: { lower: [0.1, 0], upper: [0.99, 1] },
    maxEvaluations: 80,
    tolerance: 1e-5,
  });
  const parameters = parametersFrom(at);
  let { level, decay } = pass(values, lines, parameters, pass(values, lines, parameters).lacking);
  const points: number[] = [];
  for (let step = 1; step <= horizon; step += 1) {
    const point = level + trendOf(decay, last.intercept, last.slope, parameters);
    points.push(point);
    level += parameters.alpha * (point - level);
    decay *= 1 - parameters.alpha;
    lengthen(last, point);
  }
  return points;
}
