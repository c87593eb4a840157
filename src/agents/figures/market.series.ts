import type { Place, Product } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Series } from '../../statistics/series.js';
import { findSourceOf } from '../../statistics/sources/source.registry.js';
import { fold } from '../../understanding/text/normalise.js';

type Heading = Pick<Series, 'dataset' | 'product' | 'productCode'>;

/** Shorter names are found in too many headings: «lin», «coq». */
const SHORTEST_NAME = 4;

/**
 * Reads what publishers call the quotations of markets: «Blé tendre Rendu Rouen», «BLTPAN/Rouen/DELPORT», «MIN de
 * Rungis : légumes / CAROTTE …». Such a series is filed under the country, its market named in its code.
 */
export class MarketHeadings {
  readonly #names: readonly { id: string; name: string }[];

  constructor(private readonly lexicon: Lexicon) {
    const named = lexicon.products.flatMap((product) =>
      namesOf(product).map((name) => ({ id: product.id, name })),
    );
    this.#names = named
      .filter(({ name }) => name.length - 2 >= SHORTEST_NAME)
      .sort((a, b) => b.name.length - a.name.length);
  }

  /** Whether the code names the town. */
  isOf(town: Place, { productCode }: Heading): boolean {
    const heading = wordsOf(productCode);
    return namesOf(town).some((name) => heading.includes(name));
  }

  /** The lexicon's product that is quoted: the series' own, that of the code before the market, or the longest named. */
  productOf({ dataset, product, productCode }: Heading): string | null {
    if (this.lexicon.findProduct(product)) return product;
    const listed = findSourceOf(dataset)?.products.get(productCode.split('/')[0] ?? '');
    const heading = wordsOf(productCode.split(' / ').at(-1) ?? '');
    return listed ?? this.#names.find(({ name }) => heading.includes(name))?.id ?? null;
  }
}

/** In both languages, and each as one of many: headings say «CAROTTE». */
function namesOf({ name, synonyms }: Place | Product): string[] {
  const names = [name.fr.text, name.en.text, ...synonyms.fr, ...synonyms.en].map(wordsOf);
  return [...names, ...names.map((one) => one.replace(/[sx] $/, ' '))];
}

/** The words of a text without accents or case, each with a blank on either side. */
function wordsOf(text: string): string {
  return ` ${fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;
}
