import type { Movement } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

const BIG =
  '(?:plus (?:forte?|gros|grosse|grande?|importante?|brutale?|nette?|severe|vive|vif|marquee?|spectaculaire|prononcee?|rapide|lourde?|violente?|rude|belle?|beau)s?|pires?|meilleure?s?)';
const LARGE =
  '(?:biggest|largest|steepest|sharpest|greatest|worst|strongest|heaviest|deepest|highest|best|fastest|most (?:severe|dramatic|marked|rapid|significant))';
const RECORD = '(?:record|historique|historic|exceptionnelle?)';

/** What moves are called, and what they are done by. */
const NOUNS: Readonly<Record<Movement | 'either', string>> = {
  down: '(?:baisse|chute|recul|diminution|repli|degringolade|plongeon|effondrement|perte|regression|contraction|decrochage|drop|fall|decline|decrease|slump|plunge|reduction|loss|collapse|crash|dip)s?',
  up: '(?:hausse|augmentation|progression|croissance|bond|envolee|flambee|remontee|gain|poussee|rebond|increase|rise|jump|growth|surge|leap|climb|spike|upswing)s?',
  either:
    '(?:variation|evolution|changement|fluctuation|mouvement|ecart(?! entre)|change|swing|movement|move|fluctuation)s?',
};
const VERBS: Readonly<Record<Movement, string>> = {
  down: '(?:baisser?|chuter?|reculer?|diminuer?|regresser?|plonger?|degringoler?|decroche|perdue?|perdre|effondree?|fondu|retrecie?|tombee?|fall|fell|fallen|drop|dropped|declined?|decreased?|shrank|shrink|shrunk|lost|lose|slumped?|plunged?|plummeted|tumbled?|contract(?:ed)?)',
  up: '(?:augmenter?|progresser?|grimper?|monter?|montee?|bondir?|bondi|cru|croitre|gagner?|flamber?|envolee?|remonter?|explose|grandi|accrue?|rise|rose|risen|grow|grew|grown|increased?|jump(?:ed)?|climb(?:ed)?|surged?|soar(?:ed)?|gain(?:ed)?)',
};

/** "put the most extra hectares under maize", « a gagné le plus d'hectares »: what is added, by what it is counted in. */
const UNIT = '(?:hectares?|ha|acres?|tonnes?|tons?|heads?|animals?|land|area|tetes?|surfaces?)';
const EXTRA = '(?:extra|additional|added|new)';
const ADDED =
  `(?:the )?most ${EXTRA} ${UNIT}|(?:added|adds?|adding|gained?) (?:the )?most ${UNIT}|(?:added|adds?|gained?) (?:the )?most(?= (?:to|under|between|since|from|in))` +
  `|(?:ajoute|gagne) le plus (?:de|d) ${UNIT}|le plus (?:de|d) ${UNIT} (?:en plus|supplementaires?|de plus|nouveaux|nouvelles|ajoute\\S*)`;
const SHED = `(?:shed|sheds|lost|loses?|cut|cuts|gave up) (?:the )?most ${UNIT}|(?:perdu|supprime|abandonne) le plus (?:de|d) ${UNIT}`;

/** What may stand between the two: « la plus forte de toutes les baisses », "drop ever seen in a year". */
const GAP = '(?: [a-z]+){0,3}';
const HOW = '(?: (?:fortement|vite|rapidement|brutalement|nettement|sharply|quickly|rapidly|heavily))?';
/** What goes on after "fell the most"; behind "grew the most" anything else is what was harvested. */
const GOES_ON =
  '(?= (?:in|on|over|during|between|from|since|after|before|within|of|ever|so|this|last|and|or|by|for|to|per|across|among|then|recently|year|dans|en|depuis|entre|sur|\\d+)(?: |$)|$)';
