import {
  DUTY_ASKED,
  DUTY_STATED,
  OPEN_QUESTION,
  PROHIBITION,
  REFUSAL,
  RIGHT_ASKED,
  RIGHT_STATED,
  YES_OR_NO,
} from './legal-cues.js';
import { MONTH } from './search/answer-aspects.data.js';
import { isMeaningful, lawWords, stemOf } from './search/law-words.js';
import { statedFigures, type FigureKind, type FigureUnit, type StatedFigure } from './stated-figure.js';

type PlainWish = 'penalty' | 'payer' | 'who' | 'date';

/** What a question asks for that one sentence of an article can say; null where no single sentence could. */
export type BriefWish =
  | {
      readonly asks: 'figure';
      readonly kinds: ReadonlySet<FigureKind>;
      /** The stem of what is to be counted. */
      readonly counted: string | null;
      /** The unit of time asked for: a figure in a shorter one is of something else. */
      readonly unit: FigureUnit | null;
    }
  | { readonly asks: PlainWish }
  | { readonly asks: 'rule'; readonly right: boolean; readonly duty: boolean };

const KINDS: readonly (readonly [FigureKind, RegExp])[] = [
  ['age', /\b(?:age|how old|at what age)\b/u],
  [
    'duration',
    /\bcombien d ?(?:ans?|annees?|heures?)\b|\b(?:ans?|annees?|mois|jours?|semaines?) (?:c est |c )?(?:le )?(?:max|mini)(?:mum)?\b|\bcombien de (?:temps?|tems|tps|tant|jours?|mois|semaines?)\b|\b(?:delais?|preavis|duree|validite|valables? (?:combien|pendant)|lifespan|tous les combien|how often)\b|\bhow (?:long|soon|many (?:days|weeks|months|years|hours))\b|\b(?:notice|deadline|time limit|(?:shortest|longest|minimum|maximum) (?:term|length|period|duration|lifespan))\b/u,
  ],
  [
    'measure',
    /\b(?:distance|superficie|surface|largeur|hauteur|longueur|profondeur|taille)\b|\bcombien de (?:large|long|haut|profond|m2)\b|\bcombien (?:large|loin)\b|\bcombien (?:de |d )?(?:metres?|hectares?|ha|kilometres?|milles?)\b|\bhow (?:far|wide|big|high|large|many (?:metres|hectares|miles))\b/u,
  ],
  [
    'amount',
    /\b(?:taux|montant|pourcentage|proportion|quelle part|(?:part|acompte|avance|loyer|fermage|taux) (?:max|mini?|minimum|maximum|minimale?|maximale?))\b|\bcombien (?:de )?(?:pour cent|pourcents?)\b|\b(?:what (?:rate|share|percentage|proportion)|how much)\b/u,
  ],
];
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
/** « combien » as it is typed in haste. */
const HOW_MANY = /\b(?:cb|cmb|kombien|conbien|cbien)\b/gu;
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
const COUNT =
  /\b(?:combien (?:de|d)|nombre (?:maximum|minimum|maximal|minimal)? ?(?:de|d)|how many) (\w{3,})/u;
const DATE =
  /\b(?:quelles? dates?|quel jour|quand (?:commence|ouvre|ferme|finit|debute)|what (?:date|day)|which (?:date|day))\b/u;
const DATE_STATED = new RegExp(String.raw`\b(?:1er|[1-3]?\d) ${MONTH}\b(?! (?:19|20)\d\d)`, 'u');
const WHO =
  /\b(?:qui|c ?ki|ki) (?:decide|fixe|delivre|donne|accorde|autorise|nomme|controle|designe|choisit|preside|gere|entretient|verifie|(?:est ce qui )?s occupe|est (?:charge|competent|responsable)|doit|peut)\b|\bwho (?:decides?|sets?|fixes|issues?|grants?|appoints?|checks?|is in charge|is responsible|has the power|can|must|may)\b/u;
const AUTHORITY =
  /\b(?:prefet|maire|ministres?|president|conseil|commission|autorite|comite|tribunal|chambre|directeur|commune|etat|departement|region|juge|agents|societe|caisse|proprietaires?|bailleur|preneur)\b/u;
