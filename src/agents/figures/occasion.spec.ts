import { describe, expect, it } from 'vitest';
import { SampleFacts } from '../../../test/support/sample-facts.js';
import { occasionOf } from './occasion.js';

const { own } = new SampleFacts({
  products: ['soft-wheat', 'barley'],
  places: ['FR', 'DE'],
  measure: 'production',
  unit: 'kt',
  value: 1,
  period: '2024',
});
const facts = [30, 10, 20, 40, 10, 20, 30].map((value, at) => ({ ...own, value, period: String(2018 + at) }));
const above = facts.filter(({ value }) => value > 15);
const below = facts.filter(({ value }) => value < 35);

describe('the one time that is asked for of those beyond a limit', () => {
  it.each([
    ['first', 'la première fois que la récolte a dépassé', above, 'first', '2018', true],
    ['first', 'when did it first rise above', above, 'first', '2020', false],
    ['last', 'la dernière fois', above, 'last', '2024', false],
    ['since', 'depuis quand la récolte dépasse-t-elle', above, 'since', '2023', false],
    ['since', "depuis quand n'a-t-elle plus dépassé", above, 'last', '2024', false],
    ['since', 'since when has it been below', below, 'since', '2022', false],
    ['since', 'since when has it been above', [facts[3] ?? own], 'ended', '2021', false],
    ['back', 'quand est-elle repassée au-dessus', above, 'back', '2023', false],
    ['back', 'when did it come back above', facts.slice(0, 1), 'ended', '2018', false],
    ['back', 'when did it come back above', facts, 'since', '2018', true],
  ] as const)('%s: « %s »', (...[occasion, text, matches, kind, period, isStart]) => {
    const found = occasionOf({ occasion, text }, facts, matches).occasion;
    expect(found).toMatchObject({ kind, fact: { period }, isStart });
  });

  it('is none where none is asked for or nothing is beyond it', () => {
    expect(occasionOf({ text: 'quelles années' }, facts, above)).toEqual({});
    expect(occasionOf({ occasion: 'first', text: 'la première fois' }, facts, [])).toEqual({});
  });
});
