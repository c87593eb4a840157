import type { MeasureDomain } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { readOwnAmounts } from './intents/own-amounts.js';
import { readBaseline } from './intents/baseline.js';
import { readBeside } from './intents/beside.js';
import { withoutExplained } from './around/bracketed.js';
import { amountOf, type Conversion } from './intents/conversions.js';
import type { Frame, Intent, Slot, Threshold } from './frame.js';
import type { Slots } from './slots/asked-slots.js';
import { isGroup } from './intents/group-place.js';
import { decideIntent } from './intents/intent.js';
import { periodAsked } from './slots/period-asked.js';
import { measuresOf } from './slots/measures-asked.js';
import { readOver, type Subjects } from './intents/order.js';
import { readEndQuotation } from './intents/end-quotation.js';
import { readOrderAsked, withOrder } from './intents/order-asked.js';
import { asksMeanYield } from './intents/own-yield.js';
import { areaNamed, limitPerArea } from './slots/per-area.js';
import { narrowedBy } from './terms/narrowed-by.js';
import { readPriceUnit, readSterling } from './slots/price-unit.js';
import { shareOfLand } from './intents/land-share.js';
import { withIndexBase } from './intents/index-base.js';
import { readNamedTotal } from './intents/named-total.js';
import { limitOf } from './intents/limit.js';
import { withoutYearsIn } from './intents/ranges.js';
import { readClaim } from './intents/put-up.js';
import type { Evidence, Found } from './reading.js';
import { withoutEvents } from './slots/event-places.js';
import { withoutScope } from './slots/scope-place.js';
import { readPlaces, readProducts, withoutTellers } from './slots/slots.js';
import { readPublishers } from './terms/publishers.js';
import { findFreeUnits, perHectare, readUnit } from './slots/units-wanted.js';
import { readPlaceTold } from './around/place-told.js';
import { readTerms } from './terms/terms.js';
import { findUnknownPlaces } from './terms/unknown-places.js';
import { epochNamed } from './slots/epoch-named.js';
import { readSharePart } from './intents/share-part.js';
import { partFromWhole } from './slots/whole.js';

const PRODUCTION_DIMENSIONS = new Set(['mass', 'area', 'yield', 'head', 'volume', 'volume-yield']);
const PRICE_DIMENSIONS = new Set(['usd-mass', 'eur-mass', 'usd-volume', 'eur-volume']);

const YIELD = { value: 'yield', provenance: 'explicit' } as const;

/** Fills in an empty frame what a question of figures asks. */
export function figureFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame {
  const products = withoutExplained(readProducts(evidence, lexicon), evidence, lexicon);
  const places = placesOf(evidence, lexicon, domain);
  const own = amountsOf(evidence, lexicon, domain);
  const { units, conversion, given, claim, ownField, ownYield, ownPrice } = own;
  const measures = measuresAsked(own, evidence, lexicon, domain);
  const limit = limitOf(evidence, given && limitPerHectare(given, measures, lexicon));
  const baseline = readBaseline(evidence, domain);
  const period = periodAsked(withoutYearsIn(evidence, given), domain, baseline, limit.occasion);
  const subjects = subjectsOf(products, places, lexicon, domain);
  const order = readOrderAsked(evidence, subjects, period?.value ?? null);
  const slots = { domain, products, places, measures, order, codes: empty.codes, ...limit };
  const { today } = evidence.reading;
  const known = { ...slots, conversion, ownField, ownYield, ownPrice, period: period?.value ?? null, today };
  const ended = endOfTimeOf(evidence, period);
  const intent = ended?.intent ?? decideIntent(evidence, known, lexicon);
  const frame = withWhole(
    {
      ...empty,
      ...slots,
      intent,
      period,
      order: intent === 'change' ? null : order,
      unit: unitOf(evidence, lexicon, units, known),
      ...namedBeside(evidence, intent, domain, lexicon),
      ...claim,
      ...ended?.said,
      ...readBeside(evidence, baseline, known, lexicon),
    },
    evidence,
    lexicon,
  );
  const ordered = withOrder(withoutScope(frame, evidence, lexicon), readOver(evidence, subjects));
  return withIndexBase(ordered, evidence);
}

/** « la première cotation de 2025 » is a value, of the first of that time. */
function endOfTimeOf(
  evidence: Evidence,
  period: Frame['period'],
): { intent: Intent | null; said: Pick<Frame, 'endOfTime'> } | null {
  const isMove = period?.value.kind === 'last' && period.value.asChange === true;
  const endOfTime = isMove ? null : readEndQuotation(evidence);
  return endOfTime && { intent: period && 'value', said: { endOfTime } };
}

