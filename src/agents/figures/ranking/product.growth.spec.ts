import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { membersAsked } from './product.members.js';
import { fromYearTo, inYear } from '../../../../test/fixtures/agents/frames.js';

const over = { end: 'highest', count: null, over: 'products' } as const;
const asked = { intent: 'ranking' as const, places: ['FR'], order: over, text: '' };

describe('which product changed the most', () => {
  it.each([
    ['a family', ['cereals'], inYear(2024)],
    ['all crops', [], inYear(2024)],
    ['a stretch of time', ['cereals'], fromYearTo(2023, 2024)],
  ])('is a search among the members of %s, between the two years', async (_, products, period) => {
    const found = await find('growth', {
      ...asked,
      products,
      period,
      measures: ['production'],
      movement: 'down',
    });
    const sizes = found.changes.map(({ difference }) => difference.value);
    expect(found).toMatchObject({ over: 'products', scope: 'FR', end: 'lowest' });
    expect(new Set(found.changes.map(({ from, to }) => `${from.period} ${to.period}`))).toEqual(
      new Set(['2023 2024']),
    );
    expect(sizes.every((size) => size < 0)).toBe(true);
    expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
  });

  it('by price is that of the largest percentage, where no place is named on the world market', async () => {
    const period = fromYearTo(2024, 2025);
    const price = { domain: 'price' as const, places: [], measures: ['price'], products: ['fertilizers'] };
    const found = await find('growth', { ...asked, ...price, period, movement: 'up' });
    const percents = found.changes.map(({ percent }) => percent?.value ?? 0);
    expect(found.changes.every(({ to }) => to.place === 'WLD')).toBe(true);
    expect(percents.toSorted((a, b) => b - a)).toEqual(percents);
  });

  it('is asked back of prices where no family is named', async () => {
    const price = { domain: 'price' as const, places: [], measures: ['price'] };
    await find('clarification', { ...asked, ...price, period: inYear(2025), movement: 'up' });
  });
});

it('The largest move in one year that is named is that of the line itself', async () => {
  const found = await find('change', {
    intent: 'extreme',
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
    period: inYear(2024),
    order: { end: 'highest', count: null, over: 'places' },
    largestMove: 'down',
    text: 'plus forte baisse de la production de blé en France en 2024',
  });
  expect(found.changes[0]).toMatchObject({ from: { period: '2023' }, to: { period: '2024' } });
});

describe('the members of a family', () => {
  it.each(['cereals', 'vegetables', 'fodder-legumes'])('are no residues: %s', (family) => {
    const place = {
      places: [],
      subNational: [],
      level: null,
      within: null,
      open: true,
      regional: false,
      notes: [],
    };
    const ofFamily = { products: [family], domain: 'production' as const, measures: [], place };
    const members = membersAsked(ofFamily, loadLexicon())?.members ?? [];
    expect(members.length).toBeGreaterThan(1);
    expect(members.filter((one) => one.flat().every((id) => /^other-|-nec$/.test(id)))).toEqual([]);
  });
});

it.each(['which crops grew fastest in France', 'quelle culture a progressé le plus vite'])(
  'the pace of a change puts it in order: « %s »',
  async (text) => {
    const found = await find('growth', {
      ...asked,
      text,
      products: ['cereals'],
      measures: ['production'],
      period: fromYearTo(2023, 2024),
      movement: 'down',
    });
    const percents = found.changes.map(({ percent }) => percent?.value ?? 0);
    expect(found.byRate).toBe(true);
    expect(percents.toSorted((a, b) => a - b)).toEqual(percents);
  },
);
