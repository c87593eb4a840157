import type { KnownFact } from '../../../wording/facts.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { isGroup } from '../place.choice.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { figuresByPlace } from '../ranking/place.figures.js';
import { factsByPlace, MOST_AHEAD, openNotes } from '../ranking/place.ranking.js';
import { baseValue, inOrder } from '../ranking/ranks.js';
import { chosenScope } from '../ranking/scope.choice.js';
import { answerRanking } from './ranking.intent.js';

/** Whether the places are asked for that have more, or less, than the one named: « qui produit moins de blé que l'Espagne ». */
export function asksBeyondOne({ frame, place, products, domain }: Question, { lexicon }: Desk): boolean {
  const isOfOne = place.places.filter((id) => !isGroup(lexicon, id)).length === 1;
  const isPut = frame.intent === 'ranking' || frame.intent === 'comparison';
  const isPlain = isPut && frame.threshold === null && frame.order?.over !== 'products';
  return (
    frame.beyondOne !== undefined && isPlain && isOfOne && products.length === 1 && domain === 'production'
  );
}

/** Those beyond it, by name; of few that are ahead of it, its rank and them. */
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
  if (comparator === 'above' && matches.length <= MOST_AHEAD) return answerRanking(question, desk);
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
