import { expect, it } from 'vitest';
import { withReasons } from './asked-reasons.js';

it.each([
  ['La SAFER doit-elle me dire pourquoi elle préempte ?', 'motiver la décision'],
  ['Est-ce que la commission est tenue de nous expliquer pourquoi elle refuse ?', 'motiver la décision'],
  ['Le bailleur peut-il donner congé sans dire pourquoi ?', 'motiver la décision'],
  ['Does the land agency have to say why it pre-empts?', 'give reasons'],
  ['Must the landlord tell me why he ends the lease?', 'give reasons'],
  ['Can they turn me down without telling me why?', 'give reasons'],
])('reasons that are to be given: %s', (question, said) => {
  expect(withReasons(question)).toBe(`${question} ${said}`);
});

it.each([
  'Pourquoi la SAFER préempte-t-elle ?',
  'Pouvez-vous me dire comment résilier un bail ?',
  'Why does the SAFER pre-empt?',
  'Can you tell me what a farm lease is?',
])('none: %s', (question) => {
  expect(withReasons(question)).toBe(question);
});
