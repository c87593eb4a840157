import type { Unit } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import type { Figure } from '../../../wording/facts.js';
import type { TermFindings } from '../../../wording/found.findings.js';
import { foundBase } from '../found.js';
import type { Desk, Question } from '../question.js';

const UNIT = 'unit:';
/** What units are measured against, by dimension: those that people know. */
const KNOWN_UNITS: Readonly<Partial<Record<Unit['dimension'], readonly string[]>>> = {
  mass: ['kg', 't'],
  area: ['ha', 'km2'],
  yield: ['t/ha', 'kg/ha'],
  'usd-mass': ['USD/t'],
  'eur-mass': ['EUR/t'],
};

/** A term, a measure or a unit in our own words; a unit also in the units it is measured against. */
export async function answerTerm(question: Question, desk: Desk, term: string): Promise<TermFindings> {
  const unit = term.startsWith(UNIT) ? desk.lexicon.getUnit(term.slice(UNIT.length)) : null;
  return {
    kind: 'term',
    ...(await foundBase(question, desk, [], question.notes)),
    term,
    one: unit ? { name: 'given', value: 1, unit: unit.id } : null,
    equals: unit ? equalsOf(desk.lexicon, unit) : [],
  };
}

function equalsOf(lexicon: Lexicon, unit: Unit): Figure[] {
  const others = (KNOWN_UNITS[unit.dimension] ?? []).filter((id) => id !== unit.id);
  return others.map((id) => ({ name: 'converted', value: convert(1, unit, lexicon.getUnit(id)), unit: id }));
}
