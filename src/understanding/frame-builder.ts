import type { MeasureDomain } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { measureConfidence } from './confidence.js';
import { resolvePeriod } from './dates/period-resolver.js';
import { decideDomain, isConversion, scoreReading } from './domain.js';
import type { Frame, Intent, Slot } from './frame.js';
import { decideIntent } from './intent.js';
import { readMeasures } from './measures.js';
import { readOrder, readOver } from './order.js';
import { readGiven, readThreshold } from './quantities.js';
import { Evidence, type Reading } from './reading.js';
import { readPlaces, readProducts } from './slots.js';
import { isTalk, outsideIntent } from './talk.js';
import { correctedText } from './text.js';
import { findFreeUnits, readUnit } from './units-wanted.js';
import { partFromWhole } from './whole.js';

const PRODUCTION_DIMENSIONS = new Set(['mass', 'area', 'yield', 'head']);
const PRICE_DIMENSIONS = new Set(['usd-mass', 'eur-mass']);

/** Concludes from what was found in a question what it asks. */
export function buildFrame(reading: Reading, lexicon: Lexicon): Frame {
  const evidence = new Evidence(reading);
  const empty = emptyFrame(reading);
  if (isTalk(evidence)) return { ...empty, intent: 'greeting' };
  const domain = decideDomain(evidence, lexicon, scoreReading(evidence));
  const unheld = findUnheld(evidence, domain);
  if (unheld !== null) {
    const frame = figureFrame(empty, evidence, lexicon, 'production');
    return { ...frame, intent: 'out_of_scope', measures: [], unheldMeasure: unheld };
  }
  if (domain === null) return { ...empty, ...outsideIntent(evidence, lexicon) };
  if (domain === 'law') return lawFrame(empty, evidence, lexicon);
  return figureFrame(empty, evidence, lexicon, domain);
}

/** A figure of farming that is not held; beside the law only where farms themselves are counted. */
function findUnheld(evidence: Evidence, domain: Frame['domain']): string | null {
  const found = evidence
    .cues('unheld')
    .filter(({ weight }) => weight > 1 || (domain !== null && domain !== 'law'));
  const isLegal = domain === 'law' && evidence.has('modal');
  return isLegal ? null : (found[0]?.mention.words ?? null);
}

function emptyFrame(reading: Reading): Frame {
  return {
    text: correctedText(reading),
    language: reading.language,
    domain: null,
    intent: 'out_of_scope',
    products: [],
    measures: [],
    places: [],
    period: null,
    unit: null,
    threshold: null,
    order: null,
    whole: null,
    articles: [...reading.articles],
    foreignAct: reading.foreignAct,
    unheldMeasure: null,
    codes: [...reading.codes],
    corrections: [...reading.corrections],
    unknownWords: [...reading.uncovered.unknown],
    confidence: measureConfidence(reading),
  };
}

function lawFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon): Frame {
  const intent: Intent = evidence.reading.articles.length > 0 ? 'article' : 'legal';
  return {
    ...empty,
    domain: 'law',
    intent,
    products: readProducts(evidence, lexicon),
    places: readPlaces(evidence, lexicon),
  };
}

function figureFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon, domain: MeasureDomain): Frame {
  const products = readProducts(evidence, lexicon);
  const places = readPlaces(evidence, lexicon);
  const units = findFreeUnits(evidence);
  const threshold = isConversion(evidence) ? readGiven(evidence) : readThreshold(evidence);
  const unitIds = [...units.map(({ id }) => id), ...(threshold?.unit ? [threshold.unit] : [])];
  const measures = measuresOf(evidence, lexicon, domain, unitIds);
  const period = readPeriod(evidence);
  const subjects = {
    products: products.length,
    places: places.length,
    isFamily: isFamily(products, lexicon),
  };
  const order = readOrder(evidence, subjects);
  const slots = { domain, products, places, measures, threshold, order, codes: empty.codes };
  const intent = decideIntent(
    evidence,
    { ...slots, period: period?.value ?? null, today: evidence.reading.today },
    lexicon,
  );
  const unit = readUnit(units, lexicon, domain === 'price' ? PRICE_DIMENSIONS : PRODUCTION_DIMENSIONS);
  const frame: Frame = {
    ...empty,
    domain,
    intent,
    products,
    places,
    measures,
    period,
    unit,
    threshold,
    order,
  };
  if (intent === 'share') return { ...frame, ...partFromWhole(products, places, lexicon) };
  return intent === 'filter' && !order
    ? { ...frame, order: { end: 'highest', count: null, over: readOver(evidence, subjects) } }
    : frame;
}

/** Measures of the domain; a question of prices asks for the price, a count of animals for the herd. */
function measuresOf(
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
  unitIds: readonly string[],
): Slot<string>[] {
  const measures = readMeasures(evidence, lexicon, unitIds).filter(
    ({ value }) => lexicon.getMeasure(value).domain === domain,
  );
  if (measures.length > 0) return measures;
  if (domain === 'price') return [{ value: 'price', provenance: 'explicit' }];
  const [product] = evidence.all('product');
  if (product && evidence.has('slaughter-cue')) return [{ value: 'slaughtered', provenance: 'explicit' }];
  const isCounted =
    evidence.has('how-much') && product !== undefined && lexicon.findProduct(product.id)?.kind === 'animal';
  return isCounted ? [{ value: 'stocks', provenance: 'assumed' }] : [];
}

/** One product that names several: plural, with at least as many members as make a ranking. */
function isFamily(products: readonly Slot<string>[], lexicon: Lexicon): boolean {
  const [only, ...others] = products;
  const product = only && others.length === 0 ? lexicon.findProduct(only.value) : null;
  return (
    product !== null &&
    product !== undefined &&
    product.name.fr.plural &&
    lexicon.descendantsOf(product.id).length >= FAMILY
  );
}

const FAMILY = 6;

function readPeriod(evidence: Evidence): Frame['period'] {
  const { tokens, today } = evidence.reading;
  const ahead = evidence.has('forecast');
  const period = resolvePeriod(evidence.dates, { today, ahead });
  if (!period) return null;
  const words = evidence.dates.map(({ start, end }) =>
    tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' '),
  );
  return { value: period, provenance: 'explicit', words: words.join(', ') };
}
