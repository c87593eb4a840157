import { lawWords, readsAsEnglish } from './law-words.js';

const RENT =
  /\b(?:fermi(?:er|ere)s?|locataires?|preneurs?|metayers?|loyers?|fermages?|tenants?|rents?|lessees?)\b/u;
/** « ne me paie plus », « n'a pas réglé », "stopped paying": what is left undone is told by small words alone. */
const UNPAID = [
  /\bne? (?:\w+ ){0,2}(?:pai|pay|regl|vers)\w* (?:plus|pas|jamais|rien)\b/u,
  /\bne? (?:\w+ )?(?:a|ont|avait) (?:pas|plus|jamais|rien|toujours pas) (?:pay|regl|vers)\w*/u,
  /\bpa[iy]es? (?:plus|pas)\b/u,
  /\b(?:no longer|not|never|stopped|hasn t|doesn t|won t|didn t) pa(?:y|ys|id|ying)\b/u,
];

/** The question with « loyer impayé » behind it where it tells in other words that a rent is not paid. */
export function withUnpaidRent(question: string): string {
  const words = lawWords(question);
  const spoken = words.join(' ');
  if (!RENT.test(spoken) || !UNPAID.some((telling) => telling.test(spoken))) return question;
  return `${question} ${readsAsEnglish(words) ? 'unpaid rent' : 'loyer impayé'}`;
}
