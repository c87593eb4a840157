import { foldedAlike } from './search/law-words.js';
import { figuresIn, type FoundFigure, type TimeRole } from './found-figure.js';
import { NUMERAL, type FigureKind, type FigureUnit } from './stated-figure.data.js';

/**
 * How a figure limits: at least, at most, more than, less than, of a day no later than, before, until, from on; null
 * where it says how much it is.
 */
export type FigureBound = 'least' | 'most' | 'more' | 'less' | 'latest' | 'before' | 'until' | 'from';

/** A figure that a sentence of law states. */
export interface StatedFigure {
  /** As the sentence has it, an exact substring: « dix-huit mois », « 20 p. 100 ». */
  readonly words: string;
  readonly value: number;
  readonly unit: FigureUnit;
  readonly kind: FigureKind;
  readonly bound: FigureBound | null;
  /** Of a time what it is of; null where the sentence does not say, and of other figures. */
  readonly role: TimeRole | null;
  /** Whether it is how often something is done: « tous les trois ans ». */
  readonly recurs: boolean;
  /** Whether it is said of when a rule holds: « lorsque le pourcentage est supérieur à 30 % ». */
  readonly inCondition: boolean;
}

/** How far around a figure its limit is said. */
const BEFORE = 60;
const AFTER = 24;
const NEGATED = /\bn(?:e |')[^.;]*$/u;
const BOUNDS_BEFORE: readonly (readonly [RegExp, bound: FigureBound, negated: FigureBound])[] = [
  [
    /(?:au moins|au minimum|minimum de|minimale? d(?:e|')|minimale?(?: d[eu]s? [\p{L}']{1,20})? est (?:de|fixee? a)|minimum)(?: egale? a)?(?: de)?$/u,
    'least',
    'least',
  ],
  [
    /(?:au plus|au maximum|maximum de|maximale? d(?:e|')|maximale?(?: d[eu]s? [\p{L}']{1,20})? est (?:de|fixee? a)|dans la limite (?:maximale )?de|jusqu'a)(?: de| dans)?$/u,
    'most',
    'most',
  ],
  [/(?:inferieure?s? au?|moins de)$/u, 'less', 'least'],
  [
    /(?:superieure?s? au?|plus de|depass(?:er|e|ent|ant)|exced(?:er|e|ent|ant)|exced(?:e|ent) pas|au-dela de)(?: (?:une duree|un delai|un total|un montant)(?: (?:totale?|maximale?|cumulee))? de)?$/u,
    'more',
    'most',
  ],
];
const BOUNDS_AFTER: readonly (readonly [RegExp, FigureBound])[] = [
  [/^,? (?:au moins|au minimum)/u, 'least'],
  [/^,? (?:au plus|au maximum)/u, 'most'],
];
/** Of days, before the article of the day: « au plus tard le », « avant le », « jusqu'au », « à compter du ». */
const DAY_BOUNDS: readonly (readonly [RegExp, FigureBound])[] = [
  [/\bau plus tard(?: le)?$/u, 'latest'],
  [/\bavant le$/u, 'before'],
  [/\b(?:jusqu'au|du (?:1er|\d{1,2}) \p{L}{3,9} au)$/u, 'until'],
  [/\b(?:a (?:partir|compter)|des) (?:du|le)$/u, 'from'],
];
/** « Du 15 septembre à la récolte ». */
const RANGE_OF_DAYS = [/\bdu$/u, /^ (?:au?|jusqu'au?)(?= )/u] as const;
/** « Pour une durée de cinq ans », « pendant quinze jours ». */
const LENGTH_BEFORE =
  /\b(?:(?:durees?|periodes?)(?: (?:maximale|minimale|totale|complementaire|supplementaire))?(?:,? [\p{L}' -]{0,40})? (?:de|a|est|excede|exceder|superieure|inferieure)|pendant|durant|valables?(?: pour)?)[\p{L}' -]{0,30}$/u;
/** « Dans un délai de », « sous », « au plus tard », « dans les ». */
const WITHIN_BEFORE = /\b(?:delais?|dans (?:les|le|un)|sous|au plus tard)\b[\p{L}' -]{0,30}$/u;
/** « Après trois jours », « au bout de deux ans »: what one waits for something. */
const WAIT_BEFORE = /\b(?:apres|au bout de|a l'issue de)(?: (?:un delai|une periode) de)? $/u;
/** « Depuis au moins un an ». */
const SINCE_BEFORE = /\bdepuis (?:(?:plus|moins) (?:de |d')|au (?:moins|plus) )?$/u;
/** « Un an à compter de », « trente jours suivant ». */
const WITHIN_AFTER =
  /^,? (?:(?:au moins|au plus|francs?|ouvres?) )*(?:apres|a compter|a partir|a dater|qui suiv|suiv)/u;
/** « Deux mois au moins avant », « trois jours à l'avance ». */
const AHEAD_AFTER = /^,? (?:(?:au moins|au plus|francs?|ouvres?) )*(?:avant|a l'avance)/u;
const CONDITION_BEFORE =
  /(?:^|[ ,;:])(?:lorsqu(?:e |')|si |s'ils? |dans le cas ou |des lors que |entrainant )[^,;:]*$/u;
/** « Tous les trois ans », « une fois en cinq ans ». */
const RECURRING_BEFORE =
  /\b(?:tous les|toutes les|fois (?:en|dans|par)|intervalles? (?:\p{L}{4,12} )?de|periodicite (?:\p{L}{4,12} )?de) $/u;
/** « Trois à cinq ans », « entre deux et cinq jours » is no one figure, and « deux ans et demi » not two. */
const RANGE_BEFORE = new RegExp(String.raw`(?:^|[ '])(?:\d+|${NUMERAL})(?: (?:a|ou|et)|-)? ?$`, 'u');
const HALF_AFTER = /^ et demie?(?![a-z])/u;
/** What stands before the clause of the figure limits another one. */
const SENTENCES_BEFORE = /^.*[.;:](?= )/su;
/** « Deux mois sur une période de douze mois » are two months. */
const PER_PERIOD =
  /\b(?:sur|par|au cours d[e']) ?(?:(?:une|la|toute) )?periodes? (?:\p{L}{4,14} )?(?:de |d')$/u;
/**
 * What others do « à moins que … dans les deux mois », what a figure is raised by, the time from the end of which
 * another runs, and that by which a lease is named, « le prix du bail de neuf ans », is no answer.
 */
const LEFT_OUT =
  /\ba moins qu(?:e |')[^,;:]*$|\b(?:major|augment|prolong)ee?s? (?:de |d')$|\ba compter de l'expiration (?:du|de ce|d'un) delai (?:de |d')$|\b(?:le|du|au|les|des|aux) (?:bail|baux) (?:de |d')$/u;
const LOOKING_BACK = /^ (?:civiles? )?(?:anterieur|preceden|qui prece|ecoule)/u;
/** « Au cours des cinq années avant le décès ». */
const LOOKING_BACK_FROM = [/\bau cours des (?:\w{1,9} )?$/u, /^ avant\b/u] as const;
const AGE =
  /\bage[es]{0,2} (?:[\p{L}' -]{4,40} et )?(?:d'au (?:moins|plus) |de (?:plus de |moins de |au moins )?|minimum de |minimal de )?$|\bl'age d(?:e |')$|\b(?:personnes?|mineurs?|travailleurs?|jeunes|enfants?|apprentis?|salaries?|animaux|chiens?|chats?|equides?|bovins?) (?:de|d'au) (?:moins|plus) (?:de )?$/u;

/** What stands around a figure, folded. */
interface Around {
  readonly before: string;
  readonly after: string;
}

/** The figures that a sentence of law states, in order. « Premier », « 1° » and numbers of articles are none. */
export function statedFigures(sentence: string): StatedFigure[] {
  const folded = foldedAlike(sentence);
  return figuresIn(folded).flatMap(({ at, length, value, unit, kind, role }) => {
    if (LEFT_OUT.test(folded.slice(0, at))) return [];
    const before = wordsBefore(folded, at).replace(SENTENCES_BEFORE, '');
    const end = at + length;
    const after = folded.slice(end, end + AFTER);
    if (isNone({ kind, unit, value, before, after })) return [];
    return {
      words: sentence.slice(at, end),
      value,
      unit,
      kind: kind === 'duration' && AGE.test(before) ? 'age' : kind,
      bound: kind === 'date' ? dayBoundOf(before, after) : boundOf(before, after),
      role: kind === 'duration' ? (role ?? roleOf(before, after)) : null,
      recurs: kind === 'frequency' || (kind === 'duration' && RECURRING_BEFORE.test(before)),
      inCondition: CONDITION_BEFORE.test(folded.slice(0, at)),
    };
  });
}

/** What stands in front, of whole words: the end of « montagne » is no « ne ». */
function wordsBefore(folded: string, at: number): string {
  const start = Math.max(0, at - BEFORE);
  return start === 0 ? folded.slice(0, at) : folded.slice(folded.indexOf(' ', start), at);
}

/** « Pour 40 % de l'évolution des prix »: how much a part weighs in a whole. */
const WEIGHT_BEFORE = /(?:^|[ ;:)])pour $/u;

type Measured = Pick<FoundFigure, 'kind' | 'unit' | 'value'>;

/** Whether it is no figure: « une personne », a look back, one end of « deux à trois ans ». */
function isNone({ kind, unit, value, before, after }: Measured & Around): boolean {
  if ((kind === 'count' && value === 1) || looksBack(before, after) || HALF_AFTER.test(after)) return true;
  if (unit === '%' && WEIGHT_BEFORE.test(before)) return true;
  return RANGE_BEFORE.test(before) || PER_PERIOD.test(before);
}

function looksBack(before: string, after: string): boolean {
  const [during, ahead] = LOOKING_BACK_FROM;
  return LOOKING_BACK.test(after) || (during.test(before) && ahead.test(after));
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

function dayBoundOf(before: string, after: string): FigureBound | null {
  const ahead = before.trimEnd();
  const [opening, closing] = RANGE_OF_DAYS;
  if (opening.test(ahead) && closing.test(after)) return 'from';
  return DAY_BOUNDS.find(([pattern]) => pattern.test(ahead))?.[1] ?? null;
}

function roleOf(before: string, after: string): TimeRole | null {
  if (WAIT_BEFORE.test(before)) return 'after';
  if (SINCE_BEFORE.test(before)) return 'since';
  if (AHEAD_AFTER.test(after)) return 'ahead';
  if (LENGTH_BEFORE.test(before)) return 'length';
  return WITHIN_BEFORE.test(before) || WITHIN_AFTER.test(after) ? 'within' : null;
}
