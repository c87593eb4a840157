/**
 * Pounds to the bushel by which a product is traded in the United States and Canada, by product id: what a bushel of it weighs
 * by law or by custom of the trade, whatever the lot weighs. After the USDA's "Weights, Measures, and Conversion Factors for
 * Agricultural Commodities and Their Products" (Agricultural Handbook 697, 1992).
 */
export const POUNDS_PER_BUSHEL: Readonly<Record<string, number>> = {
  wheat: 60,
  soybeans: 60,
  'field-peas': 60,
  'dry-beans': 60,
  potatoes: 60,
  maize: 56,
  rye: 56,
  sorghum: 56,
  linseed: 56,
  rapeseed: 50,
  barley: 48,
  rice: 45,
  oats: 32,
};
