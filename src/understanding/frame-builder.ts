import type { Lexicon } from '../lexicon/lexicon.js';
import { measureConfidence } from './confidence.js';
import { decideDomain, scoreReading } from './domain.js';
import { figureFrame } from './figure-frame.js';
import type { Frame, Intent } from './frame.js';
import { Evidence, type Reading } from './reading.js';
import { readPlaces, readProducts } from './slots.js';
import { isTalk, outsideIntent } from './talk.js';
import { correctedText } from './text.js';
import { splitInTwo } from './two-questions.js';

/** Concludes from what was found in a question what it asks. */
export function buildFrame(reading: Reading, lexicon: Lexicon): Frame {
  const evidence = new Evidence(reading);
  const empty = emptyFrame(reading);
  if (isTalk(evidence)) return { ...empty, intent: 'greeting' };
  const domain = decideDomain(evidence, lexicon, scoreReading(evidence));
  const unheld = findUnheld(evidence, domain);
  if (unheld !== null) {
    const frame = figureFrame(empty, new Evidence(unheld.rest), lexicon, 'production');
    return { ...frame, intent: 'out_of_scope', measures: [], unheldMeasure: unheld.words };
  }
  if (domain === null) return { ...empty, ...outsideIntent(evidence, lexicon) };
  if (domain === 'law') return lawFrame(empty, evidence, lexicon);
  return pairFrame(empty, evidence, lexicon) ?? figureFrame(empty, evidence, lexicon, domain);
}

/** Two questions of figures in one: the first with the second in it, each with what it leaves out taken from the other. */
function pairFrame(empty: Frame, evidence: Evidence, lexicon: Lexicon): Frame | null {
  const parts = splitInTwo(evidence, lexicon);
  if (!parts) return null;
  const [one, other] = parts.map(({ evidence: part, domain }) => figureFrame(empty, part, lexicon, domain));
  if (!one || !other) return null;
  return { ...completed(one, other), alsoAsked: completed(other, one) };
}

/** A price said without a place is the world's, wherever the other question is about. */
function completed(frame: Frame, by: Frame): Frame {
  const isPlaced = frame.places.length > 0 || frame.domain === 'price';
  const isDated = frame.period === null && by.period !== null && frame.intent === 'latest';
  return {
    ...frame,
    intent: isDated ? 'value' : frame.intent,
    products: frame.products.length > 0 ? frame.products : by.products,
    places: isPlaced ? frame.places : by.places,
    period: frame.period ?? by.period,
  };
}

/** The words for what is not held, and what is left of the question without what they leave out. */
interface Unheld {
  words: string;
  rest: Reading;
}

/** A figure of farming that is not held; beside the law only where farms themselves are counted. */
function findUnheld(evidence: Evidence, domain: Frame['domain']): Unheld | null {
  const isOfFigures = domain !== null && domain !== 'law';
  if (domain === 'law' && evidence.has('modal')) return null;
  const found = evidence.cues('unheld').find(({ weight }) => weight > 1 || isOfFigures);
  if (found) return { words: found.mention.words, rest: evidence.reading };
  return isOfFigures ? findException(evidence) : null;
}

/** « hors maïs », "except France": no total is held without them. */
function findException(evidence: Evidence): Unheld | null {
  const { reading } = evidence;
  const named = [...evidence.all('product'), ...evidence.all('place')].map(({ mention }) => mention);
  for (const { mention } of evidence.cues('except')) {
    const left = named.find(({ start }) => start >= mention.end && start <= mention.end + 1);
    if (!left) continue;
    const stretch = reading.tokens.slice(mention.start, left.end);
    const words = reading.source.text.slice(stretch[0]?.start, stretch.at(-1)?.end);
    return { words, rest: { ...reading, mentions: reading.mentions.filter((one) => one !== left) } };
  }
  return null;
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
    unknownWords: reading.uncovered.unknown.map(({ text }) => text),
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
