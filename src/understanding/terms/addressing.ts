import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Mention } from './mentions.js';

/** What stands around the word. */
interface Surroundings {
  tokens: readonly Token[];
  mention: Mention;
  /** First tokens of the products. */
  products: readonly number[];
}

/** « Cher Monsieur », « chère équipe »: whom a letter is written to. */
const ADDRESSEE =
  /^(?:monsieur|madame|mademoiselle|messieurs|mesdames|mesdemoiselles|mme?|mlle|mr|maitre|docteur|dr|professeur|directeur|directrice|president|presidente|services?|equipes?|collegues?|confreres?|consoeurs?|amie?s?|clients?|clientes?|tous|toutes|assistante?|conseillere?|conseiller|robot|lecteurs?|lectrices?|correspondants?)$/;
/** What a letter may open with before: « Bonjour cher service ». */
const GREETING = /^(?:bonjour|bonsoir|salut|hello|coucou|mes|mon|ma|[,.!:;\n])$/;
/** « Cher le blé » is of its price. */
const ARTICLE = /^(?:l|le|la|les|un|une|des|ce|cet|cette|ces|et|ou|en|pour|que|comme|depuis)$/;
const CLOSES = /^[,!\n]$/;
/** An address is so long at most: « Chers voisins du bureau d'études, ». */
const LONGEST = 6;

/** « Cher service, je souhaiterais … », « Chère Madame »: at the head of a letter nothing is dear but whom it is written to. */
export function addresses({ tokens, mention: { start, end }, products }: Surroundings): boolean {
  const next = wordAt(tokens, end);
  const opens = start === 0 || GREETING.test(wordAt(tokens, start - 1));
  if (!opens || next === '' || ARTICLE.test(next)) return false;
  if (ADDRESSEE.test(next)) return true;
  const close = tokens.findIndex(({ folded }, at) => at > end && CLOSES.test(folded));
  const isShort = close > end && close <= end + LONGEST;
  return isShort && start === 0 && !products.some((at) => at < close) && !hasNumber(tokens.slice(end, close));
}

function hasNumber(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind !== 'word');
}

const isOfPrice = (context: Surroundings): boolean => !addresses(context);

/** « cher » is of a price, save at the head of a letter. */
export const ADDRESSING_RULES = ['cher', 'chers', 'chere', 'cheres'].map(
  (word): [string, (context: Surroundings) => boolean] => [`cue ${word}`, isOfPrice],
);
