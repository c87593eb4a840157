import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Candidate } from './availability.js';
import { fold } from '../../understanding/text/normalise.js';
import { formsOf } from '../../understanding/text/word-forms.js';
import { isMeant } from './market.places.js';
import { HELD_MARKETS } from '../../lexicon/held-markets.data.js';
import { isTown } from './place.choice.js';
import { candidatesOf } from './product.choice.js';
import type { Question } from './question.js';
import { containsWord } from './word.search.js';

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
    return { candidates: quoted.map((id) => quotedFor(question, lexicon, product, id)), places: null };
  const narrower = lexicon.descendantsOf(product).map(({ id }): Candidate => {
    return { product: id, note: { kind: 'assumed-product', asked: product, taken: id } };
  });
  return { candidates: [...candidatesOf(lexicon, product, 'price'), ...narrower], places: towns };
}

/** A market's product, with what must be said where its name has none of the words asked: « mouton » is read as lamb. */
function quotedFor({ frame }: Question, lexicon: Lexicon, asked: string, quoted: string): Candidate {
  const words = frame.products.find(({ value }) => value === asked)?.words ?? '';
  const names = Object.values(lexicon.findProduct(quoted)?.name ?? {}).map(({ text }) => text);
  const isNamed = formsOf(fold(words)).some((form) => names.some((name) => containsWord(name, form)));
  return {
    product: quoted,
    note: isNamed || asked === quoted ? null : { kind: 'assumed-product', asked, taken: quoted },
  };
}

/** The towns whose markets a question of prices names. */
export function townsOf({ frame, domain }: Question, lexicon: Lexicon): string[] {
  if (domain !== 'price') return [];
  return frame.places.map(({ value }) => value).filter((id) => isTown(lexicon, id));
}
