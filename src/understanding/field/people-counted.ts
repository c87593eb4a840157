import type { Language } from '../../common/language.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import { BETWEEN, FARMING_PEOPLE, HANDS } from './people-counted.data.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { isWithin } from '../text/within.js';

const COUNTING =
  /^(?:combien|nombre|nb|effectif|effectifs|many|number|part|proportion|pourcentage|share|percentage)$/;
/** « faut-il », « peuvent », "can": how many there may or must be is for the law to say. */
const RULE =
  /^(?:peut|peuvent|pourrait|pourraient|doit|doivent|devrait|faut|faudrait|suffit|suffisent|can|could|may|must|should|need|needed|needs|required)$/;
/** From here on a word of law beside those counted makes it a case. */
const STRONG = 3;
/** More words than these do not stand between: « combien la France compte-t-elle encore de vrais agriculteurs ». */
const FAR = 9;

/**
 * The words for farmers or farms where it is asked how many there are: « combien y a-t-il d'agriculteurs », "how many young
 * farmers settled". No source counts them; how many there may be of them is a question of law and gives null.
 */
export function findPeopleCounted(evidence: Evidence): string | null {
  const { tokens, language } = evidence.reading;
  const counting = tokens.findIndex(({ folded }, at) => COUNTING.test(folded) && evidence.isInFocus(at));
  if (counting < 0) return farmsBySize(evidence);
  const at = themCounted(evidence, counting);
  if (at < 0) return null;
  if (tokens.some(({ folded }, index) => index > counting && RULE.test(folded)) || isCase(evidence, at))
    return null;
  return countSaid(nameOf(evidence, at > counting ? counting : -1, at), language);
}

/** « combien d'agriculteurs », "how many farms". */
function countSaid(name: string, language: Language): string {
  if (language === 'en') return `how many ${name}`;
  return `combien ${/^[aeiouyhéèê]/iu.test(name) ? "d'" : 'de '}${name}`;
}

/** "farms with over 1000 pigs", « exploitations de plus de 100 vaches »: farms by what they keep, with nothing before them; else null. */
function farmsBySize(evidence: Evidence): string | null {
  const { source, tokens, language } = evidence.reading;
  const at = tokens.findIndex(({ folded }, index) => FARMS.test(folded) && evidence.isInFocus(index));
  const farms = tokens[at];
  const isSized = SIZED.test(wordsAt(tokens, at + 1, SIZE_WORDS)) && evidence.all('product').length > 0;
  if (!farms || at > FIRST || !isSized || isCase(evidence, at)) return null;
  if (tokens.some(({ folded }) => RULE.test(folded) || ASKING.test(folded))) return null;
  return countSaid(source.text.slice(farms.start, farms.end).toLowerCase(), language);
}

const FARMS = /^(?:exploitations|fermes|elevages|farms|holdings)$/;
/** « de plus de 1000 », "with more than 100", « ayant au moins 50 ». */
const SIZED =
  /^(?:(?:agricoles|avec|ayant|de|having|keeping|with|that have|qui ont) ){1,2}(?:plus de|moins de|au moins|over|more than|under|fewer than|less than|at least|above) \d/;
const SIZE_WORDS = 6;
/** Something else is asked of such farms: « élevages de plus de 1000 porcs : quelle distance … ? » */
const ASKING = /^(?:quel(?:le)?s?|distance|comment|quand|qui|which|what|when|who|where)$/;
/** « les fermes », "list the farms": hardly a word stands before them. */
const FIRST = 2;

/** The token of those who are counted, behind the word of counting or before it; -1 where nobody is. */
function themCounted(evidence: Evidence, counting: number): number {
  const { tokens } = evidence.reading;
  const at = tokens.findIndex((_, index) => index > counting && isOfFarming(evidence, index));
  if (at >= 0) return at - counting <= FAR && isOfThem(evidence, counting, at) ? at : -1;
  const before = tokens.slice(0, counting).findLastIndex((_, index) => isOfFarming(evidence, index));
  const isNext = CLOSING.test(wordAt(tokens, counting + 1)) && counting - before <= NEAR;
  return isNext &&
    tokens
      .slice(before + 1, counting)
      .every((token, index) => isBetween(token) || isNamed(evidence, before + 1 + index))
    ? before
    : -1;
}

