import { NO_LEANING } from '../understanding/field/leaning.js';
import type { Frame, Intent } from '../understanding/frame.js';
import { wordCount } from './word.count.js';

/**
 * What makes a question nobody's that its words gave to figures, in log-odds: fitted by logistic regression to examples of
 * either kind, each weighed by a model that had not seen it. What is named, and for what time and place, speaks against
 * it; words that nothing knows, and many of them, speak for it.
 */
const WEIGHTS = {
  bias: 2.42,
  /** For each of the log-odds that it sounds like those of nobody. */
  strangeness: 1.3,
  figures: -0.375,
  period: -0.79,
  place: -1.34,
  product: -1.23,
  unknown: 0.545,
  word: 0.034,
};
const MOST = { figures: 12, unknown: 4, words: 30 };
/** From here on it is taken for nobody's: of two hundred questions of figures one is refused then. */
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
  return oddsOfNobody(frame, strangeness) >= (frame.unheldMeasure === null ? NOBODYS : NOBODYS_UNHELD);
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
    WEIGHTS.unknown * Math.min(MOST.unknown, frame.unknownWords.length) +
    WEIGHTS.word * Math.min(MOST.words, wordCount(frame.text))
  );
}

/** Whether any of them is said, and not assumed. */
export function isNamed(slots: Frame['products']): boolean {
  return slots.some(({ provenance }) => provenance !== 'assumed');
}
