import { distinct } from '../../common/distinct.js';
import { askedNotes } from './asked.notes.js';
import type { Holding } from './availability.js';
import type { Desk, Question } from './question.js';
import { factOf } from './track.js';
import type { Fact, KnownFact, Note } from '../../wording/facts.js';
import { seasonNotes } from './season.notes.js';
import { stepNotes } from './step.notes.js';
import { unitNotes } from './unit.notes.js';

const MOST_NAMED = 6;

/** What all findings with figures carry: rows, notes, sources and how sure the reading of the question is. */
export async function foundBase(
  question: Question,
  desk: Desk,
  facts: readonly Fact[],
  notes: readonly Note[],
) {
  const kept = withOwnWords(question, [
    ...question.place.notes,
    ...notes,
    ...derivedNotes(facts),
    ...unitNotes(question, desk, facts),
    ...stepNotes(question, facts),
    ...askedNotes(question, facts),
    ...seasonNotes(question, facts),
  ]);
  const told = [...facts, ...kept.flatMap(factsIn)];
  return {
    outcome: kept.some(isAssumption) ? ('assume' as const) : ('answer' as const),
    facts: told,
    notes: kept,
    citations: await desk.reader.citationsOf(told.map((fact) => fact.dataset)),
    unit: question.frame.unit?.value ?? null,
  };
}

/** The figures that a note tells, which are rows like those of the answer itself. */
function factsIn(note: Note): readonly Fact[] {
  if (note.kind === 'parts-alone') return note.parts;
  return note.kind === 'known-then' ? [note.fact] : [];
}

/** Every fact of the holdings, place by place. */
export function factsOf(holdings: readonly Holding[]): KnownFact[] {
  return holdings.flatMap((holding) =>
    holding.lines.flatMap((line) => line.observations.map((observation) => factOf(line.track, observation))),
  );
}

/** How figures came about that no publisher gives. */
function derivedNotes(facts: readonly Fact[]): Note[] {
  const ways = new Set(facts.map((fact) => fact.derived));
  const notes: Note[] = [];
  if (ways.has('yield')) notes.push({ kind: 'derived-yield', ...derivedPeriods(facts) });
  if (ways.has('sum')) notes.push({ kind: 'summed-countries', lacking: lackingOf(facts) });
  const means = facts.filter((fact) => fact.derived === 'mean' && !fact.period.includes('/'));
  if (means.length > 0)
    notes.push({ kind: means.some(({ period }) => period.includes('-')) ? 'monthly-means' : 'annual-means' });
  return notes;
}

/** The countries that one of the totals is without; none to name where they are many. */
function lackingOf(facts: readonly Fact[]): string[] {
  const lacking = [...new Set(facts.flatMap((fact) => fact.lacking ?? []))];
  return lacking.length > MOST_NAMED ? [] : lacking;
}

/**
 * Which periods' yield was derived, where others' were published: the few of them, or the stretch that they are; of many here
 * and there that it is so in part. Nothing where all were.
 */
export function derivedPeriods(facts: readonly Fact[]): Omit<NoteOfYield, 'kind'> {
  const yields = facts.filter((fact) => fact.measure === 'yield');
  const isDerived = (fact: Fact): boolean => fact.derived !== null;
  if (yields.every(isDerived)) return { periods: [] };
  const periods = [...new Set(yields.filter(isDerived).map((fact) => fact.period))].toSorted();
  if (periods.length <= MOST_NAMED) return { periods };
  const [from = '', to = ''] = [periods[0], periods.at(-1)];
  const isParted = yields.some((fact) => !isDerived(fact) && fact.period > from && fact.period < to);
  return isParted ? { periods: [], partly: true } : { periods: [], stretch: { from, to } };
}

type NoteOfYield = Extract<Note, { kind: 'derived-yield' }>;

function isAssumption(note: Note): boolean {
  return note.kind.startsWith('assumed') || note.kind === 'read-place';
}

/** The notes, each once, naming what was asked by the question's own words. */
function withOwnWords(question: Question, notes: readonly Note[]): Note[] {
  const wordsOf = (id: string): string | undefined =>
    question.frame.products.find((slot) => slot.value === id)?.words;
  return distinct(
    notes.map((note) => {
      if (note.kind === 'assumed-place' && question.frame.placesTold) return { ...note, told: true as const };
      const words = note.kind === 'assumed-product' ? wordsOf(note.asked) : undefined;
      return note.kind === 'assumed-product' && words ? { ...note, words } : note;
    }),
  );
}
