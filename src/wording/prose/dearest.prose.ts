import type { KnownFact } from '../facts.js';
import { periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** What is compared, with its figure as it is said. */
export interface Side {
  fact: KnownFact;
  figure: string;
}

/** Of when, which end, and of how many. */
interface Asked {
  readonly when: string;
  readonly end: 'highest' | 'lowest';
  readonly count: number;
}

/** « En mai 2026, l'huile de tournesol était la plus chère : 1 200 USD/t, contre 900 USD/t pour l'huile de colza ». */
export function dearest(asked: Asked, leader: Side, others: readonly Side[], v: Voice): string {
  const { product, place } = leader.fact;
  const noun = v.product(product);
  const start = `${asked.when}${place === 'WLD' ? '' : ` ${v.inPlace(place)}`}`;
  const article = noun.plural ? 'les' : noun.gender === 'f' ? 'la' : 'le';
  const ending = `${noun.gender === 'f' ? 'ère' : 'er'}${noun.plural ? 's' : ''}`;
  const degree = `${asked.end === 'highest' ? 'plus' : 'moins'} ch${ending}`;
  const rest = v.list(
    others.map(
      ({ fact, figure }) =>
        `${figure} ${v.say('pour', 'for')} ${v.theProduct(fact.product)}${periodIfOther(fact, leader.fact, v)}`,
    ),
  );
  return v.say(
    `${start}, ${v.theProduct(product)} ${noun.plural ? 'étaient' : 'était'} ${article} ${degree} : ${leader.figure}, contre ${rest}`,
    `${start}, ${noun.text} ${noun.plural ? 'were' : 'was'} the ${degreeInEnglish(asked)}, at ${leader.figure}, against ${rest}`,
  );
}

/** Of two the comparative, of more the superlative. */
function degreeInEnglish({ count, end }: Asked): string {
  if (count > 2) return end === 'highest' ? 'most expensive' : 'cheapest';
  return end === 'highest' ? 'dearer' : 'cheaper';
}

export function periodIfOther(fact: KnownFact, leader: KnownFact, v: Voice): string {
  return fact.period === leader.period ? '' : ` (${periodName(fact.period, v.language)})`;
}
