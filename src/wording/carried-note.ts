import { distinct } from '../common/distinct.js';
import type { Fact } from './facts.js';
import { nameApart } from './name-apart.js';
import { periodName } from './period-wording.js';
import type { Voice } from './voice.js';

/** Of more lines than these each by itself would be a list. */
const MOST_LINES = 3;

/**
 * That a figure told is one of several that are the same up to the end of its series, filled in where the source has none: a
 * trend or a record that stands on it is none. « La valeur est la même de 2017 à 2022, sans doute reportée d'une année sur
 * l'autre. » Empty where no figure is.
 */
export function carriedSentence(facts: readonly Fact[], v: Voice): string {
  const notes = facts.flatMap((fact) => {
    const { carried } = fact;
    return carried ? [{ whose: nameApart(fact, facts, v), ...carried }] : [];
  });
  const lines = distinct(notes);
  if (lines.length === 0) return '';
  if (lines.length > MOST_LINES)
    return v.sentence(
      v.say(
        "Plusieurs de ces séries répètent la même valeur jusqu'à leur dernière année, sans doute reportée",
        'Several of these series repeat one value up to their last year, probably carried forward',
      ),
    );
  const spans = distinct(lines.map(({ from, to }) => ({ from, to })));
  const parts = spans.map((span) => {
    const whose = lines.flatMap((line) => (line.from === span.from && line.to === span.to ? line.whose : []));
    return spanOf(
      span,
      whose.filter((name) => name !== ''),
      v,
    );
  });
  return v.sentence(
    v.say(
      `La valeur est la même ${v.list(parts)}, sans doute reportée d'une année sur l'autre`,
      `The value is the same ${v.list(parts)}, probably carried forward`,
    ),
  );
}

/** « de 2017 à 2022 pour la France et l'Espagne ». */
function spanOf({ from, to }: { from: string; to: string }, whose: readonly string[], v: Voice): string {
  const [first, last] = [from, to].map((period) => periodName(period, v.language));
  const names = whose.length > 0 ? v.say(` pour ${v.list(whose)}`, ` for ${v.list(whose)}`) : '';
  return v.say(`de ${first} à ${last}${names}`, `from ${first} to ${last}${names}`);
}
