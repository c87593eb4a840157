/**
 * Lines of the SAA by sheet and number, as seen in readers of the editions of 2010-2024 and 2010-2025, with words that
 * their label must contain.
 */
export const AGRESTE_LINES: readonly { code: string; words: string; product: string }[] = [
  { code: 'COP 01', words: 'blé tendre d', product: 'winter-soft-wheat' },
  { code: 'COP 02', words: 'blé tendre de printemps', product: 'spring-soft-wheat' },
  { code: 'COP 03', words: 'blé tendre', product: 'soft-wheat' },
  { code: 'COP 06', words: 'blé dur', product: 'durum-wheat' },
  { code: 'COP 08', words: 'orge', product: 'winter-barley' },
  { code: 'COP 18', words: 'maïs', product: 'maize' },
  { code: 'COP 20', words: 'triticale', product: 'triticale' },
  { code: 'COP 31', words: 'colza', product: 'rapeseed' },
  { code: 'COP 32', words: 'tournesol', product: 'sunflower' },
  { code: 'COP 33', words: 'soja', product: 'soybeans' },
  { code: 'COP 41', words: 'pois', product: 'field-peas' },
  { code: 'IND 01', words: 'betterave', product: 'sugar-beet' },
  { code: 'IND 05', words: 'lin', product: 'fibre-flax' },
  { code: 'FOU 06', words: 'maïs', product: 'green-maize' },
  { code: 'PDT 07', words: 'pommes de terre', product: 'potatoes' },
  { code: 'LEG 41', words: 'tomate', product: 'tomatoes' },
  { code: 'FRT 31', words: 'pommes', product: 'apples' },
  { code: 'FRT 26', words: 'poire', product: 'pears' },
];
