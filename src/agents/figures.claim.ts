import { NO_LEANING } from '../understanding/field/leaning.js';
import type { Frame, Intent } from '../understanding/frame.js';
import { isBareName } from './bare.name.js';
import { wordCount } from './word.count.js';

/**
 * What makes a question nobody's that its words gave to figures, in log-odds: fitted by logistic regression to examples of
 * either kind, each weighed by a model that had not seen it. What is named, and for what time and place, speaks against
 * it; words that nothing knows, and many of them, speak for it.
 */
const WEIGHTS = {
  bias: 2.82,
  /** For each of the log-odds that it sounds like those of nobody. */
  strangeness: 1.15,
  figures: -0.3,
  period: -0.87,
  place: -1.28,
  product: -1.7,
  measure: -0.68,
  /** What is to come, an order, and a rise or a fall are asked of figures. */
  ahead: -0.29,
  ordered: -0.73,
  moved: -0.2,
  unknown: 0.67,
  word: 0.036,
};
const MOST = { figures: 12, unknown: 4, words: 30 };
/** From here on it is taken for nobody's: of a hundred questions of figures one is refused then. */
const NOBODYS = 1;
/** And where a figure is asked for that is known not to be held, which is then said. */
const NOBODYS_UNHELD = 2.5;

/** What is asked of the figures themselves, often in few words and of nothing grown. */
const SPOKEN_OF: readonly Intent[] = ['conversion', 'definition', 'coverage', 'correlation'];

/** Whether a question that its words gave to figures is nobody's all the same, for how it sounds. */
export function isOfNobody(frame: Frame, strangeness: number): boolean {
  if (frame.domain !== 'price' && frame.domain !== 'production') return false;
  if (SPOKEN_OF.includes(frame.intent) || frame.codes.length > 0) return false;
  // What names nothing at all is asked back.
  if (!isNamed(frame.products) && frame.unknownWords.length === 0) return false;
  if ([isBareName, countsOfFarming, isShareOfPlace].some((isOurs) => isOurs(frame))) return false;
  return oddsOfNobody(frame, strangeness) >= (frame.unheldMeasure === null ? NOBODYS : NOBODYS_UNHELD);
}

/** « combien d'exploitations agricoles », "how many farmers": of this field, whatever town is named beside it, and held of none. */
function countsOfFarming({ unheldMeasure }: Frame): boolean {
  return unheldMeasure !== null && /^(?:combien d|how many |how much subsidy$)/.test(unheldMeasure);
}

/** « quelle part des moutons du monde est en Chine »: what a place has of a product of another place, in words that are all read. */
function isShareOfPlace({ intent, whole, products, places, unknownWords }: Frame): boolean {
  const isOfPlaces = Boolean(whole?.place) && isNamed(places);
  return intent === 'share' && isOfPlaces && isNamed(products) && unknownWords.length === 0;
}

function oddsOfNobody(frame: Frame, strangeness: number): number {
  const { figures } = frame.leaning ?? NO_LEANING;
  const isDated = frame.period !== null && frame.period.provenance !== 'assumed';
  return (
    WEIGHTS.bias +
    WEIGHTS.strangeness * strangeness +
    WEIGHTS.figures * Math.min(MOST.figures, figures) +
    (isDated ? WEIGHTS.period : 0) +
    (isNamed(frame.places) ? WEIGHTS.place : 0) +
    (isNamed(frame.products) ? WEIGHTS.product : 0) +
    (isNamed(frame.measures) ? WEIGHTS.measure : 0) +
    oddsOfWish(frame) +
    WEIGHTS.unknown * Math.min(MOST.unknown, frame.unknownWords.length) +
    WEIGHTS.word * Math.min(MOST.words, wordCount(frame.text))
  );
}

/** What the figures are asked for. */
function oddsOfWish({ intent, ahead, order, movement }: Frame): number {
  return (
    (intent === 'forecast' || ahead ? WEIGHTS.ahead : 0) +
    (order === null ? 0 : WEIGHTS.ordered) +
    (movement === undefined ? 0 : WEIGHTS.moved)
  );
}

/** Whether any of them is said, and not assumed. */
export function isNamed(slots: Frame['products']): boolean {
  return slots.some(({ provenance }) => provenance !== 'assumed');
}
