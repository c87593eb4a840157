import type { Frame, Occasion, Threshold } from '../frame.js';
import { quantitiesOf } from '../terms/quantities.js';
import type { Evidence } from '../reading.js';

const TIMES = '(?:fois|annees?|mois|campagnes?|recoltes?|moissons?|semaines?|date|jour|cotation)';
const MOMENTS = '(?:time|year|month|week|season|harvest|date|day|quotation)';
const PASSES =
  '(?:exceed|top|pass|reach|go|went|break|broke|cross|surpass|fall|fell|drop|dip|rise|rose|climb|hit|get|got|was|were|be)[a-z]*';

const OCCASIONS: readonly (readonly [Occasion, RegExp])[] = [
  [
    'since',
    /\b(?:depuis (?:quand|combien d[a-z]*|quel[a-z]*)|(?:ca|cela) fait combien (?:de (?:temps|mois|semaines|campagnes)|d (?:annees|ans))|since (?:when|what|which)|(?:for )?how long (?:has|have|is|are))\b/,
  ],
  [
    'last',
    new RegExp(
      `\\b(?:pour la derniere fois|derniere?s? ${TIMES} (?:ou|que|qu|avec|a|de|pour)|last (?:time|${PASSES})|(?:last|most recent|latest) ${MOMENTS} (?:when|that|in|with|where|it|above|below|over|under)|(?:when|what|which) (?:was|is) the (?:last|most recent|latest) ${MOMENTS}|how long (?:ago|since|(?:is|has) it (?:been )?since)|most recently)\\b`,
    ),
  ],
  [
    'first',
    new RegExp(
      `\\b(?:(?:premiere?|1 ?ere?|1 ?re) ${TIMES}|(?:first|earliest) ${MOMENTS}|first ${PASSES}|(?:des|a partir de) quel[a-z]*|from (?:what|which) year)\\b`,
    ),
  ],
];

/** « when did it last exceed »: the verb stands between; "in the last ten years" is a stretch. */
const LAST_PARTED = /^when (?:did|has|have|was|were) .*\blast (?!\d|few|five|ten|twenty|year|month|decade)/;

/** The time that is asked for of those beyond a threshold: « pour la première fois », "the last time", « depuis quand »; else null. */
export function readOccasion(evidence: Evidence, threshold: Threshold | null): Occasion | null {
  return threshold === null ? null : occasionSaid(evidence);
}

/** « quand est-il repassé au-dessus de », "when did it last climb back above": the time of going past a limit, and not of being beyond it. */
const GOES_BACK =
  /(?:\b(?:quand|quel(?:le)? (?:mois|annee|semaine|jour|date)) .*\bre(?:pass|mont|tomb|descend|franchi|ven)[a-z]* (?:\S+ ){0,3}(?:au dessus|au dela|sous|en dessous|la barre|le seuil|le cap|les?) |\b(?:when|which (?:month|year|week)) .*\bback (?:up |down )?(?:above|over|below|under|past|through) )/;

function occasionSaid({ spoken }: Evidence): Occasion | null {
  if (GOES_BACK.test(spoken)) return 'back';
  if (LAST_PARTED.test(spoken)) return 'last';
  return OCCASIONS.find(([, words]) => words.test(spoken))?.[0] ?? null;
}

/** « la dernière fois qu'on a produit 40 Mt »: a quantity that some time is asked for of is a limit without a word that says so. */
export function readOccasionLimit(evidence: Evidence): Threshold | null {
  const [first] = quantitiesOf(evidence);
  if (!first || occasionSaid(evidence) === null) return null;
  const comparator = evidence.has('below') && !evidence.has('above') ? 'below' : 'above';
  return { comparator, value: first.value, unit: first.unit };
}

/** "the last year France produced more than …": words that ask for a time beyond a limit name no time themselves. */
export function withoutOccasion(period: Frame['period'], occasion: Occasion | undefined): Frame['period'] {
  const isOfIt = occasion !== undefined && occasion !== 'since' && ASKING_TIME.test(period?.words ?? '');
  return isOfIt ? null : period;
}

const ASKING_TIME = new RegExp(
  `^(?:(?:the|la|le|l) ?)?(?:last|latest|most recent|first|derni[eè]re?|premi[eè]re?)(?: (?:${MOMENTS}|ann[eé]e))?$`,
  'iu',
);
