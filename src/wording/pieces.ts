import type { Language } from '../common/language.js';

/** What animals are counted by, where it is not the head. */
const PIECES: Readonly<Record<string, Record<Language, string>>> = { bees: { fr: 'ruches', en: 'hives' } };

/** « ruches »: what a product is counted by; empty where it has no piece of its own. */
export function pieceOf(product: string, unit: string, language: Language): string {
  return unit === 'count' ? (PIECES[product]?.[language] ?? '') : '';
}
