import { averageOf } from '../average.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import type { Line } from '../availability.js';
import { seek } from '../seeking.js';
import { answerValue } from './value.intent.js';

/** The mean over periods; over one annual figure it is that figure. */
export async function answerAverage(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const sought = await seek(question, desk, { places, period: question.frame.period?.value ?? null });
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  const lines = sought.holdings.flatMap((holding) => holding.lines);
  if (lines.every((line) => line.observations.length === 1)) return answerValue(question, desk);
  if (areMeansOfYears(question, lines)) return answerValue(question, desk);
  sought.notes.push(...notes);
  return averageOf(question, desk, sought);
}

/** « prix de vente moyen en 2020 et 2022 »: a yearly price is a mean itself, and each year's is asked for. */
function areMeansOfYears({ domain, frame }: Question, lines: readonly Line[]): boolean {
  const isEach = domain === 'price' && frame.period?.value.kind === 'each' && !frame.olympic && !frame.median;
  return isEach && lines.every(({ track }) => track.frequency === 'annual');
}
