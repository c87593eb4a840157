/** A market or a delivery point that people name, and the products of which a series quotes it. */
export interface Market {
  name: string;
  /** Without accents, lower case. */
  words: readonly string[];
  products: readonly string[];
}

export const MARKETS: readonly Market[] = [
  { name: 'Rungis', words: ['rungis'], products: ['lamb-carcass-rungis', 'cow-carcass-rungis'] },
  { name: 'Plérin', words: ['plerin'], products: ['pig-carcass-plerin'] },
  { name: 'Rouen', words: ['rouen'], products: [] },
  { name: 'La Pallice', words: ['la pallice', 'pallice'], products: [] },
  { name: 'Bordeaux', words: ['rendu bordeaux', 'fob bordeaux'], products: [] },
  { name: 'Bayonne', words: ['rendu bayonne'], products: [] },
  { name: 'Creil', words: ['fob creil', 'creil'], products: [] },
  { name: 'FOB Moselle', words: ['fob moselle'], products: [] },
  { name: 'Dunkerque', words: ['rendu dunkerque'], products: [] },
  { name: 'Euronext', words: ['euronext', 'matif'], products: [] },
  { name: 'Chicago', words: ['cbot', 'chicago', 'cme'], products: [] },
];
