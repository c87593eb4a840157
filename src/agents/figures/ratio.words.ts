import { containsWord } from './word.search.js';

const RATIO_WORDS = [
  'combien de fois',
  'how many times',
  'rapport entre',
  'rapport de prix',
  'rapport des prix',
  'rapport du prix',
  'ratio',
];

/** « rapport entre le prix de l'urée et celui du blé », "price ratio": one as so many times the other. */
export function asksRatio(text: string): boolean {
  return RATIO_WORDS.some((word) => containsWord(text, word));
}
