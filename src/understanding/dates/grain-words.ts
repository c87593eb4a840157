import { wordAt } from '../text/number-words.js';
import type { Grain } from './period.js';
import type { Token } from '../text/tokens.js';

const GRAINS: ReadonlyMap<string, Grain> = new Map([
  ['an', 'year'], ['ans', 'year'], ['annee', 'year'], ['annees', 'year'], ['year', 'year'], ['years', 'year'],
  ['campagne', 'year'], ['campagnes', 'year'], ['recolte', 'year'], ['recoltes', 'year'], ['moisson', 'year'],
  ['moissons', 'year'], ['harvest', 'year'], ['harvests', 'year'], ['season', 'year'], ['seasons', 'year'],
  ['saison', 'year'], ['saisons', 'year'], ['crop', 'year'], ['exercice', 'year'],
  ['mois', 'month'], ['month', 'month'], ['months', 'month'],
  ['trimestre', 'quarter'], ['trimestres', 'quarter'], ['quarter', 'quarter'], ['quarters', 'quarter'],
  ['semaine', 'week'], ['semaines', 'week'], ['week', 'week'], ['weeks', 'week'],
  ['jour', 'day'], ['jours', 'day'], ['day', 'day'], ['days', 'day'],
  ['decennie', 'decade'], ['decennies', 'decade'], ['decade', 'decade'], ['decades', 'decade'],
]); // prettier-ignore

/** The grain that a word names: « années » → year. */
export function grainAt(tokens: readonly Token[], at: number): Grain | null {
  return GRAINS.get(wordAt(tokens, at)) ?? null;
}

export function isLastWord(word: string): boolean {
  return /^(?:derniere?s?|last|past|previous)$/.test(word);
}

export function isNextWord(word: string): boolean {
  return /^(?:prochaine?s?|next|coming|upcoming|suivante?s?|futures?|forthcoming|following)$/.test(word);
}
