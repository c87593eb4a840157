import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, year } from '../../../../test/fixtures/agents/frames.js';
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

  it('names the few times that are an exception to what is put up of each', async () => {
    const text = 'le blé a-t-il coûté plus que l’orge chaque année ?';
    const asked = { ...prices, products: ['soft-wheat', 'barley'], places: ['EU27_2020'], text };
    const found = await find('overtaking', asked);
    expect(found.exceptions?.map(([{ period }]) => period)).toEqual(['2016']);
    expect(found.facts.some(({ period }) => period === '2016')).toBe(true);
    expect(writer.write(found, 'prix', 'fr').answer).toMatch(
      /^Non\. .* pendant 9 années sur 10, .* Ce n’était pas le cas en 2016 \(.+ contre .+\)\. En \d{4}, la plus récente/u,
    );
  });

  it.each([
    ['la Pologne a-t-elle déjà produit plus de blé que la France ?', ['PL', 'FR'], false],
    ['y a-t-il eu une année où la France a produit plus de blé que la Pologne ?', ['FR', 'PL'], true],
    ['has France ever produced more wheat than Poland?', ['FR', 'PL'], true],
  ])('is a yes or a no where it is asked whether it ever was: « %s »', async (text, places, holds) => {
    expect((await find('overtaking', { ...wheat, places, text })).holds).toBe(holds);
  });

  const barleyOverWheat = { ...prices, products: ['barley', 'soft-wheat'], places: ['EU27_2020'] };

  it.each([
    ['has France always produced more wheat than Poland?', ['FR', 'PL'], true, 'Yes. '],
    ['la France a-t-elle produit plus de blé que la Pologne chaque année ?', ['FR', 'PL'], true, 'Yes. '],
    ['has Poland always produced more wheat than France?', ['PL', 'FR'], false, 'No. '],
    ['la France produit-elle toujours plus de blé que la Pologne ?', ['FR', 'PL'], true, 'Yes. '],
    ['la Pologne produit-elle toujours plus de blé que la France ?', ['PL', 'FR'], false, 'No. '],
    ["la France n'a-t-elle pas toujours produit plus de blé que la Pologne ?", ['FR', 'PL'], null, 'The '],
  ])('is judged of each time where it is put up of all: « %s »', async (text, places, holds, start) => {
    const found = await find('overtaking', { ...wheat, places, text });
    expect(found.holds).toBe(holds);
    expect(writer.write(found, 'production', 'en').answer.startsWith(start)).toBe(true);
  });

  it('tells at how many of the times it was so', async () => {
    const always = await find('overtaking', {
      ...barleyOverWheat,
      text: "l'orge a-t-elle toujours été plus chère que le blé tendre ?",
    });
    expect([always.count.value, always.compared.value, always.holds]).toEqual([1, 10, false]);
    expect(writer.write(always, 'prix', 'fr').answer).toMatch(
      /^Non\. .+ pendant 1 année sur 10, .+ pour la dernière fois en 2016/u,
    );
  });

  it.each([
    "combien de fois l'orge a-t-elle été plus chère que le blé tendre ?",
    'how many times has barley been dearer than soft wheat?',
    'number of years in which barley was dearer than soft wheat',
  ])('is counted: « %s »', async (text) => {
    const found = await find('overtaking', { ...barleyOverWheat, text });
    expect([found.asked, found.count.value, found.holds]).toEqual(['often', 1, null]);
    expect(writer.write(found, 'prix', 'en').answer).toContain('in 1 year out of 10');
  });

  it('is not confirmed of years before the first figures', async () => {
    const text = 'has France grown more wheat than Poland every year since 1980?';
    const period = fromYearTo(1980, null);
    expect((await find('overtaking', { ...wheat, places: ['FR', 'PL'], period, text })).holds).toBeNull();
  });

  it.each([
    ['la Pologne a-t-elle dépassé la France en blé ?', ['PL', 'FR'], false, 'Non. '],
    ['la France a-t-elle dépassé la Pologne en blé ?', ['FR', 'PL'], null, 'La '],
  ])('is no overtaking where one was ahead all along: « %s »', async (text, places, holds, start) => {
    const found = await find('overtaking', { ...wheat, places, text });
    expect(found.holds).toBe(holds);
    const { answer } = writer.write(found, 'production', 'fr');
    expect(answer.startsWith(start)).toBe(true);
    expect(answer.includes('Aucun dépassement')).toBe(holds === null);
  });

  const named = { kind: 'each' as const, spans: [year(2016), year(2022)] };

  it.each([
    "l'orge était-elle plus chère que le blé tendre en 2016 et en 2022 ?",
    "l'orge était-elle moins chère que le blé tendre en 2016 et en 2022 ?",
  ])('is told of each of the years that are named: « %s »', async (text) => {
    const found = await find('overtaking', { ...barleyOverWheat, text, period: named });
    expect([found.asked, found.holds]).toEqual(['named', false]);
    expect(writer.write(found, 'prix', 'fr').answer).toMatch(
      /^Pas chaque année\s: le prix .+, mais pas en /u,
    );
  });

  it('is one verdict where all of these agree', async () => {
    const text = 'did France produce more wheat than Poland in 2016 and in 2022?';
    const [of, against] = await Promise.all(
      [
        ['FR', 'PL'],
        ['PL', 'FR'],
      ].map((places) => find('overtaking', { ...wheat, places, text, period: named })),
    );
    expect([of?.holds, against?.holds]).toEqual([true, false]);
    const answers = [of, against].map((found) => found && writer.write(found, 'production', 'en').answer);
    expect(answers[0]).toMatch(/^Yes\. .+ in 2016 \(.+\) and in 2022 \(/u);
    expect(answers[1]).toMatch(
      /^No\. .+ was not higher in Poland than in France in 2016 \(.+\) or in 2022 \(/u,
    );
  });

  it('puts in front which of the two is asked for', async () => {
    const text = 'qui a produit le plus de blé en 2016 et en 2022, la Pologne ou la France ?';
    const order = { end: 'highest' as const, count: null, over: 'places' as const };
    const found = await find('overtaking', { ...wheat, places: ['PL', 'FR'], order, text, period: named });
    expect(found.now[0].place).toBe('FR');
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /^La production de blé tendre a été plus élevée en France qu’en Pologne en 2016/u,
    );
  });

  it('is a ratio, and no count, in « combien de fois plus »', async () => {
    const text = 'combien de fois plus de blé la France produit-elle que la Pologne ?';
    expect((await find('comparison', { ...wheat, places: ['FR', 'PL'], text })).asksRatio).toBe(true);
  });
});

