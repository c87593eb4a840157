import { fold } from '../../../understanding/text/normalise.js';
import { byPreference } from '../availability.js';
import type { Track } from '../track.js';
import { measuresOf, type Question } from '../question.js';
import type { Member } from './product.members.js';

/** Tonnes are not ranked beside hectares: where no measure is named, the usual one alone. */
export function oneMeasureOf(question: Question): readonly string[] {
  const measures = measuresOf(question);
  return question.measures[0]?.assumed ? measures.slice(0, 1) : measures;
}

/** « la céréale la plus cultivée » names no area as such: what is harvested answers it where no table has the areas. */
export function ofVolumes(question: Question): Question | null {
  const [asked] = question.frame.measures;
  const isOfGrowing = asked?.value === 'area-harvested' && GROWN.test(fold(asked.words ?? ''));
  if (!isOfGrowing || oneMeasureOf(question).includes('production')) return null;
  return {
    ...question,
    measures: [{ measures: ['production'], assumed: false }],
    notes: [...question.notes, { kind: 'assumed-measure', taken: 'production' }],
  };
}

const GROWN = /^(?:cultiv|gr[eo]w|plant|sem|repandu)/;

/** What is read of a product in one table, and which of all that are set beside one another. */
interface Reading<T> {
  read: (own: Track[], product: string) => T[];
  alike: (found: T[]) => T[];
}

/** A table that has so much of the widest one's members is wide enough: the ones it lacks are the small ones. */
const WIDE_ENOUGH = 0.75;

/** What the members have in the preferred table of those that have nearly as many of them as the widest. */
export function ofOneTable<T>(
  tracks: readonly Track[],
  members: readonly Member[],
  reading: Reading<T>,
): T[] {
  const tables = byTable(tracks, members, reading);
  const most = Math.max(0, ...tables.map((found) => found.length));
  return tables.find((found) => found.length >= WIDE_ENOUGH * most) ?? [];
}

/** What the members have in each table, the preferred one first. */
export function byTable<T>(
  tracks: readonly Track[],
  members: readonly Member[],
  { read, alike }: Reading<T>,
): T[][] {
  const datasets = [...new Set([...tracks].sort(byPreference).map((track) => track.dataset))];
  return datasets.map((dataset) => {
    const own = tracks.filter((track) => track.dataset === dataset);
    return alike(members.flatMap((member) => ofMember(member, (product) => read(own, product))));
  });
}

/** A member as the table has it: by its parts or whole. */
function ofMember<T>(member: Member, read: (product: string) => T[]): T[] {
  const ways = member.map((products) => products.flatMap(read));
  return ways.find((found) => found.length > 0) ?? [];
}
