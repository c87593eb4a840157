import type { Figure, KnownFact } from '../facts.js';
import { ofPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

const CENT = 100;

/** « Le chiffre de 2024 vaut 2,37 fois celui de 2007. », the larger of two figures first. */
export function timesProse(times: Figure | undefined, one: KnownFact, other: KnownFact, v: Voice): string[] {
  if (!times) return [];
  const [low, high] = one.value < other.value ? [one.period, other.period] : [other.period, one.period];
  const figure = v.quantity({ ...times, value: Math.round(times.value * CENT) / CENT });
  return [
    v.sentence(
      v.say(
        `Le chiffre ${ofPeriod(high, 'fr')} vaut ${figure} fois celui ${ofPeriod(low, 'fr')}`,
        `The figure for ${periodName(high, 'en')} is ${figure} times that for ${periodName(low, 'en')}`,
      ),
    ),
  ];
}
