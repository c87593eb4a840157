import type { KnownFact, Note } from '../../wording/facts.js';
import { defaultPlace } from './place.choice.js';
import type { Question } from './question.js';
import type { Sought } from './seeking.js';

/** The places asked; where a production question names none, the default one, and the note that says so. */
export function placesOrDefault(question: Question): { places: string[] | null; notes: Note[] } {
  if (!question.place.open) return { places: question.place.places, notes: [] };
  if (question.domain === 'price') return { places: null, notes: [] };
  const taken = defaultPlace(question.language);
  return { places: [taken], notes: [{ kind: 'assumed-place', taken }] };
}

/** A question that names no time is answered for the newest figure, and told so. */
export function latestNotes(question: Question, values: readonly KnownFact[]): Note[] {
  const newest = values[0];
  if (question.frame.period || question.frame.intent === 'latest' || !newest) return [];
  return [{ kind: 'assumed-latest', period: newest.period }];
}

export function failureNotes(sought: Sought): Note[] {
  return sought.failures.map((failure) => ({ kind: 'no-figure-for', product: failure.product }));
}
