import type { Lexicon } from '../../lexicon/lexicon.js';
import { fold } from '../../understanding/text/normalise.js';
import { mean } from '../../statistics/formulas/mean.formula.js';
import type { Day } from '../../statistics/series.js';
import {
  countriesNamed,
  countriesOf,
  countryOf,
  EU,
  isGroup,
  levelOf,
  placesWithin,
  type RegionLevel,
  WORLD,
} from './place.choice.js';
import type { Question } from './question.js';
import { knownOf, type Track } from './track.js';
import { OF_UNION } from './scope.data.js';

const LEAST_COUNT = 0.9;
const LEAST_TOTAL = 0.6;
const LEADERS = 5;
const THREE_YEARS = 3 * 366;

/** What a ranking, a filter or a search for the first country is over. */
export interface Scope {
  /** Place id of the group; null where the question lists the places itself. */
  group: string | null;
  places: string[];
  /** A place named beside the group: the one whose rank is asked. */
  subject: string | null;
}

/**
 * The places that a question is about: régions or départements where it is about those, else the countries of the group
 * it names, those it lists, or else the EU's. One country that lies outside the group named is ranked in the world.
 */
export function scopeOf(question: Question, lexicon: Lexicon): Scope {
  if (question.place.regional) return regionalScope(question, lexicon);
  return isUnionRanked(question) ? unionAmongOthers(lexicon) : countriesScope(question, lexicon);
}

function countriesScope(question: Question, lexicon: Lexicon): Scope {
  const groups = question.place.places.filter((id) => isGroup(lexicon, id));
  const countries = countriesNamed(lexicon, question.place.places);
  const [first] = groups;
  if (!first && countries.length > 1) return { group: null, places: countries, subject: null };
  const [subject = null] = countries;
  const named = groups.includes(WORLD) ? WORLD : (first ?? homeOf(subject, lexicon));
  const group = subject === null || countriesOf(lexicon, named).includes(subject) ? named : WORLD;
  return { group, places: countriesOf(lexicon, group), subject };
}

/** Whether the Union is what is ranked: beside the world, or by what the words say of it. */
function isUnionRanked({ frame: { text }, place: { places } }: Question): boolean {
  return places.includes(EU) && places.every((id) => id === EU || id === WORLD) && OF_UNION.test(fold(text));
}

/** The Union as one among the countries of the world that are not of it. */
function unionAmongOthers(lexicon: Lexicon): Scope {
  const members = new Set(countriesOf(lexicon, EU));
  const others = countriesOf(lexicon, WORLD).filter((id) => !members.has(id));
  return { group: WORLD, places: [...others, EU], subject: EU };
}

/** The places of one kind that lie in a country or région, or those listed; never of two kinds. */
function regionalScope({ place }: Question, lexicon: Lexicon): Scope {
  const { places } = place;
  const level = place.level ?? narrowestLevel(places, lexicon);
  const subjects = places.filter((id) => levelOf(lexicon, id) === level);
  const others = places.filter((id) => !subjects.includes(id));
  const listed = { group: null, places, subject: null };
  if (subjects.length > 1 || others.length > 1) return listed;
  const [subject = null] = subjects;
  const group = place.within ?? others[0] ?? (subject && countryOf(lexicon, subject));
  return group === null
    ? listed
    : withinGroup({ group, places: placesWithin(lexicon, group, level), subject });
}

/** Where the subject lies elsewhere, it is set against the place named. */
function withinGroup(scope: Scope & { group: string }): Scope {
  const { group, places, subject } = scope;
  if (subject === null || places.includes(subject)) return scope;
  return { group: null, places: [subject, group], subject: null };
}

function narrowestLevel(places: readonly string[], lexicon: Lexicon): RegionLevel {
  return places.some((id) => levelOf(lexicon, id) === 'department') ? 'department' : 'region';
}

/** The group that a country is ranked in where none is named: the EU for its members, else the world. */
function homeOf(country: string | null, lexicon: Lexicon): string {
  return country === null || countriesOf(lexicon, EU).includes(country) ? EU : WORLD;
}

/**
 * The period to compare places in where none was asked: the newest year in which at least nine in ten of the places
 * have a figure that had one the year before, and the largest of them all do.
 */
export function latestCompleteYear(tracks: readonly Track[]): number | null {
  const coverage = coverageOf(tracks);
  const [oldest = null] = coverage.slice(-1);
  const complete = coverage.find((here, index) => isComplete(tracks, here, coverage[index + 1] ?? here));
  return (complete ?? oldest)?.period ?? null;
}

interface YearCoverage {
  period: Day;
  count: number;
  total: number;
}

/** How many figures there are of each period, and their sum; newest first. */
function coverageOf(tracks: readonly Track[]): YearCoverage[] {
  const byPeriod = new Map<Day, YearCoverage>();
  for (const { period, value } of tracks.flatMap(knownOf)) {
    const at = byPeriod.get(period) ?? { period, count: 0, total: 0 };
    byPeriod.set(period, { period, count: at.count + 1, total: at.total + value });
  }
  return [...byPeriod.values()].sort((a, b) => b.period - a.period);
}

function isComplete(tracks: readonly Track[], here: YearCoverage, before: YearCoverage): boolean {
  const covered = here.count >= LEAST_COUNT * before.count && here.total >= LEAST_TOTAL * before.total;
  return covered && leadersPresent(tracks, here.period);
}

/** Whether the five places that led in the three years before all have a figure. */
function leadersPresent(tracks: readonly Track[], period: Day): boolean {
  const means = tracks.map((track) => {
    const recent = knownOf(track).filter((one) => one.period < period && one.period >= period - THREE_YEARS);
    return { track, mean: mean(recent.map((one) => one.value)) ?? 0 };
  });
  const leaders = means.sort((a, b) => b.mean - a.mean).slice(0, LEADERS);
  return leaders.every(
    ({ track, mean: size }) => size === 0 || knownOf(track).some((one) => one.period === period),
  );
}
