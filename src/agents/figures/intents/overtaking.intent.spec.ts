import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());

describe('when one line of figures was beyond another', () => {
  const wheat = { intent: 'comparison' as const, products: ['soft-wheat'], measures: ['production'] };
  const prices = { domain: 'price' as const, intent: 'comparison' as const, measures: ['price'] };

  it('is told of every time that both have figures of', async () => {
    const text = 'quand la France a-t-elle produit plus de blé que la Pologne';
    const found = await find('overtaking', { ...wheat, places: ['FR', 'PL'], text });
    expect(found.count.value).toBe(found.compared.value);
    expect(found.since?.[0].period).toBe(found.from);
    const { answer } = writer.write(found, 'production', 'fr');
    expect(answer).toMatch(
      /^La production de blé tendre a été plus élevée en France qu’en Pologne à chacune des \d+ années/u,
    );
  });

  it('is never, of the other side', async () => {
    const text = 'depuis quand la Pologne dépasse-t-elle la France';
    const found = await find('overtaking', { ...wheat, places: ['PL', 'FR'], text });
    expect([found.count.value, found.first, found.last, found.since]).toEqual([0, null, null, null]);
    expect(writer.write(found, 'production', 'en').answer).toMatch(
      /^The production of soft wheat was never higher in Poland than in France from \d{4} to \d{4}\. In \d{4}, the latest for which both have a figure, it was /u,
    );
  });

  it('puts the side in front that is gone past by', async () => {
    const text = 'quand la Pologne a-t-elle été dépassée par la France';
    const found = await find('overtaking', { ...wheat, places: ['PL', 'FR'], text });
    expect(found.now.map(({ place }) => place)).toEqual(['FR', 'PL']);
  });

  it('is told with the first and the last time, and how it is now', async () => {
    const text = 'when did barley cost more than soft wheat';
    const asked = { ...prices, products: ['barley', 'soft-wheat'], places: ['EU27_2020'], text };
    const found = await find('overtaking', asked, 'en');
    const gaps = [found.first, found.last].map((pair) => (pair ? pair[0].value - pair[1].value : NaN));
    expect(gaps.every((gap) => gap > 0)).toBe(true);
    expect([found.count.value, found.compared.value, found.since]).toEqual([1, 10, null]);
    expect(writer.write(found, 'prix', 'en').answer).toMatch(
      /^The price in the European Union was higher for barley than for soft wheat for the last time in 2016 .+ That is so of 1 year out of 10/u,
    );
  });

  it('is looked for within the stretch that is named', async () => {
    const text = 'quand la France a-t-elle dépassé la Pologne depuis 2020';
    const found = await find('overtaking', {
      ...wheat,
      places: ['FR', 'PL'],
      period: fromYearTo(2020, null),
      text,
    });
    expect(found.from).toBe('2020');
  });

  it.each([
    ['la Pologne a-t-elle déjà produit plus de blé que la France ?', ['PL', 'FR'], false],
    ['y a-t-il eu une année où la France a produit plus de blé que la Pologne ?', ['FR', 'PL'], true],
    ['has France ever produced more wheat than Poland?', ['FR', 'PL'], true],
  ])('is a yes or a no where it is asked whether it ever was: « %s »', async (text, places, holds) => {
    expect((await find('overtaking', { ...wheat, places, text })).holds).toBe(holds);
  });
});
