import type { Worth } from '../found.findings.js';
import { formatQuantity } from '../number-format.js';
import type { Voice } from '../voice.js';
import { weightSentence } from './conversion.prose.js';

/** From here on cents are no more told, and from a million on prose counts in millions. */
const ROUND = 1000;
const MILLION = 1e6;

/**
 * « 50 tonnes de blé HRW américain valent 15 150 dollars, à 303 USD/t. »; nothing where no lot is asked about.
 * @param rate the price as it is told beside
 */
export function worthProse(worth: Worth | undefined, rate: string, v: Voice): string[] {
  if (!worth) return [];
  const { lot, product, now, byWeight } = worth;
  const goods = `${v.quantity(lot, lot.unit)} ${v.ofBareProduct(product)}`;
  const verb = v.say(
    now ? plural(lot.value < 2, 'vaut', 'valent') : plural(lot.value < 2, 'valait', 'valaient'),
    now
      ? plural(lot.value === 1, 'is worth', 'are worth')
      : plural(lot.value === 1, 'was worth', 'were worth'),
  );
  const equal = v.sentence(`${goods} ${verb} ${sumSaid(worth, v)}, ${v.say('à', 'at')} ${rate}`);
  return byWeight ? [equal, weightSentence(byWeight, v)] : [equal];
}

function plural(isOne: boolean, one: string, several: string): string {
  return isOne ? one : several;
}

function sumSaid({ total: { value, unit } }: Worth, v: Voice): string {
  const isWhole = value >= ROUND || Number.isInteger(value);
  const options = value < MILLION ? { unit, decimals: isWhole ? 0 : 2 } : {};
  return formatQuantity(value, unit, v.language, v.lexicon, options);
}
