import { expect, it } from 'vitest';
import { agreesWithLink } from './link.claim.js';

it.each([
  ["L'huile de palme et l'huile de soja évoluent-elles ensemble ?", 0.96, true],
  ["L'huile de palme et l'huile de soja évoluent-elles ensemble ?", -0.96, null],
  ["L'huile de palme et l'huile de soja évoluent-elles ensemble ?", 0.55, null],
  ["L'huile de palme et l'huile de soja évoluent-elles ensemble ?", 0.12, false],
  ['Y a-t-il un lien entre le prix du maïs et celui du soja ?', -0.8, true],
  ['Y a t il un lien entre le prix du maïs et celui du soja ?', 0.1, false],
  ['Do palm oil and soybean oil prices move together?', 0.96, true],
  ['Is there a link between wheat and maize prices?', 0.2, false],
  ['Are wheat and maize prices correlated?', 0.95, true],
  ['Les prix du blé et du maïs sont-ils corrélés ?', 0.95, true],
  ['Le prix du maïs suit-il celui du blé ?', 0.9, true],
  // Other things than there being any.
  ['Y a-t-il un lien de cause à effet entre le blé et le maïs ?', 0.95, null],
  ['does wheat follow maize', 0.1, null],
  ['Le tonnage dépend-il surtout de la surface ? Calculez la corrélation.', 0.95, null],
  ['Les prix sont-ils fortement corrélés ?', 0.95, null],
  ['Les prix sont-ils inversement corrélés ?', 0.95, null],
  ['Quel est le lien entre le blé et le maïs ?', 0.95, null],
  ['Le blé et le maïs ne sont-ils pas liés ?', 0.95, null],
])('« %s » with a coefficient of %d: %s', (text, coefficient, expected) => {
  expect(agreesWithLink(text, coefficient)).toBe(expected);
});
