import type { Frame } from '../../understanding/frame.js';
import type { Note } from '../../wording/facts.js';
import type { Candidate } from './availability.js';

/** What the question names beside the one series that is forecast, by its own words; `answered` is that series' product. */
export function othersNamed(
  { products, places }: Pick<Frame, 'products' | 'places'>,
  answered: Candidate | undefined,
): Note[] {
  const note = answered?.note ?? null;
  const asked = note && 'asked' in note ? note.asked : answered?.product;
  const found = products.find((slot) => slot.value === asked) ?? products[0];
  const others = [...products.filter((slot) => slot !== found), ...places.slice(1)];
  const words = others.flatMap((slot) => slot.words ?? []);
  return words.length > 0 ? [{ kind: 'not-forecast', words }] : [];
}
