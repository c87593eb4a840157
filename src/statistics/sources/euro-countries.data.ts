/**
 * Members of the euro area by M49 code, with the first year in which FAOSTAT's local currency unit is the euro there
 * (Council decisions on the adoption of the euro).
 */
export const EURO_SINCE: ReadonlyMap<string, number> = new Map([
  ['040', 1999], // Austria
  ['056', 1999], // Belgium
  ['246', 1999], // Finland
  ['250', 1999], // France
  ['276', 1999], // Germany
  ['372', 1999], // Ireland
  ['380', 1999], // Italy
  ['442', 1999], // Luxembourg
  ['528', 1999], // Netherlands
  ['620', 1999], // Portugal
  ['724', 1999], // Spain
  ['300', 2001], // Greece
  ['705', 2007], // Slovenia
  ['196', 2008], // Cyprus
  ['470', 2008], // Malta
  ['703', 2009], // Slovakia
  ['233', 2011], // Estonia
  ['428', 2014], // Latvia
  ['440', 2015], // Lithuania
  ['191', 2023], // Croatia
  ['100', 2026], // Bulgaria
]);
