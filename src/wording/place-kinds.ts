import type { Language } from '../common/language.js';
import type { PlaceKind } from '../lexicon/entries.js';

/** What places of a kind are called when they are counted, one and several; all others are countries. */
const PLACE_KINDS: Partial<Record<PlaceKind, Record<Language, readonly [one: string, several: string]>>> = {
  region: { fr: ['région', 'régions'], en: ['région', 'régions'] },
  department: { fr: ['département', 'départements'], en: ['département', 'départements'] },
};
const COUNTRIES: Record<Language, readonly [one: string, several: string]> = {
  fr: ['pays', 'pays'],
  en: ['country', 'countries'],
};

/** « pays », « départements », "countries": what places of the kind are called, as many as are counted. */
export function placesOfKind(kind: PlaceKind | undefined, count: number, language: Language): string {
  const [one, several] = ((kind && PLACE_KINDS[kind]) ?? COUNTRIES)[language];
  return count === 1 ? one : several;
}
