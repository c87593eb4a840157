import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { frameOf, fromYearTo } from '../../../test/fixtures/agents/frames.js';
import { comparesLevels, comparesMeans, meansOfTimes } from './compared.means.js';

describe('means that are compared', () => {
  const asked = { intent: 'average' as const, products: ['soft-wheat'], measures: ['yield'] };

  it.each([
    ['Compare le rendement moyen du blé en France et en Allemagne entre 2015 et 2020', true],
    ['On average, which yielded more from 2015 to 2020, France or Germany?', true],
    ["Compare l'évolution du rendement moyen entre 2015 et 2020", false],
    ['Compare le rendement du blé en France et en Allemagne entre 2015 et 2020', false],
  ])('are asked for, not how they moved: « %s »: %s', (text, isOfMeans) => {
    expect(comparesMeans(frameOf({ text }))).toBe(isOfMeans);
  });

  it.each([
    ['sur 2015-2020, qui a produit le plus de blé entre la France et l’Allemagne ?', true],
    ['from 2015 to 2020, which was more expensive, wheat or maize?', true],
    ['lequel est devenu le plus cher, le blé ou le maïs ?', false],
    ['qui a le plus augmenté sa production, la France ou l’Allemagne ?', false],
  ])('are those of which was higher over a stretch: « %s »: %s', (text, isOfLevels) => {
    const order = { end: 'highest' as const, count: null, over: 'places' as const };
    expect(comparesLevels(frameOf({ text, order, period: fromYearTo(2015, 2020) }))).toBe(isOfLevels);
  });

  it('are none of two lines of which nothing is asked beside one another', () => {
    const text = 'production de blé en France et en Allemagne de 2015 à 2020';
    expect(comparesLevels(frameOf({ text, period: fromYearTo(2015, 2020) }))).toBe(false);
  });

  it('are told for each place of a stretch, with what lies between them and the verdict', async () => {
    const text = 'Le rendement moyen était-il plus élevé en France qu’en Allemagne entre 2015 et 2020 ?';
    const found = await find('averages', {
      ...asked,
      intent: 'comparison',
      places: ['FR', 'DE'],
      period: fromYearTo(2015, 2020),
      text,
    });
    const [france, germany] = found.averages.map(({ mean }) => mean.value);
    const own = found.facts.filter(({ place }) => place === 'FR').map(({ value }) => value ?? NaN);
    expect(own).toHaveLength(6);
    expect(france).toBeCloseTo(own.reduce((total, value) => total + value, 0) / 6, 9);
    expect(found.gap?.over).toBe('sides');
    expect(found.gap?.difference.value).toBeCloseTo(Math.abs((germany ?? NaN) - (france ?? NaN)), 9);
    expect(found.holds).toBe((france ?? NaN) > (germany ?? NaN));
  });

  it.each([
    // The side that the claim is made beside is named first, or the claim is of a size.
    ['Compared with France, was the average yield higher in Germany?', null],
    ['Par rapport à la France, le rendement moyen est-il plus élevé en Allemagne ?', null],
    ['Was the average yield 50% lower in France than in Germany?', null],
    ['Le rendement moyen est-il deux fois plus élevé en France qu’en Allemagne ?', null],
    ['Was the average yield much lower in France than in Germany?', null],
    // By the publisher's figures France yields less in these years.
    ['Was the average yield lower in France than in Germany?', true],
    ['Was the average yield higher in France than in Germany?', false],
  ])('of « %s »: %s', async (text, holds) => {
    const sides = { ...asked, intent: 'comparison' as const, places: ['FR', 'DE'] };
    const found = await find('averages', { ...sides, period: fromYearTo(2015, 2020), text });
    expect(found.holds).toBe(holds);
  });

  it('are one finding in the order of time where a line is asked for over two stretches', async () => {
    const text = 'La production moyenne était-elle plus élevée en 2020-2024 qu’en 2015-2019 ?';
    const measures = ['production'];
    const of = async (from: number, to: number) =>
      find('average', { ...asked, measures, places: ['FR'], period: fromYearTo(from, to), text });
    const [later, earlier] = [await of(2020, 2024), await of(2015, 2019)];
    const found = meansOfTimes(later, earlier, frameOf({ text }));
    if (!found) throw new Error('the means are of one line');
    expect(found.averages.map(({ from }) => from)).toEqual(['2015', '2020']);
    const difference = later.mean.value - earlier.mean.value;
    expect(found.gap).toMatchObject({
      over: 'times',
      difference: { value: difference },
      percent: { value: (difference / earlier.mean.value) * 100 },
    });
    expect(found.holds).toBe(difference > 0);
    expect(found.facts).toHaveLength(10);
  });

  it.each([
    ['La production moyenne a-t-elle baissé de plus de 50 % entre 2015-2019 et 2020-2024 ?', null, 'down'],
    ['Compared with 2015-2019, was average production higher in 2020-2024?', null, null],
    ['La production moyenne est-elle devenue plus élevée entre 2015-2019 et 2020-2024 ?', null, null],
    ['La production moyenne a-t-elle baissé entre 2015-2019 et 2020-2024 ?', true, 'down'],
    ['La production moyenne a-t-elle augmenté entre 2015-2019 et 2020-2024 ?', false, 'up'],
  ] as const)('over two stretches: « %s » is judged %s', async (text, holds, movement) => {
    const of = async (from: number, to: number) =>
      find('average', {
        ...asked,
        measures: ['production'],
        places: ['FR'],
        period: fromYearTo(from, to),
        text,
      });
    const [earlier, later] = [await of(2015, 2019), await of(2020, 2024)];
    expect(later.mean.value).toBeLessThan(earlier.mean.value);
    expect(meansOfTimes(earlier, later, frameOf({ text, ...(movement && { movement }) }))?.holds).toBe(holds);
  });

  it('are no move where the stretches overlap', async () => {
    const of = async (from: number, to: number) =>
      find('average', { ...asked, places: ['FR'], period: fromYearTo(from, to) });
    expect(meansOfTimes(await of(2015, 2018), await of(2017, 2020), frameOf({ text: '' }))).toBeNull();
  });

  it('stay two findings where they are of two lines', async () => {
    const of = async (place: string) =>
      find('average', { ...asked, places: [place], period: fromYearTo(2015, 2020) });
    expect(meansOfTimes(await of('FR'), await of('DE'), frameOf({ text: '' }))).toBeNull();
  });
});
