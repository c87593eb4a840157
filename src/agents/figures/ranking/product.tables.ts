import { fold } from '../../../understanding/text/normalise.js';
import { byPreference, type Line } from '../availability.js';
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
interface Reading {
  read: (own: Track[], product: string) => Line[];
  alike: (found: Line[]) => Line[];
}

/** A table that has so much of the widest one's figures is wide enough: those that it lacks are of the small members. */
const WIDE_ENOUGH = 0.75;
/** A member is told whole where that is known of so many times as many years as its parts are. */
const LONGER = 1.25;

/** What the members have in the preferred table of those that have nearly as many of their figures as the widest. */
export function ofOneTable(tracks: readonly Track[], members: readonly Member[], reading: Reading): Line[] {
  const tables = byTable(tracks, members, reading);
  const most = Math.max(0, ...tables.map(figuresIn));
  return tables.find((found) => figuresIn(found) >= WIDE_ENOUGH * most) ?? [];
}

function figuresIn(lines: readonly Line[]): number {
  return lines.reduce((count, { observations }) => count + observations.length, 0);
}

/** What the members have in each table, the preferred one first. */
export function byTable(
  tracks: readonly Track[],
  members: readonly Member[],
  { read, alike }: Reading,
): Line[][] {
  const datasets = [...new Set([...tracks].sort(byPreference).map((track) => track.dataset))];
  return datasets.map((dataset) => {
    const own = tracks.filter((track) => track.dataset === dataset);
    return alike(members.flatMap((member) => ofMember(member, (product) => read(own, product))));
  });
}

/** A member as the table has it: by its parts or whole, the first way that is known of nearly as long a time as any. */
function ofMember(member: Member, read: (product: string) => Line[]): Line[] {
  const ways = member.map((products) => products.flatMap(read));
  const longest = Math.max(0, ...ways.map(lengthOf));
  return ways.find((found) => found.length > 0 && LONGER * lengthOf(found) >= longest) ?? [];
}

function lengthOf(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(({ observations }) => observations.length));
}
