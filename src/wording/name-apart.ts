import type { Fact } from './facts.js';
import type { Voice } from './voice.js';

type Named = Pick<Fact, 'product' | 'place' | 'measure'>;

/**
 * A line of figures by what tells it from the others beside it: « la Grèce », « le blé dur », « la surface récoltée », « la
 * surface récoltée de blé en Grèce » where more than one thing does; nothing of one line.
 */
export function nameApart(line: Named, all: readonly Named[], v: Voice): string {
  const differs = (key: keyof Named): boolean => all.some((other) => other[key] !== line[key]);
  const [product, place, measure] = [differs('product'), differs('place'), differs('measure')];
  if (product && measure && !place) return v.topic(line);
  if ([product, place, measure].filter(Boolean).length > 1) return v.subject(line);
  if (place) return v.placeName(line.place);
  if (product) return v.theProduct(line.product);
  return measure ? v.theMeasure(line.measure) : '';
}
