import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Intent } from '../../understanding/frame.js';
import type { NoFigure } from '../../wording/figure.findings.js';
import { isPerHead } from '../../wording/unheld-measure.js';
import type { Inquiry } from '../agent.js';
import { putsUpCause } from './asked.notes.js';
import { besideArea } from './area.beside.js';
import { clarify } from './clarification.js';
import { noFigure } from './explanation.js';
import { handlerOf } from './handlers.js';
import { flowOf } from './flow.js';
import { orHeldTimes } from './held.times.js';
import { BESIDE, BREED, QUALIFIERS, QUALITY_NAMES } from './qualifiers.data.js';
import { leavingOut } from './left-out.js';
import { ofCountryAlone, withNationalGuide, withUnionGuide } from './national.guide.js';
import { orNarrower } from './narrower.choice.js';
import { readWhereAsked } from './narrower.reading.js';
import { deskOf, notOfPublishers, publishersOf } from './publisher.choice.js';
import { containsWord } from './word.search.js';
import { isOfExchange, unheldMarket } from './market.choice.js';
import { questionOf, type Desk, type FigureAnswer, type Question } from './question.js';
import { withRegions } from './region.choice.js';
import { TrackReader, type FigureStore } from './track.reader.js';

/** « non OGM » before « OGM », so that what is said is the whole of what the question says. */
const LONGEST_FIRST = QUALIFIERS.toSorted((a, b) => b.length - a.length);
const QUALITIES_FOLDED: ReadonlySet<string> = new Set(QUALIFIERS.map((word) => word.toLowerCase()));

