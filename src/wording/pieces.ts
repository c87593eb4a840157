import type { Language } from '../common/language.js';

/** What animals are counted by, where it is not the head. */
const PIECES: Readonly<Record<string, Record<Language, string>>> = { bees: { fr: 'ruches', en: 'hives' } };
/** The same where it is said what is counted, and not how many: « le nombre de ruches », "the number of beehives". */
const COUNTED: typeof PIECES = { bees: { fr: 'ruches', en: 'beehives' } };

/** « ruches »: what a product is counted by; empty where it has no piece of its own. */
export function pieceOf(product: string, unit: string, language: Language): string {
  return unit === 'count' ? (PIECES[product]?.[language] ?? '') : '';
}

/** « ruches », "beehives": what is counted where a product has a piece of its own; else undefined. */
export function countedAs(product: string, measure: string, language: Language): string | undefined {
  return measure === 'stocks' ? COUNTED[product]?.[language] : undefined;
}
