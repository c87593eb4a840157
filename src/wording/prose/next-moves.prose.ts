import type { Difference, GrowthFindings } from '../found.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { sizeOf } from './change-size.js';

/** The text names so many with their size and percentage, after the first. */
const WITH_SIZE = 2;

/** What a change is of: the name it has in a list, and whether that takes a verb in the plural. */
export interface Naming {
  nameOf: (change: Difference) => string;
  isPlural: (change: Difference) => boolean;
}

/** « Viennent ensuite la Roumanie (…) et la Tchéquie (…). », and of those that are each asked for the rest by name. */
export function nextMoves(findings: GrowthFindings, { nameOf, isPlural }: Naming, v: Voice): string[] {
  const { changes, unit, each, more } = findings;
  const [, ...rest] = changes;
  const [first, ...others] = rest.slice(0, WITH_SIZE);
  if (!first) return [];
  const sized = [first, ...others].map((change) => `${nameOf(change)} (${sizeOf(change, unit, v, true)})`);
  const isOne = others.length === 0;
  const items = v.list(sized);
  const after = each ? [namedAlone(rest.slice(WITH_SIZE).map(nameOf), more, v)] : [];
  return [
    v.sentence(
      v.say(
        `${isOne && !isPlural(first) ? 'Vient' : 'Viennent'} ensuite ${items}`,
        `Next ${isOne ? 'comes' : 'come'} ${items}`,
      ) + after.join(''),
    ),
  ];
}

/** « , puis l'Italie, la Grèce et 6 autres » */
function namedAlone(names: readonly string[], more: GrowthFindings['more'], v: Voice): string {
  if (names.length === 0) return '';
  const count = more && v.quantity(more);
  const others = count
    ? [v.say(`${count} autre${more.value > 1 ? 's' : ''}`, `${count} other${more.value > 1 ? 's' : ''}`)]
    : [];
  return v.say(', puis ', ', then ') + v.list([...names, ...others]);
}

/**
 * « Parmi les pays qui pesaient au moins 1 % du total en 2023, c'est en Autriche que la hausse est la plus forte en proportion
 * (+28,4 %). », or among all of them.
 */
export function fastestMove(findings: GrowthFindings, { whose, where }: FastestNaming, v: Voice): string[] {
  const { fastest: one, leastPart, end } = findings;
  if (!one?.percent) return [];
  const isRise = end === 'highest';
  const [hausse, rise] = isRise ? ['hausse', 'rise'] : ['baisse', 'fall'];
  const size = v.signedPercent(one.percent);
  if (!leastPart)
    return [
      v.sentence(
        v.say(
          `En proportion, la ${hausse} est la plus forte ${where} (${size})`,
          `In relative terms the ${rise} was largest ${where} (${size})`,
        ),
      ),
    ];
  const when = inPeriod(one.from.period, v.language);
  const part = v.percent(leastPart);
  return [
    v.sentence(
      v.say(
        `Parmi les ${whose} qui pesaient au moins ${part} du total ${when}, c'est ${where} que la ${hausse} est la plus forte en proportion (${size})`,
        `Among the ${whose} with at least ${part} of the total ${when}, the ${rise} was largest in relative terms ${where} (${size})`,
      ),
    ),
  ];
}

/** What the changes are of, « pays », and where the fastest was, « en Autriche ». */
interface FastestNaming {
  whose: string;
  where: string;
}
