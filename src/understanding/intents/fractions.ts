/* Fractions of folded words, French and English. */

const COUNTS = new Map(Object.entries({
  deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9,
  two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9,
})); // prettier-ignore

/** What one part is called; in the plural with an « s ». */
const PARTS = new Map(Object.entries({
  moitie: 2, half: 2, tiers: 3, third: 3, quart: 4, quarter: 4, cinquieme: 5, fifth: 5, sixieme: 6, sixth: 6,
  septieme: 7, seventh: 7, huitieme: 8, eighth: 8, neuvieme: 9, ninth: 9, dixieme: 10, tenth: 10,
})); // prettier-ignore

/** Parts that no order has: « le quart » is a fourth and nothing else, save of a year. */
const PLAIN = 'moitie|half|tiers|quart|quarter';
/** Parts by the name of a place in an order, which only an article tells from it: « un cinquième », "a third". */
const ORDINAL =
  'third|cinquieme|fifth|sixieme|sixth|septieme|seventh|huitieme|eighth|neuvieme|ninth|dixieme|tenth';
const SEVERAL =
  'tiers|thirds|quarts|quarters|cinquiemes|fifths|sixiemes|sixths|septiemes|sevenths|huitiemes|eighths|neuviemes|ninths|dixiemes|tenths';
/** A quarter of a year, or one of its thirds. */
const NOT_IN_ORDER =
  '(?<!(?:first|second|third|fourth|last|premiere?|deuxieme|troisieme|quatrieme|dernier|[1-4](?:er|e|eme|st|nd|rd|th))[ -])';

const FRACTION = new RegExp(
  [
    `(?<![a-z\\d])(?:(?<count>${[...COUNTS.keys()].join('|')})[ -](?<parts>${SEVERAL})`,
    `(?<over>[1-9]) ?/ ?(?<under>10|[2-9])(?! ?[/\\d])`,
    `(?:une?|a|one|du|(?<!(?:est|etait|fut|etre|comme) )le)[ -](?<ordinal>${ORDINAL})`,
    `${NOT_IN_ORDER}(?<part>${PLAIN}))(?![a-z\\d])`,
  ].join('|'),
);

/** A part of a whole as words name it. */
export interface Fraction {
  percent: number;
  /** What stands before it and behind it. */
  before: string;
  behind: string;
}

/** The first fraction that folded words name: « les trois cinquièmes », "two thirds", « un quart », 3/4; null where they name none. */
export function fractionIn(folded: string): Fraction | null {
  const found = FRACTION.exec(folded);
  const percent = found?.groups ? percentOf(found.groups) : null;
  if (!found || percent === null) return null;
  const [before, behind] = [folded.slice(0, found.index), folded.slice(found.index + found[0].length)];
  return { percent, before, behind };
}

function percentOf(said: Readonly<Record<string, string | undefined>>): number | null {
  const count = said['over'] ? Number(said['over']) : (COUNTS.get(said['count'] ?? '') ?? 1);
  const parts = said['under'] ? Number(said['under']) : partsNamed(said);
  return count < parts ? (100 * count) / parts : null;
}

/** Into how many parts the word for one of them cuts the whole; into none where no word does. */
function partsNamed({ part, parts, ordinal }: Readonly<Record<string, string | undefined>>): number {
  const word = part ?? parts ?? ordinal ?? '';
  return PARTS.get(word) ?? PARTS.get(word.replace(/s$/, '')) ?? 0;
}

const OF = /^ (?:de|du|des|d|of|the|all)(?![a-z])/;

/** The part, in percent, that words put up of something: « les trois cinquièmes des citrons », "half the lemons"; else null. */
export function partPutUp(folded: string): number | null {
  const fraction = fractionIn(folded);
  return fraction && OF.test(fraction.behind) ? fraction.percent : null;
}
