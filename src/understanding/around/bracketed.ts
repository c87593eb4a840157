import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

/**
 * The products without those of two that are one: a product in brackets explains the one before it, « vaches (bovins) »,
 * and is the one that is meant where it is the wider; a narrower one stands in its place already. A wider one with an
 * article, or without figures of its own, only says what the other is: « DAP (l'engrais) », "urea, a fertilizer".
 */
export function withoutExplained(
  products: readonly Slot<string>[],
  evidence: Evidence,
  lexicon: Lexicon,
): Slot<string>[] {
  const lesser = explanations(evidence).flatMap((pair) => lesserOf(pair, lexicon));
  const dropped = new Set([
    ...lesser,
    ...saidAgain(evidence, lexicon),
    ...familiesInBrackets(evidence, lexicon),
    ...membersInBrackets(evidence, lexicon),
  ]);
  const kept = products.filter(({ value }) => !dropped.has(value));
  return kept.length > 0 ? kept : [...products];
}

interface Explanation {
  said: Found;
  by: Found;
  mark: '(' | ',';
  hasArticle: boolean;
}

function lesserOf({ said, by, mark, hasArticle }: Explanation, lexicon: Lexicon): string[] {
  const isIn = (narrow: string, wide: string): boolean => lexicon.isPartOf(narrow, wide);
  const isOfFamily = isIn(said.id, by.id);
  if (mark === ',') return isOfFamily && hasArticle ? [by.id] : [];
  const isBare = lexicon.findProduct(by.id)?.codes.length === 0;
  if (isOfFamily) return [hasArticle || isBare ? by.id : said.id];
  return [isIn(by.id, said.id) || ABBREVIATION.test(by.mention.words) ? said.id : by.id];
}

/** « phosphate (DAP) »: short for the name of the one that is meant. */
const ABBREVIATION = /^\p{Lu}{2,4}$/u;

/** The products before the first brackets, and those within them; none where there are no brackets. */
function aroundBracket(evidence: Evidence): { said: Found[]; inside: Found[] } {
  const { tokens } = evidence.reading;
  const open = tokens.findIndex(({ folded }) => folded === '(');
  const close = tokens.findIndex(({ folded }, at) => at > open && folded === ')');
  if (open < 0 || close < 0) return { said: [], inside: [] };
  const products = evidence.all('product');
  return {
    said: products.filter(({ mention }) => mention.end <= open),
    inside: products.filter(({ mention }) => mention.start > open && mention.end <= close),
  };
}

/** "the EU's currants (black and red) came from Poland": of a share of one place in another, what the whole is made of. */
function membersInBrackets(evidence: Evidence, lexicon: Lexicon): string[] {
  const { said, inside } = aroundBracket(evidence);
  const isOfPlaces = evidence.has('share', 'percent') && evidence.all('place').length > 1;
  const whole = isOfPlaces ? said.at(-1) : undefined;
  if (!whole || inside.length < 2) return [];
  return inside.every(({ id }) => id !== whole.id && lexicon.isPartOf(id, whole.id))
    ? inside.map(({ id }) => id)
    : [];
}

/** « petits pois frais (le légume, pas le pois protéagineux) »: the family of what stands before. */
function familiesInBrackets(evidence: Evidence, lexicon: Lexicon): string[] {
  const { tokens } = evidence.reading;
  const { said, inside } = aroundBracket(evidence);
  const isFamily = ({ id }: Found): boolean => said.some((one) => lexicon.isPartOf(one.id, id));
  const hasArticle = ({ mention: { start } }: Found): boolean => ARTICLE.test(wordAt(tokens, start - 1));
  return inside.filter((one) => isFamily(one) && hasArticle(one)).map(({ id }) => id);
}

/** « brebis ou vaches ? (ovins ou bovins) »: those that are each said again in brackets by a wider name. */
function saidAgain(evidence: Evidence, lexicon: Lexicon): string[] {
  const { said, inside } = aroundBracket(evidence);
  const widerOf = ({ id }: Found): string[] =>
    lexicon.ancestorsOf(id).flatMap((wider) => (inside.some((one) => one.id === wider.id) ? [wider.id] : []));
  const isEach = inside.length > 1 && new Set(said.flatMap(widerOf)).size === inside.length;
  return isEach && said.length === inside.length ? said.map(({ id }) => id) : [];
}

/** Before « price » of "wheat price (HRW)". */
function measureBefore(evidence: Evidence, at: number): number {
  return evidence.everywhere('measure').find(({ mention }) => mention.end === at)?.mention.start ?? at;
}

/** Each product with the single one that stands in brackets or as an apposition after it. */
function explanations(evidence: Evidence): Explanation[] {
  const { tokens } = evidence.reading;
  const products = evidence.all('product');
  return products.flatMap((by) => {
    const at = openingOf(evidence, by);
    const [mark, close] = [wordAt(tokens, at), wordAt(tokens, by.mention.end)];
    const said = products.find(
      ({ mention, id }) => mention.end === measureBefore(evidence, at) && id !== by.id,
    );
    if (!said || (mark === '(' ? close !== ')' : mark !== ',')) return [];
    return [{ said, by, mark: mark === '(' ? '(' : ',', hasArticle: at < by.mention.start - 1 }];
  });
}

const ARTICLE = /^(?:l|le|la|un|une|the|an?|['’])$/;

/** The token before a product and its article: « DAP (l'engrais) ». */
function openingOf({ reading: { tokens } }: Evidence, { mention: { start } }: Found): number {
  let at = start - 1;
  while (ARTICLE.test(wordAt(tokens, at))) at -= 1;
  return at;
}
