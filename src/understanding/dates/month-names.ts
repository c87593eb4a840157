/** Folded month names and their usual abbreviations, French and English → 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    ['janvier', 'janv', 'january', 'jan'],
    ['fevrier', 'fevr', 'fev', 'february', 'feb'],
    ['mars', 'march', 'mar'],
    ['avril', 'avr', 'april', 'apr'],
    ['mai', 'may'],
    ['juin', 'june', 'jun'],
    ['juillet', 'juil', 'july', 'jul'],
    ['aout', 'august', 'aug'],
    ['septembre', 'september', 'sept', 'sep'],
    ['octobre', 'october', 'oct'],
    ['novembre', 'november', 'nov'],
    ['decembre', 'december', 'dec'],
  ].flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
);

/** Names that are other words as well: they need a year, a day or a preposition beside them. */
export const DOUBTFUL_MONTHS: ReadonlySet<string> = new Set([
  'may',
  'march',
  'mar',
  'sept',
  'sep',
  'dec',
  'nov',
  'oct',
  'jan',
  'jun',
  'mai',
  'mars',
]);

/** First month of the three of a season; winter begins in December. */
export const SEASONS: ReadonlyMap<string, number> = new Map([
  ['printemps', 3],
  ['spring', 3],
  ['ete', 6],
  ['summer', 6],
  ['automne', 9],
  ['autumn', 9],
  ['hiver', 12],
  ['winter', 12],
]);
