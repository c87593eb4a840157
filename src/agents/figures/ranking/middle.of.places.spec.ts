import { expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { mean, median } from '../../../statistics/formulas/mean.formula.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const asked = {
  intent: 'value' as const,
  products: ['soft-wheat'],
  places: ['EU27_2020'],
  measures: ['yield'],
  period: inYear(2020),
  median: true as const,
  text: 'rendement médian du blé tendre dans les pays de l’UE en 2020',
};

it('A median in a group is that of its countries, with those that have the most', async () => {
  const found = await find('ranking', asked);
  const values = found.facts.filter(({ place }) => place !== 'EU27_2020').map(({ value }) => value ?? NaN);
  expect(found.together).toMatchObject({ kind: 'median', count: { value: values.length } });
  expect(found.together?.figure.value).toBeCloseTo(median(values) ?? NaN, 9);
  expect(new AnswerWriter(loadLexicon()).write(found, 'production', 'fr').answer).toMatch(
    /^En 2020 dans l’Union européenne, la médiane de \d+ pays pour le rendement du blé tendre est de [\d,]+\st\/ha\. L’Allemagne arrive en tête, avec /u,
  );
});

it.each([
  ['moyenne des rendements du blé tendre des pays de l’UE en 2020', true],
  ['rendement moyen du blé tendre dans les États membres en 2020', true],
  ['rendement moyen du blé tendre dans l’UE en 2020', false],
])('A mean is that of the countries where each of them is meant: « %s » %s', async (text, isOfEach) => {
  const { median: _, ...plain } = asked;
  if (!isOfEach) {
    await find('value', { ...plain, text });
    return;
  }
  const found = await find('ranking', { ...plain, text });
  const values = found.facts.filter(({ place }) => place !== 'EU27_2020').map(({ value }) => value ?? NaN);
  expect(found.together).toMatchObject({ kind: 'plain-mean', count: { value: values.length } });
  expect(found.together?.figure.value).toBeCloseTo(mean(values) ?? NaN, 9);
  expect(new AnswerWriter(loadLexicon()).write(found, 'production', 'fr').answer).toMatch(
    /^En 2020 dans l’Union européenne, la moyenne simple de \d+ pays pour le rendement du blé tendre est de [\d,]+\st\/ha \([\d,]+\st\/ha pour l’ensemble\)\./u,
  );
});

it('A median in one country stays its own figure', async () => {
  await find('value', { ...asked, places: ['FR'] });
});
