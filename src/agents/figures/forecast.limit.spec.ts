import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inMonth, month } from '../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../wording/answer.writer.js';

const writer = new AnswerWriter(loadLexicon());
const until = (name: string) => ({ kind: 'between' as const, from: null, to: month(name) });
const asked = { domain: 'price', products: ['maize'], measures: ['price'], ahead: true } as const;
const forecastOf = (text: string, value: number, comparator: 'above' | 'below', to = until('2026-12')) =>
  find('forecast', {
    ...asked,
    products: ['maize'],
    measures: ['price'],
    intent: 'filter',
    text,
    threshold: { comparator, value, unit: 'USD/t' },
    period: to,
  });

describe('a limit at a time still to come', () => {
  it.each([
    ["Le maïs restera-t-il sous 230 dollars la tonne d'ici décembre ?", 'below', 230, 'unsure', 'within'],
    ["Le maïs restera-t-il sous 500 dollars la tonne d'ici décembre ?", 'below', 500, 'likely', 'above'],
    ["Le maïs va-t-il dépasser 500 dollars d'ici décembre ?", 'above', 500, 'unlikely', 'above'],
    ['Will maize stay above 100 dollars until December 2026?', 'above', 100, 'likely', 'below'],
    ['Will maize fall below 100 dollars by December 2026?', 'below', 100, 'unlikely', 'below'],
    ['maize under 500 by December 2026?', 'below', 500, 'likely', 'above'],
  ] as const)('is set beside the interval: « %s »', async (text, comparator, value, expected, side) => {
    const { ofLimit } = await forecastOf(text, value, comparator);
    expect(ofLimit).toMatchObject({ expected, side, limit: { value, unit: 'USD/t' } });
  });

  it('is passed once where it is to be reached, and each time where it is to be kept to', async () => {
    // Above the first interval, and within the last one.
    const of = async (text: string) => (await forecastOf(text, 200, 'below')).ofLimit?.expected;
    expect(await of('Will maize stay under 200 until December 2026?')).toBe('unlikely');
    expect(await of('Will maize fall under 200 by December 2026?')).toBe('unsure');
    expect(await of('Will maize be under 200 in the months until December 2026?')).toBe('unsure');
  });

  it.each([
    ['Quels mois le maïs dépassera-t-il 500 dollars ?', 'USD/t'],
    ["Le maïs ne dépassera-t-il pas 500 dollars d'ici décembre ?", 'USD/t'],
    ["Le maïs dépassera-t-il 500 euros d'ici décembre ?", 'EUR/t'],
  ])('has no verdict where a yes would be misread or the money is another: « %s »', async (text, unit) => {
    const found = await find('forecast', {
      ...asked,
      products: ['maize'],
      measures: ['price'],
      intent: 'forecast',
      text,
      threshold: { comparator: 'above', value: 500, unit },
      period: until('2026-12'),
    });
    expect([found.ofLimit, found.expected]).toEqual([undefined, undefined]);
    const isOtherMoney = found.notes.some(({ kind }) => kind === 'other-unit');
    expect(isOtherMoney).toBe(unit === 'EUR/t');
  });

  it('is told as what the interval says, never as a plain yes', async () => {
    const told = async (text: string, value: number, language: 'fr' | 'en') =>
      writer
        .write(await forecastOf(text, value, 'below'), 'prix', language)
        .answer.replace(/[\u00a0\u202f]/gu, ' ');
    expect(await told("Le maïs restera-t-il sous 230 dollars d'ici décembre ?", 230, 'fr')).toMatch(
      /^Ce n’est pas certain : 230 USD\/t est dans l’intervalle de la prévision pour \S+ 2026\. Selon la prévision/u,
    );
    expect(await told("Le maïs restera-t-il sous 500 dollars d'ici décembre ?", 500, 'fr')).toMatch(
      /^Probablement : 500 USD\/t est au-dessus de l’intervalle de la prévision\. /u,
    );
    expect(await told('Will maize fall below 100 dollars by December?', 100, 'en')).toMatch(
      /^Probably not: 100 USD\/t lies below the interval of the forecast\. The statistical forecast /u,
    );
  });

  it('is of figures that are held where the time is one of these', async () => {
    const found = await find('value', {
      ...asked,
      products: ['maize'],
      measures: ['price'],
      intent: 'value',
      text: 'Will maize have been under 230 in April 2026?',
      threshold: { comparator: 'below', value: 230, unit: 'USD/t' },
      period: inMonth('2026-04'),
    });
    expect(found.values[0]?.period).toBe('2026-04');
  });
});
