import { fold } from '../../understanding/text/normalise.js';
import type { Question } from './question.js';

const WHICH_COUNTRIES =
  /(?<![a-z])(?:(?:quels?|lesquels|combien de|dans quels?) (?:sont les )?(?:\S+ )?(?:pays|etats)|(?:which|what|how many) (?:\S+ ){0,2}(?:countries|country|members|member states?|nations))(?![a-z])/;

/** « quels pays », "which three EU members": of prices too the countries are asked for, and not the group that has one. */
export function asksWhichCountries({ frame, domain }: Question): boolean {
  return domain === 'price' && WHICH_COUNTRIES.test(fold(frame.text));
}
