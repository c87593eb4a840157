import type { OwnPrice } from '../own.findings.js';
import type { Voice } from '../voice.js';

/** A difference that would be written as zero. */
const FLAT = 0.005;

/** « Le prix indiqué, 460 €/t, est 3,72 % au-dessus. », behind the price that it is put up against. */
export function ownPriceProse(ownPrice: OwnPrice | undefined, v: Voice): string[] {
  if (!ownPrice) return [];
  const { own, percent } = ownPrice;
  const price = v.quantity(own, own.unit);
  if (Math.abs(percent.value) < FLAT)
    return [
      v.sentence(v.say(`Le prix indiqué, ${price}, est le même`, `The price given, ${price}, is the same`)),
    ];
  const [size, isAbove] = [v.percent({ value: Math.abs(percent.value) }), percent.value > 0];
  return [
    v.sentence(
      v.say(
        `Le prix indiqué, ${price}, est ${size} ${isAbove ? 'au-dessus' : 'en dessous'}`,
        `The price given, ${price}, is ${size} ${isAbove ? 'above' : 'below'} that`,
      ),
    ),
  ];
}
