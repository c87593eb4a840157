import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Verdict } from '../../wording/facts.js';
import { asksYesOrNo, offersChoice, putsUpClaim } from './claim.js';
import { isNegated } from './negation.js';
import { NEAR, numberSaid, percentSaid } from './said.sizes.js';

const LOSS =
  'perd(?:u|ue|us|ues|re|ent)?|baiss[a-z]*|chut[a-z]*|diminu[a-z]*|recul[a-z]*|fondu|fondre|amputee?s?|reduit[a-z]*|' +
  'lost|loses?|losing|fell|fall(?:s|en)?|drop[a-z]*|shr[aiu]nk[a-z]*|declin[a-z]*|decreas[a-z]*|cut';
const GAIN =
  'gagn[a-z]*|augment[a-z]*|progress[a-z]*|grossi|hausse|gain(?:s|ed)?|grow[a-z]*|grew|rose|risen?|rises|increas[a-z]*';
/** What may stand between the verb and the size; « le deuxième trimestre », "the second half" are times. */
const BETWEEN = '(?:[^a-z]+(?!first|second|last|moins|less|under)[a-z]+){0,4}?[^a-z]+';

const FRACTIONS: readonly (readonly [words: string, percent: number])[] = [
  ['(?:trois quarts|three[^a-z]quarters)', 75],
  ['(?:deux tiers|two[^a-z]thirds)', 200 / 3],
  ['(?:moitie|half(?! a ))', 50],
  ['(?:(?:le|un) tiers|(?:a|one)[^a-z]third)', 100 / 3],
  ['(?:(?:le|un) quart|(?:a|one)[^a-z]quarter)', 25],
];

const AUXILIARY = 'a|ont|avait|avaient|ait|aient|aurait|auraient|ayant';
/** « double » alone is an adjective; the verb is an infinitive, a past form or follows an auxiliary. */
const multiplied = (stem: string): string =>
  `${stem}(?:er|ed)\\b|\\b(?:${AUXILIARY}|ils?|elles?|bien|vraiment) ${stem}ee?s?\\b|\\bdid\\b.*\\b${stem}e\\b`;

const MULTIPLES: readonly (readonly [words: string, percent: number])[] = [
  [multiplied('doubl'), 100],
  [multiplied('tripl'), 200],
  [multiplied('trebl'), 200],
  [multiplied('quadrupl'), 300],
  ['\\bhalv(?:e|ed|ing)\\b', -50],
];

const CLAIMS: readonly (readonly [pattern: RegExp, percent: number])[] = [
  ...FRACTIONS.flatMap(([words, percent]) => [
    [
      new RegExp(`\\b(?:${LOSS})${BETWEEN}${words}\\b|\\b${words} (?:de )?(?:moins|less|fewer)\\b`),
      -percent,
    ] as const,
    [
      new RegExp(`\\b(?:${GAIN})${BETWEEN}${words}\\b|\\b${words} (?:de )?(?:plus|more)\\b`),
      percent,
    ] as const,
  ]),
  ...MULTIPLES.map(([words, percent]) => [new RegExp(words), percent] as const),
];

/** Any fraction, wherever it stands. */
const A_PART = new RegExp(`\\b(?:${FRACTIONS.map(([words]) => words).join('|')})\\b`);

/** A fraction is a round figure: nine tenths of it are as good as it. */
const ROUNDED = 0.9;

const FACTOR = String.raw`(\d+(?:[.,]\d+)?|deux|trois|three|quatre|four|cinq|five|six|huit|eight|dix|ten)`;
const TIMES = new RegExp(String.raw`\bmultipli[a-z]+ (?:par|by) ${FACTOR}\b(?! ?%)|\b${FACTOR}-?fold\b`);
const PARTS = new RegExp(String.raw`\b(?:divis[a-z]+ par|divided by|cut by a factor of) ${FACTOR}\b(?! ?%)`);

/** « multipliée par 5 » is +400 %, « divisée par 4 » −75 %; null without a factor. */
function factorSpokenOf(folded: string): number | null {
  const factorIn = (pattern: RegExp): number | null => {
    const said = pattern.exec(folded)?.slice(1).find(Boolean);
    return said === undefined ? null : numberSaid(said);
  };
  const [times, parts] = [factorIn(TIMES), factorIn(PARTS)];
  if (times !== null && times > 1) return (times - 1) * 100;
  return parts !== null && parts > 1 ? (1 / parts - 1) * 100 : null;
}

