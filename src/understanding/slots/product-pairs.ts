import { joinBracketed } from './bracketed-kinds.js';
import { wordAt } from '../text/number-words.js';
import { completePredicate } from './predicate-names.js';
import { isProduct, JOINTS, withWords } from '../terms/product-words.js';
import { sayAgain, sayNations } from '../around/said-again.js';
import { isOil, shareOils } from '../terms/shared-oils.js';
import type { Token } from '../text/tokens.js';
import type { Vocabulary } from '../terms/vocabulary.js';

const LINKS = /^(?:de|d|a|en)$/;
/** What sets two products side by side: « thé Colombo vs Mombasa ». */
const AGAINST = /^(?:vs|versus|contre|against)$/;
/** Longest product name that is shared out, in words. */
const LONGEST = 3;
/** How many products before a pair of adjectives could be what they are of: the nearest ones. */
const MOST_BEFORE = 5;

/**
 * Says in full what two products share: « orge d'hiver et de printemps » → « orge d'hiver et orge de printemps », "soft
 * and durum wheat" → "soft wheat and durum wheat", « blé …, tendre et dur » → « blé tendre et blé dur ». Added words
 * stand where they were left out and have no length.
 */
export function completePairs(said: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const again = sayAgain(joinBracketed(said, vocabulary), vocabulary);
  const named = shareOils(sayNations(again, vocabulary), vocabulary);
  const tokens = completePredicate(nameSeasons(nameUse(named, vocabulary), vocabulary), vocabulary);
  const isWide = (token: Token): boolean => !isOil(token) && isProduct([token], vocabulary);
  const wides = tokens.flatMap((token, at) => (isWide(token) ? [at] : []));
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (!JOINTS.test(wordAt(tokens, at)) && !AGAINST.test(wordAt(tokens, at))) continue;
    const completed =
      completeSecond(tokens, at, vocabulary) ??
      completeFirst(tokens, at, vocabulary) ??
      completeBoth(tokens, at, wides, vocabulary);
    if (completed) return completed;
  }
  return tokens;
}

/** "barley: the yield of the winter crop" → "… the yield of the winter barley": a season of the crop named before. */
function nameSeasons(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const named = tokens.filter((token) => !CROP.test(token.folded) && isProduct([token], vocabulary));
  const [crop, ...others] = named;
  if (!crop || others.some(({ folded }) => folded !== crop.folded)) return tokens;
  return tokens.map((token, at) => {
    const season = tokens.slice(at - 1, at);
    const isSeasonal = at > 0 && CROP.test(token.folded) && SEASONAL.test(wordAt(tokens, at - 1));
    return isSeasonal && isProduct([...season, crop], vocabulary)
      ? { ...token, text: crop.text, folded: crop.folded }
      : token;
  });
}

/** And the article, which without its accent is tea: « thé ». */
const CROP = /^(?:crops?|ones?|variety|sorts?|types?|kinds?|the)$/;

/** "olive production for oil" → "olive for oil production": what a crop is grown for names it, a word on too. */
function nameUse(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const at = tokens.findIndex(({ folded }, index) => folded === 'for' && index > 1);
  const [crop, use] = [tokens.slice(at - 2, at - 1), tokens.slice(at, at + 2)];
  if (at < 0 || isProduct(tokens.slice(at - 1, at), vocabulary)) return tokens;
  const others = [...tokens.slice(0, at), ...tokens.slice(at + 2)];
  return isProduct([...crop, ...use], vocabulary) ? withWords(others, at - 1, use) : tokens;
}

/** « orge d'hiver et [orge] de printemps », « blé tendre et [blé] dur ». */
function completeSecond(tokens: readonly Token[], joint: number, vocabulary: Vocabulary): Token[] | null {
  const next = tokens[joint + 1];
  if (!next || isProduct([next], vocabulary)) return null;
  const rests = (LINKS.test(next.folded) ? [3] : [2, 3]).map((end) => tokens.slice(joint + 1, joint + end));
  for (let length = 2; length <= LONGEST + 1; length += 1) {
    const first = tokens.slice(Math.max(0, joint - length), joint);
    const head = first.slice(0, 1);
    if (!isProduct(head, vocabulary) || !isProduct(first, vocabulary)) continue;
    const shared = sharedOf(first, rests, vocabulary);
    if (shared) return withWords(tokens, joint + 1, shared);
  }
  return null;
}

/** The least beginning of the first name that makes one with the rest: « riz » of « riz thaï 5 % [ou] thaï 25 % ». */
function sharedOf(
  first: readonly Token[],
  rests: readonly (readonly Token[])[],
  vocabulary: Vocabulary,
): readonly Token[] | undefined {
  const beginnings = first.slice(1).map((_, length) => first.slice(0, length + 1));
  return beginnings.find((beginning) => rests.some((rest) => isProduct([...beginning, ...rest], vocabulary)));
}

/** "winter [barley] and spring barley". */
function completeFirst(tokens: readonly Token[], joint: number, vocabulary: Vocabulary): Token[] | null {
  const before = tokens[joint - 1];
  if (!before || isProduct([before], vocabulary)) return null;
  for (let length = 2; length <= LONGEST; length += 1) {
    const second = tokens.slice(joint + 1, joint + 1 + length);
    const tail = second.slice(1);
    if (!isProduct(tail, vocabulary) || !isProduct(second, vocabulary)) continue;
    if (isProduct([before, ...tail], vocabulary)) return withWords(tokens, joint, tail);
  }
  return null;
}

/** « production de blé …, [blé] tendre et [blé] dur », "wheat (soft [wheat] plus durum [wheat])". */
function completeBoth(
  tokens: readonly Token[],
  joint: number,
  products: readonly number[],
  vocabulary: Vocabulary,
): Token[] | null {
  const [one, other] = [tokens[joint - 1], tokens[joint + 1]];
  if (one?.kind !== 'word' || other?.kind !== 'word') return null;
  const before = products.filter((at) => at < joint - 1).slice(-MOST_BEFORE);
  for (const wide of before.flatMap((at) => tokens[at] ?? [])) {
    if ([one, other].every((narrow) => isProduct([wide, narrow], vocabulary)))
      return withWords(withWords(tokens, joint + 1, [wide]), joint - 1, [wide]);
    if ([one, other].every((narrow) => isProduct([narrow, wide], vocabulary)))
      return withWords(withWords(tokens, joint + 2, [wide]), joint, [wide]);
  }
  return null;
}

/** Which tokens belong to a name of several words that holds a season: « colza d'hiver », "spring barley". */
export function spotSeasonalNames(tokens: readonly Token[], vocabulary: Vocabulary): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const [at, { folded }] of tokens.entries()) {
    const [start, end] = SEASONAL.test(folded) ? nameAround(tokens, at, vocabulary) : [at, at];
    for (let index = start; index < end; index += 1) taken.add(index);
  }
  return taken;
}

const SEASONAL = /^(?:hiver|printemps|ete|automne|winter|spring|summer|autumn|mai|mars|noel|christmas)s?$/;

/** First token and the one after the last of the product's name of several words around a token. */
function nameAround(tokens: readonly Token[], at: number, vocabulary: Vocabulary): readonly [number, number] {
  for (let start = Math.max(0, at - LONGEST); start <= at; start += 1) {
    const match = vocabulary.match(tokens, start, () => false);
    const isName = match?.senses.some(({ kind }) => kind === 'product') ?? false;
    if (match && isName && match.length > 1 && start + match.length > at)
      return [start, start + match.length];
  }
  return [at, at];
}
