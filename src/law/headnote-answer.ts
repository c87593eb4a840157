import { LOSS_STATED } from './brief-wish.data.js';
import { says, type BriefWish } from './brief-wish.js';
import { countsUnit, figuresAmong, isOfOtherLimit, type FigureWish } from './figure-wish.js';
import type { Headnote, SaidNote } from './search/headnotes.js';

/** What is stated or not: a form or a right is no answer to « combien de temps ». */
const MUST_BE_STATED: ReadonlySet<BriefWish['asks']> = new Set(['figure', 'penalty', 'silence', 'who']);

/** A time without its figure: « le délai est fixé par décret », « à compter du paiement ». */
const OF_TIME =
  /\b(?:delais?|temps|durees?|dates?|heures?|jours?|mois|ans?|annees?|annuel\w{0,4}|semaines?|quand|avant|apres|des que|jusqu|tant que|fin|debut)\b/u;

/** « Au cours des cinq années précédentes » looks back on what was done, and is no time for anything. */
const LOOKING_BACK = /\b(?:annees|mois|jours) (?:precedent|anterieur|ecoule)\w{0,2}\b/gu;

/** Who bears the cost of what is done is not who does it. */
const OF_COST = /\bfrais (?:de|du|des|d)\b/u;

/** Whether the note may say what is asked: a figure, penalty or silence that it does not state is of another note, or of the text. */
export function mayAnswer({ said }: Headnote, wish: BriefWish | null): boolean {
  if (wish === null || !MUST_BE_STATED.has(wish.asks)) return true;
  if (wish.asks === 'who')
    return wish.act === null || (wish.act.test(said.words) && !OF_COST.test(said.folded));
  if (wish.asks === 'penalty' && LOSS_STATED.test(said.folded)) return true;
  if (wish.asks !== 'figure') return says({ folded: said.folded, figures: [] }, wish);
  return statesRange(said, wish) || says({ folded: said.folded, figures: figuresAmong(said, wish) }, wish);
}

/** Whether it counts the unit asked for between two numbers, which is no one figure: « douze à seize semaines ». */
function statesRange({ words }: SaidNote, { unit, role }: FigureWish): boolean {
  return unit !== null && role === null && countsUnit(words, unit);
}

/** Whether the note may answer without the figure that is asked for, as it states no other limit. */
export function mayDoWithout({ said }: Headnote, wish: BriefWish | null): boolean {
  if (wish?.asks !== 'figure' || isOfOtherLimit(said.stated, wish)) return false;
  return (
    wish.kinds.size !== 1 ||
    !wish.kinds.has('duration') ||
    OF_TIME.test(said.folded.replace(LOOKING_BACK, ' '))
  );
}
