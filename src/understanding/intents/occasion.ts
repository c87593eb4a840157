import type { Frame, Occasion, Threshold } from '../frame.js';
import { looksAhead } from '../text/future.js';
import { quantitiesOf, readHeads } from '../terms/quantities.js';
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

/**
 * « quand a-t-on récolté 40 Mt », "in which year did it reach 25.4 Mt": of round quantities the times with more, of others, and of
 * those that are so « environ », the times with about as much.
 */
export function readLimitInTime(evidence: Evidence): Threshold | null {
  const [measured, other] = quantitiesOf(evidence);
  const first = measured ?? readHeads(evidence);
  const isOfPast = evidence.dates.length === 0 && !looksAhead(evidence);
  const asksTime = evidence.cues('when').some(({ mention }) => ASKS_TIME.test(mention.words));
  if (!first || other || !asksTime || !isOfPast || evidence.has(...OF_OTHERS)) return null;
  const { value, unit } = first;
  const half = ABOUT.test(evidence.spoken) ? value * ABOUT_SHARE : halfOfLast(value);
  if (half === null) return { comparator: 'above', value, unit };
  return {
    comparator: 'above',
    value: rounded(value - half),
    unit,
    upTo: { value: rounded(value + half), unit },
  };
}

const ABOUT =
  /(?:^| )(?:environ|autour de|pres de|a peu pres|approximativement|quelque|around|about|roughly|approximately|some) (?:\d|un|une|deux|trois|one|two|three)/;
const ABOUT_SHARE = 0.05;
const ASKS_TIME = /^(?:quand|quel.*|en quel.*|[àa] quel.*|when|wh(?:at|ich) .*)$/iu;
/** Words that ask for something else than the times of a quantity. */
const OF_OTHERS = ['claim', 'most', 'least', 'forecast', 'up', 'down', 'modal', 'share'];
/** A quantity with no more digits is a round one. */
const ROUND = 2;

/** Half of the last digit that a quantity is told with: 0.05 of 25.4; null of a round one. */
function halfOfLast(value: number): number | null {
  const [digits = '', exponent = '0'] = value.toExponential().split('e');
  const { length } = digits.replace('.', '');
  return length > ROUND ? 10 ** (Number(exponent) - length + 1) / 2 : null;
}

function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** "the last year France produced more than …", "when did the harvest last fall below": words that ask for a time beyond a limit name no time themselves. */
export function withoutOccasion(period: Frame['period'], occasion: Occasion | undefined): Frame['period'] {
  const isOfIt = occasion !== undefined && occasion !== 'since' && ASKING_TIME.test(period?.words ?? '');
  return isOfIt ? null : period;
}

const ASKING_TIME = new RegExp(
  `^(?:(?:the|la|le|l) ?)?(?:last|latest|most recent|first|derni[eè]re?|premi[eè]re?)(?: (?:${MOMENTS}|ann[eé]e))?$|^(?:${MOMENTS}s? )(?:last|first)$`,
  'iu',
);
