import type { Language } from '../common/language.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { findUnknownWords, measureConfidence } from './confidence.js';
import { resolvePeriod } from './dates/period-resolver.js';
import { decideDomain, scoreReading } from './domain.js';
import type { Domain, Frame, Intent } from './frame.js';
import { decideIntent } from './intent.js';
import { readMeasures } from './measures.js';
import { readOrder, readOver } from './order.js';
import { readThreshold } from './quantities.js';
import { Evidence, type Reading } from './reading.js';
import { readPlaces, readProducts } from './slots.js';
import type { Spelling } from './spelling.js';
import { isTalk, outsideIntent } from './talk.js';
import { correctedText } from './text.js';
import { findFreeUnits, readUnit } from './units-wanted.js';
import { partFromWhole } from './whole.js';

const PRODUCTION_DIMENSIONS = new Set(['mass', 'area', 'yield', 'head']);
const PRICE_DIMENSIONS = new Set(['usd-mass', 'eur-mass']);

/** Concludes from what was found in a question what it asks. */
export function buildFrame(
  reading: Reading,
  language: Language,
  lexicon: Lexicon,
  spelling: Spelling,
): Frame {
  const evidence = new Evidence(reading);
  const unknownWords = findUnknownWords(reading, spelling);
  const empty = emptyFrame(reading, language, unknownWords);
  if (isTalk(evidence, unknownWords)) return { ...empty, intent: 'greeting' };
  const domain = decideDomain(evidence, lexicon, scoreReading(evidence));
  if (domain === null) return { ...empty, ...outsideIntent(evidence, unknownWords, lexicon) };
  if (domain === 'law') return lawFrame(empty, evidence, lexicon);
  return figureFrame(empty, evidence, lexicon, domain);
}

function emptyFrame(reading: Reading, language: Language, unknownWords: string[]): Frame {
  return {
    text: correctedText(reading),
    language,
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
    codes: [...reading.codes],
    corrections: [...reading.corrections],
    unknownWords,
    confidence: measureConfidence(reading, unknownWords),
  };
}

function lawFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon): Frame {
  const intent: Intent = evidence.reading.articles.length > 0 ? 'article' : 'legal';
  return {
    ...empty,
    domain: 'law',
    intent,
    products: readProducts(evidence, lexicon),
    places: readPlaces(evidence),
  };
}

function figureFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: Exclude<Domain, 'law'>,
): Frame {
  const products = readProducts(evidence, lexicon);
  const places = readPlaces(evidence);
  const units = findFreeUnits(evidence);
  const threshold = readThreshold(evidence);
  const unitIds = [...units.map(({ id }) => id), ...(threshold?.unit ? [threshold.unit] : [])];
  const measures = readMeasures(evidence, lexicon, unitIds).filter(
    ({ value }) => lexicon.getMeasure(value).domain === domain,
  );
  const period = readPeriod(evidence);
  const slots = {
    domain,
    products,
    places,
    measures,
    period: period?.value ?? null,
    threshold,
    codes: empty.codes,
  };
  const intent = decideIntent(evidence, { ...slots, today: evidence.reading.today }, lexicon);
  const order =
    readOrder(evidence, products.length) ??
    (intent === 'filter'
      ? { end: 'highest' as const, count: null, over: readOver(evidence, products.length) }
      : null);
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
  return intent === 'share' ? { ...frame, ...partFromWhole(products, places, lexicon) } : frame;
}

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
