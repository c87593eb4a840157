import { median } from '../../../statistics/formulas/mean.formula.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import { countOf } from '../named.figures.js';
import { isGroup } from '../place.choice.js';
import { type Desk, type FigureAnswer, type Question } from '../question.js';
import { figuresByPlace } from './place.figures.js';
import { factsByPlace, rankPlaces } from './place.ranking.js';
import { baseValue } from './ranks.js';
import { chosenScope } from './scope.choice.js';

/** So many of the places are named beside the median, from the highest. */
const NAMED = 3;

/** « rendement médian dans les pays de l'UE en 2024 »: of the places of one group at one time. */
export function asksMedianOfPlaces({ frame, place, products, domain }: Question, { lexicon }: Desk): boolean {
  const [group = '', ...others] = place.places;
  const isOfGroup = others.length === 0 && isGroup(lexicon, group);
  const isOfOne = products.length === 1 && domain === 'production';
  return frame.median === true && isOfGroup && isOfOne && isAtOnce(frame.period?.value ?? null);
}

function isAtOnce(period: Period | null): boolean {
  return isOpen(period) || (period?.kind === 'at' && period.span.grain === 'year');
}

/** The median of all of them, and those that have the most. */
export async function answerMedianOfPlaces(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = { end: 'highest', over: 'places', count: NAMED } as const;
  const ranked = await rankPlaces(question, desk, order);
  const [first] = ranked.kind === 'ranking' ? ranked.ranked : [];
  if (ranked.kind !== 'ranking' || !first) return ranked;
  const facts = factsByPlace(await figuresByPlace(question, desk, await chosenScope(question, desk)));
  const value = median(facts.map((fact) => baseValue(desk.lexicon, fact)));
  if (value === null) return ranked;
  const figure = { name: 'median', value: value / desk.lexicon.getUnit(first.unit).factor, unit: first.unit };
  const together = {
    kind: 'median',
    figure,
    count: countOf(facts.length),
    whole: null,
    percent: null,
  } as const;
  return { ...ranked, together };
}
