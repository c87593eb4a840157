import { wordAt, wordsAt } from '../text/number-words.js';
import { isProduct, withWords } from '../terms/product-words.js';
import type { Token } from '../text/tokens.js';
import type { Vocabulary } from '../terms/vocabulary.js';

const FEMININE = /^celles?$/;
const MASCULINE = /^(?:celui|ceux)$/;
/** Crops that markets quote the oil of: « celui du tournesol », behind a price of palm oil, is of its oil. */
const OF_OILS = /^du (?:tournesol|colza|palme|palmiste|coprah|coco)$/;
/** « celui du soja » may well be the price. */
const BARE_LINKS = /^(?:de|d)$/;
const LINKS = /^(?:de|d|du|des)$/;
const ARTICLES = /^(?:la|le|les|l)$/;

/**
 * Says again what « celle », "that of" stands for where it is the head of a product's name: « l'huile de soja … celle de
 * colza » → « celle huile de colza », "soybean oil … that of rapeseed" → "that of rapeseed oil". Nothing is added where the
 * crop has no such product, as after « la surface de blé … celle de colza ».
 */
export function sayAgain(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  let said = tokens;
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const isOfOil = OF_OILS.test(wordsAt(tokens, at + 1, 2));
    const links = FEMININE.test(wordAt(tokens, at)) || isOfOil ? LINKS : BARE_LINKS;
    if (FEMININE.test(wordAt(tokens, at)) || MASCULINE.test(wordAt(tokens, at)))
      said = sayFrench(said, at, links, vocabulary);
    else if (/^(?:that|those)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'of')
      said = sayEnglish(said, at, vocabulary);
  }
  return said;
}

/** Behind these the name of a nation stands for a thing of it: « que le vietnamien », "than Vietnamese", "the Thai one". */
const BESIDE = /^(?:the|than|le|la|les|and|et|or|ou|vs|versus)$/;
/** Longest name that a head is looked for in, in words: "Thai 5 % rice". */
const LONGEST_NAME = 4;

/**
 * Says again what the name of a nation is of, where a product before it is told by its nation: "Thai rice … the Vietnamese
 * one" → "the Vietnamese rice one", « le riz thaï … le vietnamien » → « le riz vietnamien ».
 */
export function sayNations(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      index > 2 &&
      BESIDE.test(wordAt(tokens, index - 1)) &&
      isNation(token, vocabulary) &&
      isAlone(tokens, index, vocabulary),
  );
  const nation = tokens.slice(at, at + 1);
  for (let head = at - 2; head >= 0; head -= 1) {
    const own = tokens.slice(head, head + 1);
    if (!isProduct(own, vocabulary) || !isInName(tokens, head, vocabulary)) continue;
    if (isProduct([...own, ...nation], vocabulary)) return withWords(tokens, at, own);
    if (isProduct([...nation, ...own], vocabulary)) return withWords(tokens, at + 1, own);
  }
  return tokens;
}

/** An adjective of a country, and no name of a product by itself. */
function isNation(token: Token, vocabulary: Vocabulary): boolean {
  const senses = vocabulary.match([token], 0, () => false)?.senses ?? [];
  return senses.some(({ kind, adjective }) => kind === 'place' && adjective);
}

/** Whether no product's name begins with the word. */
function isAlone(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const match = vocabulary.match(tokens, at, () => false);
  return match?.senses.every(({ kind }) => kind !== 'product') ?? true;
}

/** Whether the word is the first or the last of a product's name of several. */
function isInName(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  return Array.from({ length: LONGEST_NAME - 1 }, (_, more) => more + 1).some(
    (more) =>
      isProduct(tokens.slice(at, at + more + 1), vocabulary) ||
      (at >= more && isProduct(tokens.slice(at - more, at + 1), vocabulary)),
  );
}

/** The nearest head before: « huile » of « huile de soja ». */
function sayFrench(
  tokens: readonly Token[],
  at: number,
  links: RegExp,
  vocabulary: Vocabulary,
): readonly Token[] {
  if (!links.test(wordAt(tokens, at + 1))) return tokens;
  const crop = ARTICLES.test(wordAt(tokens, at + 2)) ? at + 3 : at + 2;
  for (let head = at - 3; head >= 0; head -= 1) {
    if (!BARE_LINKS.test(wordAt(tokens, head + 1)) || !isProduct(tokens.slice(head, head + 3), vocabulary))
      continue;
    // « l'huile de colza … celui du colza » is the seed.
    if (wordAt(tokens, head + 2) === wordAt(tokens, crop)) continue;
    const start = tokens.slice(head, head + 1);
    const own = [head + 1, at + 1].map((link) => [...start, ...tokens.slice(link, link + 1)]);
    const said = own.find((words) => isProduct([...words, ...tokens.slice(crop, crop + 1)], vocabulary));
    if (said) return withWords(tokens, crop, said);
  }
  return tokens;
}

/** The nearest last word of a name of two: "oil" of "soybean oil". */
function sayEnglish(tokens: readonly Token[], at: number, vocabulary: Vocabulary): readonly Token[] {
  const crop = tokens.slice(at + 2, at + 3);
  for (let last = at - 1; last > 0; last -= 1) {
    const own = tokens.slice(last, last + 1);
    if (!isProduct(tokens.slice(last - 1, last + 1), vocabulary) || !isProduct([...crop, ...own], vocabulary))
      continue;
    return withWords(tokens, at + 3, own);
  }
  return tokens;
}
