import { lawWords, readsAsEnglish } from './law-words.js';

const TENANT = String.raw`(?:^| )(?:fermi(?:er|ere)s?|locataires?|preneurs?|metayers?) `;
/** « mon fermier ne me paie plus », « le locataire n'a rien réglé », "the tenant stopped paying": who leaves it undone. */
const BY_TENANT = [
  new RegExp(
    String.raw`${TENANT}(?:\w+ ){0,4}?ne? (?:\w+ ){0,2}?(?:pai|pay|regle)\w* (?:plus|pas|jamais|rien)\b`,
    'u',
  ),
  new RegExp(
    String.raw`${TENANT}(?:\w+ ){0,4}?ne? (?:\w+ )?(?:a|ont|avait) (?:pas|plus|jamais|rien) (?:paye|regle)\w*`,
    'u',
  ),
  new RegExp(String.raw`${TENANT}(?:me )?pa[iy]es? (?:plus|pas)\b`, 'u'),
  new RegExp(
    String.raw`${TENANT}(?:\w+ ){0,3}?(?:rat|saut|manqu|oubli)\w{1,3} (?:\w+ ){0,3}?(?:fermages?|loyers?|echeances?|termes?|paiements?)\b`,
    'u',
  ),
  /(?:^| )tenants? (?:\w+ ){0,2}?(?:missed|skipped) (?:\w+ ){0,3}?(?:rents?|payments?)\b/u,
  /(?:^| )tenants? (?:\w+ ){0,2}?(?:no longer|not|never|stopped|hasn t|doesn t|won t|didn t) pa(?:y|ys|id|ying)\b/u,
];
/** « ne paie plus son loyer », "not paid the rent". */
const OF_RENT = [
  /\bne? (?:\w+ )?(?:pai|pay|regl|vers)\w* (?:plus|pas|jamais) (?:\w+ ){0,2}?(?:loyers?|fermages?)\b/u,
  /\b(?:no longer|not|never|stopped|hasn t|doesn t|won t|didn t) pa(?:y|ys|id|ying) (?:\w+ ){0,2}?rents?\b/u,
];
/** The tenant himself asks of what another owes him. */
const IS_TENANT =
  /\bje suis (?:\w+ )?(?:fermi(?:er|ere)|locataire|preneur)\b|\bi(?: a)?m (?:an? |the )?tenant\b/u;

/** The question with « loyer impayé » behind it where it tells in other words that a rent is not paid. */
export function withUnpaidRent(question: string): string {
  const words = lawWords(question);
  const spoken = words.join(' ');
  const isUnpaid = [...BY_TENANT, ...OF_RENT].some((telling) => telling.test(spoken));
  if (!isUnpaid || IS_TENANT.test(spoken)) return question;
  return `${question} ${readsAsEnglish(words) ? 'unpaid rent' : 'loyer impayé'}`;
}
