import { foldLawText } from './search/law-words.js';

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
  | 'square-metre'
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
  | 'animal';

/** What a figure answers: how long, how old, how far or large, what share or sum, how many. */
export type FigureKind = 'duration' | 'age' | 'measure' | 'amount' | 'count';

/** How a figure limits: at least, at most, more than, less than; null where it says how much it is. */
export type FigureBound = 'least' | 'most' | 'more' | 'less';

/** A figure that a sentence of law states. */
export interface StatedFigure {
  /** As the sentence has it, an exact substring: « dix-huit mois », « 20 p. 100 ». */
  readonly words: string;
  readonly value: number;
  readonly unit: FigureUnit;
  readonly kind: FigureKind;
  readonly bound: FigureBound | null;
}

const NUMERALS: Readonly<Record<string, number>> = {
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
const NUMERAL = Object.keys(NUMERALS)
  .toSorted((left, right) => right.length - left.length)
  .join('|');
const UNITS: readonly (readonly [unit: FigureUnit, kind: FigureKind, words: string])[] = [
  ['hour', 'duration', 'heures?'],
  ['working-day', 'duration', 'jours? (?:ouvres?|ouvrables?)'],
  ['clear-day', 'duration', 'jours? francs?'],
  ['day', 'duration', 'jours?'],
  ['week', 'duration', 'semaines?'],
  ['month', 'duration', 'mois'],
  ['year', 'duration', 'ans?|annees?'],
  ['square-metre', 'measure', 'metres? carres?|m2|m²'],
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
];
const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?:(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d{1,6})(,\d{1,4})?|((?:${NUMERAL})(?:(?:-| (?:et (?=une?\b|onze\b))?|-et-)(?:${NUMERAL}))*))[ \u00a0\u202f]?(?:${UNITS.map(([, , words]) => `(${words})`).join('|')})(?![\p{L}\d])`,
  'gu',
);
const UNITS_FROM = 4;
/** How far around a figure its limit is said. */
const BEFORE = 60;
const AFTER = 24;
const NEGATED = /\bn(?:e |')[^.;]*$/u;
const BOUNDS_BEFORE: readonly (readonly [RegExp, bound: FigureBound, negated: FigureBound])[] = [
  [
    /(?:au moins|au minimum|minimum de|minimale? de|minimale? est (?:de|fixee? a)|minimum)(?: egale? a)?(?: de)?$/u,
    'least',
    'least',
  ],
  [
    /(?:au plus|au maximum|maximum de|maximale? de|maximale? est (?:de|fixee? a)|dans la limite (?:maximale )?de|jusqu'a)(?: de)?$/u,
    'most',
    'most',
  ],
  [/(?:inferieure?s? a|moins de)$/u, 'less', 'least'],
  [
    /(?:superieure?s? a|plus de|depass(?:er|e|ent|ant)|exced(?:er|e|ent|ant)|exced(?:e|ent) pas|au-dela de)$/u,
    'more',
    'most',
  ],
];
const BOUNDS_AFTER: readonly (readonly [RegExp, FigureBound])[] = [
  [/^,? (?:au moins|au minimum)/u, 'least'],
  [/^,? (?:au plus|au maximum)/u, 'most'],
];
/** « Trois à cinq ans », « entre deux et cinq jours » is no one figure, and « deux ans et demi » not two. */
const RANGE_BEFORE = new RegExp(String.raw`(?:^|[ '])(?:\d+|${NUMERAL})(?: (?:a|ou|et)|-)? ?$`, 'u');
const HALF_AFTER = /^ et demie?(?![a-z])/u;
/** What stands before the clause of the figure limits another one. */
const SENTENCES_BEFORE = /^.*[.;:](?= )/su;
const LOOKING_BACK = /^ (?:civiles? )?(?:anterieur|preceden|qui prece|ecoule)/u;
const AGE =
  /\bage[es]{0,2} (?:d'au (?:moins|plus) |de (?:plus de |moins de |au moins )?|minimum de |minimal de )?$|\bl'age de $|\b(?:personnes?|mineurs?|travailleurs?|jeunes|enfants?|apprentis?|salaries?|animaux|chiens?|chats?|equides?|bovins?) (?:de|d'au) (?:moins|plus) (?:de )?$/u;

/** The figures that a sentence of law states, in order. « Premier », « 1° » and numbers of articles are none. */
export function statedFigures(sentence: string): StatedFigure[] {
  const folded = foldedAlike(sentence);
  return [...folded.matchAll(FIGURE)].flatMap((match) => {
    const at = UNITS.findIndex((_, index) => match[index + UNITS_FROM] !== undefined);
    const [unit, kind] = UNITS[at] ?? ['day', 'duration'];
    const before = folded.slice(Math.max(0, match.index - BEFORE), match.index).replace(SENTENCES_BEFORE, '');
    const end = match.index + match[0].length;
    const value = valueOf(match);
    const after = folded.slice(end, end + AFTER);
    // « une personne » counts nothing, and a look back is no answer: « au cours des cinq années antérieures ».
    if ((kind === 'count' && value === 1) || LOOKING_BACK.test(after)) return [];
    if (RANGE_BEFORE.test(before) || HALF_AFTER.test(after)) return [];
    return {
      words: sentence.slice(match.index, end),
      value,
      unit,
      kind: kind === 'duration' && AGE.test(before) ? 'age' : kind,
      bound: boundOf(before, after),
    };
  });
}

/** Without accents and capitals, every character in its place. */
function foldedAlike(text: string): string {
  return Array.from(text, (character) => {
    const folded = foldLawText(character === '’' ? "'" : character);
    return folded.length === character.length ? folded : character;
  }).join('');
}

function valueOf([, whole, fraction = '', words = '']: RegExpMatchArray): number {
  if (whole !== undefined) return Number(`${whole.replace(/\D/gu, '')}${fraction.replace(',', '.')}`);
  const [thousands, rest] = words.includes('mille') ? words.split('mille') : [null, words];
  return (thousands === null ? 0 : Math.max(1, belowThousand(thousands))) * 1000 + belowThousand(rest ?? '');
}

/** « Cent quatre-vingts » is four times twenty beside the hundred. */
function belowThousand(words: string): number {
  let value = 0;
  for (const word of words.split(/[- ]/u)) {
    const part = NUMERALS[word] ?? 0;
    if (part === 100) value = Math.max(1, value) * part;
    else value += part === 20 && value % 100 === 4 ? part * 4 - 4 : part;
  }
  return value;
}

function boundOf(before: string, after: string): FigureBound | null {
  const said = BOUNDS_AFTER.find(([pattern]) => pattern.test(after));
  if (said) return said[1];
  const ahead = before.trimEnd();
  for (const [pattern, bound, negated] of BOUNDS_BEFORE) {
    const match = pattern.exec(ahead);
    if (match) return NEGATED.test(ahead.slice(0, match.index)) ? negated : bound;
  }
  return null;
}
