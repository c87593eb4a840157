import type { AverageFindings } from '../figure.findings.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

type Varying = Pick<AverageFindings, 'of' | 'from' | 'to' | 'deviation'>;

/**
 * « L'écart-type est de 41,2 USD/t, soit 20,1 % de la moyenne (coefficient de variation). » Of several, each with what it is of,
 * and before them which varied the most in proportion.
 */
export function deviationProse(averages: readonly Varying[], unit: string | null, v: Voice): string[] {
  const told = averages.filter(({ deviation }) => deviation !== undefined);
  const [first] = told;
  if (!first) return [];
  if (told.length === 1)
    return [
      v.sentence(`${v.say("L'écart-type est de", 'The standard deviation is')} ${sizeOf(first, unit, v)}`),
    ];
  const most = told.reduce((one, other) => (percentOf(other) > percentOf(one) ? other : one));
  const items = told.map((one) => `${sizeOf(one, unit, v)} ${sideOf(one, told, v)}`);
  return [
    v.sentence(
      v.say(
        `La variation relative est la plus forte ${sideOf(most, told, v)}`,
        `In proportion, the variation is largest ${sideOf(most, told, v)}`,
      ),
    ),
    v.sentence(
      v.say(`L'écart-type est de ${items.join(' ; de ')}`, `The standard deviation is ${items.join('; ')}`),
    ),
  ];
}

function percentOf({ deviation }: Varying): number {
  return deviation?.percent.value ?? 0;
}

function sizeOf({ deviation }: Varying, unit: string | null, v: Voice): string {
  if (!deviation) return '';
  const [size, percent] = [v.quantity(deviation.size, unit), v.percent(deviation.percent)];
  return v.say(`${size}, soit ${percent} de la moyenne`, `${size}, or ${percent} of the mean`);
}

/** What tells one from the others: its product, its place, or its time. */
function sideOf(one: Varying, all: readonly Varying[], v: Voice): string {
  const differ = (of: (other: Varying) => string): boolean => new Set(all.map(of)).size > 1;
  if (differ(({ of }) => of.product)) return `${v.say('pour', 'for')} ${v.theProduct(one.of.product)}`;
  if (differ(({ of }) => of.place)) return v.inPlace(one.of.place);
  const [from, to] = [one.from.slice(0, 4), one.to.slice(0, 4)];
  return from === to ? inPeriod(from, v.language) : fromPeriodTo(from, to, v.language);
}
