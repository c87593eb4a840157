import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { periodAfter } from '../statistics/day.js';
import { readPackFolder } from '../statistics/pack.reader.js';
import { forecast } from './forecast.js';

const FOLDER = fileURLToPath(new URL('../../data/worldbank-prices', import.meta.url));
const USED = 360;

/** Every bundled monthly price, null where there is none. */
async function prices(): Promise<[code: string, values: (number | null)[]][]> {
  const { series } = await readPackFolder(FOLDER);
  return [...series].map(({ productCode, observations }) => {
    const byMonth = new Map(observations.map(({ period, value }) => [period, value]));
    const values: (number | null)[] = [];
    const last = observations.at(-1)?.period ?? 0;
    for (let month = observations[0]?.period ?? 1; month <= last; month = periodAfter(month, 'monthly'))
      values.push(byMonth.get(month) ?? null);
    return [productCode, values];
  });
}

/** The relative change that 95 % of those from one known month to the next did not exceed. */
function usualChange(values: readonly (number | null)[]): number {
  const moves = values.slice(-USED).flatMap((y, i, all) => {
    const before = all[i - 1] ?? null;
    return y === null || before === null ? [] : [Math.abs(Math.log(y / before))];
  });
  return moves.sort((a, b) => a - b)[Math.floor(0.95 * moves.length)] ?? 0;
}

describe('forecasts of the world prices', async () => {
  const all = await prices();

  it('are of all that are bundled', () => expect(all).toHaveLength(46));

  it.each(all)('of %s begin with a step that its past has shown', (_code, values) => {
    const last = values.findLast((y) => y !== null) ?? 0;
    const steps = [1, 3, 6, 12].map((horizon) => {
      const made = forecast({ frequency: 'monthly', kind: 'price', nonNegative: true, values }, { horizon });
      return made.outcome === 'forecast' ? Math.abs(Math.log((made.points[0]?.value ?? 0) / last)) : Infinity;
    });
    expect(Math.max(...steps)).toBeLessThanOrEqual(usualChange(values));
  });
});
