/* Numbers in words, French (of France, Belgium and Switzerland) and English, of folded words. */

const UNITS = new Map(Object.entries({
  un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11,
  douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16,
  one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
})); // prettier-ignore

const TENS = new Map(Object.entries({
  vingt: 20,
    vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, huitante: 80, octante: 80,
  nonante: 90, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
})); // prettier-ignore

const HUNDRED = new Set(['cent', 'cents', 'hundred']);
export const THOUSAND: ReadonlySet<string> = new Set([
  'mille',
  'mil',
  'thousand',
  'milliers',
  'millier',
  'thousands',
]);
export const MILLION: ReadonlySet<string> = new Set(['million', 'millions', 'mio']);
export const MILLIARD: ReadonlySet<string> = new Set(['milliard', 'milliards', 'billion', 'billions']);

/** The folded word at an index, empty beyond the ends. */
export type WordAt = (at: number) => string;

/** Sum so far below a thousand, and the sum of the thousands and millions before it. */
interface Tally {
  small: number;
  large: number;
  /** The last factor closed with. */
  scale: number;
}

/** A number in words and how many of them it has, from an index on; null where none begins there. */
export function readNumberWords(
  wordAt: WordAt,
  start: number,
): { readonly value: number; readonly length: number } | null {
  const tally: Tally = { small: 0, large: 0, scale: Number.POSITIVE_INFINITY };
  let at = start;
  while (addWord(tally, wordAt(at), at === start)) {
    at += 1;
    if (isJoining(tally, wordAt, at)) at += 1;
  }
  return at === start ? null : { value: tally.large + tally.small, length: at - start };
}

function addWord(tally: Tally, word: string, isFirst: boolean): boolean {
  const unit = UNITS.get(word);
  const ten = TENS.get(word);
  if (unit !== undefined) return addUnit(tally, unit, isFirst);
  if (ten !== undefined) return addTen(tally, ten, isFirst);
  if (HUNDRED.has(word)) return multiplySmall(tally, 100);
  if (THOUSAND.has(word)) return close(tally, 1e3);
  if (MILLION.has(word)) return !isFirst && close(tally, 1e6);
  if (MILLIARD.has(word)) return !isFirst && close(tally, 1e9);
  return false;
}

/** « vingt-quatre », « soixante-douze », « dix-sept », « quatre-vingt-dix-neuf »; « deux trois » is two numbers. */
function addUnit(tally: Tally, unit: number, isFirst: boolean): boolean {
  if (!isFirst && !mayFollow(tally.small % 100, unit)) return false;
  tally.small += unit;
  return true;
}

function mayFollow(rest: number, unit: number): boolean {
  if (rest === 0) return true;
  if (rest === 60 || rest === 80) return unit < 17;
  if (rest === 10) return unit >= 7 && unit < 10;
  return rest >= 20 && rest % 10 === 0 && unit < 10;
}

/** « quatre-vingts » multiplies; "twenty twenty-four" is two numbers. */
function addTen(tally: Tally, ten: number, isFirst: boolean): boolean {
  const rest = tally.small % 100;
  if (rest === 4 && ten === 20) tally.small += 76;
  else if (rest === 0 || isFirst) tally.small += ten;
  else return false;
  return true;
}

function multiplySmall(tally: Tally, factor: number): boolean {
  if (tally.small >= 100) return false;
  tally.small = (tally.small || 1) * factor;
  return true;
}

/** Thousands and millions, each once and the larger first. */
function close(tally: Tally, factor: number): boolean {
  if (factor >= tally.scale) return false;
  tally.large += (tally.small || 1) * factor;
  tally.small = 0;
  tally.scale = factor;
  return true;
}

/** « vingt et un », « soixante et onze », "two thousand and ten"; « deux mille et deux mille dix » are two numbers. */
function isJoining({ small }: Tally, wordAt: WordAt, at: number): boolean {
  const [word, next] = [wordAt(at), wordAt(at + 1)];
  const isRound = small % 10 === 0 && small % 100 !== 10;
  if (word === 'et') return isRound && /^(?:une?|onze)$/.test(next) && !THOUSAND.has(wordAt(at + 2));
  const isOpen = word === 'and' && small % 100 === 0 && (UNITS.has(next) || TENS.has(next));
  return isOpen && !THOUSAND.has(wordAt(at + 2));
}
