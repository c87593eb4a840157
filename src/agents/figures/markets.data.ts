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
