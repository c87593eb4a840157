import type { Note } from './facts.js';
import type { Voice } from './voice.js';

/** « À 60 livres anglo-saxonnes (27,22 kilogrammes) le boisseau de blé, 303 USD/t font 8,25 USD/boisseau ». */
export function sayWeight(
  { product, weight, equal }: Extract<Note, { kind: 'by-weight' }>,
  v: Voice,
): string {
  const [pounds, kilos] = [v.quantity(weight, 'lb'), v.quantity(weight, 'kg')];
  const each = equal.map(({ from, to }) => {
    const [one, other] = [v.quantity(from), v.quantity(to, to.unit)];
    return v.say(`${one} font ${other}`, `${one} is ${other}`);
  });
  return v.say(
    `À ${pounds} (${kilos}) le boisseau ${v.ofBareProduct(product)}, ${v.list(each)}`,
    `At ${pounds} (${kilos}) to the bushel ${v.ofBareProduct(product)}, ${v.list(each)}`,
  );
}
