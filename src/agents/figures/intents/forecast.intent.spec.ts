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
    expect(found.ahead).toMatchObject({ count: { value: 12 }, shorter: false });
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
    expect((await find('forecast', { ...asked, period: inMonth('2026-08') })).elapsed).toBe(true);
    expect((await find('forecast', { ...asked, period: { ...period, count: 12 } })).elapsed).toBe(false);
  });

  it('are of the months that begin after today, and told as counted from an old figure too', async () => {
    const asked = { ...ahead, products: ['urea'] };
    const toCome = await find('forecast', { ...asked, period: { ...period, count: 3 } });
    const months = (points: readonly { period: string }[] = []) => points.map((one) => one.period);
    expect(months(toCome.points)).toEqual(['2026-12', '2027-01', '2027-02']);
    expect(months(toCome.sinceLast)).toEqual(['2026-06', '2026-07', '2026-08']);
    expect(toCome.fromLast).toBeUndefined();
    const until = await find('forecast', { ...asked, period: { ...period, fromToday: 'until' } });
    expect(until.sinceLast).toBeUndefined();
  });

  it('know whether months to come were counted from an old figure, where no forecast reaches those after today', async () => {
    const far = await find('forecast', { ...ahead, products: ['urea'], period: { ...period, count: 18 } });
    expect([far.points[0]?.period, far.fromLast]).toEqual(['2026-06', true]);
  });
});
