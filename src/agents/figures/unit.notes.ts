import type { Fact, Note } from '../../wording/facts.js';
import type { Desk, Question } from './question.js';

/** The unit asked for where no figure can be given in it. */
export function unitNotes(question: Question, desk: Desk, facts: readonly Fact[]): Note[] {
  const { unit, unheldUnit = null } = question.frame;
  const given = facts[0]?.unit;
  if (!given || (!unit && !unheldUnit)) return [];
  const dimension = (id: string): string => desk.lexicon.getUnit(id).dimension;
  if (!unit || unheldUnit) return [{ kind: 'other-unit', asked: '', words: named(unheldUnit), given }];
  const fits = facts.some((fact) => dimension(fact.unit) === dimension(unit.value));
  return fits ? [] : [{ kind: 'other-unit', asked: unit.value, words: null, given }];
}

/** « litres » of « en litres »: the note has its own preposition. */
function named(words: string | null): string | null {
  return words?.replace(/^(?:en|in) /iu, '') ?? null;
}
