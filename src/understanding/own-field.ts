import type { Lexicon } from '../lexicon/lexicon.js';
import { asksPrice, givensOf } from './conversions.js';
import type { OwnField } from './frame.js';
import { perArea } from './per-area.js';
import type { Evidence } from './reading.js';
import { COMES_TO } from './own-field.data.js';

/** Which of the three a quantity is, by the dimension of its unit. */
const SIDES: Readonly<Record<string, keyof OwnField>> = {
  area: 'area',
  mass: 'harvest',
  volume: 'harvest',
  yield: 'yield',
  'volume-yield': 'yield',
};

/** Words that set figures against one another or against a limit. */
// prettier-ignore
const OF_FIGURES = [
  'above', 'below', 'who', 'when', 'most', 'least', 'top', 'rank', 'share', 'percent', 'up', 'down', 'change', 'forecast',
  'claim', 'compare', 'record', 'which-product', 'coverage', 'better',
];
/** The measures that ask for the third of them. */
const MEASURES: Readonly<Record<string, keyof OwnField>> = {
  yield: 'yield',
  production: 'harvest',
  area: 'area',
  'area-harvested': 'area',
};

/**
 * « 12 ha à 75 q/ha, ça fait combien de tonnes ? », "90 tonnes off 12 hectares, what yield?": two of area, yield and harvest
 * of somebody's own, of which the third is asked; null where no place of the world, no price and no limit may be meant.
 */
export function readOwnField(evidence: Evidence, lexicon: Lexicon): OwnField | null {
  if (evidence.everywhere('unit').length < 2 || !mayBeOwn(evidence)) return null;
  const field = toldOf(evidence, lexicon);
  return field && asksThird(evidence, field) && isReckonable(field, lexicon) ? field : null;
}

function mayBeOwn(evidence: Evidence): boolean {
  const isOfOne = evidence.all('place').length === 0 && evidence.all('product').length <= 1;
  return isOfOne && !evidence.has(...OF_FIGURES) && !asksPrice(evidence);
}

/** The two that are told; null where there is one, or there are more. */
function toldOf(evidence: Evidence, lexicon: Lexicon): OwnField | null {
  const [one, other, ...more] = givensOf(evidence, lexicon).flatMap(({ value, unit }) => {
    const side = SIDES[lexicon.getUnit(unit).dimension];
    return side && value > 0 ? [{ side, quantity: { value, unit } }] : [];
  });
  if (!one || !other || more.length > 0 || one.side === other.side) return null;
  return { [one.side]: one.quantity, [other.side]: other.quantity };
}

function spokenOf({ reading: { tokens } }: Evidence): string {
  return tokens.map(({ folded }) => folded).join(' ');
}

function asksThird(evidence: Evidence, field: OwnField): boolean {
  const asked = evidence.all('measure').flatMap(({ id }) => MEASURES[id] ?? []);
  if (evidence.has('how-much', 'total') || asked.some((side) => field[side] === undefined)) return true;
  return field.harvest === undefined && COMES_TO.test(spokenOf(evidence));
}

/** Whether the units go together: bushels per acre lead to bushels, and bushels off hectares to no yield. */
function isReckonable({ area, harvest, yield: rate }: OwnField, lexicon: Lexicon): boolean {
  if (area && harvest) return perArea(harvest.unit, area.unit, lexicon) !== null;
  if (!harvest || !rate) return true;
  const [amount] = rate.unit.split('/');
  return lexicon.getUnit(harvest.unit).dimension === lexicon.getUnit(amount ?? '').dimension;
}
