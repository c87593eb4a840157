/* Of folded words in order, as `lawWords(…).join(' ')` gives them: what figure a question asks for. */
import {
  AGE_ASKED,
  AMOUNT_ASKED,
  DATE_ASKED,
  DURATION_ASKED,
  FREQUENCY_ASKED,
  MEASURE_ASKED,
  WHEN_ASKED,
} from './search/asked-figures.data.js';
import { stemOf } from './search/law-words.js';
import type { FigureKind, FigureUnit } from './stated-figure.data.js';

/** The kinds of figure that answer what each pattern asks for. */
export const KINDS: readonly (readonly [readonly FigureKind[], RegExp])[] = [
  [['age'], AGE_ASKED],
  [['frequency', 'duration'], FREQUENCY_ASKED],
  [['duration'], DURATION_ASKED],
  [['date'], DATE_ASKED],
  [['date', 'duration'], WHEN_ASKED],
  [['measure'], MEASURE_ASKED],
  [['amount'], AMOUNT_ASKED],
];
/** « Faut-il le dire, et quand ? », « le fermier part quand ? » */
export const AND_WHEN = /\b(?:quand|and when)$/u;
/** How long something lasts: « combien de temps est-ce valable ». */
export const LASTING =
  /\b(?:dure|durent|durer|durees?|valables?|validite|pendant combien|pour combien|restent?|restera|combien (?:de temps|de jours|de semaines|de mois|d annees) (?:\w{1,16} ){0,6}?(?:gard|conserv)(?:e|es|er|ent|ons|erait?))\b|\bhow long (?:is|are|does|do|can|may|will) (?:\w+ ){1,8}(?:last|run|valid|stay|kept?|appointed)\b|\bhow long (?:does|do|will) (?:\w+ ){1,6}take$|\bfor how long\b|\bhow many years (?:do|does|must|should)\b|\bcombien d annees (?:\w{1,20} ){0,4}(?:doit|dois|doivent|faut)\b|\b(?:term|lifespan)\b/u;
/** How long before something it is due: « quel préavis », "how many days in advance". */
export const AHEAD =
  /\b(?:preavis|notice|(?:combien|cb) de (?:temps?|tps|jours|mois|semaines) (?:avant(?! (?:de |d )?(?:pouvoir|qu))|(?:a )?l avance)|beforehand|how far ahead|how early|how (?:long|soon|many \w+) (?:before(?! (?:\w{1,12} ){1,3}(?:may|can)\b)|in advance))\b/u;
/** How long something has been so: « depuis combien de temps », "how long must I have farmed". */
export const SINCE =
  /\bdepuis (?:combien|cb|quand)\b|\b(?:for )?how (?:long|many years) (?:must|should|do|does|need|needs) (?:\w{1,12} ){1,3}?(?:(?:need|have) to have|have) (?:been|farmed|worked|rented|held|run)\b/u;
/** Within what time: « sous combien de temps », "how soon". */
export const WITHIN =
  /\b(?:delais?|deadline|time limit|how (?:soon|quickly)|(?:sous|dans|en|d ici|au bout de|a) combien de|combien de (?:temps?|jours|mois|semaines) (?:pour|apres)|combien de (?:temps?|jours|mois) (?:\w+ ){0,5}(?:a|ont|ai|avons|dispose|disposent) (?:(?:t |il |elle |on |ils |elles |je |nous ){1,2})?pour)\b|\bhow long (?:do|does|have|has) (?:\w+ ){1,6}have to\b/u;
/** The most that is asked for: « combien de temps au plus ». */
export const MOST =
  /\b(?:au (?:plus(?! (?:tard|tot|pres|vite))|max(?:imum)?)|maxi(?:mum|male?)?|max|at (?:the )?most|longest)\b/u;
/** The least: "at least how long". */
export const LEAST = /\b(?:au (?:moins|minimum)|mini(?:mum|male?)?|at (?:the )?least|shortest)\b/u;
/** Those who are counted under many names: « combien de fermes pour une CUMA ». */
export const PEOPLE = new Set(
  [
    'fermes',
    'gens',
    'exploitants',
    'agriculteurs',
    'adherents',
    'associes',
    'membres',
    'personnes',
    'people',
    'members',
    'partners',
    'farmers',
  ].map(stemOf),
);
/** The units in which an article counts such people. */
export const PEOPLE_UNITS: ReadonlySet<string> = new Set<FigureUnit>([
  'member',
  'partner',
  'cooperator',
  'person',
]);
/** People of whatever standing, and so the workers of an article too. */
export const ANYONE = new Set(['gens', 'personnes', 'people'].map(stemOf));
/** Units of time as a question names them, from the shortest. */
export const TIMES: readonly (readonly [FigureUnit, RegExp])[] = [
  ['hour', /\b(?:combien d|how many) (?:heures?|hours)\b/u],
  ['day', /\b(?:combien de|how many) (?:jours?|days)\b/u],
  ['week', /\b(?:combien de|how many) (?:semaines?|weeks)\b/u],
  ['month', /\b(?:combien de|how many) (?:mois|months)\b/u],
  ['year', /\b(?:combien d ?|how many )(?:ans?|annees?|years)\b/u],
];
/** How many days or weeks before a young animal is sold is its age: « combien de jours avant de vendre un chaton ». */
export const YOUNG_ANIMAL =
  /\b(?:chatons?|chiots?|poulains?|veaux?|agneaux?|porcelets?|kittens?|pupp(?:y|ies)|foals?|cal(?:f|ves)|lambs?|piglets?)\b/u;
/** What is done with it: sold, given away, weaned; not by « le vendeur » or « celui qui me l'a vendu », whom one sues. */
export const PARTED_WITH =
  /(?<!\bm a |\bl a |\bl ont |\bm ont )\b(?:vend(?!eu[rs])\w{0,4}|ced\w{0,4}|donn\w{0,3}|adopt\w{0,5}|sevr\w{0,4}|separ\w{0,4}|quitter|sell|sold(?! (?:me|us|it)\b)|rehom\w{1,3}|wean\w{0,3}|given? away|leave)\b/u;
