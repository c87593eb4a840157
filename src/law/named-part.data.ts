const FRENCH =
  'premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme douzieme';
const ENGLISH = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';
const MOST = 20;

/** Which paragraph an ordinal names, without accents: « troisieme », « 3e », "third", "3rd"; from the end below zero. */
export const PLACES: ReadonlyMap<string, number> = new Map<string, number>([
  ['avant-dernier', -2],
  ['penultimate', -2],
  ['dernier', -1],
  ['last', -1],
  ...[FRENCH, ENGLISH].flatMap((words) =>
    words.split(' ').map((word, at): [string, number] => [word, at + 1]),
  ),
  ...Array.from({ length: MOST }, (_, at) => at + 1).flatMap((place) =>
    ['er', 'e', 'eme', 'ieme', 'nd', 'st', 'rd', 'th'].map((ending): [string, number] => [
      `${place}${ending}`,
      place,
    ]),
  ),
]);
