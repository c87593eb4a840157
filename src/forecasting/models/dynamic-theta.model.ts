import { minimise } from '../nelder-mead.js';

interface Parameters {
  /** Weight of the newest observation in the level. */
  readonly alpha: number;
  /** Share 1 - 1/theta of the trend line that is used: 0 is simple exponential smoothing, 1/2 the classical Theta. */
  readonly trendShare: number;
}

/** What the recursion knows after t values: level, mean, and the line A + B t through all of them. */
interface State {
  t: number;
  level: number;
  mean: number;
  intercept: number;
  slope: number;
  /** (1 - alpha)^t */
  decay: number;
}

function initial(level: number): State {
  return { t: 0, level, mean: 0, intercept: 0, slope: 0, decay: 1 };
}

/** The one-step forecast from a state. */
function next(s: State, { alpha, trendShare }: Parameters): number {
  const settled = (1 - s.decay * (1 - alpha)) / alpha;
  return s.level + trendShare * (s.decay * s.intercept + settled * s.slope);
}

/** Takes one more value into a state, in place: the search runs this some ten thousand times a series. */
function update(s: State, { alpha }: Parameters, y: number): void {
  const before = s.mean;
  s.t += 1;
  const t = s.t;
  s.level += alpha * (y - s.level);
  s.mean = ((t - 1) * before + y) / t;
  s.slope = t === 1 ? 0 : ((t - 2) * s.slope + (6 * (y - before)) / t) / (t + 1);
  s.intercept = s.mean - (s.slope * (t + 1)) / 2;
  s.decay *= 1 - alpha;
}

/** Sum of squared one-step errors from the third value on, first level at its least-squares value, which is returned too. */
function pass(values: readonly number[], parameters: Parameters): { first: number; squares: number } {
  const state = initial(0);
  let [ee, ed, dd] = [0, 0, 0];
  for (const y of values) {
    if (state.t >= 2) {
      const error = y - next(state, parameters);
      ee += error * error;
      ed += error * state.decay;
      dd += state.decay * state.decay;
    }
    update(state, parameters, y);
  }
  const first = dd > 1e-12 ? ed / dd : 0;
  return { first, squares: Math.max(0, ee - first * ed) };
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
  const { at } = minimise((p) => pass(values, parametersFrom(p)).squares, [0.5, 0.5], {
    steps: [0.3, 0.3],
    bounds: { lower: [0.1, 0], upper: [0.99, 1] },
    maxEvaluations: 80,
    tolerance: 1e-5,
  });
  const parameters = parametersFrom(at);
  const state = initial(pass(values, parameters).first);
  for (const y of values) update(state, parameters, y);
  const points: number[] = [];
  for (let step = 1; step <= horizon; step += 1) {
    const point = next(state, parameters);
    points.push(point);
    update(state, parameters, point);
  }
  return points;
}
