import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../../understanding/frame.js';
import { measureChoices, type MeasureChoice } from './measure.choice.js';
import type { Question } from './question.js';
import { placeOfWord } from './word.search.js';

/** A product with the measure that is asked of it. */
export interface OwnMeasure {
  product: string;
  choice: MeasureChoice;
}

/**
 * Two products each with the measure named before it: « la surface de blé et la production d'orge »; animals with none are
 * counted: « le nombre de vaches et la production de lait ». Null where the measures are of both products.
 */
export function measuresApart(question: Question, lexicon: Lexicon): OwnMeasure[] | null {
  const { frame, domain } = question;
  const [one, other, ...more] = frame.products;
  if (!one || !other || more.length > 0 || domain !== 'production') return null;
  const [first, second] = measuresBefore(frame, one, other);
  const own = first ?? countOf(lexicon, one.value);
  if (!second || own === null || own === second) return null;
  return [
    { product: one.value, choice: choiceOf(lexicon, own, one.value) },
    { product: other.value, choice: choiceOf(lexicon, second, other.value) },
  ];
}

type Named = Frame['products'][number];

/** The measure before the first product, and that between the two. */
function measuresBefore({ text, measures }: Frame, one: Named, other: Named): (string | undefined)[] {
  const [first, second] = [one, other].map(({ words = '' }) => placeOfWord(text, words));
  if (first === undefined || second === undefined || first < 0 || second <= first) return [];
  const placed = measures.map(({ value, words = '' }) => ({ value, at: placeOfWord(text, words) }));
  const before = placed.find(({ at }) => at >= 0 && at < first);
  const between = placed.findLast(({ at }) => at > first && at < second);
  return [before?.value, between?.value];
}

/** Animals are counted in heads; of nothing else is it said what is meant. */
function countOf(lexicon: Lexicon, product: string): string | null {
  return lexicon.findProduct(product)?.kind === 'animal' ? 'stocks' : null;
}

function choiceOf(lexicon: Lexicon, measure: string, product: string): MeasureChoice {
  const [choice] = measureChoices(lexicon, 'production', [measure], product);
  return choice ?? { measures: [measure], assumed: false };
}
