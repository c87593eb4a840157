import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const wheat = {
  intent: 'value' as const,
  products: ['soft-wheat'],
  measures: ['production'],
  places: ['FR'],
};

describe('how far back a figure was as low or as high', () => {
  it('is the last time before it that one was', async () => {
    const text = 'la récolte de 2023 est la plus haute depuis quand';
    const found = await find('since-level', { ...wheat, period: inYear(2023), text });
    const { supposed, before } = found;
    expect(supposed.period).toBe('2023');
    expect(before === null || (before.period < '2023' && before.value >= supposed.value)).toBe(true);
  });

  it('is no time where none is known, with the beginning of the series', async () => {
    const text = 'la récolte de blé 2024 est la pire depuis combien de temps';
    const found = await find('since-level', { ...wheat, period: inYear(2024), text });
    expect(found.before).toBeNull();
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /^La production de blé tendre en France était de 25,38\smillions\sde tonnes en 2024\. Aucun chiffre antérieur n’est plus bas\s?:\sla série commence en \d{4}/u,
    );
  });

  it('is told of the newest figure in English', async () => {
    const text = 'is urea the highest in how many years';
    const found = await find(
      'since-level',
      { domain: 'price', intent: 'extreme', products: ['urea'], measures: ['price'], text },
      'en',
    );
    expect(found.latest).toBe(true);
    expect(writer.write(found, 'prix', 'en').answer).toMatch(
      /the latest figure available\. (?:The last figure that was|No earlier figure is) /u,
    );
  });
});

describe('how much figures vary', () => {
  it('is their standard deviation, also in percent of the mean', async () => {
    const found = await find('average', {
      ...wheat,
      intent: 'average',
      deviation: true,
      period: fromYearTo(2015, 2025),
    });
    const { size, percent } = found.deviation ?? { size: { value: NaN }, percent: { value: NaN } };
    expect(percent.value).toBeCloseTo((size.value / found.mean.value) * 100, 6);
    expect(writer.write(found, 'production', 'fr').answer).toMatch(
      /L’écart-type est de [\d,]+\s?(?:millions? de )?tonnes, soit [\d,]+\s% de la moyenne/u,
    );
  });

  it('is told of the one that varied the most of several, over ten years where none are named', async () => {
    const found = await find('averages', {
      domain: 'price',
      intent: 'average',
      products: ['urea', 'maize'],
      measures: ['price'],
      deviation: true,
    });
    expect(writer.write(found, 'prix', 'en').answer).toMatch(
      /In proportion, the variation is largest for (?:urea|grain maize)\. The standard deviation is /u,
    );
  });
});

describe('prices by country', () => {
  it('are not told by the price of the group that they are asked of', async () => {
    const text = 'quels pays de l’UE ont le prix du blé tendre le plus bas en 2024';
    const found = await find('no-figure', {
      domain: 'price',
      intent: 'extreme',
      products: ['soft-wheat'],
      measures: ['price'],
      places: ['EU27_2020'],
      period: inYear(2024),
      order: { end: 'lowest', count: null, over: 'periods' },
      text,
    });
    expect(found.reason).toBe('by-country');
    expect(writer.write(found, 'prix', 'fr').answer).toMatch(
      /^Pas de donnée par pays disponible sur le prix du blé tendre/u,
    );
  });
});

describe('a figure of the one that leads', () => {
  it('is that of the first place of the order', async () => {
    const { blankFrame, slotOf } = await import('../../../understanding/blank-frame.js');
    const order = blankFrame({
      domain: 'production',
      intent: 'ranking',
      products: [slotOf('soft-wheat')],
      measures: [slotOf('production')],
      places: [slotOf('EU27_2020')],
      period: slotOf(inYear(2024)),
      order: { end: 'highest', count: null, over: 'places' },
    });
    const found = await find('value', {
      intent: 'value',
      products: ['soft-wheat'],
      measures: ['yield'],
      period: inYear(2024),
      fromLeader: order,
    });
    expect(found.values).toMatchObject([{ place: 'FR', measure: 'yield', period: '2024' }]);
  });
});

it.each([
  ['il faut remonter à quelle année pour trouver une récolte plus petite ?', 'lowest'],
  ["pour le blé français, on doit remonter jusqu'à quand pour une meilleure récolte ?", 'highest'],
  ['to what year do you have to go back to find a larger harvest?', 'highest'],
  ['how many years back do we have to look for a worse harvest?', 'lowest'],
])('how far back another stands is told of the one time named: « %s »', async (text, end) => {
  const found = await find('since-level', { ...wheat, period: inYear(2023), text });
  expect([found.end, found.supposed.period]).toEqual([end, '2023']);
});

it('is set against the time that another is to be beyond', async () => {
  const text = 'how far back do you have to go to find a larger harvest than 2023?';
  const found = await find('since-level', {
    ...wheat,
    period: fromYearTo(2023, null),
    againstPast: true,
    text,
  });
  expect([found.end, found.supposed.period]).toEqual(['highest', '2023']);
});
