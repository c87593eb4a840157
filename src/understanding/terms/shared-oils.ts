import { wordAt } from '../text/number-words.js';
import { isProduct, JOINTS, withWords } from './product-words.js';
import type { Token } from '../text/tokens.js';
import type { Vocabulary } from './vocabulary.js';
import { formsOf } from '../text/word-forms.js';
import { shareAsked } from './oils-asked.js';

const ENGLISH = /^(?:oils?|meals?)$/;
const FRENCH = /^(?:huiles?|tourteaux|tourteau)$/;
/** "soybeans and palm oil": a plural is the crop itself. */
const CROPS = /[^s]s$/;
/** Of one oil each crop must be linked again: « huile de palme et soja » and « … et du soja » may well mean the beans. */
const PLURAL = /^(?:huiles|tourteaux)$/;
const LINKED_AGAIN = /^(?:de|d)$/;
const LINKS = /^(?:de|d|du|des|la|le|l|les)$/;
/** What may follow a list of oils; a crop's area or yield would be of the crop. */
const ENDS =
  /^(?:[^a-z\d]*|en|in|entre|depuis|since|prix|cours|prices?|quels?|quelles?|la(?:quelle)?|lesquelles)$/;
const AGAINST = /^(?:vs|versus|contre)$/;

/**
 * Says the oil of each crop of a list in full: « huiles de palme, soja et colza »,
 * « huile de palme et de soja », "palm vs sunflower vs rapeseed oil".
 * Nothing is added where a crop's oil is no product, or is said already: "soybeans and soybean oil".
 */
export function shareOils(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const french = tokens.findIndex(({ folded }) => FRENCH.test(folded));
  if (french >= 0)
    return (
      shareAsked(tokens, french, vocabulary) ??
      shareAfterColon(tokens, french, vocabulary) ??
      shareBeforeColon(tokens, french, vocabulary) ??
      shareForward(tokens, french, vocabulary)
    );
  const english = tokens.findIndex(({ folded }) => ENGLISH.test(folded));
  if (english <= 0) return tokens;
  return shareAsked(tokens, english, vocabulary) ?? shareBackward(tokens, english, vocabulary);
}

/** « huile », "oils": what {@link shareOils} alone shares out. */
export function isOil({ folded }: Token): boolean {
  return FRENCH.test(folded) || ENGLISH.test(folded);
}

function shareForward(tokens: readonly Token[], at: number, vocabulary: Vocabulary): readonly Token[] {
  const head = tokens.slice(at, at + 2);
  const isPlural = PLURAL.test(wordAt(tokens, at));
  let completed = tokens;
  let crop = at + 2;
  while (isJoint(completed, crop + 1)) {
    crop = skipLinks(completed, crop + 2);
    const isLinked = LINKED_AGAIN.test(wordAt(completed, crop - 1));
    const own = isLinked ? [...head.slice(0, 1), ...completed.slice(crop - 1, crop)] : head;
    if (!(isPlural || isLinked) || !isProduct([...own, ...completed.slice(crop, crop + 1)], vocabulary))
      break;
    completed = withWords(completed, crop, own);
    crop += head.length;
  }
  return completed;
}

/** « classe ces huiles de la plus chère à la moins chère : palme, colza, soja »; null where anything but a list of crops follows. */
function shareAfterColon(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): readonly Token[] | null {
  const [oil] = tokens.slice(at, at + 1);
  const colon = tokens.findIndex(({ folded }, index) => index > at && folded === ':');
  if (!oil || colon < 0 || !PLURAL.test(oil.folded)) return null;
  const head = [oil, { ...oil, text: 'de', folded: 'de' }];
  const crops: number[] = [];
  let next = skipLinks(tokens, colon + 1);
  for (let crop = tokens[next]; crop && isProduct([...head, crop], vocabulary); crop = tokens[next]) {
    crops.push(next);
    next = skipLinks(tokens, next + 1);
  }
  if (crops.length < 2 || !ENDS.test(wordAt(tokens, next))) return null;
  return crops.reduceRight<readonly Token[]>((said, crop) => withWords(said, crop, head), tokens);
}

/** « palme, colza, soja : laquelle de ces trois huiles est la plus chère »; null where anything but a list of crops stands before. */
function shareBeforeColon(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): readonly Token[] | null {
  const [oil] = tokens.slice(at, at + 1);
  const colon = tokens.slice(0, at).findLastIndex(({ folded }) => folded === ':');
  if (!oil || colon < 0 || !PLURAL.test(oil.folded) || !tokens.slice(colon, at).some(isThese)) return null;
  const crops: number[] = [];
  for (let crop = colon - 1; crop >= 0 && headOf(oil, tokens[crop], vocabulary); crop -= 2) {
    crops.push(crop);
    if (!isJoint(tokens, crop - 1)) break;
  }
  if (crops.length < 2) return null;
  return crops.reduce<readonly Token[]>((said, crop) => {
    const head = headOf(oil, said[crop], vocabulary);
    return head ? withWords(said, crop, head) : said;
  }, tokens);
}

function isThese({ folded }: Token): boolean {
  return folded === 'ces';
}

/** « huile de » or « huile d' », whichever makes a name with the crop. */
function headOf(oil: Token, crop: Token | undefined, vocabulary: Vocabulary): readonly Token[] | undefined {
  if (!crop) return undefined;
  const heads = ['de', 'd'].map((link) => [oil, { ...oil, text: link, folded: link }]);
  return heads.find((head) => isProduct([...head, crop], vocabulary));
}

function shareBackward(tokens: readonly Token[], at: number, vocabulary: Vocabulary): readonly Token[] {
  const oil = tokens.slice(at, at + 1);
  const said = new Set(formsOf(wordAt(tokens, at - 1)));
  let completed = tokens;
  let crop = at - 1;
  while (isJoint(completed, crop - 1)) {
    crop -= 2;
    if (CROPS.test(wordAt(completed, crop))) break;
    const isSaid = formsOf(wordAt(completed, crop)).some((form) => said.has(form));
    if (isSaid || !isProduct([...completed.slice(crop, crop + 1), ...oil], vocabulary)) break;
    completed = withWords(completed, crop + 1, oil);
  }
  return completed;
}

function isJoint(tokens: readonly Token[], at: number): boolean {
  return JOINTS.test(wordAt(tokens, at)) || AGAINST.test(wordAt(tokens, at));
}

/** « , et de » before the next crop. */
function skipLinks(tokens: readonly Token[], at: number): number {
  let next = at;
  while (LINKS.test(wordAt(tokens, next)) || isJoint(tokens, next)) next += 1;
  return next;
}
