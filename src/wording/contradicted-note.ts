import type { Fact } from './facts.js';
import { nameApart } from './name-apart.js';
import { periodName } from './period-wording.js';
import type { Voice } from './voice.js';

/** More of them are not told one by one. */
const MOST_TOLD = 3;

/**
 * That a yield told cannot be right beside the production and the area of the same publisher, with what these come to: « Le
 * rendement publié pour 2010 contredit la production et la surface publiées, qui donnent 7,01 t/ha. » Empty where none is.
 */
export function contradictedSentence(facts: readonly Fact[], v: Voice): string {
  const parts = facts.flatMap((fact) => {
    const { contradicted, period } = fact;
    if (!contradicted) return [];
    const names = nameApart(fact, facts, v);
    const whose = names === '' ? '' : ` (${names})`;
    const when = `${periodName(period, v.language)}${whose}`;
    return [{ when, given: v.quantity(contradicted) }];
  });
  const each = parts.filter(({ when }, at) => parts.findIndex((one) => one.when === when) === at);
  const told = each.toSorted((one, other) => (one.when < other.when ? -1 : 1));
  if (told.length === 0) return '';
  const [times, given] = [told.map(({ when }) => when), told.map((one) => one.given)];
  if (told.length > MOST_TOLD)
    return v.sentence(
      v.say(
        'Plusieurs rendements publiés contredisent la production et la surface du même éditeur',
        'Several published yields contradict the same publisher’s production and area',
      ),
    );
  return v.sentence(
    told.length === 1
      ? v.say(
          `Le rendement publié pour ${v.list(times)} contredit la production et la surface publiées, qui donnent ${v.list(given)}`,
          `The published yield for ${v.list(times)} contradicts the published production and area, which give ${v.list(given)}`,
        )
      : v.say(
          `Les rendements publiés pour ${v.list(times)} contredisent la production et la surface publiées, qui donnent ${v.list(given)}`,
          `The published yields for ${v.list(times)} contradict the published production and area, which give ${v.list(given)}`,
        ),
  );
}
