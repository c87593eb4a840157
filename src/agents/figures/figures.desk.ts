import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Intent } from '../../understanding/frame.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import type { Inquiry } from '../agent.js';
import { changeSpokenOf } from './change.claim.js';
import { claimOf } from './claim.js';
import { clarify, narrowerChoices } from './clarification.js';
import { candidatesOf } from './product.choice.js';
import { noFigure } from './explanation.js';
import { answerAgainstMean } from './intents/against-mean.intent.js';
import { answerAggregate } from './intents/aggregate.intent.js';
import { answerAverage } from './intents/average.intent.js';
import { answerChange } from './intents/change.intent.js';
import { answerComparison } from './intents/comparison.intent.js';
import { answerConversion } from './intents/conversion.intent.js';
import { answerCorrelation } from './intents/correlation.intent.js';
import { answerCoverage } from './intents/coverage.intent.js';
import { answerDefinition } from './intents/definition.intent.js';
import { answerExtreme } from './intents/extreme.intent.js';
import { answerFilter } from './intents/filter.intent.js';
import { answerForecast } from './intents/forecast.intent.js';
import { answerRanking } from './intents/ranking.intent.js';
import { answerShare } from './intents/share.intent.js';
import { answerValue } from './intents/value.intent.js';
import { asksWhoChanged, rankGrowth } from './ranking/growth.ranking.js';
import { PUBLISHERS, QUALIFIERS, QUALITY_NAMES } from './qualifiers.data.js';
import { leavingOut } from './left-out.js';
import { containsWord } from './word.search.js';
import { unheldMarket } from './market.choice.js';
import {
  periodOf,
  questionOf,
  type Desk,
  type FigureAnswer,
  type IntentHandler,
  type Question,
} from './question.js';
import { withRegions } from './region.choice.js';
import { TrackReader, type FigureStore } from './track.reader.js';

const HANDLERS: Partial<Record<Intent, IntentHandler>> = {
  value: answerValue,
  latest: answerValue,
  series: answerChange,
  change: answerChange,
  ranking: answerRanking,
  comparison: answerComparison,
  aggregate: answerAggregate,
  share: answerShare,
  extreme: answerExtreme,
  average: answerAverage,
  filter: answerFilter,
  correlation: answerCorrelation,
  forecast: answerForecast,
  coverage: answerCoverage,
  definition: answerDefinition,
  conversion: answerConversion,
};

/** Intents that make sense without a product. */
const WITHOUT_PRODUCT: readonly Intent[] = ['coverage', 'definition', 'conversion', 'ranking', 'extreme'];

/** Answers questions of figures: what prices and production share. */
export class FigureDesk {
  readonly #desk: Desk;

  constructor(lexicon: Lexicon, store: FigureStore) {
    this.#desk = { lexicon, reader: new TrackReader(store, lexicon) };
  }

