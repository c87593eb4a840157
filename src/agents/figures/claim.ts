import { fold } from '../../understanding/text/normalise.js';
import { formsOfTerm } from '../../understanding/text/verb-forms.js';
import { withoutAside } from './asked.aside.js';
import { hasTag, isIndirect, TIME_THAT } from './question.tag.js';
import { containsWord } from './word.search.js';

/** What a question that wants a yes or a no supposes of its first side beside its second. */
export type Claim = 'above' | 'below';

const ABOVE = [
  ...['dépasser~', 'devancer~', 'surpasser~', 'surclasser~', 'excéder~', 'détrôner~', 'supplanter~'].flatMap(
    (verb) => formsOfTerm(verb, 'fr'),
  ),
  ...[
    'exceed~',
    'outpace~',
    'outstrip~',
    'overtake~',
    'surpass~',
    'outproduce~',
    'outperform~',
    'dethrone~',
    'supplant~',
  ].flatMap((verb) => formsOfTerm(verb, 'en')),
  'gone past',
  'went past',
  'passed',
  'battu',
  'bat-il',
  'bat-elle',
  'battent-ils',
  'battent-elles',
  'battue',
  'beat',
  'beats',
  'overtaken',
  'overtook',
  'devant',
  'ahead of',
  'supérieur',
  'supérieure',
  'supérieurs',
  'supérieures',
  'plus que',
  'plus de',
  'plus d',
  'plus haut',
  'mieux',
  'plus haute',
  'plus important',
  'plus importante',
  'plus élevé',
  'plus élevée',
  'davantage',
  'plus en',
  'moins abordable',
  'plus onéreux',
  'plus onéreuse',
  'plus cher',
  'plus chère',
  'meilleur',
  'meilleure',
  'meilleurs',
  'meilleures',
  'plus grand',
  'plus grande',
  'more',
  'higher',
  'larger',
  'bigger',
  'greater',
  'better',
  'dearer',
  'above',
  'au-dessus',
  'au dessus',
];
const BELOW = [
  'inférieur',
  'inférieure',
  'inférieurs',
  'inférieures',
  'moins que',
  'moins de',
  'moins d',
  'moins bien',
  'moins élevé',
  'moins élevée',
  'moins cher',
  'moins chère',
  'moins en',
  'moins onéreux',
  'moins onéreuse',
  'plus abordable',
  'plus abordables',
  'meilleur marché',
  'more affordable',
  'pire',
  'pires',
  'plus bas',
  'plus basse',
  'plus petit',
  'plus petite',
  'plus faible',
  'plus faibles',
  'plus maigre',
  'plus maigres',
  'plus modeste',
  'plus modestes',
  'plus rare',
  'plus rares',
  'en dessous',
  'en-dessous',
  'au-dessous',
  'au dessous',
  'less',
  'fewer',
  'lower',
  'smaller',
  'cheaper',
  'worse',
  'rarer',
  'weaker',
  'below',
];
/** « plus répandue que », « moins à l'hectare qu'en Italie », "thicker than": a comparative, whatever it is of. */
const COMPARATIVE = /(?<![a-z])(plus|moins) (?:[a-z]+['’ -])(?:[a-z\d]+['’ -]){0,5}?qu['’e]/;
const ENGLISH_COMPARATIVE = /[a-z]{2}er than(?![a-z])/;
/** Questions that begin otherwise want a name or a figure, not a yes or a no. */
const ASKS_WHICH = [
  'qui',
  'quel',
  'quelle',
  'quels',
  'quelles',
  'lequel',
  'laquelle',
  'lesquels',
  'lesquelles',
  'combien',
  'quand',
  'comment',
  'où',
  'pourquoi',
  "c'est quoi",
  'who',
  'which',
  'what',
  'how',
  'where',
  'when',
  'why',
];

/** « a doublé la France »: gone past somebody, and no amount that became twice as large. */
const OVERTAKEN =
  /\bdoubl(?:e|ee|ees|es|er|ait|aient|ent) l(?:a|e|es)?[^a-z](?!production|recolte|moisson|surface|superficie|rendement|cheptel|troupeau|prix|cours|volume|part)/;

/** The claim that a question puts up for a yes or a no; null where it asks otherwise. */
export function claimOf(text: string): Claim | null {
  return putsUpClaim(text) ? sideOf(text) : null;
}

/** On which side of its second side the words put the first, whatever they ask of it: « quand a-t-il dépassé »; null on neither. */
export function sideOf(text: string): Claim | null {
  if (hasAny(text, BELOW)) return 'below';
  const folded = fold(text);
  const [, degree] = COMPARATIVE.exec(folded) ?? [];
  if (degree === 'moins') return 'below';
  const isAbove = degree === 'plus' || ENGLISH_COMPARATIVE.test(folded) || OVERTAKEN.test(folded);
  return isAbove || hasAny(text, ABOVE) ? 'above' : null;
}

/** « autant que », "as many … as": what supposes neither to be above the other. */
const AS_MUCH = /(?<![a-z])(?:autant|as (?:much|many)(?: [a-z]+){0,3} as)(?![a-z])/;
/** Two figures that differ by no more than this share of the larger are as much. */
const ALIKE = 0.01;

/** Whether the first of two is as much as the second, where that is put up; null where it is not, or where it is more. */
export function isAsMuch(text: string, first: number, second: number): boolean | null {
  if (!putsUpClaim(text) || !AS_MUCH.test(fold(text))) return null;
  if (Math.abs(first - second) <= Math.max(first, second) * ALIKE) return true;
  return first < second ? false : null;
}

const TRUE_OR_FALSE =
  /\b(?:(?:vrai|juste|exact) ou faux|faux ou (?:vrai|juste)|info ou intox|ou (?:pas|non)|true or false|right or wrong|fact or fiction|or not|yes or no)\b/giu;

/** « est-elle le pays où », « est-ce la Pologne qui », "is it the crop whose", "is Germany the country where": a word that asks nothing. */
const RELATIVE =
  /(?<=(?:est|sont|était|étaient)-(?:ce|il|elle|ils|elles) (?:[^,?.;:]{1,40} )?)(?:qui|où)(?!\p{L})|(?<=^(?:is|was|are|were) (?:it|[^,?.;:]{1,30} the) (?:[^,?.;:]{1,40} )?)(?:where|who|which|when)(?!\p{L})/giu;

/** Whether a yes or a no would answer: nothing asks which, and no choice but that is offered. */
export function putsUpClaim(text: string): boolean {
  const asked = withoutAside(text).replace(TRUE_OR_FALSE, '').replace(RELATIVE, ' ').replace(TIME_THAT, ' ');
  return !hasAny(asked, ASKS_WHICH) && !offersChoice(text);
}

/** Whether one of two things is asked for, which no yes or no answers: « monte ou descend », "up or down". */
export function offersChoice(text: string): boolean {
  return /\bou\b|\bor\b/iu.test(text.replace(TRUE_OR_FALSE, ''));
}

/** « a-t-elle », « étaient-ils », « est-ce que »; with a blank for the hyphen, « a t elle », « est elle ». */
const INVERTED =
  /(?:-| t |(?:^| )(?:est|sont|etait|etaient|ont|fut|sera) )(?:il|elle|ils|elles|on|ce)(?=$|[^a-z])/;
/** « qu'est-ce qui », « peut-on savoir » want more than a yes. */
const WANTS_MORE = /(?:qu.est[- ]ce|(?:peut|pourrait|puisse)-on)/;
/** At the beginning, or behind what or when it is of: "Coffee: was 2025 …", "In 2021 and 2022, did …". */
const ENGLISH =
  /^(?:[a-z ,]+: ?|(?:in|over|since|between|from|during) [^?.:;]{1,60}, )?(?:did|has|have|had|is|are|am|was|were|does|do (?:they|we))(?=$|[^a-z])/;

/** « le colza allemand rend mieux que le nôtre ? »: a statement with both its sides, and a question mark alone. */
const PUT_UP =
  /(?<![a-z])(?:plus|moins|davantage|mieux|meilleure?s?|pires?|more|less|fewer|better|worse|[a-z]{2,}er) (?:[^?.;:]{0,60}? )?(?:qu(?:e |['’])|than )[^?]*\?\s*$/;

/** Whether the words are those of a question that a yes or a no answers: « a-t-elle baissé », "did it fall". */
export function asksYesOrNo(text: string): boolean {
  const folded = fold(text).trimStart();
  const checks = text.replace(TRUE_OR_FALSE, '') !== text || /\b(?:vrai|exact|true)\b/.test(folded);
  const isTurned = ENGLISH.test(folded) || (INVERTED.test(folded) && !WANTS_MORE.test(folded));
  return checks || hasTag(text) || isTurned || PUT_UP.test(folded) || isIndirect(folded);
}

function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => containsWord(text, word));
}

/** Whether the claim is true of two figures in the order of the question. */
export function isTrue(claim: Claim, first: number, second: number): boolean {
  return claim === 'above' ? first > second : first < second;
}

/** A year that what is asked comes after: « après la sécheresse de 2023, … en 2025 », "after the drought of 2022". */
const AFTER =
  /^[^\d]*(?<![a-z])(?:apres|after|following|suite (?:au|aux|a)|a la suite d[eu]s?|au lendemain d[eu]s?|depuis|since) (?:[^\s\d]+ ){0,6}(?:[dl]')?(?:19|20)\d\d(?!\d)/;

/** Whether the first year of the text is the one that the claim is made beside, and not the one that it is made of. */
export function isSetAfter(text: string): boolean {
  return AFTER.test(fold(text));
}

/** « moins de porcs qu'en 2005 ? donnez 2005 et 2024 »: whether a year is the one that the claim is made beside. */
export function isBesideYear(text: string, year: string): boolean {
  const [, named] = BESIDE_YEAR.exec(fold(text)) ?? [];
  return named === year;
}

const BESIDE_YEAR =
  /(?<![a-z])(?:qu(?:e|['’])|than) ?(?:(?:en|in|celles? de|celui de|that of|l['’]an) ){0,2}((?:19|20)\d\d)(?!\d)/;