const COMPETENCE =
  /\b(?:fixee?s?|delivree?s?|delivre(?:nt)?|decid(?:e|ent|ee?s?)|nomm(?:e|ent|ee?s?)|autoris(?:e|ent|ee?s?)|accord(?:e|ent|ee?s?)|charge(?:e|es|s)?|exerc(?:e|ent|ee?s?)|arret(?:e|ent|ee?s?)|design(?:e|ent|ee?s?)|prononc(?:e|ent|ee?s?)|preside(?:e|es|s)?|assur(?:e|ent|ee?s?)|controle(?:nt|e|es|s)?|fixent)\b/u;
const PENALTY =
  /\b(?:amende|peine|puni[es]?|sanction(?:s|ne|nee)?|prison|encour[st]?|encourue?|risque|fine|penalty|punish(?:ed|ment)?)\b/u;
const PENALTY_STATED = /\b(?:puni[es]{0,2} d|passibles? d|amende|emprisonnement)/u;
const PAYER =
  /(?:^|\b(?:et|mais|alors|donc|c est|est ce|savoir) )qui (?:paie|paye|regle|supporte|rembourse|finance)\b|\bqui (?:doit payer|va payer|paiera)\b|\bwho (?:pays|has to pay|must pay)\b/u;
const PAYER_STATED = /\b(?:a la charge|incombe|supportee?s?|prise?s? en charge|prend en charge)\b/u;

/** The wishes that a pattern tells and a pattern answers, in the order in which they are tried. */
const PLAIN_WISHES: readonly (readonly [asks: PlainWish, asked: RegExp, stated: readonly RegExp[]])[] = [
  ['payer', PAYER, [PAYER_STATED]],
  ['penalty', PENALTY, [PENALTY_STATED]],
  ['date', DATE, [DATE_STATED]],
  ['who', WHO, [AUTHORITY, COMPETENCE]],
];

/** What a question asks for that a sentence could say; of its words as `lawWords(…).join(' ')` gives them. */
export function wishOf(asked: string): BriefWish | null {
  const folded = asked.replace(HOW_MANY, 'combien');
  if (YES_OR_NO.test(folded) && !OPEN_QUESTION.test(folded))
    return { asks: 'rule', right: RIGHT_ASKED.test(folded), duty: DUTY_ASKED.test(folded) };
  const [asks] = PLAIN_WISHES.find(([, pattern]) => pattern.test(folded)) ?? [];
  return asks === undefined ? figureWish(folded) : { asks };
}

function figureWish(folded: string): BriefWish | null {
  const kinds = new Set(KINDS.flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : [])));
  if (kinds.has('age')) kinds.delete('duration');
  const unit = TIMES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  if (kinds.size > 0) return { asks: 'figure', kinds, counted: null, unit };
  const counted = COUNT.exec(folded)?.[1];
  return counted === undefined
    ? null
    : { asks: 'figure', kinds: new Set(['count']), counted: stemOf(counted), unit };
}

/** The figures of a sentence that are of the kind asked for; none where no figure is. */
export function figuresWished(sentence: string, wish: BriefWish | null): StatedFigure[] {
  if (wish?.asks !== 'figure') return [];
  return statedFigures(sentence).filter(
    (figure) =>
      wish.kinds.has(figure.kind) &&
      (wish.counted === null || isOf(figure, wish.counted)) &&
      (wish.unit === null || lengthOf(figure.unit) >= lengthOf(wish.unit)),
  );
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
  const [, , stated] = PLAIN_WISHES.find(([asks]) => asks === wish.asks) ?? [];
  return stated?.every((pattern) => pattern.test(folded)) === true;
}

function statesRule(
  folded: string,
  { right, duty }: { readonly right: boolean; readonly duty: boolean },
): boolean {
  if (PROHIBITION.test(folded) || REFUSAL.test(folded)) return true;
  return (right && RIGHT_STATED.test(folded)) || (duty && DUTY_STATED.test(folded));
}

/** Rank of a unit among those of time; 0 of others. */
function lengthOf(unit: FigureUnit): number {
  return LENGTHS[unit] ?? 0;
}

/** Whether a figure counts what is asked about. */
function isOf({ words, unit }: StatedFigure, counted: string): boolean {
  if (PEOPLE.has(counted)) return PEOPLE_UNITS.has(unit);
  return lawWords(words).some((word) => isMeaningful(word) && stemOf(word) === counted);
}
