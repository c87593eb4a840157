import { yearOf as yearOfDay } from '../../../statistics/day.js';
import { yearOf } from '../../../understanding/dates/calendar.js';
import type { Period } from '../../../understanding/dates/period.js';
import { GROUPED_DATASETS, UNION_DATASETS, WORLD_DATASETS } from '../dataset.standing.js';
import { countriesOf, EU, WORLD } from '../place.choice.js';
import { readingsAsked } from '../product.choice.js';
import { measuresOf, type Desk, type Question } from '../question.js';
import { publishersOf } from '../publisher.choice.js';
import { scopeOf, type Scope } from '../scope.js';
import { knownOf, type Track } from '../track.js';

/** The European Union is what people compare within where it makes at least this part of the world's total. */
const LEAST_SHARE = 0.1;

/**
 * The countries that a ranking or a filter is over. Where the question names no place at all they are those of the
 * European Union, unless hardly any of the product comes from there, or only tables of the whole world have it: coffee
 * and goats are compared in the world.
 */
export async function chosenScope(question: Question, desk: Desk): Promise<Scope> {
  const scope = scopeOf(question, desk.lexicon);
  const open = question.place.open && scope.group === EU;
  if (!open || question.domain === 'price' || !(await isFromElsewhere(question, desk))) return scope;
  return { group: WORLD, places: countriesOf(desk.lexicon, WORLD), subject: null };
}

/** Whether the world's total of what is asked, at a time it is known for, holds little of the Union's. */
async function isFromElsewhere(question: Question, desk: Desk): Promise<boolean> {
  const [asked = ''] = question.products;
  const measures = measuresOf(question).map((id) => (id === 'yield' ? 'production' : id));
  for (const { product } of readingsAsked(desk, asked, question)) {
    if (!(await isComparedInWorld(question, desk, product))) continue;
    for (const measure of measures) {
      const query = { products: [product], measures: [measure], datasets: WORLD_DATASETS };
      const inUnion = await desk.reader.read({ ...query, datasets: UNION_DATASETS, places: [EU] });
      const totals = await desk.reader.read({ ...query, places: [EU, WORLD] });
      const share = shareOf(question, totals);
      if (share !== null) return inUnion.length === 0 || share < LEAST_SHARE;
    }
  }
  return false;
}

/** Whether a table of the whole world has the measure itself: there is none of yields but FAO's own. */
async function isComparedInWorld(question: Question, desk: Desk, product: string): Promise<boolean> {
  const query = { products: [product], measures: measuresOf(question), datasets: WORLD_DATASETS };
  const held = await desk.reader.outline(query);
  return held.some(({ dataset, place }) => !GROUPED_DATASETS.includes(dataset) || place === WORLD);
}

/** The Union's share of the world in the asked year, or the newest; null where the world's is not known then. */
function shareOf(question: Question, totals: readonly Track[]): number | null {
  const world = totals.find((track) => track.place === WORLD);
  if (!world) return null;
  const union = totals.find((track) => track.place === EU && track.dataset === world.dataset);
  const period = question.frame.period?.value ?? null;
  if (isSinceItsEnd(period, world)) return null;
  const asked = lastAsked(period);
  const inYear = (day: number): boolean => asked === null || yearOfDay(day) === asked;
  const last = knownOf(world)
    .filter((one) => inYear(one.period))
    .at(-1);
  if (!last) return null;
  const part = union ? knownOf(union).find((one) => one.period === last.period) : undefined;
  return part ? part.value / last.value : 0;
}

/** Whether a time that goes on up to now begins no earlier than the newest figure: nothing can be said to have moved since. */
function isSinceItsEnd(period: Period | null, world: Track): boolean {
  if (period?.kind !== 'between' || period.to !== null || period.from === null) return false;
  const newest = knownOf(world).at(-1);
  return newest !== undefined && yearOf(period.from.from) >= yearOfDay(newest.period);
}

/** The year asked about, the last of several; null where none is named. */
function lastAsked(period: Period | null): number | null {
  if (period?.kind === 'at') return yearOf(period.span.from);
  const last = period?.kind === 'between' ? period.to : period?.kind === 'each' ? period.spans.at(-1) : null;
  return last ? yearOf(last.from) : null;
}

/**
 * The countries that the tables of the asked publishers have the measure of, where the question names no place: « quel pays a
 * le meilleur rendement selon la FAO » is of those. Null where they are fewer than two or nobody's figures are asked for.
 */
export async function heldScope(question: Question, desk: Desk): Promise<Scope | null> {
  if (!question.place.open || publishersOf(question).length === 0) return null;
  const [asked = ''] = question.products;
  const products = readingsAsked(desk, asked, question).map(({ product }) => product);
  const held = await desk.reader.outline({ products, measures: measuresOf(question) });
  const countries = new Set(countriesOf(desk.lexicon, WORLD));
  const places = [...new Set(held.map(({ place }) => place))].filter((id) => countries.has(id));
  return places.length > 1 ? { group: null, places: places.sort(), subject: null } : null;
}