/** « les agriculteurs sont combien », "farmers, how many are they": nothing else comes to be counted behind it. */
const CLOSING = /^(?:$|\?|en|dans|au|aux|a|are|in|there|y|sont)/;
const NEAR = 5;

function isBetween({ folded }: Token): boolean {
  return BETWEEN.has(folded) || /^(?:how|ils|elles|,|:|-)$/.test(folded);
}

function isOfFarming({ reading: { tokens } }: Evidence, at: number): boolean {
  const word = wordAt(tokens, at);
  if (FARMING_PEOPLE.has(word)) return true;
  const isBeside = OF_FARMS.test(wordAt(tokens, at + 1)) || OF_FARMS.test(wordAt(tokens, at - 1));
  return HANDS.has(word) && isBeside;
}

const OF_FARMS = /^(?:agricoles?|viticoles?|farm|agricultural)$/;

/** Whether nothing else is counted: « combien d'hectares pour les agriculteurs ». */
function isOfThem(evidence: Evidence, counting: number, at: number): boolean {
  if (evidence.reading.language === 'fr' && !isPartitive(evidence, at)) return false;
  if (isOfStock(evidence, counting, at)) return false;
  for (let index = counting + 1; index < at; index += 1)
    if (!BETWEEN.has(wordAt(evidence.reading.tokens, index)) && !isNamed(evidence, index)) return false;
  return true;
}

/** "how many pigs are there on Danish farms": what is counted is what stands on them. */
function isOfStock(evidence: Evidence, counting: number, at: number): boolean {
  const { tokens } = evidence.reading;
  const on = tokens.findIndex(({ folded }, index) => index > counting && index < at && folded === 'on');
  return on >= 0 && evidence.all('product').some(({ mention }) => mention.end <= on);
}

/** « d'agriculteurs », « de jeunes agriculteurs », or « combien sont les agriculteurs ». */
function isPartitive({ reading: { tokens } }: Evidence, at: number): boolean {
  const [before, two] = [wordAt(tokens, at - 1), wordAt(tokens, at - 2)];
  if (before === 'les') return /^(?:sont|ils|elles)$/.test(two);
  return [before, two].some((word) => OF.test(word));
}

/** A place, a product or a time in between: « combien la France compte d'éleveurs », "how many French dairy farmers". */
function isNamed(evidence: Evidence, index: number): boolean {
  const covers = ({ start, end }: { start: number; end: number }): boolean => start <= index && index < end;
  const named = [...evidence.all('place'), ...evidence.all('product')].map(({ mention }) => mention);
  return [...named, ...evidence.dates].some(covers);
}

function isCase(evidence: Evidence, at: number): boolean {
  return evidence
    .cues('law')
    .some(({ weight, mention }) => weight >= STRONG && !(mention.start <= at && at < mention.end));
}

const KINDS =
  /^(?:jeunes|nouveaux|nouvelles|petits|petites|young|new|small|large|active|organic|family|agricultural|farm|seasonal)$/;
const OF = /^(?:d|de|du|des|of)$/;

/** « jeunes agriculteurs », « producteurs de lait », "dairy farmers": as the question writes them. */
function nameOf(evidence: Evidence, counting: number, at: number): string {
  const { source, tokens } = evidence.reading;
  const [first, last] = [tokens[startOf(evidence, counting, at)], tokens[endOf(evidence, at) - 1]];
  return first && last ? source.text.slice(first.start, last.end) : '';
}

/** With the words before it that say which of them: « jeunes », "dairy". */
function startOf(evidence: Evidence, counting: number, at: number): number {
  const products = evidence.all('product').map(({ mention }) => mention);
  const isOfName = (index: number): boolean =>
    KINDS.test(wordAt(evidence.reading.tokens, index)) || isWithin(index, products);
  let start = at;
  while (start - 1 > counting && isOfName(start - 1)) start -= 1;
  return start;
}

/** With what follows it: « agricoles », « de lait ». */
function endOf(evidence: Evidence, at: number): number {
  const beside = wordAt(evidence.reading.tokens, at + 1);
  const products = OF.test(beside) ? evidence.all('product').map(({ mention }) => mention) : [];
  const of = products.find(({ start }) => start === at + 2);
  return of?.end ?? at + (OF_FARMS.test(beside) ? 2 : 1);
}
