import type { Dimension } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Provenance, Slot } from '../frame.js';
import { asksWhatLandGives } from '../field/givers.js';
import { fold } from '../text/normalise.js';
import { asksOfOneHectare, isProductionPerArea } from './per-area.js';
import { harvestAsked, isBearing } from './measure-phrases.js';
import type { Evidence, Found } from '../reading.js';

/** Words that name a measure only where nothing clearer does: « récolte 2024 », « les producteurs ». */
const WEAK =
  /^(?:crops?$|recolt|moisson|product(?:eur|rice)|producer|produi|produc(?:e|es|ed|ing)$|harvest|gr[oe]w|cultiv|plant|abatt(?:re|u|e)|kill|tue|effectif|betail|troupeau|livestock|animaux|consacr|emblav|cost|cout|qui produi|a produit|ont produit|il produi|elle produi)/;

const BY_DIMENSION: Partial<Record<Dimension, string>> = {
  mass: 'production',
  area: 'area-harvested',
  yield: 'yield',
  'volume-yield': 'yield',
  head: 'stocks',
  'usd-mass': 'price',
  'eur-mass': 'price',
  'usd-volume': 'price',
  'eur-volume': 'price',
};

export function isWeakMeasure(found: Found): boolean {
  return (
    WEAK.test(fold(found.mention.words)) &&
    !/(?:production|surface|superficie|area|price|prix)/.test(fold(found.mention.words))
  );
}

const LAND = 'area-harvested';

/** The measure that words hint at where none is named, the more telling first: « par hectare » also says « hectare ». */
const HINTED: readonly (readonly [string, string])[] = [
  ['hint:yield', 'yield'],
  ['hint:area', LAND],
  ['hint:production', 'production'],
];

/**
 * Measures that the words name, the clear ones alone where there are any; then one that a unit implies or other words
 * hint at: « le vignoble a rétréci », "what barley gave per hectare".
 */
export function readMeasures(
  evidence: Evidence,
  lexicon: Lexicon,
  unitIds: readonly string[],
): Slot<string>[] {
  const found = measuresSaid(evidence).filter((item) => !isBearing(item, evidence));
  const clear = found.filter((item) => !isWeakMeasure(item));
  const implied = impliedByUnit(lexicon, unitIds);
  if (isProductionPerArea(evidence, clear)) return [{ value: 'yield', provenance: 'explicit' }];
  if (clear.length > 0)
    return slots([...harvestBeside(evidence, found, clear), ...harvestAsked(evidence, found), ...clear]);
  if (asksOfOneHectare(evidence)) return [{ value: 'yield', provenance: 'explicit' }];
  // « combien de tonnes par hectare » is no production.
  const isPerHectare = implied === 'production' && evidence.has('hint:yield');
  if (implied && !isPerHectare && found.every((item) => item.id !== 'slaughtered'))
    return [{ value: implied, provenance: 'explicit' }];
  const isGiven = asksWhatLandGives(evidence);
  const hinted = HINTED.find(([cue, measure]) => evidence.has(cue) && !(isGiven && measure === LAND));
  if (hinted) return [{ value: hinted[1], provenance: 'explicit' }];
  if (isGiven) return [{ value: 'production', provenance: 'explicit' }];
  return slots(found.map(asGrown));
}

/**
 * Those of the asking part; of what is told before it none by a verb that is of another thing than the one asked about: « Mon
 * grand-père cultivait des betteraves. Combien de porcs en Espagne ? ».
 */
function measuresSaid(evidence: Evidence): readonly Found[] {
  const found = evidence.all('measure');
  const products = evidence.everywhere('product');
  if (!products.some(({ inFocus }) => inFocus) || products.every(({ inFocus }) => inFocus)) return found;
  return found.filter((item) => item.inFocus || !isWeakMeasure(item));
}

/** « la récolte suit-elle le rendement », « surface et récolte »: a harvest that another measure is set beside, or joined to, is one too. */
function harvestBeside(
  evidence: Evidence,
  found: readonly Found[],
  clear: readonly Found[],
): readonly Found[] {
  const harvests = found.filter(({ mention }) => HARVEST.test(mention.words));
  if (evidence.has('correlation')) return harvests;
  return harvests.filter((one) => clear.some((other) => areJoined(evidence, one, other)));
}

/** Whether nothing but a joint and articles stands between the two. */
function areJoined({ reading: { tokens } }: Evidence, one: Found, other: Found): boolean {
  const [first, last] = one.mention.start < other.mention.start ? [one, other] : [other, one];
  const between = tokens.slice(first.mention.end, last.mention.start).map(({ folded }) => folded);
  return between.some((word) => JOINT.test(word)) && between.every((word) => BETWEEN.test(word));
}

const JOINT = /^(?:et|and|puis|ainsi|plus|\+|&|,|\/)$/;
const BETWEEN = /^(?:et|and|puis|ainsi|que|plus|\+|&|,|\/|la|le|les|l|the|its|sa|son)$/;

const HARVEST = /^(?:récoltes?|recoltes?|moissons?|harvests?|crops?)$/i;

/** "grow" asks how much comes off the field, unless hectares are named. */
function asGrown(found: Found): Found {
  return found.id === 'area-harvested' && /^gr[oe]w/.test(fold(found.mention.words))
    ? { ...found, id: 'production' }
    : found;
}

function impliedByUnit(lexicon: Lexicon, unitIds: readonly string[]): string | null {
  for (const id of unitIds) {
    const measure = BY_DIMENSION[lexicon.getUnit(id).dimension];
    if (measure) return measure;
  }
  return null;
}

function slots(found: readonly Found[]): Slot<string>[] {
  const unique = new Map<string, Slot<string>>();
  for (const { id, mention } of found) {
    const provenance: Provenance = mention.corrected ? 'corrected' : 'explicit';
    if (!unique.has(id)) unique.set(id, { value: id, provenance, words: mention.words });
  }
  return [...unique.values()];
}
