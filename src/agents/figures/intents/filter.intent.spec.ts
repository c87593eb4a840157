import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

describe('a limit that is put up of all times', () => {
  const asked = {
    intent: 'filter' as const,
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
  };
  const above = (value: number) => ({ comparator: 'above' as const, value, unit: 'Mt' });

  it.each([
    ['la France a-t-elle toujours produit plus de 20 Mt de blé tendre ?', 20, true],
    ['la France a-t-elle toujours produit plus de 30 Mt de blé tendre ?', 30, false],
    ['did France produce more than 30 Mt of wheat every year since 2015?', 30, false],
    ['la France a-t-elle déjà produit plus de 30 Mt de blé tendre ?', 30, true],
  ])('is to be passed at each of them: « %s »', async (text, value, holds) => {
    const period = fromYearTo(2015, null);
    expect((await find('filter', { ...asked, text, period, threshold: above(value) })).holds).toBe(holds);
  });
});

describe('those that fell short of what is put up of each time', () => {
  const asked = {
    intent: 'filter' as const,
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
    period: fromYearTo(2015, null),
    text: 'la France a-t-elle produit plus de 30 Mt de blé tendre chaque année ? Sinon, lesquelles ?',
  };
  const threshold = { comparator: 'above' as const, value: 30, unit: 'Mt' };

  it('are named with their figures', async () => {
    const found = await find('filter', { ...asked, threshold });
    expect(found.holds).toBe(false);
    expect(found.failing?.every(({ value, unit }) => unit === 'kt' && value <= 30_000)).toBe(true);
    expect(found.matches.length + (found.failing?.length ?? 0)).toBe(found.compared.value);
    const { answer } = new AnswerWriter(loadLexicon()).write(found, 'production', 'fr');
    const [first] = found.failing ?? [];
    expect(answer).toContain(` Ce n’était pas le cas en ${first?.period} (`);
  });

  it('are none where each passed it', async () => {
    const found = await find('filter', { ...asked, threshold: { ...threshold, value: 20 } });
    expect([found.holds, found.failing]).toEqual([true, undefined]);
  });
});

describe('a limit of prices', () => {
  const urea = {
    intent: 'filter' as const,
    domain: 'price' as const,
    products: ['urea'],
    steps: 'year' as const,
    order: { end: 'highest' as const, count: null, over: 'periods' as const },
    threshold: { comparator: 'above' as const, value: 100, unit: 'USD/t' },
  };

  it.each([
    ["le prix de l'urée a-t-il dépassé 100 dollars la tonne ces trois dernières années ?", 7],
    ["en quelles années l'urée a-t-elle dépassé 100 dollars la tonne ces trois dernières années ?", 4],
  ])('goes by month, and by year where years are asked for: « %s »', async (text, length) => {
    const period = { kind: 'last' as const, count: 3, grain: 'year' as const };
    const { matches } = await find('filter', { ...urea, text, period });
    expect(matches[0]?.period).toHaveLength(length);
  });
});
