import { periodName, yearOf } from '../../statistics/day.js';
import type { Day, Observation, Series, SeriesKey, SeriesWithObservations } from '../../statistics/series.js';
import type { Fact, KnownFact } from '../../wording/facts.js';

/** A line of figures by its extent alone: its first and last period with a figure. */
export type Outline = Pick<Series, keyof SeriesKey | 'firstPeriod' | 'lastPeriod'>;

export type KnownObservation = Observation & { value: number };

/** One line of figures, ready to answer from: its observations in order of time. */
export interface Track extends SeriesKey {
  productCode: string;
  placeCode: string;
  derived: 'yield' | 'sum' | 'mean' | null;
  observations: readonly Observation[];
  /** Periods whose published zero is taken for a missing figure, or gone by nowhere. */
  falseZeros?: readonly Day[];
  /** Of a total: the few members that it is without, by period. */
  lacking?: ReadonlyMap<Day, readonly string[]>;
  /** Of published yields: what the publisher's own production and area come to, by period, where that is another thing. */
  contradicted?: ReadonlyMap<Day, number>;
  /** Of a derived track: the periods whose figure is the publisher's own after all. */
  published?: ReadonlySet<Day>;
}

export function trackOf({ series, observations }: SeriesWithObservations): Track {
  const { dataset, product, place, measure, unit, frequency, productCode, placeCode } = series;
  const key = { dataset, product, place, measure, unit, frequency, productCode, placeCode };
  return { ...key, derived: null, observations };
}

/** Whether there is a figure to go by: a zero of low reliability is a gap as likely as a figure. */
export function isKnown(observation: Observation): observation is KnownObservation {
  return observation.value !== null && !isDoubtfulZero(observation);
}

/** A zero that is published and yet unlikely: told where its very period is asked for, and gone by nowhere else. */
export function isDoubtfulZero({ value, flags }: Observation): boolean {
  return value === 0 && flags.includes('u');
}

export function knownOf(track: Track): KnownObservation[] {
  return track.observations.filter(isKnown);
}

/** The fact that one observation of a track states. */
export function factOf(track: Track, observation: KnownObservation): KnownFact {
  const run = observation.flags.includes(FILLED) ? carriedRun(track) : null;
  const isOfRun = run !== null && observation.period >= run.from && observation.period <= run.to;
  return {
    ...emptyFact(track, observation.period),
    value: observation.value,
    flags: observation.flags,
    ...(isOfRun && { carried: { from: nameOf(track, run.from), to: nameOf(track, run.to) } }),
  };
}

const FILLED = 'g';
/** Two equal figures may be chance. */
const FEWEST_CARRIED = 3;

/** The periods of equal figures that a series with filled gaps ends in: 39,994 t of lentils in each year from 2017 to 2022. Null where there are few, and of zeros. */
function carriedRun(track: Track): { from: Day; to: Day } | null {
  const known = knownOf(track);
  const last = known.at(-1);
  if (!last || last.value === 0) return null;
  const before = known.findLastIndex(({ value }) => value !== last.value);
  const first = known[before + 1];
  return first && known.length - 1 - before >= FEWEST_CARRIED
    ? { from: first.period, to: last.period }
    : null;
}

/** A fact of the track with no value, to name what is missing. */
export function emptyFact(track: Track, period: Day): Fact {
  const { product, productCode, place, placeCode, measure, unit, dataset } = track;
  const derived = track.published?.has(period) ? null : track.derived;
  const at = periodName(period, track.frequency);
  const lacking = track.lacking?.get(period) ?? [];
  const against = track.contradicted?.get(period);
  return {
    product,
    productCode,
    place,
    placeCode,
    measure,
    period: at,
    value: null,
    unit,
    dataset,
    flags: '',
    derived,
    ...(lacking.length > 0 ? { lacking } : {}),
    ...(against !== undefined ? { contradicted: { name: 'yield', value: against, unit } } : {}),
  };
}

/** The name of a track's period as replies write it. */
export function nameOf(track: Track, period: Day): string {
  return periodName(period, track.frequency);
}

/** First and last period with a figure; null where there is none. */
export function extentOf(track: Track): { from: Day; to: Day } | null {
  const [first, last] = [track.observations.find(isKnown), track.observations.findLast(isKnown)];
  return first && last ? { from: first.period, to: last.period } : null;
}

/** The known observation of a calendar year, on an annual track. */
export function inYear(track: Track, year: number): KnownObservation | null {
  const isOfYear = (one: Observation): one is KnownObservation => isKnown(one) && yearOf(one.period) === year;
  return track.observations.find(isOfYear) ?? null;
}
