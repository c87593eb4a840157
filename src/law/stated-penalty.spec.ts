import { expect, it } from 'vitest';
import { penaltyIn } from './stated-penalty.js';

/** A sentence and its penalty: prison, fine, class of the offence. */
const CASES: readonly (readonly [sentence: string, penalty: string | null])[] = [
  ["Est puni d'un an d'emprisonnement et de 15 000 € d'amende le fait de …", 'un an; 15 000 €; null'],
  [
    "Elles sont punies d'un emprisonnement de six mois et d'une amende de 4500 euros.",
    'six mois; 4500 euros; null',
  ],
  ["Est puni de l'amende prévue pour les contraventions de la 4e classe le fait de …", 'null; null; 4'],
  ["L'amende prévue pour les contraventions de la cinquième classe.", 'null; null; 5'],
  // No penalty, or several.
  ['Le préfet statue dans un délai de six mois.', null],
  ["Est puni de 3 750 € d'amende, et de 7 500 € d'amende en récidive.", null],
  ['Est puni des peines prévues à l’article L. 362-1.', null],
];

it.each(CASES)('of « %s » the penalty is %s', (sentence, penalty) => {
  const read = penaltyIn(sentence);
  const { prison, fine, offenceClass } = read ?? { prison: null, fine: null, offenceClass: null };
  expect(read && `${prison?.words ?? null}; ${fine?.words ?? null}; ${offenceClass}`).toBe(penalty);
});
