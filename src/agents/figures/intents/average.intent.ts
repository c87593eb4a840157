import { isOpen } from '../../../understanding/dates/period-shapes.js';
import { mean } from '../../../statistics/formulas/mean.formula.js';
import { averageOf } from '../average.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { countOf } from '../named.figures.js';
import { baseValue } from '../ranking/ranks.js';
import { periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import type { Line } from '../availability.js';
import { seek } from '../seeking.js';
import { answerValue } from './value.intent.js';

/** The mean over periods; over one annual figure it is that figure. */
export async function answerAverage(asked: Question, desk: Desk): Promise<FigureAnswer> {
  const question = asked.frame.deviation ? overYears(asked) : asked;
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: question.frame.period?.value ?? null });
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  if (lines.every((line) => line.observations.length === 1))
    return ofPlaces(await answerValue(question, desk), desk);
  if (areMeansOfYears(question, lines)) return answerValue(question, desk);
  sought.notes.push(...notes);
  return averageOf(question, desk, sought);
}

/** How much something varies is asked of many years: of the last ten where none are named. */
function overYears(question: Question): Question {
  if (!isOpen(periodOf(question))) return question;
  const value = { kind: 'last', count: 10, grain: 'year' } as const;
  return { ...question, frame: { ...question.frame, period: { value, provenance: 'assumed' } } };
}

/** « moyenne des rendements de la France et de l'Italie en 2023 »: each place's figure, with the mean of them. */
function ofPlaces(found: FigureAnswer, { lexicon }: Desk): FigureAnswer {
  if (found.kind !== 'value' || found.values.length < 2) return found;
  const [first] = found.values;
  const isAlike = found.values.every(
    ({ product, measure, period }) =>
      product === first?.product && measure === first.measure && period === first.period,
  );
  if (!first || !isAlike) return found;
  const value = mean(found.values.map((fact) => baseValue(lexicon, fact))) ?? 0;
  const figure = { name: 'mean', value: value / lexicon.getUnit(first.unit).factor, unit: first.unit };
  return { ...found, mean: { figure, count: countOf(found.values.length) } };
}

/** « prix de vente moyen en 2020 et 2022 »: a yearly price is a mean itself, and each year's is asked for. */
function areMeansOfYears({ domain, frame }: Question, lines: readonly Line[]): boolean {
  const isEach = domain === 'price' && frame.period?.value.kind === 'each' && !frame.olympic && !frame.median;
  return isEach && lines.every(({ track }) => track.frequency === 'annual');
}
