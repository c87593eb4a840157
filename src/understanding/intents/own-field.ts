import type { Lexicon } from '../../lexicon/lexicon.js';
import { asksPrice, givensOf, OF_FIGURES } from './conversions.js';
import type { FieldSide, OwnField } from '../own-field.js';
import { COMES_TO, NEEDING } from './own-field.data.js';
import { readOwnYield } from './own-yield.js';
import { perArea } from '../slots/per-area.js';
import type { Evidence } from '../reading.js';

/** Which of the three a quantity is, by the dimension of its unit. */
const SIDES: Readonly<Record<string, FieldSide>> = {
  area: 'area',
  mass: 'harvest',
  volume: 'harvest',
  yield: 'yield',
  'volume-yield': 'yield',
};

/** The measures that ask for the third of them. */
const MEASURES: Readonly<Record<string, FieldSide>> = {
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
  if (!field || !asksThird(evidence, field, lexicon) || !isReckonable(field, lexicon)) return null;
  return inWanted(field, evidence, lexicon);
}

/**
 * « 30 ha de blé au rendement moyen français, combien de tonnes ? », « combien d'hectares de blé pour 500 tonnes ? »: the
 * area or the harvest of somebody's own, of which the other is asked at the yield of a place; null where none is told.
 */
export function readFieldAtYield(evidence: Evidence, lexicon: Lexicon): OwnField | null {
  const isOfOne = evidence.all('product').length === 1 && evidence.all('place').length < 2;
  if (!isOfOne || !mayBeField(evidence, lexicon)) return null;
  const [one, ...more] = sidesOf(evidence, lexicon);
  if (!one || more.length > 0 || one.side === 'yield') return null;
  const asks = one.side === 'area' ? asksHarvest : asksArea;
  return asks(evidence, one.quantity, lexicon)
    ? inWanted({ [one.side]: one.quantity }, evidence, lexicon)
    : null;
}

function mayBeField(evidence: Evidence, lexicon: Lexicon): boolean {
  return !isOfFigures(evidence) && !isToldApart(evidence) && !isOfAnimal(evidence, lexicon);
}

/** « J'ai 40 hectares dans la Marne. Quelle est la production de blé en Allemagne ? »: what is asked is of a country, and of no field. */
function isToldApart(evidence: Evidence): boolean {
  const isTold = evidence.everywhere('unit').every(({ inFocus }) => !inFocus);
  const isOfPlace = evidence.all('place').some(({ inFocus }) => inFocus);
  if (!isTold || !isOfPlace || evidence.all('measure').some(({ id }) => id === 'yield')) return false;
  const { tokens } = evidence.reading;
  return !tokens.some(({ folded }, at) => OF_OWN.test(folded) && evidence.isInFocus(at));
}

const OF_OWN = /^(?:je|j|i|my|mon|ma|mes|nous|notre|nos|we|our|average|mean|moyen|moyenne)$/;

function isOfAnimal(evidence: Evidence, lexicon: Lexicon): boolean {
  return evidence.all('product').some(({ id }) => lexicon.findProduct(id)?.kind === 'animal');
}

/** « combien de quintaux », "how many kilos": the unit that a harvest is asked in, where one is named. */
function inWanted(field: OwnField, evidence: Evidence, lexicon: Lexicon): OwnField {
  if (field.harvest) return field;
  const wanted = evidence.everywhere('unit').find(({ id }) => lexicon.getUnit(id).dimension === 'mass');
  return wanted ? { ...field, wanted: wanted.id } : field;
}

/** No farm is larger, in hectares: on more the harvest of a country is meant. */
const LARGEST_FARM = 10_000;

function asksHarvest(evidence: Evidence, { value, unit }: Quantity, lexicon: Lexicon): boolean {
  const isFarm = value * lexicon.getUnit(unit).factor <= LARGEST_FARM * lexicon.getUnit('ha').factor;
  const measures = evidence.all('measure').map(({ id }) => id);
  const isOfHarvest = measures.every((id) => id === 'yield' || id === 'production');
  return isFarm && isOfHarvest && (evidence.has('how-much') || measures.includes('production'));
}

function asksArea(evidence: Evidence, _: Quantity, lexicon: Lexicon): boolean {
  const isOfArea = evidence.everywhere('unit').some(({ id }) => lexicon.getUnit(id).dimension === 'area');
  return isOfArea && NEEDING.test(evidence.spoken);
}

function mayBeOwn(evidence: Evidence): boolean {
  const isOfOne = evidence.all('place').length === 0 && evidence.all('product').length <= 1;
  return isOfOne && !isOfFigures(evidence);
}

function isOfFigures(evidence: Evidence): boolean {
  return evidence.has(...OF_FIGURES, 'better') || asksPrice(evidence);
}

/** The two that are told; null where there is one, or there are more. */
function toldOf(evidence: Evidence, lexicon: Lexicon): OwnField | null {
  const [one, other, ...more] = sidesOf(evidence, lexicon);
  if (!one || !other || more.length > 0 || one.side === other.side) return null;
  return { [one.side]: one.quantity, [other.side]: other.quantity };
}

function sidesOf(evidence: Evidence, lexicon: Lexicon): { side: FieldSide; quantity: Quantity }[] {
  return givensOf(evidence, lexicon).flatMap(({ value, unit }) => {
    const side = SIDES[lexicon.getUnit(unit).dimension];
    return side && value > 0 ? [{ side, quantity: { value, unit } }] : [];
  });
}

type Quantity = NonNullable<OwnField['area']>;

function asksThird(evidence: Evidence, field: OwnField, lexicon: Lexicon): boolean {
  const asked = evidence.all('measure').flatMap(({ id }) => MEASURES[id] ?? []);
  if (evidence.has('how-much', 'total') || asked.some((side) => field[side] === undefined)) return true;
  return field.harvest === undefined && (COMES_TO.test(evidence.spoken) || isBare(evidence, lexicon));
}

/** « 45 ha d'orge à 69 q/ha », and nothing else: no yield put up to be judged, no word of law or of another field. */
function isBare(evidence: Evidence, lexicon: Lexicon): boolean {
  const isOfElse = ['law', 'modal', 'outside'].some((cue) => evidence.score(cue) > 0);
  return !isOfElse && readOwnYield(evidence, lexicon) === null;
}

/** Whether the units go together: bushels per acre lead to bushels, and bushels off hectares to no yield. */
function isReckonable({ area, harvest, yield: rate }: OwnField, lexicon: Lexicon): boolean {
  if (area && harvest) return perArea(harvest.unit, area.unit, lexicon) !== null;
  if (!harvest || !rate) return true;
  const [amount] = rate.unit.split('/');
  return lexicon.getUnit(harvest.unit).dimension === lexicon.getUnit(amount ?? '').dimension;
}
