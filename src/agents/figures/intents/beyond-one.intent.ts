import type { Intent } from '../../../understanding/frame.js';
import type { KnownFact } from '../../../wording/facts.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { countriesNamed } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { figuresByPlace } from '../ranking/place.figures.js';
import { factsByPlace, MOST_AHEAD, openNotes } from '../ranking/place.ranking.js';
import { baseValue, inOrder } from '../ranking/ranks.js';
import { chosenScope } from '../ranking/scope.choice.js';
import { answerRanking } from './ranking.intent.js';

/** Whether the places are asked for that have more, or less, than the one named: « qui produit moins de blé que l'Espagne ». */
export function asksBeyondOne(question: Question, { lexicon }: Desk): boolean {
  const { frame, place, products, domain } = question;
  const isOfOne = countriesNamed(lexicon, place.places).length === 1;
  const isPlain = frame.threshold === null && frame.order?.over !== 'products';
  const isOfOneLine = isOfOne && products.length === 1 && domain === 'production';
  return frame.beyondOne !== undefined && isPlain && isOfOneLine && isPut(question);
}

/** That others are put in order, or counted: « combien de pays ont fait mieux que la France ». */
function isPut({ frame: { counted, intent, movement } }: Question): boolean {
  if (intent === 'ranking' || intent === 'comparison') return true;
  return counted === true && COUNTING.includes(intent) && movement === undefined;
}

/** What a question of how many are beyond one may begin like. */
const COUNTING: readonly Intent[] = ['value', 'latest', 'change', 'extreme', 'coverage'];

/** Those beyond it, by name, and how many where that is asked; of few that are ahead of it, its rank and them. */
export async function answerBeyondOne(question: Question, desk: Desk): Promise<FigureAnswer> {
  const comparator = question.frame.beyondOne ?? 'above';
  const scope = await chosenScope(question, desk);
  const figures = await figuresByPlace(question, desk, scope);
  const facts = factsByPlace(figures);
  const than = facts.find(({ place }) => place === scope.subject);
  const others = facts.filter((fact) => fact !== than);
  if (!than || others.length === 0) return answerRanking(question, desk);
  const limit = baseValue(desk.lexicon, than);
  const isBeyond = (fact: KnownFact): boolean => {
    const value = baseValue(desk.lexicon, fact);
    return comparator === 'above' ? value > limit : value < limit;
  };
  const matches = inOrder(desk.lexicon, others.filter(isBeyond), 'highest');
  const isFew = matches.length <= MOST_AHEAD && !question.frame.counted;
  if (comparator === 'above' && isFew) return answerRanking(question, desk);
  const notes = [...question.notes, ...figures.notes, ...openNotes(question, desk.lexicon, scope, than)];
  return {
    kind: 'filter',
    ...(await foundBase(question, desk, [...matches, than], notes)),
    over: 'places',
    comparator,
    threshold: { name: 'threshold', value: than.value, unit: than.unit },
    than,
    matches,
    nearest: null,
    compared: countOf(others.length, 'compared'),
    sample: than,
    scope: scope.group,
    from: than.period.split('/')[0] ?? than.period,
    to: than.period.split('/').at(-1) ?? than.period,
  };
}
