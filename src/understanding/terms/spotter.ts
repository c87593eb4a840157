import type { Mention } from './mentions.js';
import type { Token } from '../text/tokens.js';
import type { Sense, SenseKind, TermMatch, Vocabulary } from './vocabulary.js';

/** What may stand inside a longer term of another kind: « prix moyen » holds « moyen », « cours mondial » « mondial ». */
const INSIDE: Partial<Record<SenseKind, readonly SenseKind[]>> = {
  measure: ['cue', 'place', 'unit'],
  cue: ['measure', 'cue'],
};

/** Cues whose words may hold a unit. */
const OF_UNITS = ['per-weight', 'price-cue', 'unheld-unit'];
/** Cues whose words mean nothing else: "share price" is no price here. */
const CLOSED = new Set(['mask', 'outside', 'unheld', 'unheld-price']);

/**
 * Finds the vocabulary's terms from left to right, the longest first, leaving out tokens taken already (dates).
 * Also looks inside measures and cues for shorter terms of other kinds.
 */
export function spot(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  isTaken: (index: number) => boolean,
): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = isTaken(at) ? null : vocabulary.match(tokens, at, isTaken);
    if (!match) {
      at += 1;
      continue;
    }
    if (yieldsToNext(tokens, vocabulary, at, match, isTaken)) {
      at += match.length - 1;
      continue;
    }
    const shorter = beforeOverlap(tokens, vocabulary, at, match, isTaken);
    const { senses, length } = shorter ?? match;
    const end = at + length;
    mentions.push(mentionOf(tokens, at, end, [...senses]));
    if (length > 1) mentions.push(...spotInside(tokens, vocabulary, at, end, senses));
    at = end;
  }
  return mentions;
}

/** "EU sugar" gives way in "EU sugar beet", where "sugar beet" begins within it and reaches further. */
function beforeOverlap(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  start: number,
  match: TermMatch,
  isTaken: (index: number) => boolean,
): TermMatch | null {
  for (let length = 1; length < match.length; length += 1) {
    const next = vocabulary.match(tokens, start + length, isTaken);
    if (
      !next ||
      start + length + next.length <= start + match.length ||
      next.senses.every(({ kind }) => kind === 'cue')
    )
      continue;
    const first = vocabulary.match(tokens, start, (index) => index >= start + length || isTaken(index));
    if (first && first.length === length && first.senses.some(({ kind }) => kind !== 'cue')) return first;
  }
  return null;
}

/** « les cultures permanentes » is a product of that name, and asks for no « cultures »; « en livres par acre » is a unit held. */
function yieldsToNext(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  at: number,
  { senses, length }: TermMatch,
  isTaken: (index: number) => boolean,
): boolean {
  const kind = YIELDING.get(senses[0]?.id ?? '');
  if (length < 2 || !kind || senses.some(({ id }) => id !== senses[0]?.id)) return false;
  const next = vocabulary.match(tokens, at + length - 1, isTaken);
  return next !== null && next.length > 1 && next.senses.some((sense) => sense.kind === kind);
}

/** The cues that give way to a longer name from their last word on, and what it is of. */
const YIELDING: ReadonlyMap<string, SenseKind> = new Map([
  ['which-product', 'product'],
  ['unheld-unit', 'unit'],
]);

function spotInside(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  start: number,
  end: number,
  outer: readonly Sense[],
): Mention[] {
  const kinds = kindsInside(outer);
  if (kinds.size === 0) return [];
  const found: Mention[] = [];
  for (let at = start; at < end; at += 1) {
    const isOutside = (index: number): boolean => index >= end || (at === start && index === end - 1);
    const match = vocabulary.match(tokens, at, isOutside);
    const senses =
      match?.senses.filter(
        (sense) => kinds.has(sense.kind) && !outer.some((one) => one.id === sense.id || isOther(one, sense)),
      ) ?? [];
    if (match && senses.length > 0) found.push(mentionOf(tokens, at, at + match.length, senses));
  }
  return found;
}

/** What may stand inside a term of these senses. */
function kindsInside(outer: readonly Sense[]): Set<SenseKind> {
  const has = (id: string): boolean => outer.some((sense) => sense.id === id);
  if (outer.some(({ id }) => CLOSED.has(id))) return new Set();
  const kinds = new Set(outer.flatMap((sense) => INSIDE[sense.kind] ?? []));
  if (outer.some((sense) => sense.kind === 'unit')) kinds.delete('unit');
  // "how much was grown" is no "how much was".
  if (has('how-much')) kinds.delete('cue');
  // « une tonne de » and « en litres » are of a unit.
  if (OF_UNITS.some(has)) kinds.add('unit');
  // « les trois premières céréales » are cereals.
  if (has('which-product')) kinds.add('product');
  return kinds;
}

/** « quels États membres » has nothing of the members of a grouping, "the least affordable" nothing of the least. */
function isOther(outer: Sense, inner: Sense): boolean {
  // "could you tell me" supposes nothing, and "best regards" are no best of anything.
  if (outer.id === 'polite') return inner.kind === 'cue';
  if (OTHERS_INSIDE[outer.id]?.has(inner.id)) return true;
  // « indice des prix agricoles » is a measure, and nothing of the law of farms or of an index of anything else.
  if (outer.kind === 'measure') return NOT_OF_MEASURES.has(inner.id);
  return inner.id === 'law' && (outer.id === 'who' || outer.id === 'union');
}

const OTHERS_INSIDE: Readonly<Record<string, ReadonlySet<string>>> = {
  dearer: new Set(['least', 'cheaper']),
  // « toujours davantage » puts nothing in order.
  trend: new Set(['most', 'least']),
  // "which crop" asks for one of all crops, not for their sum.
  'which-product': new Set(['crops']),
  // « revenu au niveau de 2019 » is no income.
  compare: new Set(['unheld']),
};
const NOT_OF_MEASURES = new Set(['law', 'unheld-price']);

function mentionOf(tokens: readonly Token[], start: number, end: number, senses: Sense[]): Mention {
  const words = tokens.slice(start, end).map((token) => token.text);
  return { senses, start, end, words: words.join(' '), corrected: false };
}
