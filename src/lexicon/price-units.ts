import type { Unit } from './entries.js';

/** Whether a unit is of money for a mass or a volume of something, as prices are: USD/t, €/100 kg, USD/bu. */
export function isPriceUnit({ dimension }: Pick<Unit, 'dimension'>): boolean {
  return /^(?:usd|eur)-/.test(dimension);
}