const MOST_AFTER = `(?:le plus|the (?:furthest|fastest|hardest|sharpest|steepest)|(?:the )?most(?: sharply| heavily)?${GOES_ON}|hardest|furthest|fastest)`;

/** A noun with a word of size before or after it. */
const called = (noun: string): string =>
  `(?:${BIG}|${LARGE})${GAP} ${noun}|${noun}${GAP}${GAP} (?:(?:la|le|les) ${BIG}|${RECORD})|${RECORD} ${noun}`;
/** « a le plus baissé », "fell in a year the most". */
const done = (verb: string): string => `le plus${HOW} ${verb}|${verb}${GAP} ${MOST_AFTER}`;

const PATTERNS: readonly (readonly [Movement | 'either', string])[] = [
  ['down', `${called(NOUNS.down)}|${done(VERBS.down)}|${SHED}`],
  ['up', `${called(NOUNS.up)}|${done(VERBS.up)}|${ADDED}`],
  ['either', called(NOUNS.either)],
];
const WAYS = PATTERNS.map(([way, words]) => ({
  way,
  pattern: new RegExp(`(?:^| )(?:${words})(?: |$)`, 'u'),
}));

/** « croissance moyenne », "on average": how fast something moved, and no one move. */
const MEAN = /(?:^| )(?:moyen(?:ne)?s?|average|mean|tcam|cagr)(?: |$)/;

/** « à quand remonte le plus haut »: when it was, and no rise. */
const DATES_BACK = /(?:^| )a quand remont\S* /;

/** "Where are tomatoes grown most": what is cultivated has not risen. */
const CROPPED = /(?:^| )(?:are|is|was|were)(?: [a-z]+){0,6} grown(?= |$)/;

/**
 * Which way the move goes that is asked for as the largest of several: « la plus forte baisse annuelle », "fell the most";
 * `either` where it is only called a change, null where no largest move is spoken of.
 */
export function readLargestMove(evidence: Evidence): Movement | 'either' | null {
  const { reading } = evidence;
  if (asksWhatSomebodyGrows(evidence) || asksWhoGrows(evidence) || DATES_BACK.test(evidence.spoken))
    return null;
  const words = reading.tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  const text = words
    .map(({ folded }) => folded)
    .join(' ')
    .replace(CROPPED, ' ');
  if (MEAN.test(text)) return null;
  return WAYS.find(({ pattern }) => pattern.test(text))?.way ?? null;
}

/**
 * "we buy avocados from Peru and Kenya: which of the two grew the most in 2022": a country grows a crop, and has not risen;
 * where production, land or another measure is named by a noun that has.
 */
function asksWhoGrows(evidence: Evidence): boolean {
  const isOfCountries =
    WHO_GREW.test(evidence.spoken) ||
    (evidence.all('place').length > 1 && WHICH_OF_THEM_GREW.test(evidence.spoken));
  const isVerb = ({ mention }: Found): boolean => /^gr(?:ow|own|ew)s?$/i.test(mention.words);
  return isOfCountries && evidence.all('product').length === 1 && evidence.all('measure').every(isVerb);
}

const WHO_GREW =
  /(?:^| )(?:who|(?:which|what) (?:countr(?:y|ies)|nations?|states?|places?|regions?|producers?|(?:eu )?member(?: state)?s?)) gr(?:ew|ows?) (?:the )?(?:most|least)(?: |$)/;
const WHICH_OF_THEM_GREW =
  /(?:^| )which (?:one )?of (?:the|these|those|them)(?: [a-z]+)? gr(?:ew|ows?) (?:the )?(?:most|least)(?: |$)/;

/** "which crop did France grow the most of": what grows there has not risen. */
function asksWhatSomebodyGrows(evidence: Evidence): boolean {
  if (!evidence.has('which-product')) return false;
  const { tokens } = evidence.reading;
  return evidence.all('place').some(({ mention: { end } }) => /^gr(?:ow|own|ew)$/.test(wordAt(tokens, end)));
}
