import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { month, year } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const wheat = {
  intent: 'value' as const,
  products: ['soft-wheat'],
  measures: ['production'],
  places: ['FR'],
};

describe('figures as an index', () => {
  const pair = { kind: 'each' as const, spans: [year(2023), year(2024)] };

  it('are in proportion to that of the base, with the rows of both times', async () => {
    const found = await find('change', { ...wheat, indexBase: year(2023), period: pair });
    const [from, to] = found.facts;
    const [indices] = found.indices ?? [];
    expect(indices?.start.period).toBe('2023');
    expect(indices?.at.map(({ fact }) => fact.period)).toEqual(['2024']);
    expect(indices?.at[0]?.index.value).toBeCloseTo((100 * (to?.value ?? NaN)) / (from?.value ?? NaN), 9);
  });

  it('are told to a tenth before the figures', async () => {
    const found = await find('change', { ...wheat, indexBase: year(2023), period: pair });
    const writer = new AnswerWriter(loadLexicon());
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /^En base 100 en 2023, l’indice est de \d+,\d en 2024\. La production de blé tendre en France a baissé/u,
    );
    expect(writer.write(found, 'production', 'en').answer).toMatch(
      /^With a base of 100 in 2023, the index is \d+\.\d in 2024\. /u,
    );
  });

  it('may have a base that is the later time', async () => {
    const found = await find('change', { ...wheat, indexBase: year(2024), period: pair });
    expect(found.indices?.[0]?.at[0]?.fact.period).toBe('2023');
  });

  it('of prices are of the means of years, and of months by the month', async () => {
    const price = {
      domain: 'price' as const,
      intent: 'value' as const,
      products: ['urea'],
      measures: ['price'],
    };
    const years = { kind: 'each' as const, spans: [year(2024), year(2025)] };
    const ofYears = await find('change', { ...price, indexBase: year(2024), period: years });
    expect(ofYears.indices?.[0]?.start).toMatchObject({ period: '2024', derived: 'mean' });
    const months = { kind: 'each' as const, spans: [month('2025-01'), month('2026-01')] };
    const ofMonths = await find('change', { ...price, indexBase: month('2025-01'), period: months });
    expect(ofMonths.indices?.[0]?.start.period).toBe('2025-01');
  });
});
