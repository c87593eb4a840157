import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../test/fixtures/agents/frames.js';

const asked = {
  intent: 'average' as const,
  products: ['soft-wheat'],
  measures: ['yield'],
  places: ['FR', 'DE'],
  period: fromYearTo(2015, 2022),
  deviation: true as const,
};

describe('whether one of two sides varies less than the other', () => {
  it.each([
    ['Le rendement du blé est-il plus stable en France qu’en Allemagne ?', 'steadier'],
    ['Rendement du blé plus régulier en France qu’en Allemagne ?', 'steadier'],
    ['Le rendement varie-t-il moins en France qu’en Allemagne ?', 'steadier'],
    ['Is the wheat yield steadier in France than in Germany?', 'steadier'],
    ['Are wheat yields less volatile in France than in Germany?', 'steadier'],
    ['Le rendement est-il moins régulier en France qu’en Allemagne ?', 'less steady'],
    ['Is the yield more variable in France than in Germany?', 'less steady'],
    ['Did the yield vary more in France than in Germany?', 'less steady'],
  ])('is told by the variation in proportion to the mean: « %s » (%s)', async (text, claim) => {
    const found = await find('averages', { ...asked, text });
    const [france, germany] = found.averages.map(({ deviation }) => deviation?.percent.value ?? NaN);
    const isSteadier = (france ?? NaN) < (germany ?? NaN);
    expect(found.holds).toBe(claim === 'steadier' ? isSteadier : !isSteadier);
  });

  it.each([
    'Where is the wheat yield more stable, in France or in Germany?',
    'Quel rendement est le plus régulier, celui de la France ou celui de l’Allemagne ?',
    'Volatilité du rendement en France et en Allemagne',
  ])('is not told where no side is put up: « %s »', async (text) => {
    expect((await find('averages', { ...asked, text })).holds).toBeNull();
  });
});