/** Intents that make sense without a product. */
const WITHOUT_PRODUCT: readonly Intent[] = [
  'coverage',
  'definition',
  'conversion',
  'ranking',
  'extreme',
  'filter',
];

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
    const publishers = publishersOf(question);
    if (publishers.length === 0) return this.#held(question, this.#desk);
    const answer = await this.#held(question, deskOf(publishers, this.#desk));
    return isLacking(answer) ? notOfPublishers(question, this.#desk, answer) : answer;
  }

  /** What a desk has of the question. */
  async #held(asked: Question, desk: Desk): Promise<FigureAnswer> {
    const question = ofCountryAlone(await readWhereAsked(asked, desk));
    const answer = await leavingOut(handlerOf(question, desk))(question, desk);
    if (answer.kind === 'out-of-period') return orHeldTimes(question, desk, answer);
    if (answer.kind === 'no-figure')
      return withUnionGuide(question, desk, await orNarrower(question, desk, answer));
    return putsUpCause(question) ? withoutYes(answer) : answer;
  }

  /** What can be told from the words alone: too little asked, or something that no table has; else null. */
  async #refusalOf(question: Question): Promise<FigureAnswer | null> {
    const unnamed = await this.#unnamed(question);
    if (unnamed) return unnamed;
    if (isSubNational(question)) return this.#withoutRegions(question);
    const { placePart } = question.frame;
    if (placePart && !isOfHoldings(question)) return this.#without(question, 'sub-national', placePart);
    const undistinguished = this.#undistinguishedIn(question);
    if (undistinguished) return this.#without(question, 'undistinguished', undistinguished);
    if (await this.#isOfUnknownPlace(question)) return clarify(question, this.#desk, ['place']);
    return question.domain === 'price' ? unheldMarket(question, this.#desk) : null;
  }

  /** Whether a place is named that nothing knows, of something that is published of any place at all: else none would help. */
  async #isOfUnknownPlace(question: Question): Promise<boolean> {
    const { products, measures } = question;
    if (!namesUnknownPlace(question)) return false;
    if (products.length === 0) return true;
    const asked = measures.flatMap((one) => one.measures);
    return (await this.#desk.reader.read({ products, measures: asked })).length > 0;
  }

  /** That no source has the measure or the product that is named, or that none is; else null. */
  async #unnamed(question: Question): Promise<FigureAnswer | null> {
    const { unheldMeasure, unheldProduct, intent } = question.frame;
    if (unheldMeasure) return this.#without(question, reasonOf(question, unheldMeasure), unheldMeasure);
    if (unheldProduct && !isOfHoldings(question))
      return this.#without(question, 'no-such-product', unheldProduct);
    const isOpen = question.products.length === 0 && !WITHOUT_PRODUCT.includes(intent);
    return isOpen ? clarify(question, this.#desk, ['product']) : null;
  }

  /** No figure of places below countries, with what there is of the country. */
  async #withoutRegions(question: Question): Promise<FigureAnswer> {
    const refusal = await noFigure(question, this.#desk, [], 'sub-national');
    return withNationalGuide(question, this.#desk, refusal);
  }

  /** The words for a quality or a use that the data do not tell apart, the longest that fit; none where there are no such words. */
  #undistinguishedIn(question: Question): string | undefined {
    const { text, told = '', unreadPart } = question.frame;
    const asked = text.replace(told, ' ');
    const quality = LONGEST_FIRST.find((word) => containsWord(asked, word) && !this.#tells(question, word));
    return quality ?? besideIn(asked) ?? BREED.exec(asked)?.[0] ?? unreadPart;
  }

  /** Whether a product asked is itself of that quality: « raisin de cuve AOP », "greenhouse tomatoes", « blé fourrager ». */
  #tells(question: Question, quality: string): boolean {
    const { products, whole } = question.frame;
    const names = products.flatMap(({ value, words = '' }) => {
      const name = this.#desk.lexicon.findProduct(value)?.name;
      return [name?.fr.text ?? '', name?.en.text ?? '', words];
    });
    // « les surfaces fourragères » are a whole by one of its names.
    const { fr = [], en = [] } = this.#desk.lexicon.findProduct(whole?.product ?? '')?.synonyms ?? {};
    names.push(...fr, ...en);
    const same = QUALITY_NAMES.find((one) => one.includes(quality)) ?? [quality];
    return names.some((name) => same.some((one) => containsWord(name, one)));
  }

  /** No figure of what the words name; those nearest to it are what exists. */
  async #without(question: Question, reason: NoFigure['reason'], words: string): Promise<FigureAnswer> {
    const findings = await noFigure(besideArea(question, words), this.#desk, [], reason);
    const flow = flowOf(question.frame, words);
    const asked = { ...findings.asked, words: [words], ...(flow && { flow }) };
    return { ...findings, asked: isPerHead(question.frame.text) ? { ...asked, perHead: true } : asked };
  }
}

/** « chuté à cause de la jaunisse »: what is so is told, and no cause of it confirmed. */
function withoutYes(answer: FigureAnswer): FigureAnswer {
  return 'holds' in answer && answer.holds === true ? { ...answer, holds: null } : answer;
}

/** « fermiers » of « poulets fermiers »; undefined where nothing of the kind is named. */
function besideIn(text: string): string | undefined {
  return BESIDE.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])[0];
}

/** « blé bio »: a quality of a product is one that the data do not tell apart, and no quantity of its own. */
function reasonOf({ products }: Question, words: string): NoFigure['reason'] {
  const isQuality = products.length > 0 && QUALITIES_FOLDED.has(words.toLowerCase());
  return isQuality ? 'undistinguished' : 'other-quantity';
}

/** Whether there is no such figure at all, for no other reason. */
function isLacking(answer: FigureAnswer): answer is NoFigure {
  return answer.kind === 'no-figure' && answer.reason === 'none';
}

/** Places below the level of countries are asked about, and no table covers them. */
function isSubNational(question: Question): boolean {
  const { place, frame } = question;
  const isBelow = place.subNational.length > 0 || (place.level !== null && !place.regional);
  return isBelow && !isOfHoldings({ frame }) && !isOfExchange(question);
}

/** What is held, what a word means and what one unit is in another are told whatever place is named. */
function isOfHoldings({ frame }: Pick<Question, 'frame'>): boolean {
  return ['coverage', 'definition', 'conversion'].includes(frame.intent);
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
  return placeless && unknownWords.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
}
