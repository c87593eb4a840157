import type { Lexicon } from '../../lexicon/lexicon.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { containsWord } from './word.search.js';
import { noFigure } from './explanation.js';
import { EXCHANGES, HELD_MARKETS } from './markets.data.js';
import type { Desk, Question } from './question.js';

/** « No such quotation » where the question names a market that no series quotes for its products; else null. */
export async function unheldMarket(question: Question, desk: Desk): Promise<NoFigure | null> {
  const name = townOf(question, desk.lexicon) ?? exchangeIn(question.frame.text);
  if (!name) return null;
  const findings = await noFigure(question, desk, [], 'no-quotation');
  return { ...findings, asked: { ...findings.asked, words: [name] } };
}

/** The town asked about, unless its market is quoted for one of the products; null where there is none. */
function townOf(question: Question, lexicon: Lexicon): string | null {
  const family = new Set(question.products.flatMap((id) => familyOf(lexicon, id)));
  for (const { value } of question.frame.places) {
    const place = lexicon.findPlace(value);
    if (place?.kind !== 'city') continue;
    const quoted = HELD_MARKETS[value] ?? [];
    if (!quoted.some((product) => family.has(product))) return place.name[question.language].text;
  }
  return null;
}

/** The product, what contains it, and what people usually mean by any of these. */
function familyOf(lexicon: Lexicon, product: string): string[] {
  const chain = [product, ...lexicon.ancestorsOf(product).map((one) => one.id)];
  return chain.flatMap((id) => [id, ...Object.values(lexicon.findProduct(id)?.usual ?? {})]);
}

function exchangeIn(question: string): string | null {
  return EXCHANGES.find(({ words }) => words.some((word) => containsWord(question, word)))?.name ?? null;
}