function measuresAsked(
  own: ReturnType<typeof amountsOf>,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Slot<string>[] {
  if (isOfOwnYield(own, evidence, lexicon)) return [YIELD];
  return measuresOf(evidence, lexicon, domain, unitsSaid(own.units, own.given ?? own.claim.claimed));
}

/** The places asked about: of a price not those that somebody tells of himself or of an event. */
function placesOf(evidence: Evidence, lexicon: Lexicon, domain: MeasureDomain): Slot<string>[] {
  const named = readPlaces(evidence, lexicon);
  return domain === 'price' ? withoutEvents(withoutTellers(named, evidence, lexicon), evidence) : named;
}

/** A yield of one's own, a field at a yield, or the mean that one's own is told beside. */
function isOfOwnYield(
  { ownYield, ownField, conversion }: ReturnType<typeof amountsOf>,
  evidence: Evidence,
  lexicon: Lexicon,
): boolean {
  return Boolean(ownYield ?? (ownField && !conversion)) || asksMeanYield(evidence, lexicon);
}

/** Of yields, a limit in quintals is in quintals per hectare. */
function limitPerHectare(given: Threshold, measures: readonly Slot<string>[], lexicon: Lexicon): Threshold {
  const { upTo } = given;
  return {
    ...given,
    unit: perHectare(given.unit, measures, lexicon),
    ...(upTo && { upTo: { ...upTo, unit: perHectare(upTo.unit, measures, lexicon) } }),
  };
}

/** The units that stand free, and the quantities: to be converted, to be put up against, put up, or somebody's own. */
function amountsOf(evidence: Evidence, lexicon: Lexicon, domain: MeasureDomain) {
  const own = readOwnAmounts(evidence, lexicon, domain);
  if (own.ownField) return { ...own, units: [], given: null, claim: {} };
  const { conversion } = own;
  const amount = amountOf(evidence, conversion);
  const area = amount && !conversion ? areaNamed(evidence) : null;
  const given = amount && area ? limitPerArea(amount, area, lexicon) : amount;
  return {
    units: findFreeUnits(evidence).filter((unit) => given === amount || unit.mention.start !== area?.at),
    ...own,
    given,
    claim: own.ownPrice ? {} : readClaim(evidence, given, lexicon),
  };
}

function subjectsOf(
  products: readonly Slot<string>[],
  places: readonly Slot<string>[],
  lexicon: Lexicon,
  domain: MeasureDomain,
): Subjects {
  return {
    products: products.length,
    places: places.length,
    isFamily: isFamily(products, lexicon),
    isOneCountry: places.length === 1 && !isGroup(places[0]?.value ?? '', lexicon),
    isPrice: domain === 'price',
  };
}

function withWhole(frame: Frame, evidence: Evidence, lexicon: Lexicon): Frame {
  if (frame.intent !== 'share') return frame;
  const ofTotal = readNamedTotal(frame, evidence, lexicon);
  if (ofTotal) return ofTotal;
  const parted = { ...frame, ...partFromWhole(frame.products, frame.places, lexicon) };
  const named = readSharePart({ ...frame, whole: parted.whole }, evidence, lexicon);
  return named.whole === parted.whole && !named.unheldMeasure ? shareOfLand(parted, evidence) : named;
}

function unitsSaid(units: readonly Found[], given?: Pick<Threshold, 'unit' | 'upTo'>): string[] {
  const unit = given?.unit ?? given?.upTo?.unit;
  return [...units.map(({ id }) => id), ...(unit ? [unit] : [])];
}

/** Publishers; units and places that the words name and that are not held; terms that are to be explained, events taken for a year. */
function namedBeside(
  evidence: Evidence,
  intent: Intent,
  domain: MeasureDomain,
  lexicon: Lexicon,
): Pick<
  Frame,
  | 'publishers'
  | 'unheldUnit'
  | 'unheldProduct'
  | 'unknownPlaces'
  | 'placePart'
  | 'qualifiers'
  | 'allKinds'
  | 'terms'
  | 'epoch'
  | 'placesTold'
> {
  const sterling = domain === 'price' ? readSterling(evidence) : null;
  const unit = evidence.cues('unheld-unit')[0]?.mention.words ?? sterling;
  const unknownPlaces = findUnknownPlaces(evidence);
  return {
    ...(unit ? { unheldUnit: unit } : {}),
    ...(unknownPlaces.length > 0 ? { unknownPlaces } : {}),
    ...narrowedBy(evidence),
    ...(intent === 'definition' ? { terms: readTerms(evidence) } : {}),
    ...epochNamed(evidence),
    ...readPlaceTold(evidence),
    ...readPublishers(evidence, intent, lexicon),
  };
}

type UnitSigns = 'domain' | 'measures' | 'products' | 'places' | 'threshold';

/** The unit that the answer is wanted in; of a yield « en quintaux » is per hectare. */
function unitOf(
  evidence: Evidence,
  lexicon: Lexicon,
  units: readonly Found[],
  signs: Pick<Slots, UnitSigns | 'ownPrice'> & { conversion: Conversion | null },
): Frame['unit'] {
  const { domain, measures, products, places, threshold, conversion } = signs;
  if (conversion) return conversion.wanted;
  if (signs.ownPrice) return { value: signs.ownPrice.unit, provenance: 'explicit' };
  if (domain === 'price') {
    const spelt = readUnit(units, lexicon, PRICE_DIMENSIONS);
    return spelt ?? (threshold?.unit ? null : readPriceUnit(evidence, products, places, lexicon));
  }
  // « les hectares et les tonnes »: each measure has its own.
  const unit = measures.length > 1 ? null : readUnit(units, lexicon, PRODUCTION_DIMENSIONS);
  return unit && { ...unit, value: perHectare(unit.value, measures, lexicon) ?? unit.value };
}

/** One product that names several: plural, a sum or a mere name, with at least as many members as make a ranking. */
function isFamily(products: readonly Slot<string>[], lexicon: Lexicon): boolean {
  const [only, ...others] = products;
  const product = only && others.length === 0 ? lexicon.findProduct(only.value) : null;
  return (
    product !== null &&
    product !== undefined &&
    product.name.fr.plural &&
    (product.aggregate || product.codes.length === 0) &&
    lexicon.descendantsOf(product.id).length >= FAMILY
  );
}

const FAMILY = 6;
