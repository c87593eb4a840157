import { expect, it } from 'vitest';
import { withoutAside } from './asked.aside.js';

it.each([
  ['La production a-t-elle baissé en 2024, et si oui de combien ?', 'La production a-t-elle baissé en 2024'],
  ['Did it fall in 2024, and if so, by how much?', 'Did it fall in 2024'],
  ['A-t-elle augmenté en 2024 et de combien ?', 'A-t-elle augmenté en 2024'],
  ['Are there more cows than sheep, and how many?', 'Are there more cows than sheep'],
])('What is asked besides of how much is left out: « %s »', (text, left) => {
  expect(withoutAside(text)).toBe(left);
});

it.each([
  'De combien la production a-t-elle baissé ?',
  'La récolte a-t-elle dépassé celle de 2023, et quel a été le rendement ?',
  'Was the harvest larger than in 2023, and how much did it yield?',
  'Quel est le prix du blé et combien coûte le maïs ?',
])('What is asked of another quantity is kept: « %s »', (text) => {
  expect(withoutAside(text)).toBe(text);
});
