import type { Token } from '../../../understanding/tokens.js';
import type { Evidence } from './evidence.js';
import type { Claim, Clause, ReadSentence } from './prose.reading.js';

/** Folded words that say that something grew, and that it shrank. */
const UP =
  /^(?:hausses?|augment\p{L}*|progress\p{L}*|croissance|accru\p{L}*|accroiss\p{L}*|grimp\p{L}*|bond(?:i|it|s)?|rebond\p{L}*|gagn\p{L}*|up|ris(?:e|es|en|ing)|rose|increas\p{L}*|gr[eo]w\p{L}*|gain\p{L}*|climb\p{L}*|jump\p{L}*|higher)$/u;
const DOWN =
  /^(?:baiss\p{L}*|recul\p{L}*|diminu\p{L}*|chut\p{L}*|repli\p{L}*|perd\p{L}*|flechi\p{L}*|down|fall\p{L}*|fell|decreas\p{L}*|declin\p{L}*|drop\p{L}*|lower|lost|shr[aiu]nk\p{L}*|plung\p{L}*)$/u;

/** Whether a change is said to go the way it went: by its sign, or by the words of its clause, or of its sentence. */
export function goesItsWay(
  claim: Claim,
  evidence: Evidence,
  sentence: ReadSentence,
  tokens: readonly Token[],
): boolean {
  const periods = new Set(evidence.facts.map((fact) => fact.period));
  if (evidence.kind !== 'result' || periods.size < 2 || !isChange(evidence) || evidence.value === 0)
    return true;
  if (claim.value < 0 || claim.words.startsWith('+'))
    return Math.sign(claim.value) === Math.sign(evidence.value);
  const clause = sentence.clauses.find(({ start, end }) => claim.at >= start && claim.at < end);
  const said = (clause && wayIn(clause, tokens)) ?? wayIn(sentence, tokens);
  return said === null || (said === 'up' ? evidence.value > 0 : said === 'down' && evidence.value < 0);
}

function isChange({ name }: Evidence): boolean {
  return name === 'difference' || name === 'percent-change' || name === 'yearly-growth';
}

/** Null where no word says a way; `both` where words say both. */
function wayIn({ start, end }: Clause, tokens: readonly Token[]): 'up' | 'down' | 'both' | null {
  const words = tokens.slice(start, end).map((token) => token.folded);
  const [up, down] = [words.some((word) => UP.test(word)), words.some((word) => DOWN.test(word))];
  if (up && down) return 'both';
  return up ? 'up' : down ? 'down' : null;
}
