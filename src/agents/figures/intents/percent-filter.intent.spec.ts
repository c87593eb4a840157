import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());

describe('a limit in percent', () => {
  const wheat = { intent: 'filter' as const, products: ['soft-wheat'], measures: ['production'] };
  const limit = (value: number, comparator: 'above' | 'below' = 'above') => ({
    threshold: { comparator, value, unit: '%' },
  });
  const order = (over: 'places' | 'periods') => ({ order: { end: 'highest' as const, count: null, over } });

  it('is of the share that each place has of the group', async () => {
    const asked = { ...wheat, places: ['EU27_2020'], period: inYear(2024), ...order('places') };
    const found = await find('percent-filter', { ...asked, ...limit(20) });
    const whole = found.whole?.value ?? NaN;
    expect(found.of).toBe('share');
    expect(found.matches.length).toBeGreaterThan(0);
    for (const { fact, percent } of found.matches) {
      expect(percent.value).toBeCloseTo((100 * fact.value) / whole, 6);
      expect(percent.value).toBeGreaterThan(20);
    }
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /^En 2024, \d+ pays sur \d+ représentai(?:en)?t plus de 20\s% de la production de blé tendre dans l’Union européenne \(/u,
    );
    const below = await find('percent-filter', { ...asked, ...limit(20, 'below') });
    expect(found.matches.length + below.matches.length).toBe(found.compared.value);
  });

  it('that none reaches is told with what comes nearest to it', async () => {
    const asked = { ...wheat, places: ['EU27_2020'], period: inYear(2024), ...order('places') };
    const found = await find('percent-filter', { ...asked, ...limit(90) });
    expect(found.matches).toEqual([]);
    expect(found.nearest?.fact.place).toBe('FR');
    expect(writer.write(found, 'production', 'en').answer).toMatch(
      /^In 2024, none of \d+ countries accounted for more than 90% of/u,
    );
  });

  it('is of the fall from one year to the next', async () => {
    const text = 'en quelles années la production de blé a-t-elle baissé de plus de 20 %';
    const asked = { ...wheat, places: ['FR'], movement: 'down' as const, ...order('periods'), text };
    const found = await find('percent-filter', { ...asked, ...limit(20) });
    expect(found.of).toBe('fall');
    expect(found.matches.map(({ fact }) => fact.period)).toContain('2024');
    for (const { percent, from, fact } of found.matches) {
      expect(percent.value).toBeLessThan(-20);
      expect(percent.value).toBeCloseTo(100 * (fact.value / (from?.value ?? NaN) - 1), 6);
    }
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /a baissé de plus de 20\s% d’une année à l’autre \d+ fois sur \d+\s: .*2024 \(−26,9\s%\)/u,
    );
  });

  it('is of the rise of each place over a stretch', async () => {
    const asked = { ...wheat, places: ['EU27_2020'], movement: 'up' as const, ...order('places') };
    const found = await find('percent-filter', { ...asked, period: fromYearTo(2016, 2023), ...limit(5) });
    expect(found.of).toBe('rise');
    expect([found.from, found.to]).toEqual(['2016', '2023']);
    for (const { percent } of found.matches) expect(percent.value).toBeGreaterThan(5);
  });

  it('is of the share of one place over the years', async () => {
    const asked = { ...wheat, places: ['FR', 'EU27_2020'], ...order('periods') };
    const found = await find('percent-filter', { ...asked, ...limit(25) });
    expect([found.of, found.over]).toEqual(['share', 'periods']);
    expect(found.matches.length).toBeGreaterThan(0);
    expect(found.matches.length).toBeLessThan(found.compared.value);
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /, la France a représenté plus de 25\s% de la production de blé tendre dans l’Union européenne \d+ années sur \d+/u,
    );
  });

  it('is of the whole stretch that is named, where a yes or a no is wanted', async () => {
    const text = 'la production de blé a-t-elle baissé de plus de 20 % entre 2023 et 2024 ?';
    const asked = {
      ...wheat,
      places: ['FR'],
      movement: 'down' as const,
      period: fromYearTo(2023, 2024),
      text,
    };
    expect((await find('change', { ...asked, ...limit(20) })).holds).toBe(true);
    expect((await find('change', { ...asked, ...limit(30) })).holds).toBe(false);
    expect((await find('change', { ...asked, ...limit(30, 'below') })).holds).toBe(true);
  });

  it('is of moves either way where none is named', async () => {
    const text = "quels mois l'urée a-t-elle varié de plus de 10 %";
    const asked = {
      domain: 'price' as const,
      intent: 'filter' as const,
      products: ['urea'],
      measures: ['price'],
    };
    const found = await find('percent-filter', { ...asked, ...order('periods'), ...limit(10), text });
    expect(found.of).toBe('move');
    const signs = new Set(found.matches.map(({ percent }) => Math.sign(percent.value)));
    expect(signs).toEqual(new Set([-1, 1]));
    for (const { percent } of found.matches) expect(Math.abs(percent.value)).toBeGreaterThan(10);
  });

  it('is of every year where it is asked whether a share ever was so', async () => {
    const text = 'la France a-t-elle déjà dépassé 28 % du blé européen ?';
    const asked = { ...wheat, intent: 'share' as const, places: ['FR', 'EU27_2020'], text };
    const found = await find('percent-filter', { ...asked, ...limit(28) });
    expect(found.compared.value).toBeGreaterThan(5);
    expect(found.holds).toBe(found.matches.length > 0);
    expect((await find('percent-filter', { ...asked, ...limit(99) })).holds).toBe(false);
  });

  it('is of no move from nought, of which there is no percentage', async () => {
    const text = 'en quelles années les olives ont-elles baissé de plus de 20 %';
    const asked = { ...wheat, products: ['olives'], places: ['FI'], movement: 'down' as const, text };
    await expect(find('change', { ...asked, ...order('periods'), ...limit(20) })).resolves.toMatchObject({
      holds: null,
    });
  });
});
