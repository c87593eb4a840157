import { expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear, year } from '../../../../test/fixtures/agents/frames.js';
import { loadCues } from '../../../lexicon/cues.loader.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { Understanding } from '../../../understanding/understanding.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const lexicon = loadLexicon();
const understanding = new Understanding(lexicon, loadCues());

it('the mean of several places at one time is told beside the figure of each', async () => {
  const asked = { intent: 'average' as const, products: ['soft-wheat'], places: ['FR', 'DE', 'PL'] };
  const found = await find('value', { ...asked, measures: ['production'], period: inYear(2024) });
  const total = found.values.reduce((sum, { value }) => sum + value, 0);
  expect(found.mean?.figure.value).toBeCloseTo(total / 3, 6);
  expect(new AnswerWriter(lexicon).write(found, 'production', 'en').answer).toMatch(
    / The mean is [\d.]+ million tonnes \(simple mean of 3 figures\)\./u,
  );
});

it.each([
  ['moyenne des rendements du blé en France, en Italie et en Espagne en 2023', 'average'],
  ['rendement moyen du blé en France et en Allemagne en 2023', 'value'],
])('« %s » asks for %s', (question, intent) => {
  expect(understanding.read(question, '2026-11-20').intent).toBe(intent);
});

it('means of two years are told with the move from the one to the other', async () => {
  const asked = {
    domain: 'price' as const,
    intent: 'average' as const,
    products: ['urea'],
    measures: ['price'],
  };
  const period = { kind: 'each' as const, spans: [year(2024), year(2025)] };
  const { averages, gap } = await find('averages', { ...asked, period });
  const [before, after] = averages.map(({ mean }) => mean.value);
  expect(gap).toMatchObject({ over: 'times', difference: { value: (after ?? NaN) - (before ?? NaN) } });
});
