import { clarify } from '../clarification.js';
import { explain } from '../explanation.js';
import { factsOf, foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { figuresByPlace } from '../ranking/place.figures.js';
import { openNotes } from '../ranking/place.ranking.js';
import { chosenScope } from '../ranking/scope.choice.js';

/** « quels pays ne produisent pas de riz »: those with a published zero; those without a figure are another matter. */
export async function answerAbsence(question: Question, desk: Desk): Promise<FigureAnswer> {
  if (question.products.length === 0) return clarify(question, desk, ['product']);
  const scope = await chosenScope(question, desk);
  const { holding, tracks, ask, notes } = await figuresByPlace(question, desk, scope);
  const facts = holding ? factsOf([holding]) : [];
  const [sample] = facts;
  if (!holding || !sample) {
    const product = question.products[0] ?? '';
    return explain(question, desk, [{ best: null, withheld: false, tracks, ask, product }]);
  }
  const none = facts.filter(({ value }) => value === 0);
  const said = [...question.notes, ...notes.filter(({ kind }) => kind !== 'missing')];
  return {
    kind: 'absence',
    ...(await foundBase(question, desk, none, [
      ...said,
      ...openNotes(question, desk.lexicon, scope, sample),
    ])),
    citations: await desk.reader.citationsOf([sample.dataset]),
    none,
    sample,
    compared: countOf(facts.length, 'compared'),
    unknown: holding.missing,
    scope: scope.group,
  };
}
