import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, month } from '../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const highest = { end: 'highest' as const, count: null, over: 'periods' as const };
const lowest = { ...highest, end: 'lowest' as const };

describe('the best or the worst since a time', () => {
  const wheat = {
    intent: 'extreme' as const,
    products: ['soft-wheat'],
    places: ['FR'],
    measures: ['production'],
  };

  it.each([
    ['la récolte de 2024 est-elle la plus faible depuis 2016 ?', lowest, 2016, '2016', 'Oui. '],
    ['la récolte de 2019 est-elle la meilleure depuis 2015 ?', highest, 2015, '2016', 'Oui. '],
    ['la récolte de 2025 est-elle la meilleure depuis 2015 ?', highest, 2015, '2016', 'Non. '],
    ['la récolte de 2020 est-elle la plus faible depuis le début de 2016 ?', lowest, 2016, '2016', 'Non. '],
    ['la récolte est-elle au plus bas depuis 2020 ?', lowest, 2020, '2020', 'Non. '],
  ])('is judged by what came after it: « %s »', async (text, order, since, from, verdict) => {
    const found = await find('extreme', { ...wheat, text, order, period: fromYearTo(since, null) });
    expect(found.from).toBe(from);
    expect(writer.write(found, 'production', 'fr').answer.startsWith(verdict)).toBe(true);
  });

  it('tells the figure of that time where it lies beyond', async () => {
    const text = 'was the 2019 harvest the best since 2015?';
    const found = await find('extreme', { ...wheat, text, order: highest, period: fromYearTo(2015, null) });
    expect(found.start?.period).toBe('2015');
    expect(writer.write(found, 'production', 'en').answer).toMatch(/^Yes\. .+ In 2015, the figure was /u);
  });

  it('is not confirmed where the figures begin later', async () => {
    const text = 'la récolte de 2024 est-elle la plus faible depuis 1980 ?';
    const found = await find('extreme', { ...wheat, text, order: lowest, period: fromYearTo(1980, null) });
    expect([found.supposed?.period, found.isPartly]).toEqual(['2024', true]);
    expect(writer.write(found, 'production', 'fr').answer).toMatch(/^La production /u);
  });
});

describe('a price at its highest or lowest since a time', () => {
  const maize = {
    domain: 'price' as const,
    intent: 'extreme' as const,
    products: ['maize'],
    measures: ['price'],
  };
  const since2024 = fromYearTo(2024, null);

  it.each(['le maïs est-il au plus bas depuis 2024 ?', 'is maize at its lowest since 2024?'])(
    'is the newest: « %s »',
    async (text) => {
      const found = await find('extreme', { ...maize, text, order: lowest, period: since2024 });
      expect([found.from, found.supposed?.period]).toEqual(['2025-01', found.to]);
    },
  );

  it('is that of the month that is named', async () => {
    const text = 'Was the March 2025 price of maize the lowest since 2024?';
    const found = await find('extreme', { ...maize, text, language: 'en', order: lowest, period: since2024 });
    expect(found.supposed?.period).toBe('2025-03');
  });

  it('is judged since the month that is named', async () => {
    const text = 'le prix du maïs est-il le plus haut depuis avril 2024 ?';
    const period = { kind: 'between' as const, from: month('2024-04'), to: null };
    const found = await find('extreme', { ...maize, text, order: highest, period });
    expect([found.from, found.supposed?.period]).toEqual(['2024-04', found.to]);
  });

  it('is judged since as long ago', async () => {
    const text = 'le maïs est-il au plus haut depuis un an ?';
    const period = { kind: 'last' as const, count: 1, grain: 'year' as const, asChange: true as const };
    const found = await find('extreme', { ...maize, text, order: highest, period });
    expect(found.supposed?.period).toBe(found.to);
  });

  it.each([
    'quel est le plus bas du maïs depuis 2024 ?',
    'was maize at its lowest in spring since 2024?',
    'le maïs a-t-il été au plus bas depuis 2024 ?',
  ])('is put up of no time in « %s »', async (text) => {
    const found = await find('extreme', { ...maize, text, order: lowest, period: since2024 });
    expect(found.supposed ?? null).toBeNull();
  });
});
