import type { Note } from '../../wording/facts.js';
import { countriesOf, defaultPlace, EU, isGroup, WORLD } from './place.choice.js';
import type { Desk, Question } from './question.js';

/** A product in a place. */
export interface Side {
  product: string;
  place: string;
}

/** What a share is of, and what it is a share in; what must then be said. */
export interface Sides {
  part: Side;
  whole: Side;
  notes: Note[];
}

/** Part and whole, from what the question says of the whole, else from which of its slots contains the other. */
export function sidesOf(question: Question, desk: Desk): Sides | null {
  const products = productSides(question, desk);
  const places = placeSides(question, desk);
  const product = products ? products.part : question.products[0];
  if (!product) return null;
  const named = places ? places.part : question.place.places[0];
  const place = named ?? defaultPlace(question.language);
  const notes: Note[] = named ? [] : [{ kind: 'assumed-place', taken: place }];
  const part = { product, place };
  if (products) return { part, whole: { product: products.whole, place }, notes };
  if (places) return { part, whole: { product, place: places.whole }, notes };
  const around = groupAround(desk, place);
  return place === around
    ? null
    : {
        part,
        whole: { product, place: around },
        notes: [...notes, { kind: 'assumed-whole', taken: around }],
      };
}

/** What a place is a part of where the question does not say: the EU for its members, else the world. */
function groupAround(desk: Desk, place: string): string {
  return place === EU || countriesOf(desk.lexicon, EU).includes(place) ? EU : WORLD;
}

function productSides(question: Question, desk: Desk): { part: string; whole: string } | null {
  const said = question.frame.whole?.product ?? null;
  const contains = (wide: string, narrow: string): boolean => desk.lexicon.isPartOf(narrow, wide);
  const ids = question.products;
  const whole = said ?? ids.find((wide) => ids.some((narrow) => contains(wide, narrow))) ?? null;
  const part = ids.find((id) => id !== whole);
  if (whole && part) return { part, whole };
  return null;
}

function placeSides(question: Question, desk: Desk): { part: string; whole: string } | null {
  const said = question.frame.whole?.place ?? null;
  const ids = question.place.places;
  const whole =
    said === 'EUROPE' || said === 'EU' ? EU : (said ?? ids.find((id) => isGroup(desk.lexicon, id)) ?? null);
  const part = ids.find((id) => id !== whole);
  return whole && part ? { part, whole } : null;
}
