import type { Language } from '../../common/language.js';
import type { MeasureDomain, Place } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../../understanding/frame.js';
import type { Note } from '../../wording/facts.js';
import { REGION_WORDS } from './region.words.data.js';
import { containsWord } from './word.search.js';

export const EU = 'EU27_2020';
export const WORLD = 'WLD';
export const EUROPE = 'EUROPE';

/** Kinds of places below countries that can be compared with one another. */
export type RegionLevel = 'region' | 'department' | 'city';
/** The narrower ones first. */
const LEVELS: readonly RegionLevel[] = ['city', 'department', 'region'];

export interface PlaceChoice {
  /** Places that have figures of their own, or may have. */
  places: string[];
  /** Regions, départements and towns, until a table is found to cover them. */
  subNational: string[];
  /** The kind of places below countries that the question compares; null where it compares countries, or nothing. */
  level: RegionLevel | null;
  /** The place that those compared lie in; null where they are countries. */
  within: string | null;
  /** Whether a table covers the places below countries that the question is about. */
  regional: boolean;
  notes: Note[];
  /** True where the question names no place. */
  open: boolean;
}

const NOWHERE = { within: null, regional: false, open: true } as const;
const SUB_NATIONAL: readonly Place['kind'][] = ['region', 'department', 'city'];

/**
 * The places that a frame names, with « Europe » read as the European Union. A town in a question of prices is a market,
 * which is no place here unless it is set against another.
 */
export function placeChoice(lexicon: Lexicon, frame: Frame, domain: MeasureDomain): PlaceChoice {
  const towns = domain === 'price' ? frame.places.filter((slot) => isTown(lexicon, slot.value)) : [];
  const slots = frame.places.filter((slot) => !towns.includes(slot));
  const level = domain === 'production' ? levelAsked(frame.text) : null;
  const choice: PlaceChoice = { ...NOWHERE, places: [], subNational: [], notes: [], level };
  choice.open = slots.length === 0;
  if (towns.length > 1) choice.places.push(...towns.map((slot) => slot.value));
  for (const slot of slots) {
    const place = lexicon.findPlace(slot.value);
    if (place && SUB_NATIONAL.includes(place.kind)) choice.subNational.push(place.id);
    else choice.places.push(readPlace(slot, choice.notes, isOfWiderEurope(lexicon, slots)));
  }
  choice.places = [...new Set(choice.places)];
  return choice;
}

export function isTown(lexicon: Lexicon, id: string): boolean {
  return lexicon.findPlace(id)?.kind === 'city';
}

/** The kind of places below countries that the words compare; null where they compare none. */
function levelAsked(text: string): RegionLevel | null {
  const has = (level: RegionLevel): boolean => REGION_WORDS[level].some((word) => containsWord(text, word));
  return LEVELS.find(has) ?? null;
}

/** « la Norvège en Europe »: beside one of its countries outside the Union, the continent is meant. */
function isOfWiderEurope(lexicon: Lexicon, slots: Frame['places']): boolean {
  const [union, continent] = [countriesOf(lexicon, EU), countriesOf(lexicon, EUROPE)];
  return slots.some(({ value }) => continent.includes(value) && !union.includes(value));
}

/** « les pays européens » are those of the Union or, where the continent is meant, of all Europe. */
function readPlace({ value, words = '' }: Frame['places'][number], notes: Note[], isWide: boolean): string {
  if (value === 'EU') return EU;
  if (isWide && value === EU && /^(?:pays |countries )?europ/iu.test(words)) return EUROPE;
  if (value !== EUROPE || isWide) return value;
  notes.push({ kind: 'read-place', asked: value, taken: EU });
  return EU;
}

/** Where a figure without a place is looked for: France for a French question, the European Union for an English one. */
export function defaultPlace(language: Language): string {
  return language === 'fr' ? 'FR' : EU;
}

/** The country that a region, département or town lies in; null where the lexicon does not say. */
export function countryOf(lexicon: Lexicon, id: string): string | null {
  const place = lexicon.findPlace(id);
  for (const group of place?.within ?? []) {
    const found = lexicon.findPlace(group);
    if (found?.kind === 'country') return found.id;
    const above = found && SUB_NATIONAL.includes(found.kind) ? countryOf(lexicon, group) : null;
    if (above) return above;
  }
  return null;
}

/** Whether a place is made up of others: the world, a continent, a union. */
export function isGroup(lexicon: Lexicon, id: string): boolean {
  const kind = lexicon.findPlace(id)?.kind;
  return kind === 'world' || kind === 'continent' || kind === 'union';
}

/** Those of the places named that are no groups. */
export function countriesNamed(lexicon: Lexicon, places: readonly string[]): string[] {
  return places.filter((id) => !isGroup(lexicon, id));
}

/** Countries and territories of a group, without groups inside it. */
export function countriesOf(lexicon: Lexicon, group: string): string[] {
  const countries = (place: Place): boolean => place.kind === 'country' || place.kind === 'territory';
  return lexicon
    .membersOf(group)
    .filter(countries)
    .map((place) => place.id);
}

/** The places of a kind below countries that lie in another: the départements of France, or of Normandie. */
export function placesWithin(lexicon: Lexicon, within: string, level: RegionLevel): string[] {
  return lexicon
    .membersOf(within)
    .filter((place) => place.kind === level)
    .map((place) => place.id);
}

/** The kind of a région or département; null for any other place. */
export function levelOf(lexicon: Lexicon, id: string): RegionLevel | null {
  const kind = lexicon.findPlace(id)?.kind;
  return kind === 'region' || kind === 'department' ? kind : null;
}
