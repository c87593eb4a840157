/** Letters that may open an article number: Loi, Règlement, Décret, Arrêté. */
export type ArticlePrefix = 'L' | 'R' | 'D' | 'A';

const PREFIXES: readonly ArticlePrefix[] = ['L', 'R', 'D', 'A'];

/** The letter as a prefix, upper case; null for any other text. */
export function toArticlePrefix(letter: string | undefined): ArticlePrefix | null {
  return PREFIXES.find((prefix) => prefix === letter?.toUpperCase()) ?? null;
}

/**
 * One article as a reader names it. `prefix` is null where no letter was written; `digits` holds the numbers
 * joined by hyphens ('411-1', '732-41-1'); `letter` is the capital that some numbers end with ('L. 253-1 A').
 */
export interface ArticleReference {
  readonly prefix: ArticlePrefix | null;
  readonly star: boolean;
  readonly digits: string;
  readonly letter: string | null;
}

const CANONICAL = /^([LRDA])?(\*)?(\d+(?:-\d+)*)(?: ([A-Z]))?$/;

/** The reference in canonical spelling: 'L411-1', 'R*143-1', '411-1', 'L253-1 A'. */
export function formatReference(reference: ArticleReference): string {
  const letter = reference.letter === null ? '' : ` ${reference.letter}`;
  return `${reference.prefix ?? ''}${reference.star ? '*' : ''}${reference.digits}${letter}`;
}

/**
 * The publisher's number in canonical spelling: no space or full stop inside ('L. 411-1' is 'L411-1'), the star
 * kept, an inner capital kept after one space. A name that is no number ('Annexe I', 'Tableau n° 57') keeps its
 * words, with single spaces.
 */
export function canonicalNumber(number: string): string {
  const collapsed = number.replace(/\s+/gu, ' ').trim();
  const tight = collapsed.replace(/^([LRDA])(\*)?[. ]+(?:(\*)[. ]*)?(?=\d)/u, '$1$2$3');
  return tight.replace(/^([LRDA])(\*)?\. ?(?=\d)/u, '$1$2');
}

/** Reads a canonical number back into its parts; null for a name that is no number ('Annexe I'). */
export function parseCanonicalNumber(number: string): ArticleReference | null {
  const match = CANONICAL.exec(number);
  if (match?.[3] === undefined) return null;
  return {
    prefix: toArticlePrefix(match[1]),
    star: match[2] === '*',
    digits: match[3],
    letter: match[4] ?? null,
  };
}

/**
 * What stored numbers are looked up by: upper case, without star, spaces or accents, so that « R. 143-1 » finds
 * R*143-1. At most 190 characters.
 */
export function numberKey(number: string): string {
  return number
    .normalize('NFKD')
    .replace(/[\u0300-\u036f*\s.°]/gu, '')
    .toUpperCase()
    .slice(0, 190);
}

/** The keys under which the reference may stand, most likely first; without a letter every letter is tried. */
export function candidateKeys(reference: ArticleReference): string[] {
  const rest = `${reference.digits}${reference.letter ?? ''}`;
  const prefixes = reference.prefix === null ? ['L', 'R', 'D', 'A', ''] : [reference.prefix];
  return prefixes.map((prefix) => `${prefix}${rest}`);
}

/** Orders numbers as the code does: by letter, then number by number ('L411-9' before 'L411-10'). */
export function compareNumbers(left: string, right: string): number {
  return compareParts(partsOf(left), partsOf(right));
}

/** The numbers in the code's order. Each is taken apart once: a code has ten thousand. */
export function inCodeOrder(numbers: readonly string[]): string[] {
  return numbers
    .map(partsOf)
    .sort(compareParts)
    .map(({ number }) => number);
}

interface NumberParts {
  readonly number: string;
  readonly prefix: string;
  readonly numbers: readonly number[];
}

function partsOf(number: string): NumberParts {
  const prefix = /^[A-Z]*/u.exec(number)?.[0] ?? '';
  return { number, prefix, numbers: (number.match(/\d+/gu) ?? []).map(Number) };
}

function compareParts(left: NumberParts, right: NumberParts): number {
  if (left.prefix !== right.prefix) return left.prefix < right.prefix ? -1 : 1;
  for (let index = 0; index < Math.max(left.numbers.length, right.numbers.length); index += 1) {
    const difference = (left.numbers[index] ?? -1) - (right.numbers[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return left.number < right.number ? -1 : Number(left.number > right.number);
}
