import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';

const PLUS = /^(?:\+|plus)$/;
const OR = /^(?:ou|or)$/;
/** « celle de l'Allemagne », with its apostrophe. */
const ARTICLES = 4;
const ARTICLE = /^(?:le|la|les|l|du|de|des|d|the|of|in|en|au|aux|celle|celui)$/;

/** « France + Allemagne »: a plus between two places or two products. */
export function addsUp(evidence: Evidence): boolean {
  return joinsTwo(evidence, PLUS);
}

/** « France ou Allemagne », "wheat or barley": two to choose from. */
export function offersTwo(evidence: Evidence): boolean {
  return joinsTwo(evidence, OR);
}

/** Whether two places or two products are named one right behind the other, joined by such a word. */
function joinsTwo(evidence: Evidence, joint: RegExp): boolean {
  const { tokens } = evidence.reading;
  return (['place', 'product'] as const).some((kind) => {
    const named = evidence.all(kind).map(({ mention }) => mention);
    return named.some(
      ({ end }) => joint.test(wordAt(tokens, end)) && named.some(({ start }) => isNext(tokens, end, start)),
    );
  });
}

/** Nothing but articles from one name's joining word to the next name: « plus le blé », « + de la Pologne », « ou en Italie ». */
function isNext(tokens: readonly Token[], joint: number, start: number): boolean {
  const between = tokens.slice(joint + 1, start);
  return start > joint && between.length <= ARTICLES && between.every(({ folded }) => ARTICLE.test(folded));
}
