import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { isProduct, JOINTS, withWords } from './product-words.js';
import type { Vocabulary } from './vocabulary.js';

/** « quelle huile », « de ces huiles, laquelle », "which oil", "which of these oils". */
const ASKS = /^(?:quelle?s?|lequel|laquelle|lesquel(?:le)?s|which|what)$/;
/** What opens a list of them: « est la plus chère : palme, soja », « entre palme et soja », "or the like of palm, soybean". */
const OPENS = /^(?:[:,;?(–—-]|entre|parmi|de|d|among|between|from|of|qui|ou)$/;
const LINKS = /^(?:l|le|la|les|du|de|d|des|the|either|soit)$/;
/** Between two crops of the list. */
const BETWEEN = /^(?:vs|versus|contre|-|–)$/;
/** What may stand between the question word and the oil: « quelle est l'huile », "which of these oils", "what is the dearest oil". */
const TO_OIL =
  /^(?:of|these|those|the|de|ces|d|des|est|l|la|les|is|are|s|vegetable|edible|kinds?|types?|sortes?|deux|trois|quatre|two|three|four|plus|moins|most|least|cheres?|dearest|cheapest|costliest|expensive|['’])$/;

/**
 * Says in full the oil of each crop listed where it is asked which oil: « quelle huile est la plus chère : palme, soja ou
 * colza ? », « entre palme et tournesol, quelle huile … », "which oil is dearest: palm, soybean or sunflower?". Null where none
 * is asked for, where it is asked which is the healthiest, or where fewer than two crops that have an oil are listed.
 */
export function shareAsked(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): readonly Token[] | null {
  const asked = tokens.slice(0, at).findLastIndex(({ folded }) => !TO_OIL.test(folded));
  const [oil] = tokens.slice(at, at + 1);
  if (!oil || !ASKS.test(wordAt(tokens, asked))) return null;
  const crops = listedCrops(tokens, oil, vocabulary);
  if (crops.length < 2) return null;
  const places = [...crops, at].sort((one, other) => one - other);
  return places.reduceRight<readonly Token[]>(
    (said, place) => (place === at ? ofPlants(said, at, oil) : inFull(said, place, oil, vocabulary)),
    tokens,
  );
}

/** "which of these oils" is of vegetable ones, and not of crude oil. */
function ofPlants(tokens: readonly Token[], at: number, oil: Token): readonly Token[] {
  const isPlain = ENGLISH.test(oil.folded) && !OF_PLANTS.test(wordAt(tokens, at - 1));
  return isPlain ? withWords(tokens, at, [{ ...oil, text: VEGETABLE, folded: VEGETABLE }]) : tokens;
}

const ENGLISH = /^oils?$/;
const VEGETABLE = 'vegetable';
const OF_PLANTS = /^(?:vegetable|edible)$/;

/** The places of the crops of the longest list of those that have an oil. */
function listedCrops(tokens: readonly Token[], oil: Token, vocabulary: Vocabulary): number[] {
  let longest: number[] = [];
  let at = 0;
  while (at < tokens.length) {
    const crops = isOpening(tokens, at) ? listFrom(tokens, at, oil, vocabulary) : [];
    if (crops.length > longest.length) longest = crops;
    at = (crops.at(-1) ?? at) + 1;
  }
  return longest;
}

/** The first word of all, or one behind what opens a list. */
function isOpening(tokens: readonly Token[], at: number): boolean {
  return at === 0 || OPENS.test(wordAt(tokens, at - 1));
}

function listFrom(tokens: readonly Token[], from: number, oil: Token, vocabulary: Vocabulary): number[] {
  const crops: number[] = [];
  let crop = skipLinks(tokens, from);
  while (inFull(tokens, crop, oil, vocabulary) !== tokens) {
    crops.push(crop);
    if (!isBetween(tokens, crop + 1)) break;
    crop = skipLinks(tokens, crop + 1);
  }
  return crops;
}

function isBetween(tokens: readonly Token[], at: number): boolean {
  return JOINTS.test(wordAt(tokens, at)) || BETWEEN.test(wordAt(tokens, at));
}

function skipLinks(tokens: readonly Token[], from: number): number {
  let next = from;
  while (LINKS.test(wordAt(tokens, next)) || isBetween(tokens, next)) next += 1;
  return next;
}

/** The tokens with a crop's oil in the words that name it, « huile de palme », "palm oil"; as they are where it has none. */
function inFull(
  tokens: readonly Token[],
  crop: number,
  oil: Token,
  vocabulary: Vocabulary,
): readonly Token[] {
  const own = tokens.slice(crop, crop + 1);
  if (own.length === 0) return tokens;
  if (ENGLISH.test(oil.folded))
    return isProduct([...own, oil], vocabulary) ? withWords(tokens, crop + 1, [oil]) : tokens;
  const heads = ['de', 'd'].map((link) => [oil, { ...oil, text: link, folded: link }]);
  const head = heads.find((words) => isProduct([...words, ...own], vocabulary));
  return head ? withWords(tokens, crop, head) : tokens;
}
