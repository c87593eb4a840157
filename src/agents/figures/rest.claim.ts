import { fold } from '../../understanding/text/normalise.js';
import { countriesNamed } from './place.choice.js';
import type { Desk, Question } from './question.js';
import { wantsVerdict } from './verdict.js';

/** « plus que tous les autres pays réunis », "more than the rest of the EU", "than all the others put together". */
const THAN_REST =
  /(?<![a-z])(?:plus|davantage|more) [^?.;:]{0,60}?(?:que|qu'|than) (?:(?:tou(?:s|tes) les autres|tout le reste|le reste d|all (?:the )?others?|the rest of|every(?:one|body) else)(?![a-z])|les autres (?:pays|etats)[^?.;:]{0,30} (?:reunis|ensemble|confondus|cumules))/;

/** « la France produit-elle plus de lin que tous les autres pays réunis ? »: whether it has more than half of the whole. */
export function asksMoreThanRest(question: Question, { lexicon }: Desk): boolean {
  const { frame, products, place } = question;
  const countries = countriesNamed(lexicon, place.places);
  const isOfOne = countries.length === 1 && products.length === 1;
  return isOfOne && wantsVerdict(question) && THAN_REST.test(fold(frame.text));
}

/** The same, asked as a share of the whole that is more than a half. */
export function asShare(question: Question): Question {
  const threshold = { comparator: 'above', value: 50, unit: '%' } as const;
  const { excluded: _, beyondOne: _one, ...frame } = question.frame;
  return { ...question, frame: { ...frame, threshold } };
}
