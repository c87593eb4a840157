import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const wheat = {
  intent: 'value' as const,
  products: ['soft-wheat'],
  measures: ['production'],
  places: ['FR'],
};

describe('what the amount of a year is a day', () => {
  it.each([
    ['production de blé tendre en France en 2024, par jour ?', 2024, 366],
    ['how much wheat did France grow a day in 2023?', 2023, 365],
  ])('is that of each day of the year: « %s »', async (text, year, days) => {
    const { values, rate, before } = await find('value', { ...wheat, period: inYear(year), text });
    expect([rate?.days.value, before]).toEqual([days, null]);
    expect(rate?.amount.value).toBeCloseTo((values[0]?.value ?? NaN) / days, 6);
  });

  it('is told behind the amount', async () => {
    const text = 'production de blé tendre par jour en France en 2024';
    const found = await find('value', { ...wheat, period: inYear(2024), text });
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /en 2024\. En moyenne, cela fait 69\s335\stonnes par jour, sur 366\sjours\./u,
    );
    expect(writer.write(found, 'production', 'en').answer).toMatch(
      /in 2024\. On average that is 69,335 tonnes a day, over 366 days\./u,
    );
  });

  it('is none of an amount that nothing is said of a day of', async () => {
    const text = 'production de blé tendre en France en 2024';
    expect((await find('value', { ...wheat, period: inYear(2024), text })).rate).toBeUndefined();
  });

  it('is none of an area', async () => {
    const asked = { ...wheat, measures: ['area-harvested'], period: inYear(2024) };
    const found = await find('value', { ...asked, text: 'surface de blé tendre par jour en France en 2024' });
    expect(found.rate).toBeUndefined();
  });
});
