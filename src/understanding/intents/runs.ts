import type { Movement, Run } from '../frame.js';
import { readNumber, wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';

const TIMES = '(?:ans?|annees?|mois|semaines?|years?|months?|weeks?|campagnes?|seasons?)';
/** « chaque année », "every single month", « sans interruption »: of each step, and not of the ends alone. */
const EACH = new RegExp(
  `(?:^| )(?:(?:chaque|tous les|toutes les|every|every single|each|each and every) ${TIMES}|(?:annee|mois|year|month) (?:apres|after) (?:annee|mois|year|month)|d annee en annee|sans interruption|sans discontinuer|sans cesse|continuellement|constamment|without interruption|without a break|continuously|continually|steadily|uninterruptedly)(?: |$)`,
);
/** « de suite », "consecutive", "in a row": so many steps one after another. */
const IN_A_ROW =
  /^(?:affilee|consecuti(?:fs?|ves?|vement|vely)|successi(?:fs?|ves?|vely|vement)|suite|row|running|straight|trot)$/;
/** "longest streak of falling prices", « la plus longue série de hausses »: the same, of the stretch by its name. */
const STREAK =
  /(?:^| )(?:longest (?:(?:ever|unbroken|uninterrupted|losing|winning) )?(?:streak|run|spell|series|sequence|string)|plus longue (?:serie|suite|sequence|periode)(?: ininterrompue)?) (?:of|d|de|with) /;
/** The words that may belong to it, and those that it counts. */
const NEAR = 5;
const COUNTED = new RegExp(
  `^(?:${TIMES}|hausses?|baisses?|rises?|falls?|drops?|increases?|decreases?|declines?|gains?|reculs?)$`,
);

const ORDINALS = new Map(Object.entries({
  deuxieme: 2, seconde: 2, second: 2, troisieme: 3, third: 3, quatrieme: 4, fourth: 4, cinquieme: 5, fifth: 5,
  sixieme: 6, sixth: 6, septieme: 7, seventh: 7, huitieme: 8, eighth: 8, neuvieme: 9, ninth: 9, dixieme: 10, tenth: 10,
})); // prettier-ignore

/**
 * Whether something is asked of each step between two figures: that all of them go one way (« chaque année »), or how many do
 * so one after another (« trois années de suite »); null where no movement is spoken of, or only its ends are.
 */
export function readRun({ reading }: Evidence, movement: Movement | null): Run | null {
  if (movement === null) return null;
  const tokens = reading.tokens.filter(({ kind }) => kind !== 'mark');
  const at = tokens.findIndex(({ folded }, index) => IN_A_ROW.test(folded) && countsNear(tokens, index));
  if (at >= 0) return inARow(tokens, at);
  const words = tokens.map(({ folded }) => folded).join(' ');
  if (STREAK.test(words)) return { kind: 'row', count: null, isLast: false };
  if (SINCE_WHEN.test(words)) return { kind: 'row', count: null, isLast: true };
  return EACH.test(words) ? { kind: 'each' } : null;
}

/** « depuis combien d'années », "how long has it been": the steps up to now that went one way. */
const SINCE_WHEN =
  /(?:^| )(?:depuis (?:quand|combien (?:de temps|d ans|d annees|de mois|de semaines))|(?:for )?how (?:long|many (?:years|months|weeks)) (?:has|have)|since when)(?: |$)/;

function countsNear(tokens: readonly Token[], at: number): boolean {
  return nearby(tokens, at).some(({ folded }) => COUNTED.test(folded));
}

function nearby(tokens: readonly Token[], at: number): readonly Token[] {
  return tokens.slice(Math.max(0, at - NEAR), at + 2);
}

/** « la troisième année de suite » is the newest one; « trois années de suite » may be any. */
function inARow(tokens: readonly Token[], at: number): Run {
  const near = nearby(tokens, at);
  const ordinal = near.map((_, index) => ordinalAt(near, index)).find((one) => one !== null);
  if (ordinal) return { kind: 'row', count: ordinal, isLast: true };
  const counts = near.map((_, index) => readNumber(near, index)?.value ?? 0);
  const counted = counts.findIndex((one) => one > 1 && one < MOST);
  const isLast = wordAt(near, counted - 1) === 'depuis' || isOfNow(tokens);
  return { kind: 'row', count: counts[counted] ?? null, isLast };
}

/** "has it fallen three years in a row" is of the years up to now; "has it ever" of any. */
function isOfNow(tokens: readonly Token[]): boolean {
  const words = new Set(tokens.map(({ folded }) => folded));
  return (words.has('has') || words.has('have')) && !words.has('ever');
}

/** From here on a number is a year. */
const MOST = 100;

/** « troisième », « 3e », "3rd". */
function ordinalAt(tokens: readonly Token[], at: number): number | null {
  const { kind, folded = '', value = 0 } = tokens[at] ?? {};
  const isNumbered = kind === 'number' && /^(?:e|eme|nd|rd|th)$/.test(wordAt(tokens, at + 1));
  return isNumbered ? value : (ORDINALS.get(folded) ?? null);
}
