import { changeOf } from '../change.findings.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { comparesYears } from '../period.selection.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { seek } from '../seeking.js';

/** How one or several lines of figures moved between two periods. */
export async function answerChange(question: Question, desk: Desk): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const asked = question.frame.period?.value ?? null;
  const options = { places, period: asked, byYear: question.domain === 'price' && comparesYears(asked) };
  const sought = await seek(question, desk, options);
  if (sought.holdings.length === 0) return explain(question, desk, sought.failures);
  sought.notes.push(...notes);
  return changeOf(question, desk, sought);
}
