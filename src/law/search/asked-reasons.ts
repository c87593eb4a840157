import { lawWords, readsAsEnglish } from './law-words.js';

/** « doit-elle me dire pourquoi », « sans dire pourquoi », "have to say why": of reasons nothing but small words is said. */
const REASONS = [
  /\b(?:doi(?:t|vent)|devrai(?:t|ent)|oblige\w{0,2}|tenue?s?|sans|peu(?:t|vent)|faut|refuse\w{0,3}) (?:\w+ ){0,4}?(?:dire|ecrire|expliquer|indiquer|preciser) (?:\w+ ){0,3}?pourquoi\b/u,
  /\b(?:must|have to|has to|obliged to|required to|need to|needs to|should|without|refuses? to) (?:\w+ ){0,3}?(?:say(?:ing)?|tell(?:ing)?|explain(?:ing)?|stat(?:e|ing)) (?:\w+ ){0,2}?why\b/u,
  /\b(?:must|do|does|should) (?:\w+ ){1,4}?(?:say|tell|explain|state) (?:\w+ ){0,2}?why\b/u,
];

/** The question with « motiver la décision » behind it where it asks in small words whether somebody must give reasons. */
export function withReasons(question: string): string {
  const words = lawWords(question);
  const spoken = words.join(' ');
  if (!REASONS.some((asking) => asking.test(spoken))) return question;
  return `${question} ${readsAsEnglish(words) ? 'give reasons' : 'motiver la décision'}`;
}
