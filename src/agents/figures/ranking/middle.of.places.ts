import { mean, median } from '../../../statistics/formulas/mean.formula.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Period } from '../../../understanding/dates/period.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { KnownFact } from '../../../wording/facts.js';
import { answerValue } from '../intents/value.intent.js';
import { countOf } from '../named.figures.js';
import { isGroup } from '../place.choice.js';
import { type Desk, type FigureAnswer, type Question } from '../question.js';
import { figuresByPlace } from './place.figures.js';
import { factsByPlace, rankPlaces } from './place.ranking.js';
import { baseValue } from './ranks.js';
import { chosenScope } from './scope.choice.js';

/** So many of the places are named beside the middle, from the highest. */
const NAMED = 3;
/** « moyenne des rendements … des pays de l'UE », "average yield across EU countries": of each of them, and not of all together. */
const MEAN_OF_COUNTRIES =
  /(?<![a-z])(?:moyenn(?:e|es|s)?|moyen|average|mean)(?![a-z]).*(?<![a-z])(?:(?:(?:des|entre les|parmi les|dans les|of|across|among|between|in) (?:[a-z0-9]+ ){0,3}?(?:pays|etats membres|countries|member states)))(?![a-z])/;

/** « rendement médian dans les pays de l'UE en 2024 », "mean yield of EU countries": of the places of one group at one time. */
export function asksMiddleOfPlaces(question: Question, { lexicon }: Desk): boolean {
  const { frame, place, products, domain } = question;
  const [group = '', ...others] = place.places;
  const isOfGroup = others.length === 0 && isGroup(lexicon, group);
  const isOfOne = products.length === 1 && domain === 'production' && frame.order === null;
  return middleAsked(question) !== null && isOfGroup && isOfOne && isAtOnce(frame.period?.value ?? null);
}

function middleAsked({ frame }: Question): 'median' | 'plain-mean' | null {
  if (frame.median) return 'median';
  return MEAN_OF_COUNTRIES.test(fold(frame.text)) ? 'plain-mean' : null;
}

function isAtOnce(period: Period | null): boolean {
  return isOpen(period) || (period?.kind === 'at' && period.span.grain === 'year');
}

/** The middle of all of them, those that have the most, and of a yield that of all together. */
export async function answerMiddleOfPlaces(question: Question, desk: Desk): Promise<FigureAnswer> {
  const order = { end: 'highest', over: 'places', count: NAMED } as const;
  const ranked = await rankPlaces(question, desk, order);
  const [first] = ranked.kind === 'ranking' ? ranked.ranked : [];
  const kind = middleAsked(question);
  if (ranked.kind !== 'ranking' || !first || !kind) return ranked;
  const facts = factsByPlace(await figuresByPlace(question, desk, await chosenScope(question, desk)));
  const values = facts.map((fact) => baseValue(desk.lexicon, fact));
  const value = kind === 'median' ? median(values) : mean(values);
  if (value === null) return ranked;
  const figure = { name: kind, value: value / desk.lexicon.getUnit(first.unit).factor, unit: first.unit };
  const whole = kind === 'plain-mean' && first.measure === 'yield' ? await ofAll(question, desk) : null;
  return {
    ...ranked,
    facts: whole ? [...ranked.facts, whole] : ranked.facts,
    together: { kind, figure, count: countOf(facts.length), whole, percent: null },
  };
}

/** The group's own figure. */
async function ofAll(question: Question, desk: Desk): Promise<KnownFact | null> {
  const found = await answerValue(question, desk);
  const [only = null, ...others] = found.kind === 'value' ? found.values : [];
  return others.length > 0 ? null : only;
}
