/**
 * Where the product of a world quotation comes from, by the name or description of the series: « prix du blé américain »
 * and « prix du sucre dans l'UE » are answered by these, which are quoted for the world.
 */
export const QUOTATION_ORIGINS: Readonly<Record<string, string>> = {
  'wheat-hrw': 'US',
  'wheat-srw': 'US',
  maize: 'US',
  sorghum: 'US',
  'sugar-us': 'US',
  'sugar-eu': 'EU27_2020',
  'banana-us': 'US',
  'banana-europe': 'EU27_2020',
  'rice-thai-5': 'TH',
  'rice-thai-25': 'TH',
  'rice-thai-a1': 'TH',
  'rice-vietnam-5': 'VN',
  'palm-oil': 'MY',
  'tea-colombo': 'LK',
  'tea-kolkata': 'IN',
  'tea-mombasa': 'KE',
};
