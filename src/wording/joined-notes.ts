import type { Note } from './facts.js';

/** A note, or two that are said in one sentence. */
export type Saying =
  | Note
  | { kind: 'assumed-measure-and-place'; measure: string; place: string }
  /** One word taken for several products, each where it is quoted. */
  | { kind: 'assumed-products'; asked: string; taken: readonly string[]; words?: string }
  /** Several words, each taken for one product. */
  | { kind: 'assumed-each'; each: readonly NoteOf<'assumed-product'>[] }
  | { kind: 'corrected-words'; words: readonly NoteOf<'corrected'>[] }
  | { kind: 'no-figures-for'; products: readonly string[] };

/** A note of one kind. */
export type NoteOf<K extends Saying['kind']> = Extract<Saying, { kind: K }>;

/**
 * The notes, with those that say one thing made one where the first of them stands: of measure and place, of several
 * products for a word, of several words for a product, of several slips, of several products without figures.
 */
export function joinedNotes(notes: readonly Note[]): Saying[] {
  const slips = notes.filter((note) => note.kind === 'corrected');
  const lacks = notes.filter((note) => note.kind === 'no-figure-for');
  const sayings = withMeasureAndPlace(notes).flatMap((note): Saying[] => {
    if (note.kind === 'corrected' && slips.length > 1)
      return note === slips[0] ? [{ kind: 'corrected-words', words: slips }] : [];
    if (note.kind === 'no-figure-for' && lacks.length > 1)
      return note === lacks[0]
        ? [{ kind: 'no-figures-for', products: lacks.map(({ product }) => product) }]
        : [];
    const alike = notes.filter((one) => isOfOneWord(one, note));
    if (alike.length < 2) return [note];
    return note === alike[0] ? [assumedProducts(alike)] : [];
  });
  return withEach(sayings);
}

function withEach(sayings: readonly Saying[]): Saying[] {
  const each = sayings.filter((one) => one.kind === 'assumed-product');
  if (each.length < 2) return [...sayings];
  return sayings.flatMap((one) => {
    if (one.kind !== 'assumed-product') return [one];
    return one === each[0] ? [{ kind: 'assumed-each', each }] : [];
  });
}

type AssumedProduct = NoteOf<'assumed-product'>;

function isOfOneWord(one: Note, other: Saying): one is AssumedProduct {
  const areAssumed = one.kind === 'assumed-product' && other.kind === 'assumed-product';
  return areAssumed && one.asked === other.asked && one.words === other.words;
}

function assumedProducts(notes: readonly AssumedProduct[]): NoteOf<'assumed-products'> {
  const taken = [...new Set(notes.map((note) => note.taken))];
  const [{ asked, words } = { asked: '' }] = notes;
  return { kind: 'assumed-products', asked, taken, ...(words !== undefined && { words }) };
}

function withMeasureAndPlace(notes: readonly Note[]): Saying[] {
  const measure = notes.find((note) => note.kind === 'assumed-measure');
  const place = notes.find((note) => note.kind === 'assumed-place');
  if (!measure || !place || place.told) return [...notes];
  const both = { kind: 'assumed-measure-and-place', measure: measure.taken, place: place.taken } as const;
  const first = Math.min(notes.indexOf(measure), notes.indexOf(place));
  return notes.flatMap<Saying>((note, at) => {
    if (at === first) return [both];
    return note === measure || note === place ? [] : [note];
  });
}
