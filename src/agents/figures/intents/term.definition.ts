import type { Unit } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { convert } from '../../../statistics/formulas/unit-conversion.formula.js';
import type { Figure } from '../../../wording/facts.js';
import type { ExplainedTerm, TermFindings } from '../../../wording/found.findings.js';
import { foundBase } from '../found.js';
import type { Desk, Question } from '../question.js';

const UNIT = 'unit:';
/** What units are measured against, by dimension: those that people know. */
const KNOWN_UNITS: Readonly<Partial<Record<Unit['dimension'], readonly string[]>>> = {
  mass: ['kg', 't'],
  area: ['ha', 'km2'],
  yield: ['t/ha', 'q/ha', 'kg/ha'],
  volume: ['litre', 'm3'],
  'volume-yield': ['hl/ha', 'bu/acre'],
  'usd-mass': ['USD/t', 'USD/kg'],
  'eur-mass': ['EUR/t', 'EUR/100kg'],
  'usd-volume': ['USD/bu'],
};

/** Terms, measures or units in our own words; units also in those that they are measured against. */
export async function answerTerms(
  question: Question,
  desk: Desk,
  terms: readonly string[],
): Promise<TermFindings> {
  const base = await foundBase(question, desk, [], question.notes);
  return { kind: 'term', ...base, terms: terms.map((term) => explained(desk.lexicon, term)) };
}

function explained(lexicon: Lexicon, term: string): ExplainedTerm {
  const unit = term.startsWith(UNIT) ? lexicon.getUnit(term.slice(UNIT.length)) : null;
  if (!unit) return { term, one: null, equals: [] };
  return { term, one: { name: 'given', value: 1, unit: unit.id }, equals: equalsOf(lexicon, unit) };
}

function equalsOf(lexicon: Lexicon, unit: Unit): Figure[] {
  const others = (KNOWN_UNITS[unit.dimension] ?? []).filter((id) => id !== unit.id);
  return others.map((id) => ({ name: 'converted', value: convert(1, unit, lexicon.getUnit(id)), unit: id }));
}
