/** Words whose last letter belongs to them: without it they would be another word (maïs → mai, pays → pay). */
const INVARIABLE = new Set([
  'mais',
  'pays',
  'fois',
  'vers',
  'mars',
  'sous',
  'puis',
  'paris',
  'gers',
  'tous',
  'les',
  'des',
]);

/** The folded word and its regular singulars, most faithful first: pommes → pommes, pomme; potatoes → potato too. */
export function formsOf(word: string): string[] {
  if (word.length < 4 || INVARIABLE.has(word)) return [word];
  if (word.endsWith('ies') && word.length > 4) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (word.endsWith('oes') || word.endsWith('shes') || word.endsWith('ches')) {
    return [word, word.slice(0, -2), word.slice(0, -1)];
  }
  if (word.endsWith('s') || word.endsWith('x')) return [word, word.slice(0, -1)];
  return [word];
}