  async answer(inquiry: Inquiry, domain: MeasureDomain): Promise<FigureAnswer> {
    const question = await withRegions(questionOf(inquiry, domain, this.#desk.lexicon), this.#desk);
    const refusal = await this.#refusalOf(question);
    if (refusal) return refusal;
    const answer = await leavingOut(handlerOf(question, this.#desk))(question, this.#desk);
    return answer.kind === 'no-figure' ? this.#orChoices(question, answer) : answer;
  }

  /** What can be told from the words alone: too little asked, or something that no table has; else null. */
  async #refusalOf(question: Question): Promise<FigureAnswer | null> {
    const { unheldMeasure } = question.frame;
    if (unheldMeasure) return this.#without(question, 'other-quantity', unheldMeasure);
    if (question.products.length === 0 && !WITHOUT_PRODUCT.includes(question.frame.intent)) {
      return clarify(question, this.#desk, ['product']);
    }
    if (isSubNational(question)) return noFigure(question, this.#desk, [], 'sub-national');
    const quality = QUALIFIERS.find(
      (word) => containsWord(question.frame.text, word) && !this.#tells(question, word),
    );
    if (quality) return this.#without(question, 'undistinguished', quality);
    if (namesUnknownPlace(question)) return clarify(question, this.#desk, ['place']);
    return question.domain === 'price' ? unheldMarket(question, this.#desk) : null;
  }

  /** Whether a product asked is itself of that quality: « raisin de cuve AOP ». */
  #tells(question: Question, quality: string): boolean {
    const names = question.frame.products.flatMap((slot) => {
      const name = this.#desk.lexicon.findProduct(slot.value)?.name;
      return [name?.fr.text ?? '', name?.en.text ?? ''];
    });
    return names.some((name) =>
      QUALITY_NAMES.some((same) => same.includes(quality) && same.some((one) => containsWord(name, one))),
    );
  }

  /** No figure of what the words name; those nearest to it are what exists. */
  async #without(question: Question, reason: NoFigure['reason'], words: string): Promise<FigureAnswer> {
    const findings = await noFigure(question, this.#desk, [], reason);
    return { ...findings, asked: { ...findings.asked, words: [words] } };
  }

  /** A wide word without figures of its own is asked back with the narrower products that have some. */
  async #orChoices(question: Question, answer: FigureAnswer): Promise<FigureAnswer> {
    const [product] = question.products;
    if (!product || question.products.length > 1) return answer;
    const candidates = candidatesOf(this.#desk.lexicon, product, question.domain).map((one) => one.product);
    const held = await this.#desk.reader.read({
      products: candidates,
      measures: question.measures.flatMap((one) => one.measures),
    });
    if (held.length > 0) return answer;
    const narrower = await narrowerChoices(question, this.#desk, product);
    const [only] = narrower;
    if (only && narrower.length === 1) return this.#readAs(question, product, only);
    return narrower.length > 0 ? clarify(question, this.#desk, ['product'], narrower) : answer;
  }

  /** The one product that a wide word can mean here is answered for, and told. */
  #readAs(question: Question, asked: string, taken: string): Promise<FigureAnswer> {
    const notes = [...question.notes, { kind: 'assumed-product', asked, taken } as const];
    const narrowed = { ...question, products: [taken], notes };
    return handlerOf(narrowed, this.#desk)(narrowed, this.#desk);
  }
}

/** Words that begin like any question of figures; what else is asked tells what they are after. */
const PLAIN: readonly Intent[] = ['value', 'latest', 'series'];

/** Intents that a search for the largest change is read as. */
const SEARCHING: readonly Intent[] = ['extreme', 'ranking', 'comparison', 'change', 'series'];

/** By the intent; a plain one by its order, its threshold, or the places set against one another at one time. */
function handlerOf(question: Question, desk: Desk): IntentHandler {
  const { intent } = question.frame;
  const special = specialHandlerOf(question, desk);
  if (special) return special;
  const plain = PLAIN.includes(intent) ? plainHandlerOf(question) : null;
  if (plain) return plain;
  if (comparesAtOnce(question) && (intent === 'change' || isClaim(question))) return answerComparison;
  return HANDLERS[intent] ?? answerValue;
}

/** What the words ask for whatever their intent: a mean to set against, who changed the most, one's own change. */
function specialHandlerOf(question: Question, desk: Desk): IntentHandler | null {
  const { intent, baseline } = question.frame;
  if (baseline !== undefined) return answerAgainstMean;
  if (SEARCHING.includes(intent) && asksWhoChanged(question, desk)) return rankGrowth;
  if (comparesQuarters(question)) return answerAverage;
  return isOwnChange(question) ? answerChange : null;
}

/** « au 3e trimestre 2025 et au 3e trimestre 2024 »: the mean price of each, not its months. */
function comparesQuarters(question: Question): boolean {
  const period = periodOf(question);
  return (
    question.domain === 'price' &&
    period?.kind === 'each' &&
    period.spans.every(({ grain }) => grain === 'quarter' || grain === 'season')
  );
}

/** « a perdu la moitié de ses olives » is of what it had before, not of what a wider place has. */
function isOwnChange({ frame }: Question): boolean {
  const mayBe = PLAIN.includes(frame.intent) || frame.intent === 'share';
  return mayBe && !frame.whole?.place && !frame.whole?.product && changeSpokenOf(frame.text) !== null;
}

function plainHandlerOf({ frame }: Question): IntentHandler | null {
  if (frame.order?.over === 'periods') return answerExtreme;
  return frame.threshold ? answerFilter : null;
}

const RATIO_WORDS = [
  'mieux',
  'better',
  'rapport entre',
  'ratio',
  'fois plus',
  'fois moins',
  'times more',
  'combien de fois',
  'how many times',
  'times as',
];

/** « l'Espagne dépasse-t-elle la France » wants to know which is ahead, not two figures. */
function isClaim(question: Question): boolean {
  const { intent, text } = question.frame;
  const compares = claimOf(text) !== null || RATIO_WORDS.some((word) => containsWord(text, word));
  return PLAIN.includes(intent) && compares;
}

/** « de combien la Roumanie dépasse-t-elle la Hongrie en 2023 » is no change in time. */
function comparesAtOnce(question: Question): boolean {
  const several = question.place.places.length > 1 || question.products.length > 1;
  return several && periodOf(question)?.kind === 'at';
}

/** Places below the level of countries are asked about, and no table covers them. */
function isSubNational({ place, frame }: Question): boolean {
  return (
    (place.subNational.length > 0 || (place.level !== null && !place.regional)) &&
    !['coverage', 'definition', 'conversion'].includes(frame.intent)
  );
}

/** Intents that a place may be asked in. */
const PLACED: readonly Intent[] = [
  'value',
  'latest',
  'series',
  'change',
  'average',
  'extreme',
  'forecast',
  'filter',
];

/** A capitalised word that no list knows, in a question of production that names no known place, is likely a place. */
function namesUnknownPlace(question: Question): boolean {
  const { unknownWords, unknownPlaces = [], intent } = question.frame;
  if (unknownPlaces.length > 0 && question.place.open && !['coverage', 'definition'].includes(intent))
    return true;
  const placeless = question.domain === 'production' && question.place.open && PLACED.includes(intent);
  return placeless && unknownWords.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !PUBLISHERS.test(word));
}
