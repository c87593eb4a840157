import { describe, expect, it } from 'vitest';
import { inMonth, month } from '../../../test/fixtures/agents/frames.js';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';

const price = { domain: 'price', intent: 'latest' } as const;

describe('a word for some of a kind of animal', () => {
  const cattleOf = async (products: readonly string[]): Promise<unknown> => {
    const herds = { domain: 'production' as const, intent: 'comparison' as const, measures: ['stocks'] };
    return (await find('no-figure', { ...herds, products: [...products], places: ['FR'] })).notes;
  };

  it('is the kind beside another kind', async () => {
    const note = { kind: 'assumed-product', asked: 'cows', taken: 'cattle' };
    expect(await cattleOf(['sheep', 'cows'])).toContainEqual(note);
  });

  it.each([[['cows', 'dairy-sheep']], [['cows', 'cattle']]])(
    'is those that are counted in %j',
    async (products) => {
      expect(await cattleOf(products)).not.toContainEqual(expect.objectContaining({ taken: 'cattle' }));
    },
  );
});

describe('a family without a price of its own', () => {
  it('is answered by its members, each by what it is usually quoted as', async () => {
    const found = await find('value', { ...price, products: ['cereals'] });
    expect(found.values.map(({ product }) => product)).toEqual(
      expect.arrayContaining(['wheat-hrw', 'barley', 'maize']),
    );
    expect(kinds(found.notes)).toContain('assumed-members');
    expect(found.outcome).toBe('assume');
  });

  it('is answered by those of its members that have a figure of the time', async () => {
    const period = inMonth('2026-05');
    const found = await find('value', { ...price, intent: 'value', products: ['cereals'], period });
    const products = found.values.map(({ product }) => product);
    expect(products).toEqual(expect.arrayContaining(['wheat-hrw', 'rice-thai-5']));
    expect(products).not.toContain('oats');
    expect(kinds(found.notes)).not.toContain('no-figure-for');
  });

  it('is told by how each of its members moved where two times are compared', async () => {
    const period = { kind: 'each' as const, spans: [month('2024-01'), month('2024-03')] };
    const found = await find('change', { ...price, intent: 'comparison', products: ['cereals'], period });
    expect(kinds(found.notes)).toContain('assumed-members');
  });

  it('says no more than what it is, beside one of its members', async () => {
    const found = await find('value', { ...price, products: ['urea', 'fertilizers'] });
    expect(found.values.map(({ product }) => product)).toEqual(['urea']);
    expect(kinds(found.notes)).not.toContain('no-figure-for');
  });

  it('is asked back where only one of its members can be meant', async () => {
    const found = await find('clarification', { ...price, intent: 'forecast', products: ['cereals'] });
    expect(found.choices).toContain('wheat-hrw');
  });

  it('has none of the members of what it is else read as', async () => {
    const found = await find('no-figure', { ...price, products: ['rice-paddy'] });
    expect(found.facts.map(({ product }) => product)).toEqual(['rice-thai-5']);
  });
});

it('a meat that is slaughtered is read as the animal', async () => {
  const slots = {
    products: ['pig-meat'],
    places: ['FR'],
    measures: ['slaughtered'],
    intent: 'latest' as const,
  };
  const found = await find('value', slots);
  expect(found.values).toMatchObject([{ product: 'pig', measure: 'slaughtered' }]);
  expect(found.notes).toContainEqual({ kind: 'assumed-product', asked: 'pig-meat', taken: 'pig' });
});
