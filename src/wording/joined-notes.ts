import type { Note } from './facts.js';

/** A note, or two that are said in one sentence. */
export type Saying = Note | { kind: 'assumed-measure-and-place'; measure: string; place: string };

/** A note of one kind. */
export type NoteOf<K extends Saying['kind']> = Extract<Saying, { kind: K }>;

/** What was assumed of the measure and of the place in one note, where the first of them stands. */
export function joinedNotes(notes: readonly Note[]): Saying[] {
  const measure = notes.find((note) => note.kind === 'assumed-measure');
  const place = notes.find((note) => note.kind === 'assumed-place');
  if (!measure || !place) return [...notes];
  const both = { kind: 'assumed-measure-and-place', measure: measure.taken, place: place.taken } as const;
  const first = Math.min(notes.indexOf(measure), notes.indexOf(place));
  return notes.flatMap<Saying>((note, at) => {
    if (at === first) return [both];
    return note === measure || note === place ? [] : [note];
  });
}
