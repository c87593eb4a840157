import type { Lexicon } from '../../lexicon/lexicon.js';
import { sum } from '../../statistics/formulas/mean.formula.js';
import type { Day } from '../../statistics/series.js';
import { SUMMED_DATASETS, UNION_DATASETS } from './dataset.standing.js';
import { countriesOf, EU, isGroup } from './place.choice.js';
import { knownOf, type KnownObservation, type Track } from './track.js';

/** A member with at least this share of the total must have a figure, or there is no total. */
const LEADING_SHARE = 0.02;
const NEAR_DAYS = 3 * 366;
/** As many members without a figure are told; more of them do not have the product. */
const MOST_LACKING = 6;

/** Countries and territories of the groups among the places. */
export function membersOfGroups(lexicon: Lexicon, places: readonly string[]): string[] {
  return places.filter((id) => isGroup(lexicon, id)).flatMap((id) => countriesOf(lexicon, id));
}

/** Each group's total of its members, for every product and measure of one table, in the periods that are complete. */
export function groupTotals(lexicon: Lexicon, groups: readonly string[], members: readonly Track[]): Track[] {
  const union = new Set(countriesOf(lexicon, EU));
  return groups.flatMap((group) => {
    const ids = new Set(countriesOf(lexicon, group));
    const inUnion = [...ids].every((id) => union.has(id));
    const own = members.filter(
      ({ place, derived, dataset }) =>
        ids.has(place) &&
        !derived &&
        SUMMED_DATASETS.includes(dataset) &&
        (inUnion || !UNION_DATASETS.includes(dataset)),
    );
    const lines = new Map<string, Track[]>();
    for (const track of own) {
      const key = `${track.dataset} ${track.product} ${track.measure} ${track.unit}`;
      lines.set(key, [...(lines.get(key) ?? []), track]);
    }
    return [...lines.values()].flatMap((tracks) => totalOf(group, [...ids], tracks));
  });
}

function totalOf(group: string, members: readonly string[], tracks: readonly Track[]): Track[] {
  const [first] = tracks;
  if (!first || tracks.length < 2) return [];
  const known = tracks.map(knownOf);
  const byPeriod = new Map<Day, { ones: KnownObservation[]; places: Set<string> }>();
  for (const [at, { place }] of tracks.entries())
    for (const one of known[at] ?? []) {
      const there = byPeriod.get(one.period) ?? { ones: [], places: new Set<string>() };
      there.ones.push(one);
      there.places.add(place);
      byPeriod.set(one.period, there);
    }
  const observations = [...byPeriod]
    .map(([period, { ones }]) => ({
      period,
      value: sum(ones.map((one) => one.value)),
      flags: flagsOf(ones),
    }))
    .filter((total) => isComplete(known, total))
    .sort((a, b) => a.period - b.period);
  const lacking = new Map(
    observations.map(({ period }) => [period, lackingOf(members, byPeriod.get(period)?.places)]),
  );
  return [{ ...first, place: group, placeCode: '', derived: 'sum' as const, observations, lacking }];
}

/** The few members that are none of the places with a figure of the period; none to tell where they are many. */
function lackingOf(members: readonly string[], places: ReadonlySet<string> = new Set()): string[] {
  const lacking = members.filter((id) => !places.has(id));
  return lacking.length > MOST_LACKING ? [] : lacking;
}

/** Whether no member lacks the period that had a marked part of the total shortly before or after it. */
function isComplete(known: readonly (readonly KnownObservation[])[], total: KnownObservation): boolean {
  return known.every(
    (ones) =>
      ones.some(({ period }) => period === total.period) ||
      ones.every(
        ({ period, value }) =>
          Math.abs(period - total.period) > NEAR_DAYS || value <= LEADING_SHARE * total.value,
      ),
  );
}

function flagsOf(ones: readonly KnownObservation[]): string {
  return [...new Set(ones.flatMap((one) => one.flags.split('')))].join('');
}
