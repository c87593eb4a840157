import type { Note } from './facts.js';
import { formatNumber } from './number-format.js';
import type { Voice } from './voice.js';

/** As the rate is laid down. */
const RATE_DECIMALS = 5;

/** « Au taux fixe de 6,55957 francs français pour un euro, 12,0 €/kg font 78,71 francs par kilogramme ». */
export function sayFrancs({ rate, equal }: Extract<Note, { kind: 'in-francs' }>, v: Voice): string {
  const fixed = formatNumber(rate.value, v.language, { decimals: RATE_DECIMALS });
  const each = equal.map(({ from, to }) => {
    const francs = `${formatNumber(to.value, v.language, { decimals: 2 })} ${v.unitsName(from.unit).replace(/^euros?/, 'francs')}`;
    return v.say(`${v.quantity(from)} font ${francs}`, `${v.quantity(from)} is ${francs}`);
  });
  return v.say(
    `Au taux fixe de ${fixed} francs français pour un euro, ${v.list(each)}`,
    `At the fixed rate of ${fixed} French francs to the euro, ${v.list(each)}`,
  );
}
