import type { Figure } from '../facts.js';
import type { Worth } from '../own.findings.js';
import { formatQuantity } from '../number-format.js';
import type { Voice } from '../voice.js';
import { weightSentence } from './conversion.prose.js';

/** From here on cents are no more told, and from a million on prose counts in millions. */
const ROUND = 1000;
const MILLION = 1e6;

/**
 * « 50 tonnes de blé HRW américain valent 15 150 dollars, à 303 USD/t. »; nothing where no lot is asked about.
 * @param rate the price as it is told beside, in the unit asked for where there is one
 */
export function worthProse(worth: Worth | undefined, rate: string, unit: string | null, v: Voice): string[] {
  if (!worth) return [];
  const { lot, product, now, byWeight } = worth;
  const goods = `${v.quantity(lot, lot.unit)} ${v.ofBareProduct(product)}`;
  const verb = v.say(
    now ? plural(lot.value < 2, 'vaut', 'valent') : plural(lot.value < 2, 'valait', 'valaient'),
    now
      ? plural(lot.value === 1, 'is worth', 'are worth')
      : plural(lot.value === 1, 'was worth', 'were worth'),
  );
  const equal = v.sentence(
    `${goods} ${verb} ${sumSaid(worth.total, v)}, ${v.say('à', 'at')} ${rateSaid(worth, rate, unit, v)}`,
  );
  return byWeight ? [equal, weightSentence(byWeight, v)] : [equal];
}

function plural(isOne: boolean, one: string, several: string): string {
  return isOne ? one : several;
}

/** The price as it is told beside, or with the decimals that the sum needs to come out of it: 5 977 dollars at 5,977. */
function rateSaid(worth: Worth, told: string, asked: string | null, v: Voice): string {
  const { rate, total } = worth;
  const [own, wanted] = [v.lexicon.getUnit(rate.unit), v.lexicon.getUnit(asked ?? rate.unit)];
  const shown = own.dimension === wanted.dimension ? wanted : own;
  const value = (rate.value * own.factor) / shown.factor;
  const comesOut = (decimals: number): boolean => {
    const sum = total.value * (Number(value.toFixed(decimals)) / value);
    return sumSaid({ ...total, value: sum }, v) === sumSaid(total, v);
  };
  const decimals = DECIMALS.find(comesOut);
  if (decimals === undefined) return told;
  const fine = formatQuantity(value, shown.id, v.language, v.lexicon, { unit: shown.id, decimals });
  return fine.length > told.length ? fine : told;
}

const DECIMALS = [0, 1, 2, 3, 4, 5, 6];

function sumSaid({ value, unit }: Figure, v: Voice): string {
  const isWhole = value >= ROUND || Number.isInteger(value);
  const options = value < MILLION ? { unit, decimals: isWhole ? 0 : 2 } : {};
  return formatQuantity(value, unit, v.language, v.lexicon, options);
}
