import { expect, it } from 'vitest';
import { withUnpaidRent } from './unpaid-rent.js';

it.each([
  ['Mon fermier ne paie plus, comment je récupère mes terres ?', 'loyer impayé'],
  ["le fermier ne m'a pas payé cette année", 'loyer impayé'],
  ["mon locataire n'a rien réglé depuis deux ans", 'loyer impayé'],
  ['le preneur paye plus depuis la moisson', 'loyer impayé'],
  ['Mon fermier a raté deux fermages, je peux casser le bail ?', 'loyer impayé'],
  ['le locataire a encore sauté une échéance', 'loyer impayé'],
  ['The tenant has missed two payments', 'unpaid rent'],
  ["My tenant hasn't paid for two years", 'unpaid rent'],
  ['The tenant no longer pays, can I take the land back?', 'unpaid rent'],
])('a rent that is not paid: %s', (question, said) => {
  expect(withUnpaidRent(question)).toBe(`${question} ${said}`);
});

it.each([
  'Quand dois-je payer le fermage ?',
  'Est-ce au fermier de payer les travaux ?',
  'Le fermier paie-t-il la taxe foncière ?',
  'La coopérative ne me paie plus, que faire ?',
  'Ma coopérative ne me paie pas, je suis fermier',
  'Je suis locataire et la coopérative ne me paie plus mon lait',
  "Mon fermier n'a pas versé de lait à la laiterie",
  'When does the tenant pay the rent?',
])('none: %s', (question) => {
  expect(withUnpaidRent(question)).toBe(question);
});
