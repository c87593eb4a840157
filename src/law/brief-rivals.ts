import type { AskedQuestion } from './asked-question.js';
import { speaksOfMore } from './figure-choice.js';
import type { Statement } from './statement.js';

/** How much of what a statement says of the question another says that puts it in doubt. */
const RIVAL_SHARE = { ofPrinciple: 0.75, ofOther: 0.5 };
/** Two items of one list that speak of the question alike give two answers. */
const ALIKE = 0.8;
const SAVE = /\b(?:sauf|a l exception|hormis)\b/u;

/** Whether it states the principle of its article, or stands first. */
export function isPrinciple({ unit }: Statement): boolean {
  return unit.statesPrinciple || unit.at === 0;
}

/** The principle is not put in doubt by a sentence that says much less of the question. */
function rivalShare(best: Statement): number {
  return isPrinciple(best) ? RIVAL_SHARE.ofPrinciple : RIVAL_SHARE.ofOther;
}

/** Whether another item of the same list says as much of the question. */
export function isOneOfSeveral(best: Statement, saying: readonly Statement[], asked: AskedQuestion): boolean {
  const { unit, worth } = best;
  return (
    unit.lead !== null &&
    saying.some(
      (other) =>
        other.unit.lead === unit.lead &&
        other.unit.at !== unit.at &&
        other.worth >= ALIKE * worth &&
        !speaksOfMore(best, other, asked),
    )
  );
}

/** The other sentences that speak of the question nearly as much and state another figure of the kind asked for. */
export function rivalsOf(best: Statement, all: readonly Statement[], asked: AskedQuestion): Statement[] {
  const stated = new Set(best.figures.map(({ words }) => words));
  const role = asked.wish?.asks === 'figure' ? asked.wish.role : null;
  const isOfRole = best.figures.some((figure) => role !== null && figure.role === role);
  return all.filter(
    (other) =>
      other.unit.at !== best.unit.at &&
      other.worth >= rivalShare(best) * best.worth &&
      !((isSibling(other, best) || isLedBy(best, other)) && speaksOfMore(best, other, asked)) &&
      other.figures.some(
        (figure) => !stated.has(figure.words) && !(isOfRole && figure.role !== null && figure.role !== role),
      ),
  );
}

function isSibling({ unit }: Statement, { unit: other }: Statement): boolean {
  return unit.lead !== null && unit.lead === other.lead;
}

/** Whether it comes behind the principle: what says less of the question than that is of another case. */
function isLedBy(best: Statement, { unit }: Statement): boolean {
  return isPrinciple(best) && best.unit.at < unit.at;
}

/** Whether another sentence that stands by itself says more of what is asked, and no act tells them apart. */
export function isOutspoken(
  best: Statement,
  rivals: readonly Statement[],
  { wish, actStems }: AskedQuestion,
): boolean {
  if (wish?.asks !== 'figure' || actStems.size > 0) return false;
  return rivals.some(({ unit, worth }) => !unit.leans && worth > best.worth);
}

/** Whether it is an item of a list of exceptions to the figure: « dix jours, sauf dans les cas suivants : ». */
export function isExceptedBy({ unit }: Statement, best: Statement): boolean {
  return unit.lead === best.unit.at && SAVE.test(best.folded);
}
