import {
  DUTY_ASKED,
  DUTY_STATED,
  OPEN_QUESTION,
  PAYER_STATED,
  PROHIBITION,
  REFUSAL,
  RIGHT_ASKED,
  RIGHT_STATED,
  YES_OR_NO,
} from './legal-cues.js';
import { SILENCE_ASKED, SILENCE_STATED } from './stated-silence.js';
import { AUTHORITY, COMPETENCES, WHO_DOES } from './deciders.data.js';
import {
  AGE_ASKED,
  AMOUNT_ASKED,
  COUNT_ASKED,
  DATE_ASKED,
  DURATION_ASKED,
  FREQUENCY_ASKED,
  MEASURE_ASKED,
  WHEN_ASKED,
} from './search/asked-figures.data.js';
import { foldedAlike, isMeaningful, lawWords, stemOf } from './search/law-words.js';
import { statedFigures, type StatedFigure, type TimeRole } from './stated-figure.js';
import { NUMERAL, UNITS, type FigureKind, type FigureUnit } from './stated-figure.data.js';

type PlainWish = 'penalty' | 'payer' | 'silence';

/** What a question asks for that one sentence of an article can say; null where no single sentence could. */
export type BriefWish =
  | FigureWish
  | { readonly asks: PlainWish }
  | WhoWish
  | { readonly asks: 'rule'; readonly right: boolean; readonly duty: boolean };

/** Who does something. */
export interface WhoWish {
  readonly asks: 'who';
  /** The act in question in the words of the law; null where any may be. */
  readonly act: RegExp | null;
  /** The stem of what it is done to; null where nothing is named. */
  readonly object: string | null;
}

/** A figure of some kind. */
export interface FigureWish {
  readonly asks: 'figure';
  readonly kinds: ReadonlySet<FigureKind>;
  /** The stem of what is to be counted. */
  readonly counted: string | null;
  /** The unit of time asked for: a figure in a shorter one is of something else. */
  readonly unit: FigureUnit | null;
  /** Whether it is asked how long something lasts, or within what time; null where either may be meant. */
  readonly role: TimeRole | null;
}

const KINDS: readonly (readonly [readonly FigureKind[], RegExp])[] = [
  [['age'], AGE_ASKED],
  [['frequency', 'duration'], FREQUENCY_ASKED],
  [['duration'], DURATION_ASKED],
  [['date'], DATE_ASKED],
  [['date', 'duration'], WHEN_ASKED],
  [['measure'], MEASURE_ASKED],
  [['amount'], AMOUNT_ASKED],
];
/** « Faut-il le dire, et quand ? » */
const AND_WHEN = /\b(?:et quand|and when)$/u;
const LASTING =
  /\b(?:dure|durent|durer|durees?|valables?|validite|pendant combien|pour combien|restent?|restera)\b|\bhow long (?:is|are|does|do|can|may|will) (?:\w+ ){1,8}(?:last|run|valid|stay|kept?|appointed)\b|\bfor how long\b|\bhow many years (?:do|does|must|should)\b|\bcombien d annees (?:\w{1,20} ){0,4}(?:doit|dois|doivent|faut)\b|\b(?:term|lifespan)\b/u;
const AHEAD =
  /\b(?:preavis|notice|(?:combien|cb) de (?:temps?|tps|jours|mois|semaines) (?:avant(?! (?:de |d )?(?:pouvoir|qu))|(?:a )?l avance)|how (?:long|soon|many \w+) (?:before|in advance))\b/u;
const WITHIN =
  /\b(?:delais?|deadline|time limit|how soon|(?:sous|dans|en|d ici|au bout de|a) combien de|combien de (?:temps?|jours|mois|semaines) (?:pour|apres)|combien de (?:temps?|jours|mois) (?:\w+ ){0,5}(?:a|ont|ai|avons|dispose|disposent) (?:(?:t |il |elle |on |ils |elles |je |nous ){1,2})?pour)\b|\bhow long (?:do|does|have|has) (?:\w+ ){1,6}have to\b/u;
