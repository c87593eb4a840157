/** What differs between the sectors of the agri-food portal. */
export interface DgAgriSector {
  id: string;
  title: { fr: string; en: string };
  /** What the mark before three last digits is taken for; any other price shows which mark is which by itself. */
  decimal: ',' | '.';
  /** Members of a record that tell its product, the most exact first. */
  product: readonly string[];
  /** Members that tell a variety of the product, and its market and stage. */
  variety: readonly string[];
  market: readonly string[];
  /** Lexicon units by the portal's words, in lower case. */
  units: ReadonlyMap<string, string>;
  /** Names of the same product in records of different years; `product` is the lexicon's, null where it has none. */
  products: readonly DgAgriProduct[];
}

export interface DgAgriProduct {
  code: string;
  names: readonly string[];
  product: string | null;
}

const PER_TONNE = new Map([
  ['tonnes', 'EUR/t'],
  ['tonne', 'EUR/t'],
  ['ton', 'EUR/t'],
  ['€/t', 'EUR/t'],
  ['€/ton', 'EUR/t'],
  ['€/tonne', 'EUR/t'],
  ['national currency/ton', 'EUR/t'],
]);
const PER_100_KG = new Map([
  ['100 kg', 'EUR/100kg'],
  ['100kg', 'EUR/100kg'],
  ['€/100kg', 'EUR/100kg'],
  ['€/100 kg', 'EUR/100kg'],
  ['€/kg', 'EUR/kg'],
  ['tonnes', 'EUR/t'],
]);

/** The classes of carcasses that member states report, by the letter of their category. */
const CARCASSES: readonly { category: string; carcass: string; classes: readonly string[] }[] = [
  { category: 'A', carcass: 'young-bull-carcass', classes: ['U2', 'U3', 'R2', 'R3', 'O2', 'O3'] },
  { category: 'B', carcass: 'bull-carcass', classes: ['R3'] },
  { category: 'C', carcass: 'steer-carcass', classes: ['U2', 'U3', 'U4', 'R3', 'R4', 'O3', 'O4'] },
  { category: 'D', carcass: 'cow-carcass', classes: ['R3', 'R4', 'O2', 'O3', 'O4', 'P2', 'P3'] },
  {
    category: 'E',
    carcass: 'heifer-carcass',
    classes: ['U2', 'U3', 'R2', 'R3', 'R4', 'O2', 'O3', 'O4'],
  },
  { category: 'Z', carcass: 'young-cattle-carcass', classes: ['U2', 'U3', 'R2', 'R3', 'O2', 'O3'] },
];

const BEEF: readonly DgAgriProduct[] = [
  ...CARCASSES.flatMap(({ category, carcass, classes }) =>
    classes.map((grade) => ({
      code: `${category}${grade}`,
      names: [],
      product: `${carcass}-${grade.toLowerCase()}`,
    })),
  ),
  { code: 'ACZURO', names: ['Adult male indicative price'], product: 'adult-male-carcass' },
  { code: 'CALVES', names: ['Calves slaughtered <8M'], product: 'veal' },
  { code: 'STORE', names: ['Young Store Cattle'], product: 'young-store-cattle' },
  { code: 'STORE-M', names: ['Yearling Male Store Cattle'], product: 'yearling-male-store-cattle' },
  { code: 'STORE-F', names: ['Yearling Female Store Cattle'], product: 'yearling-female-store-cattle' },
];

/** Cereals and oilseeds as observed records have them; milk, beef and pig meat as the portal's clients describe them. */
export const DG_AGRI_SECTORS: readonly DgAgriSector[] = [
  {
    id: 'cereals',
    title: { fr: 'céréales', en: 'cereals' },
    decimal: ',',
    product: ['productName'],
    variety: [],
    market: ['marketName', 'stageName'],
    units: PER_TONNE,
    products: [
      { code: 'BLTPAN', names: ['Breadmaking common wheat', 'Milling wheat'], product: 'milling-wheat' },
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
    variety: ['productType'],
    market: ['market', 'marketStage'],
    units: PER_TONNE,
    products: [
      { code: 'RAPE', names: ['Rapeseed', 'Rape seed'], product: 'rapeseed' },
      { code: 'SUNFLOWER', names: ['Sunflower', 'Sunflower seed', 'Sunflowerseed'], product: 'sunflower' },
      { code: 'SOYA', names: ['Soya beans', 'Soybeans', 'Soya'], product: 'soybeans' },
      { code: 'RAPE-MEAL', names: ['Rapeseed meal'], product: 'rapeseed-meal' },
      { code: 'SUNFLOWER-MEAL', names: ['Sunflower seed meal'], product: 'sunflower-meal' },
      { code: 'SOYA-MEAL', names: ['Soya meal', 'Soyabean meal'], product: 'soybean-meal' },
    ],
  },
  {
    id: 'dairy',
    title: { fr: 'lait et produits laitiers', en: 'milk and dairy products' },
    decimal: '.',
    product: ['product'],
    variety: [],
    market: [],
    units: PER_100_KG,
    products: [
      { code: 'MILK', names: ['Raw milk', 'RAW MILK'], product: 'cow-milk' },
      { code: 'DRINKING MILK', names: ['Drinking milk'], product: 'drinking-milk' },
      { code: 'CREAM', names: ['Cream'], product: 'cream' },
      { code: 'SMP', names: ['Skimmed milk powder'], product: 'skim-milk-powder' },
      { code: 'WMP', names: ['Whole milk powder'], product: 'whole-milk-powder' },
      { code: 'WHEYPOWDER', names: ['Whey powder'], product: 'whey-powder' },
      { code: 'BUTTER', names: ['Butter'], product: 'butter-cow' },
      { code: 'EDAM', names: ['Edam'], product: 'cheese-edam' },
      { code: 'GOUDA', names: ['Gouda'], product: 'cheese-gouda' },
      { code: 'EMMENTAL', names: ['Emmental'], product: 'cheese-emmental' },
      { code: 'CHEDDAR', names: ['Cheddar'], product: 'cheese-cheddar' },
    ],
  },
  {
    id: 'beef',
    title: { fr: 'viande bovine', en: 'beef' },
    decimal: '.',
    product: ['productCode', 'category'],
    variety: [],
    market: [],
    units: PER_100_KG,
    products: BEEF,
  },
  {
    id: 'pigmeat',
    title: { fr: 'viande porcine', en: 'pig meat' },
    decimal: ',',
    product: ['pigClass'],
    variety: [],
    market: [],
    units: PER_100_KG,
    products: [
      { code: 'S', names: [], product: 'pig-carcass-s' },
      { code: 'E', names: [], product: 'pig-carcass-e' },
      { code: 'R', names: [], product: 'pig-carcass-r' },
      { code: 'S+E', names: ['Average S + E'], product: 'pig-carcass-s-e' },
      { code: 'PIGLET', names: ['Piglet'], product: 'piglets' },
    ],
  },
];
