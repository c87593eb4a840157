import type { Fact } from './facts.js';
import type { Voice } from './voice.js';

const KEYS = ['place', 'product', 'measure'] as const;
type Key = (typeof KEYS)[number];
type Named = Pick<Fact, Key>;

/**
 * A line of figures by what tells it from the others beside it: « la Grèce », « le blé dur », « la surface récoltée », « la
 * surface récoltée en Grèce » where more than one thing does; nothing of one line.
 */
export function nameApart(line: Named, all: readonly Named[], v: Voice): string {
  const differing = KEYS.filter((key) => all.some((other) => other[key] !== line[key]));
  const [key, ...others] = differing;
  if (!key) return '';
  if (others.length === 0) return nameBy(key, line, v);
  if (key === 'product') return v.topic(line);
  if (differing.includes('product')) return v.subject(line);
  return `${v.theMeasure(line.measure)} ${v.inPlace(line.place)}`;
}

/** Some of the lines by what tells them all from the rest: by their places alone where those are only theirs; else one by one. */
export function namesApart(some: readonly Named[], all: readonly Named[], v: Voice): string[] {
  const key = KEYS.find((one) => {
    const own = new Set(some.map((line) => line[one]));
    const others = all.filter((line) => !some.some((known) => isSame(line, known)));
    return others.length > 0 && others.every((line) => !own.has(line[one]));
  });
  return [...new Set(some.map((line) => (key ? nameBy(key, line, v) : nameApart(line, all, v))))];
}

function isSame(one: Named, other: Named): boolean {
  return KEYS.every((key) => one[key] === other[key]);
}

function nameBy(key: Key, line: Named, v: Voice): string {
  if (key === 'product') return v.theProduct(line.product);
  if (key === 'measure') return v.theMeasure(line.measure);
  return isOfMarket(line) ? v.say('le marché mondial', 'the world market') : v.placeName(line.place);
}

/** Whether it is a price of the world market, which is in no country. */
export function isOfMarket({ place, measure }: Pick<Named, 'place' | 'measure'>): boolean {
  return place === 'WLD' && measure === 'price';
}

/** « en France », « sur le marché mondial ». */
export function placeOrMarket(line: Pick<Named, 'place' | 'measure'>, v: Voice): string {
  return isOfMarket(line) ? v.say('sur le marché mondial', 'on the world market') : v.inPlace(line.place);
}
