/** What differs between the sectors of the agri-food portal. */
export interface DgAgriSector {
  id: string;
  title: { fr: string; en: string };
  /** Cereals are written «€1.221,46», the others «€1,524.00». */
  decimal: ',' | '.';
  /** Members of a record that tell its product, and its market and stage. */
  product: readonly string[];
  market: readonly string[];
  /** Lexicon units by the portal's words, in lower case. */
  units: ReadonlyMap<string, string>;
  /** Names of the same product in records of different years; `product` is the lexicon's, null where it has none. */
  products: readonly { code: string; names: readonly string[]; product: string | null }[];
}

const PER_TONNE = new Map([
  ['tonnes', 'EUR/t'],
  ['tonne', 'EUR/t'],
  ['€/t', 'EUR/t'],
  ['national currency/ton', 'EUR/t'],
]);
const PER_100_KG = new Map([
  ['100 kg', 'EUR/100kg'],
  ['100kg', 'EUR/100kg'],
  ['€/100kg', 'EUR/100kg'],
  ['€/100 kg', 'EUR/100kg'],
  ['tonnes', 'EUR/t'],
]);

/** Cereals and oilseeds as observed records have them; milk, beef and pig meat as the portal's clients describe them. */
export const DG_AGRI_SECTORS: readonly DgAgriSector[] = [
  {
    id: 'cereals',
    title: { fr: 'céréales', en: 'cereals' },
    decimal: ',',
    product: ['productName'],
    market: ['marketName', 'stageName'],
    units: PER_TONNE,
    products: [
      { code: 'BLTPAN', names: ['Breadmaking common wheat'], product: 'milling-wheat' },
      { code: 'BLTFOUR', names: ['Feed common wheat', 'Feed wheat'], product: 'feed-wheat' },
      { code: 'DUR', names: ['Durum wheat'], product: 'durum-wheat' },
      { code: 'ORGFOUR', names: ['Feed barley'], product: 'feed-barley' },
      { code: 'ORGBRAS', names: ['Malting barley'], product: 'malting-barley' },
      { code: 'MAI', names: ['Feed maize', 'Maize'], product: 'maize' },
      { code: 'AVO', names: ['Feed oats', 'Oats'], product: 'oats' },
      { code: 'SOR', names: ['Sorghum', 'Feed sorghum'], product: 'sorghum' },
    ],
  },
  {
    id: 'oilseeds',
    title: { fr: 'oléagineux', en: 'oilseeds' },
    decimal: '.',
    product: ['product'],
    market: ['market', 'marketStage'],
    units: PER_TONNE,
    products: [
      { code: 'RAPE', names: ['Rapeseed', 'Rape seed'], product: 'rapeseed' },
      { code: 'SUNFLOWER', names: ['Sunflower', 'Sunflower seed', 'Sunflowerseed'], product: 'sunflower' },
      { code: 'SOYA', names: ['Soya beans', 'Soybeans', 'Soya'], product: 'soybeans' },
    ],
  },
  {
    id: 'dairy',
    title: { fr: 'lait et produits laitiers', en: 'milk and dairy products' },
    decimal: '.',
    product: ['product'],
    market: [],
    units: PER_100_KG,
    products: [
      { code: 'MILK', names: ['Raw milk', 'RAW MILK'], product: 'cow-milk' },
      { code: 'SMP', names: ['Skimmed milk powder'], product: 'skim-milk-powder' },
      { code: 'WMP', names: ['Whole milk powder'], product: 'whole-milk-powder' },
      { code: 'BUTTER', names: ['Butter'], product: 'butter-cow' },
    ],
  },
  {
    id: 'beef',
    title: { fr: 'viande bovine', en: 'beef' },
    decimal: '.',
    product: ['category', 'productCode'],
    market: [],
    units: PER_100_KG,
    products: [],
  },
  {
    id: 'pigmeat',
    title: { fr: 'viande porcine', en: 'pig meat' },
    decimal: '.',
    product: ['pigClass'],
    market: [],
    units: PER_100_KG,
    products: [{ code: 'S', names: [], product: 'pig-carcass-s' }],
  },
];
