/* Of folded words in order, as `lawWords(…).join(' ')` gives them: what a question asks for. */
import { AUTHORITY } from './deciders.data.js';
import { PAYS } from './legal-cues.js';
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
export const LASTING =
  /\b(?:dure|durent|durer|durees?|valables?|validite|pendant combien|pour combien|restent?|restera)\b|\bhow long (?:is|are|does|do|can|may|will) (?:\w+ ){1,8}(?:last|run|valid|stay|kept?|appointed)\b|\bfor how long\b|\bhow many years (?:do|does|must|should)\b|\bcombien d annees (?:\w{1,20} ){0,4}(?:doit|dois|doivent|faut)\b|\b(?:term|lifespan)\b/u;
export const AHEAD =
  /\b(?:preavis|notice|(?:combien|cb) de (?:temps?|tps|jours|mois|semaines) (?:avant(?! (?:de |d )?(?:pouvoir|qu))|(?:a )?l avance)|how (?:long|soon|many \w+) (?:before(?! (?:\w{1,12} ){1,3}(?:may|can)\b)|in advance))\b/u;
export const WITHIN =
  /\b(?:delais?|deadline|time limit|how soon|(?:sous|dans|en|d ici|au bout de|a) combien de|combien de (?:temps?|jours|mois|semaines) (?:pour|apres)|combien de (?:temps?|jours|mois) (?:\w+ ){0,5}(?:a|ont|ai|avons|dispose|disposent) (?:(?:t |il |elle |on |ils |elles |je |nous ){1,2})?pour)\b|\bhow long (?:do|does|have|has) (?:\w+ ){1,6}have to\b/u;
/** The most, and the least, that is asked for: « combien de temps au plus », "at least how long". */
export const MOST =
  /\b(?:au (?:plus(?! (?:tard|tot|pres|vite))|max(?:imum)?)|maxi(?:mum|male?)?|max|at (?:the )?most|longest)\b/u;
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
/** Any question who does something that no competence of the table is for. */
export const WHO =
  /\b(?:qui|c ?ki|ki) (?:gere|(?:est ce qui )?s occupe|est (?:charge|responsable)|doit|peut)\b|\bwho (?:is in charge|is responsible|can|must|may)\b/u;
export const ANY_AUTHORITY = new RegExp(String.raw`\b${AUTHORITY}\b`, 'u');
export const COMPETENCE =
  /\b(?:fixee?s?|delivree?s?|delivre(?:nt)?|decid(?:e|ent|ee?s?)|nomm(?:e|ent|ee?s?)|autoris(?:e|ent|ee?s?)|accord(?:e|ent|ee?s?)|charge(?:e|es|s)?|exerc(?:e|ent|ee?s?)|arret(?:e|ent|ee?s?)|design(?:e|ent|ee?s?)|prononc(?:e|ent|ee?s?)|preside(?:e|es|s)?|assur(?:e|ent|ee?s?)|controle(?:nt|e|es|s)?|fixent)\b/u;
export const PENALTY =
  /\b(?<!\b(?:sans|without) (?:\w{1,5} )?)(?:amende|peine|puni[es]?|sanction(?:s|ne|nee)?|prison|encour[st]?|encourue?|(?<!\b(?:au|ce|de|des|du|le|un) )risque|fine|penalty|punish(?:ed|ment)?)\b|\bwhat (?:\w{1,20} ){1,4}risks?\b/u;
export const PENALTY_STATED = /\b(?:puni[es]{0,2} d|passibles? d|amende|emprisonnement)/u;
export const PAYER = new RegExp(
  String.raw`(?:^|\b(?:et|mais|alors|donc|c est|est ce|savoir) )qui ${PAYS}\b|\b(?:c est|est ce) (?:\w{1,20} ){2,8}qui ${PAYS}\b|\bqui (?:doit payer|va payer|paiera)\b|\bwho (?:pays|has to pay|must pay)\b|\b(?:reparations?|travaux|frais|factures?|repairs?|works?|costs?|bill) (?:\w{1,20} ){0,6}(?:pour|a|for|on|up to) (?:moi|lui|me|us) (?:ou|or) (?:\w{1,6} )?(?:(?:pour|a|au|le|la|for|the|my|up|to|mon) ){0,3}(?:proprietaire|proprio|bailleur|landlord|owner|lui)\b`,
  'u',
);
/** How many days or weeks before a young animal is sold is its age: « combien de jours avant de vendre un chaton ». */
export const YOUNG_ANIMAL =
  /\b(?:chatons?|chiots?|poulains?|veaux?|agneaux?|porcelets?|kittens?|pupp(?:y|ies)|foals?|cal(?:f|ves)|lambs?|piglets?)\b/u;
export const PARTED_WITH =
  /\b(?:vend\w{0,4}|ced\w{0,4}|donn\w{0,3}|adopt\w{0,5}|sevr\w{0,4}|separ\w{0,4}|quitter|sell|sold|rehom\w{1,3}|wean\w{0,3}|given? away|leave)\b/u;
