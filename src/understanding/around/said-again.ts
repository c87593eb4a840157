import { wordAt } from '../text/number-words.js';
import { isProduct, withWords } from '../terms/product-words.js';
import type { Token } from '../text/tokens.js';
import type { Vocabulary } from '../terms/vocabulary.js';

const FEMININE = /^celles?$/;
const MASCULINE = /^(?:celui|ceux)$/;
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
    const links = FEMININE.test(wordAt(tokens, at)) ? LINKS : BARE_LINKS;
    if (links === LINKS || MASCULINE.test(wordAt(tokens, at))) said = sayFrench(said, at, links, vocabulary);
    else if (/^(?:that|those)$/.test(wordAt(tokens, at)) && wordAt(tokens, at + 1) === 'of')
      said = sayEnglish(said, at, vocabulary);
  }
  return said;
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
