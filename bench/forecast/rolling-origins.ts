import { performance } from 'node:perf_hooks';
import { naiveScale } from '../../src/forecasting/accuracy.js';
import type { ForecastPoint } from '../../src/forecasting/forecast-result.js';
import { forecast } from '../../src/forecasting/forecast.js';
import { mean, median } from '../../src/forecasting/summary-statistics.js';
import { periodAfter } from '../../src/statistics/day.js';
import { readPackFolder } from '../../src/statistics/pack.reader.js';
import type { Observation } from '../../src/statistics/series.js';

/** Periods known at the first origin, from one to the next, and looked ahead. */
const FIRST = 120;
const APART = 12;
const AHEAD = 12;
const TOLD_STEPS = [1, 3, 6, 12];

/** A forecast that was made from a part of a series, step by step beside what came. */
interface Origin {
  readonly points: readonly ForecastPoint[];
  readonly actual: readonly (number | null)[];
  readonly last: number;
  /** Mean absolute monthly change known then. */
  readonly scale: number;
  /** Whether the first step moves more than 95 % of the relative monthly changes known then. */
  readonly jumps: boolean;
  readonly milliseconds: number;
}

/** The months from the first to the last observation, null where there is none. */
function monthsOf(observations: readonly Observation[]): (number | null)[] {
  const byPeriod = new Map(observations.map(({ period, value }) => [period, value]));
  const [first, last] = [observations[0]?.period ?? 0, observations.at(-1)?.period ?? -1];
  const values: (number | null)[] = [];
  for (let month = first; month <= last; month = periodAfter(month, 'monthly')) {
    values.push(byPeriod.get(month) ?? null);
  }
  return values;
}

function jumpsOut(first: number, last: number, known: readonly number[]): boolean {
  const moves = known.slice(1).map((y, i) => Math.abs(Math.log(y / (known[i] ?? y))));
  const usual = moves.sort((a, b) => a - b)[Math.floor(0.95 * moves.length)] ?? 0;
  return Math.abs(Math.log(first / last)) > usual;
}

function originAt(values: readonly (number | null)[], length: number): Origin | null {
  const past = values.slice(0, length);
  const history = { frequency: 'monthly', kind: 'price', nonNegative: true, values: past } as const;
  const started = performance.now();
  const made = forecast(history, { horizon: AHEAD });
  const milliseconds = performance.now() - started;
  const known = past.filter((y) => y !== null);
  const [last, first] = [past.at(-1) ?? null, made.outcome === 'forecast' ? made.points[0] : undefined];
  if (made.outcome === 'declined' || last === null || first === undefined) return null;
  return {
    points: made.points,
    actual: values.slice(length, length + AHEAD),
    last,
    scale: naiveScale(known, 1),
    jumps: jumpsOut(first.value, last, known),
    milliseconds,
  };
}

interface Step {
  readonly point: ForecastPoint;
  readonly y: number;
  readonly last: number;
  readonly scale: number;
}

function stepsOf(origins: readonly Origin[]): Step[] {
  return origins.flatMap(({ points, actual, last, scale }) =>
    points.flatMap((point, i) => {
      const y = actual[i] ?? null;
      return y === null ? [] : [{ point, y, last, scale }];
    }),
  );
}

/** Coverage of both intervals, MASE and median absolute percent error, the last two beside those of the last value. */
function line(name: string, steps: readonly Step[]): string {
  const held = (width: 80 | 95): string =>
    mean(
      steps.map(({ point, y }) => Number(y >= point[`lower${width}`] && y <= point[`upper${width}`])),
    ).toFixed(3);
  const errors = (of: (step: Step) => number): string => {
    const scaled = mean(steps.map((step) => Math.abs(of(step) - step.y) / step.scale)).toFixed(3);
    const percent = median(steps.map((step) => (Math.abs(of(step) - step.y) / step.y) * 100)).toFixed(1);
    return `MASE=${scaled} MdAPE=${percent}`;
  };
  const [ours, naive] = [errors((step) => step.point.value), errors((step) => step.last)];
  return `${name} cov80=${held(80)} cov95=${held(95)} ${ours} (last value ${naive}) n=${steps.length}`;
}

/**
 * Forecasts the bundled monthly prices of the World Bank again from every twelfth month in their past, from ten years
 * of history on, with what was known then, and prints how the intervals and the central values of 12 months ahead did.
 * @throws Error where the folder of bundled figures is not of its format
 */
export async function measureRollingOrigins(folder: string): Promise<void> {
  const { series } = await readPackFolder(folder);
  const all = [...series].map(({ observations }) => monthsOf(observations));
  const origins = all.flatMap((values) => {
    const lengths = Array.from(values, (_, i) => i).filter((i) => i >= FIRST && (i - FIRST) % APART === 0);
    return lengths.flatMap((length) => originAt(values, length) ?? []);
  });
  console.log(`\nWorld Bank monthly prices: ${all.length} series, ${origins.length} rolling origins`);
  const steps = stepsOf(origins);
  const ms = median(origins.map((origin) => origin.milliseconds)).toFixed(1);
  console.log(`${line('ours', steps)} ms=${ms}`);
  for (const told of TOLD_STEPS) {
    const those = steps.filter(({ point }) => point.step === told);
    console.log(line(`  step ${told}:`, those));
  }
  const jumps = origins.filter((origin) => origin.jumps).length;
  console.log(`  first steps beyond 95 % of the monthly changes before: ${jumps} of ${origins.length}`);
}
