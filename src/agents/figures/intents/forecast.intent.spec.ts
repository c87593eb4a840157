import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inMonth } from '../../../../test/fixtures/agents/frames.js';

const ahead = { domain: 'price', intent: 'forecast' } as const;
const period = { kind: 'next', count: 6, grain: 'month' } as const;

describe('forecasts', () => {
  it('are declined of a price that nobody observes any more', async () => {
    const found = await find('no-figure', { ...ahead, products: ['barley'], places: ['WLD'], period });
    expect(found.reason).toBe('stopped');
    expect(found.facts).toMatchObject([{ period: '2020-08', value: 80.38 }]);
  });

  it('leave what was observed of it an observation', async () => {
    const past = inMonth('2020-05');
    const found = await find('value', { ...ahead, products: ['barley'], places: ['WLD'], period: past });
    expect(found.values[0]?.period).toBe('2020-05');
  });

  it('tell how far ahead their error was measured', async () => {
    const found = await find('forecast', { ...ahead, products: ['urea'], period });
    expect(found.points).toHaveLength(6);
    expect(found.ahead).toMatchObject({ count: { value: 6 }, shorter: false });
    expect(found.error?.value).toBeGreaterThan(0);
    expect(found.held?.of.value).toBe(6);
  });

  it('are made for the month so long after the day of the question, as far as they reach', async () => {
    const asked = { ...ahead, products: ['urea'] };
    const then = { ...period, fromToday: 'then' as const };
    const [point, ...others] = (await find('forecast', { ...asked, period: then })).points;
    expect([point?.period, others]).toEqual(['2027-05', []]);
    const far = await find('forecast', { ...asked, period: { ...then, count: 24 } });
    expect([far.points[0]?.period, far.points.at(-1)?.period]).toEqual(['2026-06', '2027-11']);
    expect(far.notes).toContainEqual({ kind: 'shortened-horizon', last: '2027-11' });
  });

  it('know whether their time has passed on the day of the question', async () => {
    const asked = { ...ahead, products: ['urea'] };
    expect((await find('forecast', { ...asked, period: { ...period, count: 3 } })).elapsed).toBe(true);
    expect((await find('forecast', { ...asked, period: { ...period, count: 12 } })).elapsed).toBe(false);
  });

  it('know whether months to come were counted from an old figure', async () => {
    const fromLast = async (from?: 'until'): Promise<boolean | undefined> =>
      (
        await find('forecast', {
          ...ahead,
          products: ['urea'],
          period: { ...period, ...(from && { fromToday: from }) },
        })
      ).fromLast;
    expect([await fromLast(), await fromLast('until')]).toEqual([true, undefined]);
  });
});
