import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const asked = {
  intent: 'share' as const,
  products: ['soft-wheat'],
  places: ['FR'],
  measures: ['production'],
  whole: { product: null, place: null, members: ['FR', 'DE'] },
};

describe('the share in a total that is named', () => {
  it('is of the sum of its members, with a row of each', async () => {
    const found = await find('part-of-total', { ...asked, period: inYear(2024) });
    const [france, germany] = found.facts.map(({ value }) => value ?? NaN);
    expect(found.part.place).toBe('FR');
    expect(found.percent.value).toBeCloseTo(
      (100 * (france ?? NaN)) / ((france ?? NaN) + (germany ?? NaN)),
      6,
    );
    expect(
      found.facts.map(({ sharePercent }) => sharePercent ?? 0).reduce((sum, one) => sum + one),
    ).toBeCloseTo(100, 6);
  });

  it('is told with part and total', async () => {
    const found = await find('part-of-total', { ...asked, period: inYear(2024) });
    const writer = new AnswerWriter(loadLexicon());
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /^La France représentait [\d,]+\s% de la production de blé tendre de la France et de l’Allemagne ensemble en 2024, soit [\d,]+ sur [\d,]+\smillions de tonnes\./u,
    );
    expect(writer.write(found, 'production', 'en').answer).toMatch(
      /^France accounted for [\d.]+% of the combined production of soft wheat of France and Germany in 2024, or [\d.]+ of [\d.]+ million tonnes\./u,
    );
  });

  it('is judged where a limit is put up', async () => {
    const text = 'la France fait-elle plus de la moitié du total de la France et de l’Allemagne ?';
    const { holds, percent } = await find('part-of-total', { ...asked, text, period: inYear(2024) });
    expect(holds).toBe(percent.value > 50);
  });

  it('is that of the wider place where one of them has no figure', async () => {
    const whole = { product: null, place: null, members: ['FR', 'IT'] };
    expect((await find('share', { ...asked, whole, period: inYear(2024) })).whole.place).toBe('EU27_2020');
  });
});