/** Those who are counted under many names: « combien de fermes pour une CUMA ». */
const PEOPLE = new Set(
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
const PEOPLE_UNITS: ReadonlySet<string> = new Set<FigureUnit>(['member', 'partner', 'cooperator', 'person']);
/** People of whatever standing, and so the workers of an article too. */
const ANYONE = new Set(['gens', 'personnes', 'people'].map(stemOf));
/** Units of time as a question names them, from the shortest. */
const TIMES: readonly (readonly [FigureUnit, RegExp])[] = [
  ['hour', /\b(?:combien d|how many) (?:heures?|hours)\b/u],
  ['day', /\b(?:combien de|how many) (?:jours?|days)\b/u],
  ['week', /\b(?:combien de|how many) (?:semaines?|weeks)\b/u],
  ['month', /\b(?:combien de|how many) (?:mois|months)\b/u],
  ['year', /\b(?:combien d ?|how many )(?:ans?|annees?|years)\b/u],
];
const LENGTHS: Readonly<Partial<Record<FigureUnit, number>>> = {
  hour: 1,
  day: 2,
  'working-day': 2,
  'clear-day': 2,
  week: 3,
  month: 4,
  year: 5,
};
/** A number in front of each unit of time. */
const COUNTED_TIMES: ReadonlyMap<FigureUnit, RegExp> = new Map(
  UNITS.filter(([unit]) => unit in LENGTHS).map(([unit, , words]) => [
    unit,
    new RegExp(String.raw`(?<![\p{L}\d])(?:\d+|${NUMERAL}) (?:${words})(?!\p{L})`, 'u'),
  ]),
);
/** Any question who does something that no competence of the table is for. */
const WHO =
  /\b(?:qui|c ?ki|ki) (?:gere|(?:est ce qui )?s occupe|est (?:charge|responsable)|doit|peut)\b|\bwho (?:is in charge|is responsible|can|must|may)\b/u;
const ANY_AUTHORITY = new RegExp(String.raw`\b${AUTHORITY}\b`, 'u');
const COMPETENCE =
  /\b(?:fixee?s?|delivree?s?|delivre(?:nt)?|decid(?:e|ent|ee?s?)|nomm(?:e|ent|ee?s?)|autoris(?:e|ent|ee?s?)|accord(?:e|ent|ee?s?)|charge(?:e|es|s)?|exerc(?:e|ent|ee?s?)|arret(?:e|ent|ee?s?)|design(?:e|ent|ee?s?)|prononc(?:e|ent|ee?s?)|preside(?:e|es|s)?|assur(?:e|ent|ee?s?)|controle(?:nt|e|es|s)?|fixent)\b/u;
const PENALTY =
  /\b(?<!\b(?:sans|without) (?:\w{1,5} )?)(?:amende|peine|puni[es]?|sanction(?:s|ne|nee)?|prison|encour[st]?|encourue?|(?<!\b(?:au|ce|de|des|du|le|un) )risque|fine|penalty|punish(?:ed|ment)?)\b|\bwhat (?:\w{1,20} ){1,4}risks?\b/u;
const PENALTY_STATED = /\b(?:puni[es]{0,2} d|passibles? d|amende|emprisonnement)/u;
const PAYER =
  /(?:^|\b(?:et|mais|alors|donc|c est|est ce|savoir) )qui (?:paie|paye|regle|supporte|rembourse|finance)\b|\bqui (?:doit payer|va payer|paiera)\b|\bwho (?:pays|has to pay|must pay)\b|\b(?:reparations?|travaux|frais|factures?|repairs?|works?|costs?|bill) (?:\w{1,20} ){0,6}(?:pour|a|for|on|up to) (?:moi|lui|me|us) (?:ou|or) (?:\w{1,6} )?(?:(?:pour|a|au|le|la|for|the|my|up|to|mon) ){0,3}(?:proprietaire|proprio|bailleur|landlord|owner|lui)\b/u;

/** The wishes that a pattern tells and a pattern answers, in the order in which they are tried. */
const PLAIN_WISHES: readonly (readonly [asks: PlainWish, asked: RegExp, stated: readonly RegExp[]])[] = [
  ['payer', PAYER, [PAYER_STATED]],
  ['penalty', PENALTY, [PENALTY_STATED]],
  ['silence', SILENCE_ASKED, [SILENCE_STATED]],
];

/** What a question asks for that a sentence could say; of its words as `lawWords(…).join(' ')` gives them. */
export function wishOf(asked: string): BriefWish | null {
  const who = whoWish(asked);
  if (who !== null) return who;
  const figure = figureWish(asked);
  if (figure === null && SILENCE_ASKED.test(asked)) return { asks: 'silence' };
  if (YES_OR_NO.test(asked) && !OPEN_QUESTION.test(asked))
    return { asks: 'rule', right: RIGHT_ASKED.test(asked), duty: DUTY_ASKED.test(asked) };
  const [asks] = PLAIN_WISHES.find(([, pattern]) => pattern.test(asked)) ?? [];
  if (asks !== undefined && asks !== 'silence') return { asks };
  return WHO.test(asked) ? { asks: 'who', act: null, object: null } : figure;
}

function whoWish(asked: string): WhoWish | null {
  const opening = WHO_DOES.exec(asked);
  if (opening === null) return null;
  const behind = asked.slice(opening.index + opening[0].length);
  const competence = COMPETENCES.find((one) => one.asked.test(behind));
  if (competence === undefined) return null;
  const object = behind.split(' ').slice(1).find(isMeaningful);
  return { asks: 'who', act: competence.act, object: object === undefined ? null : stemOf(object) };
}

function figureWish(asked: string): FigureWish | null {
  const kinds = new Set(KINDS.flatMap(([some, pattern]) => (pattern.test(asked) ? some : [])));
  if (kinds.size === 0 && AND_WHEN.test(asked)) kinds.add('date').add('duration');
  if (kinds.has('age')) kinds.delete('duration');
  const unit = TIMES.find(([, pattern]) => pattern.test(asked))?.[0] ?? null;
  const role = roleAsked(asked);
  const counted = countedIn(asked, kinds);
  if (counted !== null) return { asks: 'figure', kinds: new Set(['count']), counted, unit, role };
  return kinds.size === 0 ? null : { asks: 'figure', kinds, counted: null, unit, role };
}

/** The stem of what is counted, where nothing else is asked for, or people first: « combien de personnes, et quelle surface ». */
function countedIn(asked: string, kinds: ReadonlySet<FigureKind>): string | null {
  const match = COUNT_ASKED.exec(asked);
  if (match?.[1] === undefined) return null;
  const counted = stemOf(match[1]);
  const isFirst = PEOPLE.has(counted) && asked.search(MEASURE_ASKED) > match.index;
  return kinds.size === 0 || (isFirst && kinds.size === 1) ? counted : null;
}

function roleAsked(asked: string): TimeRole | null {
  if (AHEAD.test(asked)) return 'ahead';
  if (WITHIN.test(asked)) return 'within';
  return LASTING.test(asked) ? 'length' : null;
}

/**
 * The figures of a sentence that are of the kind asked for; none where no figure is. How long something lasts is no
 * answer to within what time it is done; of the contrary it is one only where the sentence has no other.
 */
export function figuresWished(sentence: string, wish: BriefWish | null): StatedFigure[] {
  if (wish?.asks !== 'figure') return [];
  const isCounted = wish.unit !== null && countsUnit(sentence, wish.unit);
  const figures = statedFigures(sentence).filter(
    (figure) =>
      wish.kinds.has(figure.kind) &&
      isOfUnit(figure.unit, wish.unit, isCounted) &&
      (wish.counted === null || isOf(figure, wish.counted)) &&
      !(figure.kind === 'amount' && figure.inCondition) &&
      !(wish.role !== null && wish.role !== 'length' && figure.role === 'length'),
  );
  const fitting = figures.filter(({ role }) => role === wish.role);
  return wish.role !== null && fitting.length > 0 ? fitting : figures;
}

/** A sentence with its folded words and those of its figures that are asked for. */
interface ReadSentence {
  readonly folded: string;
  readonly figures: readonly StatedFigure[];
}

/** Whether a sentence that can be read by itself says what is asked. */
export function says({ folded, figures }: ReadSentence, wish: BriefWish): boolean {
  if (wish.asks === 'figure') return figures.length > 0;
  if (wish.asks === 'rule') return statesRule(folded, wish);
  if (wish.asks === 'who')
    return ANY_AUTHORITY.test(folded) && (wish.act !== null || COMPETENCE.test(folded));
  const [, , stated] = PLAIN_WISHES.find(([asks]) => asks === wish.asks) ?? [];
  return stated?.every((pattern) => pattern.test(folded)) === true;
}

function statesRule(
  folded: string,
  { right, duty }: { readonly right: boolean; readonly duty: boolean },
): boolean {
  if (PROHIBITION.test(folded) || REFUSAL.test(folded) || (!right && !duty)) return true;
  return (right && RIGHT_STATED.test(folded)) || (duty && DUTY_STATED.test(folded));
}

/** Whether the sentence counts the unit of time asked for, be it between two numbers: « douze à seize semaines ». */
function countsUnit(sentence: string, unit: FigureUnit): boolean {
  return COUNTED_TIMES.get(unit)?.test(foldedAlike(sentence)) === true;
}

/** Whether a figure may be of the unit asked for, or a longer one where the sentence does not count that. */
function isOfUnit(unit: FigureUnit, asked: FigureUnit | null, isCounted: boolean): boolean {
  if (asked === null) return true;
  return isCounted ? lengthOf(unit) === lengthOf(asked) : lengthOf(unit) >= lengthOf(asked);
}

/** Rank of a unit among those of time; 0 of others. */
function lengthOf(unit: FigureUnit): number {
  return LENGTHS[unit] ?? 0;
}

/** Whether a figure counts what is asked about. */
function isOf({ words, unit }: StatedFigure, counted: string): boolean {
  if (PEOPLE.has(counted)) return PEOPLE_UNITS.has(unit) || (unit === 'worker' && ANYONE.has(counted));
  return lawWords(words).some((word) => isMeaningful(word) && stemOf(word) === counted);
}
