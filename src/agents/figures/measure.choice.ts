import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Note } from '../../wording/facts.js';

/** Measures that answer for one another, as publishers split what people call by one word. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  'area-harvested': ['area-harvested', 'area-main'],
  'area-main': ['area-main', 'area-harvested'],
  production: ['production', 'slaughtered'],
};

/** What a market quotes and what farmers were paid: the one that is named, or else the first that is held. */
const PRICES = ['price', 'producer-price'];
const PRODUCER_PRICES = ['producer-price', 'price'];
const PRICE_INDEX = 'producer-price-index';

const OPEN: Readonly<Record<'land' | 'animal' | 'crop', readonly string[]>> = {
  land: ['area-main', 'area-harvested'],
  animal: ['stocks', 'slaughtered'],
  crop: ['production', 'area-harvested', 'area-main'],
};

export interface MeasureChoice {
  /** Measure ids in order of preference. */
  measures: readonly string[];
  /** True where the question names no measure. */
  assumed: boolean;
  /** What its verb tells of all the same (« récolté »): where this is what is answered, no remark is due. */
  told?: string;
}

/** What each asked measure may be answered with; where none was asked, what is usually meant for such a product. */
export function measureChoices(
  lexicon: Lexicon,
  domain: MeasureDomain,
  asked: readonly string[],
  product: string | null,
): MeasureChoice[] {
  if (domain === 'price') return [{ measures: pricesFor(asked), assumed: false }];
  const own = asked.filter((measure) => lexicon.getMeasure(measure).domain === 'production');
  if (own.length > 0)
    return distinct(own).map((one) => ({ measures: ALTERNATIVES[one] ?? [one], assumed: false }));
  const kind = product ? lexicon.findProduct(product)?.kind : undefined;
  const usual = kind === 'land' || kind === 'animal' ? OPEN[kind] : OPEN.crop;
  return [{ measures: usual, assumed: kind !== 'land' }];
}

/** An index of prices is no price, and stands for none. */
function pricesFor(asked: readonly string[]): readonly string[] {
  if (asked.includes(PRICE_INDEX)) return [PRICE_INDEX];
  return asked.includes('producer-price') ? PRODUCER_PRICES : PRICES;
}

/** One of each family: « surface » and « superficie » are one measure. */
function distinct(measures: readonly string[]): string[] {
  const seen = new Set<string>();
  return measures.filter((measure) => {
    const family = [...(ALTERNATIVES[measure] ?? [measure])].sort().join(' ');
    if (seen.has(family)) return false;
    seen.add(family);
    return true;
  });
}

/** What is to be said where a measure was answered that the question neither names nor tells of. */
export function measureNotes({ assumed, told }: MeasureChoice, taken: string): Note[] {
  return assumed && told !== taken ? [{ kind: 'assumed-measure', taken }] : [];
}
