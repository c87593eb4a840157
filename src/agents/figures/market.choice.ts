import type { Lexicon } from '../../lexicon/lexicon.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { containsWord } from './word.search.js';
import { noFigure } from './explanation.js';
import { EXCHANGES, HELD_MARKETS } from './markets.data.js';
import type { Candidate } from './availability.js';
import { isTown } from './place.choice.js';
import { candidatesOf } from './product.choice.js';
import { measuresOf, type Desk, type Question } from './question.js';

/** How a question about a market's quotation is read. */
export interface MarketReading {
  candidates: Candidate[];
  /** Towns under whose names quotations are filed; null where the product itself is one market's. */
  places: string[] | null;
}

/** The reading of a product in the towns that the question names; null where it names none, or asks no price. */
export function marketReading(question: Question, lexicon: Lexicon, product: string): MarketReading | null {
  const towns = townsOf(question, lexicon);
  if (towns.length === 0) return null;
  const quoted = towns
    .flatMap((town) => HELD_MARKETS[town] ?? [])
    .filter((id) => isMeant(lexicon, product, id));
  if (quoted.length > 0)
    return { candidates: quoted.map((id) => ({ product: id, note: null })), places: null };
  const narrower = lexicon.descendantsOf(product).map(({ id }): Candidate => {
    return { product: id, note: { kind: 'assumed-product', asked: product, taken: id } };
  });
  return { candidates: [...candidatesOf(lexicon, product, 'price'), ...narrower], places: towns };
}

/** « No such quotation » where the question names a market that no series quotes for its products; else null. */
export async function unheldMarket(question: Question, desk: Desk): Promise<NoFigure | null> {
  const name = (await unheldTown(question, desk)) ?? exchangeIn(question.frame.text);
  if (!name) return null;
  const findings = await noFigure(question, desk, [], 'no-quotation');
  return { ...findings, asked: { ...findings.asked, words: [name] } };
}

/** The name of the town asked about, unless a market is quoted for one of the products. */
async function unheldTown(question: Question, { lexicon, reader }: Desk): Promise<string | null> {
  const [town] = townsOf(question, lexicon);
  if (town === undefined) return null;
  for (const asked of question.products) {
    const reading = marketReading(question, lexicon, asked);
    if (!reading?.places) return null;
    const products = reading.candidates.map(({ product }) => product);
    const tracks = await reader.read({ products, places: reading.places, measures: measuresOf(question) });
    if (tracks.some((track) => reading.places?.includes(track.place))) return null;
  }
  return lexicon.findPlace(town)?.name[question.language].text ?? null;
}

function townsOf({ frame, domain }: Question, lexicon: Lexicon): string[] {
  if (domain !== 'price') return [];
  return frame.places.map(({ value }) => value).filter((id) => isTown(lexicon, id));
}

/** Whether a market's product is meant by a word: it is what people mean by it, or by what contains it, or a kind of it. */
function isMeant(lexicon: Lexicon, asked: string, quoted: string): boolean {
  const usualOf = (id: string): string[] => Object.values(lexicon.findProduct(id)?.usual ?? {});
  const family = [asked, ...lexicon.ancestorsOf(asked).map((one) => one.id)];
  if (family.some((id) => id === quoted || usualOf(id).includes(quoted))) return true;
  const wide = [asked, ...usualOf(asked)];
  return lexicon.ancestorsOf(quoted).some(({ id }) => wide.includes(id));
}

function exchangeIn(question: string): string | null {
  return EXCHANGES.find(({ words }) => words.some((word) => containsWord(question, word)))?.name ?? null;
}
