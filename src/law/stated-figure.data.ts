/** What a figure of law counts; hectares, kilograms and percent by their ids among the units of the figures. */
export type FigureUnit =
  | 'hour'
  | 'day'
  | 'working-day'
  | 'clear-day'
  | 'week'
  | 'month'
  | 'year'
  | 'metre'
  | 'm2'
  | 'm3'
  | 'kilometre'
  | 'nautical-mile'
  | 'centimetre'
  | 'ha'
  | 'are'
  | 'litre'
  | 'kg'
  | '%'
  | 'euro'
  | 'member'
  | 'partner'
  | 'cooperator'
  | 'person'
  | 'worker'
  | 'animal'
  | 'department'
  | 'vote'
  | 'working-hour'
  | 'time-a-year'
  | 'time-a-month'
  | 'time-a-week'
  | 'time-a-day'
  | 'weekday'
  | 'moment'
  | Fraction
  | DayOfYear;

/** A part of the whole, by its denominator. */
type Fraction = 'half' | 'third' | 'quarter' | 'fifth' | 'tenth' | 'twentieth' | 'fiftieth' | 'hundredth';
/** A day of any year, by its month; the value is the day of the month. */
type DayOfYear = `date-${number}`;

/** What a figure answers: how long, how old, how far or large, what share or sum, how many, when, how often. */
export type FigureKind = 'duration' | 'age' | 'measure' | 'amount' | 'count' | 'date' | 'frequency';

/** Words for numbers, folded. */
export const NUMERALS: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  vingts: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  cent: 100,
  cents: 100,
  mille: 1000,
};
/** Any of them, as a pattern. */
export const NUMERAL = Object.keys(NUMERALS)
  .toSorted((left, right) => right.length - left.length)
  .join('|');
/** « Le cinquième alinéa » is no part of a whole. */
const OF_WHOLE = "(?= (?:d[eu']|des|au (?:moins|plus))|[.,;]|$)";
/** What is counted, with the pattern of its folded words: the longer before the shorter. */
export const UNITS: readonly (readonly [unit: FigureUnit, kind: FigureKind, words: string])[] = [
  ['working-hour', 'duration', 'heures? (?:ouvrees?|ouvrables?)'],
  ['hour', 'duration', 'heures?'],
  ['working-day', 'duration', 'jours? (?:ouvres?|ouvrables?)'],
  ['clear-day', 'duration', 'jours? francs?'],
  ['day', 'duration', 'jours?'],
  ['week', 'duration', 'semaines?'],
  ['month', 'duration', 'mois'],
  ['year', 'duration', 'ans?|annees?'],
  ['m2', 'measure', 'metres? carres?|m2|m²'],
  ['m3', 'measure', 'metres? cubes?|m3|m³'],
  ['metre', 'measure', 'metres?'],
  ['kilometre', 'measure', 'kilometres?'],
  ['nautical-mile', 'measure', 'milles?(?: marins?| nautiques?)?'],
  ['centimetre', 'measure', 'centimetres?'],
  ['ha', 'measure', 'hectares?'],
  ['are', 'measure', 'ares?'],
  ['litre', 'measure', 'litres?'],
  ['kg', 'measure', 'kilogrammes?|kg'],
  ['%', 'amount', '%|p\\. ?100|p\\. cent|pour cent'],
  ['euro', 'amount', 'euros?|€'],
  ['member', 'count', 'membres?'],
  ['cooperator', 'count', 'associes? cooperateurs?|cooperateurs?|societaires?'],
  ['partner', 'count', 'associes?'],
  ['person', 'count', 'personnes?'],
  ['worker', 'count', 'salaries?|travailleurs?'],
  ['animal', 'count', 'animaux'],
  ['department', 'count', 'departements?'],
  ['vote', 'count', 'voix'],
  ['time-a-year', 'frequency', 'fois (?:par an(?:nee)?|tous les ans)'],
  ['time-a-month', 'frequency', 'fois par mois'],
  ['time-a-week', 'frequency', 'fois par semaine'],
  ['time-a-day', 'frequency', 'fois par jour'],
  // « Un tiers » by itself is another person.
  ['third', 'amount', "tiers(?= (?:d(?:e|u|es) |d'|au (?:moins|plus)))"],
  ['half', 'amount', 'moitie(?! sud)'],
  ['quarter', 'amount', 'quarts?'],
  ['fifth', 'amount', `cinquiemes?${OF_WHOLE}`],
  ['tenth', 'amount', `dixiemes?${OF_WHOLE}`],
  ['twentieth', 'amount', `vingtiemes?${OF_WHOLE}`],
  ['fiftieth', 'amount', `cinquantiemes?${OF_WHOLE}`],
  ['hundredth', 'amount', `centiemes?${OF_WHOLE}`],
];
/** Parts of a whole that an article names without a number: « la moitié », « le tiers ». */
export const PARTS_OF_WHOLE: ReadonlySet<FigureUnit> = new Set<FigureUnit>([
  'third',
  'half',
  'quarter',
  'fifth',
  'tenth',
  'twentieth',
  'fiftieth',
  'hundredth',
]);
