import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const order = { count: null, over: 'periods' as const };

describe('when two lines of figures were furthest apart', () => {
  const wheat = {
    intent: 'comparison' as const,
    products: ['soft-wheat'],
    measures: ['production'],
    places: ['FR', 'DE'],
  };

  it('is the time of the widest gap, with both figures, the higher first', async () => {
    const text =
      'en quelle année l’écart de production entre la France et l’Allemagne a-t-il été le plus grand';
    const found = await find('widest-gap', { ...wheat, order: { ...order, end: 'highest' }, text });
    const { sides, size } = found.widest;
    expect(sides[0].period).toBe(sides[1].period);
    expect(size.value).toBeCloseTo(sides[0].value - sides[1].value, 6);
    expect(size.value).toBeGreaterThanOrEqual(found.now.size.value);
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /^Pour la production de blé tendre, l’écart était le plus grand en \d{4}, avec .+\u00A0: .+ en France et .+ en Allemagne \(période examinée/u,
    );
  });

  it('is that of the narrowest', async () => {
    const text = 'in which year was the gap between France and Germany the smallest';
    const found = await find('widest-gap', { ...wheat, order: { ...order, end: 'lowest' }, text }, 'en');
    expect(found.widest.size.value).toBeLessThanOrEqual(found.now.size.value);
    expect(writer.write(found, 'production', 'en').answer).toMatch(
      /^For the production of soft wheat, the gap was narrowest in \d{4}, at /u,
    );
  });

  it('is of prices by their means where years are asked for', async () => {
    const found = await find('widest-gap', {
      domain: 'price',
      intent: 'comparison',
      products: ['urea', 'maize'],
      measures: ['price'],
      order: { ...order, end: 'highest' },
      steps: 'year',
      text: 'en quelle année l’écart entre le prix de l’urée et celui du maïs a-t-il été le plus grand',
    });
    expect(found.widest.sides[0].period).toMatch(/^\d{4}$/u);
    expect(found.by).toBe('product');
  });
});
