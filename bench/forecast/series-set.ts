import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Frequency } from '../../src/forecasting/history.js';

/** One series of a test set: what is known, and what came after. */
export interface TestSeries {
  readonly id: string;
  readonly frequency: Frequency;
  /** Lag of the seasonal naive forecast that scales MASE: what the set says, 1 for the weekly series of M4. */
  readonly scaleLag: number;
  readonly horizon: number;
  readonly training: readonly number[];
  readonly test: readonly number[];
}

/** The M4 sets give annual and weekly series the same period, 1: annual ones are asked 6 steps ahead, weekly ones 13. */
const LONGEST_ANNUAL_HORIZON = 10;

function frequencyOf(period: number, horizon: number): Frequency {
  if (period === 12) return 'monthly';
  if (period === 52) return 'weekly';
  if (period === 1) return horizon > LONGEST_ANNUAL_HORIZON ? 'weekly' : 'annual';
  throw new RangeError(`no frequency has a period of ${period}`);
}

function numbers(list: string): number[] {
  const values = list.split(',').map(Number);
  if (values.some((y) => !Number.isFinite(y))) throw new RangeError(`not numbers: ${list.slice(0, 60)}`);
  return values;
}

/**
 * Reads one line `id|period|horizon|training values|test values`.
 * @throws RangeError for a line of another shape, a period other than 1, 12 or 52, or a value that is no number.
 */
export function parseSeries(line: string): TestSeries {
  const [id, periodText, horizonText, training, test, ...rest] = line.split('|');
  if (id === undefined || training === undefined || test === undefined || rest.length > 0) {
    throw new RangeError(`not a series: ${line.slice(0, 60)}`);
  }
  const period = Number(periodText);
  const horizon = Number(horizonText);
  const known = { id, horizon, training: numbers(training), test: numbers(test) };
  if (known.test.length !== horizon)
    throw new RangeError(`${id}: ${known.test.length} test values, horizon ${horizon}`);
  return { ...known, frequency: frequencyOf(period, horizon), scaleLag: period };
}

/** The series of a text file, gzipped or not, a line each. */
export async function readSeries(path: string): Promise<TestSeries[]> {
  const bytes = await readFile(path);
  const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = (gzipped ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseSeries);
}
