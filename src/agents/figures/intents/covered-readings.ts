import type { Note } from '../../../wording/facts.js';
import type { Candidate } from '../availability.js';
import { candidatesOf } from '../product.choice.js';
import type { Desk, Question } from '../question.js';
import type { Outline } from '../track.js';

/** The readings of each product asked, best first: in the one field that a measure is named of, or in both. */
export function readingsOf(question: Question, desk: Desk): Candidate[][] {
  const domains = isMeasured(question) ? [question.domain] : (['production', 'price'] as const);
  return question.products.flatMap((id) =>
    domains.map((domain) => candidatesOf(desk.lexicon, id, domain).slice(0, 2)),
  );
}

/** Of each product asked, its first reading that there is anything of. */
export function firstHeld(
  readings: readonly Candidate[][],
  tracks: readonly Pick<Outline, 'product'>[],
): Candidate[] {
  const held = new Set(tracks.map((track) => track.product));
  return readings.flatMap((ones) => ones.find(({ product }) => held.has(product)) ?? []);
}

/** What the words were taken for, where what is held of one measure is told of that reading alone: arabica of coffee. */
export function readingNotes(
  question: Question,
  desk: Desk,
  tracks: readonly Pick<Outline, 'product'>[],
): Note[] {
  if (!isMeasured(question)) return [];
  const taken = firstHeld(readingsOf(question, desk), tracks);
  return taken.flatMap(({ note }) => note ?? []);
}

/** Whether a measure is named: « bétail », "livestock" are what is held of animals, whatever measure they may be too. */
export function isMeasured({ frame: { measures, products }, domain }: Question): boolean {
  const isProduct = (words: string | undefined): boolean =>
    words !== undefined && products.some((product) => product.words === words);
  return domain === 'price' || measures.some(({ words }) => !isProduct(words));
}