/** The change that a question speaks of as a fraction or a multiple, in percent: « perdu la moitié » is −50; else null. */
export function changeSpokenOf(text: string): number | null {
  const folded = fold(text);
  return CLAIMS.find(([pattern]) => pattern.test(folded))?.[1] ?? factorSpokenOf(folded);
}

/** What is told apart of a fraction: a third is lost at −33 %, and nothing has doubled at +98 %. */
const EXACT = 0.99;

/**
 * Whether something changed, in percent, by what the question puts up: almost so where it is a little short of it; null where
 * it puts up no such change.
 */
export function agreesWithChange(text: string, percent: number): Verdict | null {
  const spoken = changeSpokenOf(text);
  if (spoken === null || !putsUpClaim(text) || isNegated(text)) return null;
  if (!isOfSize(spoken, percent)) return false;
  return Math.abs(percent) >= Math.abs(spoken) * EXACT ? true : 'almost';
}

/** Whether a change in percent is as large as the one spoken of, and goes its way. */
export function isOfSize(spoken: number, percent: number): boolean {
  return spoken < 0 ? percent <= spoken * ROUNDED : percent >= spoken * ROUNDED;
}

/** A multiple in whatever form: « le doublement », « doublait ». */
const A_MULTIPLE = /\b(?:doubl|tripl|trebl|quadrupl|halv)/;
/** « la flambée est-elle terminée », "is the rally over": that a movement goes on no more. */
const ENDED =
  /\b(?:terminee?s?|finie?s?|achevee?s?|derriere nous)\b|\b(?:over|finished|behind us|at an end|to an end)(?: now| yet)?[ ?]*$/;
/**
 * Whether something moved the way that the question has it: a yes or a no where it asks for one, false where it takes the
 * wrong way for granted (« de combien a-t-elle baissé »); else null. A percentage that it names has to be near the true one.
 */
export function agreesWithMovement(
  { text, movement }: Pick<Frame, 'text' | 'movement'>,
  percent: number,
): boolean | null {
  if (!movement || isOpen(text)) return null;
  const agrees = movement === 'up' ? percent > 0 : percent < 0;
  const folded = fold(text);
  const asks = asksYesOrNo(text) && putsUpClaim(text);
  if (ENDED.test(folded)) return asks ? !agrees : null;
  if (!agrees) return false;
  // How far it fell before is not looked at.
  if (RECOVERED.test(folded)) return null;
  return asks ? isAsLargeAsSaid(folded, percent) : null;
}

/** True where no size is said or the percentage that is said is near; a fraction or multiple is judged by agreesWithChange or not at all. */
function isAsLargeAsSaid(folded: string, percent: number): true | null {
  if (A_PART.test(folded) || A_MULTIPLE.test(folded)) return null;
  const size = percentSaid(folded);
  if (size === null) return true;
  return Math.abs(Math.abs(percent) - size) <= NEAR * size ? true : null;
}

/** Whether a yes or a no would be no answer: turned round by a « ne … pas », one of two ways to choose from, or what to do if it is so. */
function isOpen(text: string): boolean {
  return isNegated(text) || offersChoice(text) || WHAT_TO_DO.test(fold(text)) || OF_ITS_WAY.test(fold(text));
}

const RECOVERED = /\b(?:remise?s? (?:de|d)\b|s'en remettre|recover(?:ed|s)?\b)/;

/** « a flambé en 2022 ; quel chemin a-t-elle fait depuis »: how it went on is asked, and no rise is put up. */
const OF_ITS_WAY =
  /\b(?:quel chemin|quelle trajectoire|quel parcours|quelle evolution|qu'est-(?:il|elle) devenue?|how did (?:it|they) (?:go|fare) on|what (?:happened|became))\b/;

const WHAT_TO_DO =
  /\b(?:(?:que|quoi|comment) faire|que (?:dois|doit|puis|peut)-(?:je|on) faire|what (?:should|shall|can|could|do|must) (?:i|we) do)\b/;
