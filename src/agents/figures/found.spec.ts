import { expect, it } from 'vitest';
import type { Fact } from '../../wording/facts.js';
import { derivedPeriods } from './found.js';

const yieldOf = (year: number, derived: Fact['derived']): Fact => ({
  product: 'sunflower',
  productCode: 'I1120',
  place: 'FR',
  placeCode: 'FR',
  measure: 'yield',
  period: String(year),
  value: 2.4,
  unit: 't/ha',
  dataset: 'eurostat-crops',
  flags: '',
  derived,
});
/** Yields of 2000 to 2024, calculated in the years that are told. */
const facts = (isDerived: (year: number) => boolean): Fact[] =>
  Array.from({ length: 25 }, (_, at) => yieldOf(2000 + at, isDerived(2000 + at) ? 'yield' : null));

it.each([
  ['of all years', () => true, { periods: [] }],
  ['of a few', (year: number) => year === 2003 || year === 2004, { periods: ['2003', '2004'] }],
  ['of a stretch', (year: number) => year < 2010, { periods: [], stretch: { from: '2000', to: '2009' } }],
  ['here and there', (year: number) => year % 2 === 0, { periods: [], partly: true }],
])('yields are said to be calculated of the years that they are: %s', (_, isDerived, said) => {
  expect(derivedPeriods(facts(isDerived))).toEqual(said);
});
