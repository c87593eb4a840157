import { fold } from '../../understanding/text/normalise.js';
import type { Question } from './question.js';

const OF_LAND = /(?<![a-z])(?:areas?|acreages?|surfaces?|superficies?)(?![a-z])/;
const AREAS = ['area-harvested', 'area-main'];

/** The question, after areas where the words for what is not held are of one and no measure else is named: "area of organic" wheat is near the area of wheat, not its tonnes. */
export function besideArea<T extends Pick<Question, 'frame' | 'domain' | 'measures'>>(
  question: T,
  words: string,
): T {
  const isOfArea = question.frame.measures.length === 0 && OF_LAND.test(fold(words));
  if (!isOfArea || question.domain !== 'production') return question;
  return { ...question, measures: [{ measures: AREAS, assumed: true }] };
}
