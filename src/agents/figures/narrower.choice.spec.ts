import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';

const price = { domain: 'price', intent: 'latest' } as const;

describe('a family without a price of its own', () => {
  it('is answered by its members, each by what it is usually quoted as', async () => {
    const found = await find('value', { ...price, products: ['cereals'] });
    expect(found.values.map(({ product }) => product)).toEqual(
      expect.arrayContaining(['wheat-hrw', 'barley', 'maize']),
    );
    expect(kinds(found.notes)).toContain('assumed-members');
    expect(found.outcome).toBe('assume');
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
