/** Words whose last letter belongs to them: without it they would be another word (maïs → mai, index → Inde). */
const INVARIABLE = new Set([
  'mais',
  'index',
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

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/..ies$/, ['y', 'ie']],
  [/(?:o|sh|ch)es$/, ['', 'e']],
  [/[^e]aux$/, ['au', 'al']],
  [/s$/, ['']],
  [/x$/, ['']],
];

/** How many letters of a plural's ending each rule replaces. */
const REPLACED = [3, 2, 3, 1, 1];

/** The folded word and its regular singulars, most faithful first: pommes → pommes, pomme; potatoes → potato too. */
export function formsOf(word: string): string[] {
  if (word.length < 4 || INVARIABLE.has(word)) return [word];
  const rule = ENDINGS.findIndex(([ending]) => ending.test(word));
  if (rule < 0) return [word];
  const stem = word.slice(0, -(REPLACED[rule] ?? 0));
  return [word, ...(ENDINGS[rule]?.[1] ?? []).map((ending) => stem + ending)];
}
