import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** What people take lessons in. */
const TAUGHT =
  /^(?:tango|salsa|danse|valse|rock|zumba|yoga|gym|gymnastique|natation|tennis|judo|boxe|equitation|piano|violon|guitare|musique|solfege|chant|theatre|dessin|peinture|poterie|couture|cuisine|patisserie|oenologie|conduite|code|maths|mathematiques|physique|chimie|histoire|geographie|philo|philosophie|francais|anglais|espagnol|allemand|italien|chinois|arabe|latin)$/;

interface AtWord {
  tokens: readonly Token[];
  mention: { start: number; end: number };
}

/** « le cours du blé »; not « un cours », « au cours de », « cours de danse ». */
export function isQuotation({ tokens, mention: { start, end } }: AtWord): boolean {
  if (isTaught(tokens, end)) return false;
  const isOther = /^(?:au|en|un|mon|mes|ce|votre|vos|son|ses|notre|nos|d|basse)$/.test(
    wordAt(tokens, start - 1),
  );
  return !isOther || /^(?:actuel|mondial|du)$/.test(wordAt(tokens, end));
}

/** « cours de tango », « cours d'anglais »: what is taught; « cours » ends before the token. */
function isTaught(tokens: readonly Token[], end: number): boolean {
  return /^(?:de|d)$/.test(wordAt(tokens, end)) && TAUGHT.test(wordAt(tokens, end + 1));
}
