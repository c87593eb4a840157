/** « , et si oui de combien », "and if so by how much", « et combien »: what is asked besides a yes or a no. */
const ASIDE =
  /(?:[,;]| ) ?(?:(?:et|and),? )?(?:(?:si oui|si c['’]est le cas|dans ce cas|le cas échéant|if so|if yes|if it did),? [^?.;:]{0,60}|(?:et|and) (?:de combien|dans quelle proportion|by how (?:much|many|far)) *)\??$/iu;
/** How many they are, behind a yes or a no; not what they yield or cost, of which no yes is said. */
const SIZE =
  /[,;]? (?:et|and) (?:combien|how (?:much|many))(?!\p{L})(?![^?]*(?:co[uû]t|cost|prix|price|vaut|val|vend|s[eo]l[dl]|rend|yield|surface|area|hectare))[^?.;:]{0,40}\?? *$/iu;
/** « a-t-elle », "was": a yes or a no is asked for first. */
const YES_OR_NO =
  /-(?:il|elle|ils|elles|on|ce)(?!\p{L})|^(?:est-ce qu|did|has|have|had|is|are|was|were|does|do)(?!\p{L})/iu;

/** The question without what is asked besides of how much, where a yes or a no is asked for first. */
export function withoutAside(text: string): string {
  const plain = text.trim().replace(ASIDE, '');
  const first = plain.replace(SIZE, '');
  return YES_OR_NO.test(first) ? first : plain;
}
