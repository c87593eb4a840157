import { expect, it } from 'vitest';
import { tellsOfNumber } from './counting.js';
import { measureNotes } from './measure.choice.js';

it.each([
  ["Les porcs de l'Espagne", false],
  ['pigs in Spain', false],
  ['Les lapins, combien ont été abattus ?', false],
  ['Évolution des ovins en Grèce', false],
  ["Le nombre d'ânes en Égypte", true],
  ['Combien de chameaux en Somalie', true],
  ['Quel pays a perdu le plus de bovins ?', true],
  ['La Grèce a-t-elle plus de brebis ou de chèvres ?', true],
  ['Which countries have the most camels?', true],
  ['does Spain have fewer pigs?', true],
  ['how many head of cattle were lost?', true],
])('« %s » counts animals: %s', (text, isCounting) => {
  expect(tellsOfNumber({ text })).toBe(isCounting);
});

it('leaves untold that the number of animals was taken where they are counted', () => {
  const choice = { measures: ['stocks'], assumed: true };
  expect(measureNotes({ ...choice, told: 'stocks' }, 'stocks')).toEqual([]);
  expect(measureNotes({ ...choice, told: 'stocks' }, 'slaughtered')).toHaveLength(1);
  expect(measureNotes(choice, 'stocks')).toHaveLength(1);
});
