import { isOfOpponent } from './asked-actor.js';
import type { AskedQuestion } from './asked-question.js';
import { says, type BriefWish } from './brief-wish.js';
import { EXCEPTION, LITIGATION_STATED, PAYER_ASKED, PAYER_STATED } from './legal-cues.js';
import type { JudgedUnit } from './unit-worth.js';

/**
 * What a sentence keeps of its worth that is of going to court where that is not asked, or of what the other party may do:
 * not where it takes back a rule, « Toutefois, le bailleur peut … ».
 */
const OF_ANOTHER = 0.4;

/** The units with the worth that they have for a quotation. */
export function weighForQuoting(units: readonly JudgedUnit[], asked: AskedQuestion): JudgedUnit[] {
  return units.map((unit) => (isOfAnother(unit, asked) ? { ...unit, worth: unit.worth * OF_ANOTHER } : unit));
}

function isOfAnother({ folded, worth }: JudgedUnit, asked: AskedQuestion): boolean {
  if (worth === 0) return false;
  if (!asked.isOfCourt && LITIGATION_STATED.test(folded)) return true;
  return !EXCEPTION.test(folded) && isOfOpponent(asked.folded, folded);
}

/** Of each kind of answer that is asked for, be it a figure, who pays or who decides, the unit of most worth that gives it. */
export function answeringUnits(units: readonly JudgedUnit[], asked: AskedQuestion): JudgedUnit[] {
  const { wish, folded } = asked;
  const kinds: ((unit: JudgedUnit) => boolean)[] = [];
  if (wish !== null && wish.asks !== 'rule') kinds.push((unit) => says(unit, wish));
  if (PAYER_ASKED.test(folded)) kinds.push((unit) => PAYER_STATED.test(unit.folded));
  const spoken = units.filter(({ worth }) => worth > 0);
  return kinds.flatMap((gives) => mostOf(inRole(spoken.filter(gives), wish)));
}

/** Of « au moins douze mois à l'avance » and « une durée de deux ans » the one that is of the time asked for, where any is. */
function inRole(units: readonly JudgedUnit[], wish: BriefWish | null): readonly JudgedUnit[] {
  if (wish?.asks !== 'figure' || wish.role === null) return units;
  const fitting = units.filter(({ figures }) => figures.some(({ role }) => role === wish.role));
  return fitting.length > 0 ? fitting : units;
}

function mostOf([first, ...others]: readonly JudgedUnit[]): JudgedUnit[] {
  if (first === undefined) return [];
  return [others.reduce((top, one) => (one.worth > top.worth ? one : top), first)];
}
