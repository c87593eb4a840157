import { describe, expect, it } from 'vitest';
import type { ForecastFact } from '../../wording/facts.js';
import { expectationOf } from './forecast.verdict.js';

const between = (lower: number, upper: number): ForecastFact => ({
  product: 'maize',
  productCode: 'Maize',
  place: 'WLD',
  placeCode: 'WLD',
  measure: 'price',
  period: '2026-12',
  value: (lower + upper) / 2,
  lower,
  upper,
  unit: 'USD/t',
  dataset: 'worldbank-prices',
  flags: '',
  derived: null,
  method: 'median',
});

describe('what is to be expected of the time to come', () => {
  it.each([
    ['Le maïs va-t-il monter ?', 'up', 210, 250, 'likely'],
    ['Le maïs va-t-il monter ?', 'up', 150, 190, 'unlikely'],
    ['Le maïs va-t-il monter ?', 'up', 180, 250, 'unsure'],
    ['Will maize fall?', 'down', 150, 190, 'likely'],
    ['Is maize going to get cheaper?', undefined, 210, 250, 'unlikely'],
    ['Le maïs sera-t-il moins cher en décembre ?', undefined, 150, 190, 'likely'],
    ['Est-ce que le maïs va monter ?', 'up', 210, 250, 'likely'],
    ["Le maïs va baisser d'ici 2028 ?", 'down', 150, 190, 'likely'],
    ['Maize will fall by 2028?', 'down', 150, 190, 'likely'],
    ['Le maïs va baisser ?', 'down', 150, 250, 'flat'],
    ['Will maize rise?', 'up', 150, 250, 'flat'],
    ['Tu crois que le maïs va continuer à monter ?', 'up', 180, 250, 'unsure'],
    ['Pensez-vous que le maïs va monter ?', 'up', 210, 250, 'likely'],
    ['Do you think that maize will fall?', 'down', 210, 250, 'unlikely'],
    ['De combien crois-tu que le maïs va monter ?', 'up', 210, 250, null],
    ['Tu crois que le maïs sera plus cher que le blé ?', undefined, 210, 250, null],
    ["Le maïs sera-t-il plus cher qu'en 2022 ?", undefined, 210, 250, null],
    ['Will maize be dearer than wheat?', undefined, 210, 250, null],
    ['Le maïs va-t-il monter ou descendre ?', 'up', 210, 250, null],
    ['De combien le maïs va monter ?', 'up', 210, 250, null],
    ['Le maïs ne va-t-il pas monter ?', 'up', 210, 250, null],
    // By so much is another thing than a move.
    ['Le maïs va-t-il monter de 50 % ?', 'up', 210, 250, null],
    ['Will maize double by 2027?', 'up', 210, 250, null],
  ] as const)('%s (%s), from 200 to between %d and %d: %s', (text, movement, lower, upper, expected) => {
    const frame = { text, ...(movement ? { movement } : {}) };
    expect(expectationOf(frame, 200, between(lower, upper))).toBe(expected);
  });
});
