/** The markets that series quote, by place id, with the products they are quoted of. Any other town has no quotation. */
export const HELD_MARKETS: Readonly<Record<string, readonly string[]>> = {
  'FR-RUNGIS': ['lamb-carcass-rungis', 'cow-carcass-rungis'],
  'FR-PLERIN': ['pig-carcass-plerin'],
};

export interface Exchange {
  name: string;
  words: readonly string[];
}

/** Exchanges that are no places: none of their quotations is held. Words without accents, lower case. */
export const EXCHANGES: readonly Exchange[] = [
  { name: 'Euronext', words: ['euronext', 'matif'] },
  { name: 'Chicago', words: ['cbot', 'cme', 'bourse de chicago', 'chicago board of trade'] },
  {
    name: 'FOB Moselle',
    words: ['fob moselle', 'moselle fob', 'fob la moselle', 'a la moselle', 'sur la moselle'],
  },
];
