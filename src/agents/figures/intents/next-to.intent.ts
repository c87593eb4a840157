import { countriesNamed } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { rankPlaces } from '../ranking/place.ranking.js';

/** Whether the one is asked for that stands next to the place named: « qui arrive juste derrière l'Espagne ». */
export function asksNextTo({ frame, place, products, domain }: Question, { lexicon }: Desk): boolean {
  const isOfOne = countriesNamed(lexicon, place.places).length === 1;
  return frame.nextTo !== undefined && isOfOne && products.length === 1 && domain === 'production';
}

/** The rank of the place named, with the one next to it. */
export function answerNextTo(question: Question, desk: Desk): Promise<FigureAnswer> {
  return rankPlaces(question, desk, { end: 'highest', count: null, over: 'places' });
}
