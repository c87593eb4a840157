import { expect, it } from 'vitest';
import { ANSWERED, said } from '../../../test/support/said.js';
import type { Difference, GrowthFindings } from '../found.findings.js';

function change(place: string, before: number, after: number): Difference {
  const names = { product: 'rapeseed', productCode: 'I1110', place, placeCode: place, measure: 'production' };
  const own = { ...names, unit: 'kt', dataset: 'eurostat-crops', flags: '', derived: null } as const;
  return {
    from: { ...own, period: '2023', value: before },
    to: { ...own, period: '2024', value: after },
    difference: { name: 'difference', value: after - before, unit: 'kt' },
    percent: { name: 'percent-change', value: (after / before - 1) * 100, unit: '%' },
  };
}

const changes = [
  change('RO', 1790, 1181),
  change('DE', 4220, 3634),
  change('PL', 3586, 3135),
  change('GR', 10, 5),
];
const count = (value: number) => ({ name: 'count', value, unit: 'count' });
const found: GrowthFindings = {
  kind: 'growth',
  ...ANSWERED,
  facts: changes.flatMap(({ from, to }) => [from, to]),
  end: 'lowest',
  changes,
  fastest: null,
  compared: count(24),
  scope: 'EU27_2020',
};

it('Where each that moved is asked for, how many did comes first and all of them are named', () => {
  const listed: GrowthFindings = { ...found, moved: count(6), each: true, more: count(2) };
  expect(said(listed, 'fr', 'production')).toBe(
    'Entre 2023 et 2024 dans l’Union européenne, la production de colza a baissé dans 6 pays sur 24. C’est en Roumanie que la baisse est la plus forte : −609 000 tonnes (−34 %), de 1,79 à 1,18 million de tonnes. Viennent ensuite l’Allemagne (−586 000 tonnes, −13,9 %) et la Pologne (−451 000 tonnes, −12,6 %), puis la Grèce et 2 autres.',
  );
  expect(said(listed, 'en', 'production')).toBe(
    'Between 2023 and 2024 in the European Union, the production of rapeseed fell in 6 of 24 countries. The fall was largest in Romania: −609,000 tonnes (−34%), from 1.79 to 1.18 million tonnes. Next come Germany (−586,000 tonnes, −13.9%) and Poland (−451,000 tonnes, −12.6%), then Greece and 2 others.',
  );
});

it('The fastest of those with some part of the total is told with that part', () => {
  const fastest: GrowthFindings = {
    ...found,
    fastest: change('GR', 10, 5),
    leastPart: { name: 'least-part', value: 1, unit: '%' },
  };
  expect(said(fastest, 'fr', 'production')).toMatch(
    /Parmi les pays qui pesaient au moins 1 % du total en 2023, c’est en Grèce que la baisse est la plus forte en proportion \(−50 %\)\.$/u,
  );
  expect(said(fastest, 'en', 'production')).toMatch(
    /Among the countries with at least 1% of the total in 2023, the fall was largest in relative terms in Greece \(−50%\)\.$/u,
  );
});