describe('in which years one line was beyond another', () => {
  const asked = {
    domain: 'price' as const,
    intent: 'comparison' as const,
    products: ['barley', 'soft-wheat'],
    measures: ['price'],
    places: ['EU27_2020'],
    steps: 'year' as const,
  };

  it.each([
    ["en quelles années l'orge s'est-elle vendue plus cher que le blé tendre ?", 'fr'],
    ['in which years did barley sell for more than soft wheat?', 'en'],
  ] as const)('names each of them: « %s »', async (text, language) => {
    const found = await find('overtaking', { ...asked, text }, language);
    expect([found.asked, found.count.value, found.holds]).toEqual(['which', 1, null]);
    const { answer } = writer.write(found, 'prix', language);
    const only = found.first?.[0].period ?? '';
    expect(answer).toMatch(
      language === 'fr'
        ? new RegExp(`pendant 1 année sur 10, de \\d{4} à \\d{4}\\s: ${only} \\(`, 'u')
        : new RegExp(`in 1 year out of 10, from \\d{4} to \\d{4}: ${only} \\(`, 'u'),
    );
  });

  it('names the stretches where they are many', async () => {
    const text = "en quelles années le blé tendre a-t-il coûté plus cher que l'orge ?";
    const found = await find('overtaking', { ...asked, products: ['soft-wheat', 'barley'], text });
    expect(writer.write(found, 'prix', 'fr').answer).toMatch(
      / années sur 10, de \d{4} à \d{4}\s: (?:de|en) \d{4}/u,
    );
  });
});

describe('which of two was in front, by a comparative', () => {
  const wheat = { intent: 'comparison' as const, products: ['soft-wheat'], measures: ['production'] };
  const named = { kind: 'each' as const, spans: [year(2016), year(2022)] };

  it.each([
    'Who grew more wheat, Poland or France, in 2016 and in 2022?',
    'Poland or France: which harvested more wheat in 2016 and 2022?',
    'Qui a fait plus de blé en 2016 et en 2022, la Pologne ou la France ?',
    'In 2016 and 2022, was it Poland or France that grew more wheat?',
  ])('is told of each year: « %s »', async (text) => {
    const found = await find('overtaking', { ...wheat, places: ['PL', 'FR'], text, period: named });
    expect([found.asked, found.now[0].place, found.holds]).toEqual(['named', 'FR', null]);
  });

  it('names the one in front at each time, where that changes hands', async () => {
    const found = await find('overtaking', {
      domain: 'price',
      intent: 'comparison',
      measures: ['price'],
      products: ['barley', 'soft-wheat'],
      places: ['EU27_2020'],
      text: "Lequel était plus cher en 2016 et en 2022, l'orge ou le blé ?",
      period: named,
    });
    expect(writer.write(found, 'prix', 'fr').answer).toMatch(
      /^Le prix dans l’Union européenne a été plus élevé pour l’orge que pour le blé tendre en 2016 \(.+ contre .+\), mais plus élevé pour le blé tendre que pour l’orge en 2022 \(/u,
    );
  });

  it.each([
    'quelle année la France a fait plus de blé que la Pologne ?',
    'plus de blé en France qu’en Pologne, quelle année ?',
  ])('is looked for where the year is asked for without a preposition: « %s »', async (text) => {
    const found = await find('overtaking', { ...wheat, places: ['FR', 'PL'], text });
    expect(found.asked).toBe('when');
  });

  it.each([
    'Years in which France grew more wheat than Poland',
    'les années où la France a fait plus de blé que la Pologne',
  ])('lists the years that are asked for: « %s »', async (text) => {
    const found = await find('overtaking', { ...wheat, places: ['FR', 'PL'], text });
    expect(found.asked).toBe('which');
  });
});
