/** What is named, and what there are figures of that comes nearest to it: offered in its place, never given as it. */
export const NEAR_PRODUCTS: Readonly<Record<string, readonly string[]>> = {
  wine: ['wine-grapes', 'grapes'],
  'nitrogen-fertilizers': ['urea', 'dap'],
  fertilizers: ['urea', 'dap', 'potassium-chloride'],
  sugar: ['sugar-beet', 'sugar-world'],
  'olive-oil': ['olives'],
  cheese: ['cow-milk'],
  flour: ['soft-wheat'],
  'rice-paddy': ['rice-thai-5'],
  'monoammonium-phosphate': ['dap', 'tsp'],
  cider: ['apples'],
  beer: ['barley', 'hops'],
};

/** What shares the word of its name with another and is no guide to it: flour, and the meal of fish. */
export const ALIKE_BY_WORD_ALONE: Readonly<Record<string, readonly string[]>> = {
  flour: ['fish-meal'],
  'fish-meal': ['flour'],
};
