import type { NoFigure } from '../../wording/figure.findings.js';
import { noFigure } from './explanation.js';
import { MARKETS } from './markets.data.js';
import type { Desk, Question } from './question.js';

/** « No such quotation » where the question names a market of which no series is held for its products; else null. */
export async function unheldMarket(question: Question, desk: Desk): Promise<NoFigure | null> {
  const text = fold(question.frame.text);
  const market = MARKETS.find(({ words }) => words.some((word) => containsWord(text, word)));
  if (!market) return null;
  const tracks = await desk.reader.read({ products: market.products, measures: ['price'] });
  const held = new Set(tracks.map((track) => track.product));
  const family = question.products.flatMap((id) => [
    id,
    ...desk.lexicon.ancestorsOf(id).map((product) => product.id),
    ...Object.values(desk.lexicon.findProduct(id)?.usual ?? {}),
  ]);
  if (question.products.some((id) => held.has(id)) || family.some((id) => held.has(id))) return null;
  const findings = await noFigure(question, desk, [], 'no-quotation');
  return { ...findings, asked: { ...findings.asked, words: [market.name] } };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function containsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const edges = [text[at - 1], text[at + word.length]];
    if (edges.every((edge) => edge === undefined || !/[\p{L}\d]/u.test(edge))) return true;
  }
  return false;
}
