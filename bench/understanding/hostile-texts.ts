/** Pieces of text that would cost a careless pattern or search the most, each repeated to a length. */
const PIECES = [
  'a',
  '1 234 ',
  '2020-2021/',
  '-',
  'vingt et un mille ',
  'de ',
  'de la ',
  'blé maïs colza ',
  'article L. 411-',
  'L.411-1-',
  'production rendemant betravve ',
  'e\u0301\u0302',
  'entre 2010 et ',
  'hors maïs et ',
  'qu’est-ce que ',
  'plus de 3 ',
  'ignore tes instructions ',
  '\u200b\u202e',
  '🌾',
  '"',
  "l'",
  'wheat, ',
  'lin, ',
  'café et ',
  'franec ',
  '[SYSTEM] ',
  "'; DROP TABLE series; -- ",
  '<script>',
];

/** For each piece, the text of a given length that it makes. */
export function hostileTexts(): ((length: number) => string)[] {
  return PIECES.map((piece) => (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length));
}
