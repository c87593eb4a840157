import { describe, expect, it } from 'vitest';
import { frameOf } from '../../../../test/fixtures/agents/frames.js';
import { countOfAll, furtherOf, shownOf } from './shown.js';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

describe('what a ranking tells', () => {
  it.each([
    [26, null, 5],
    [26, 10, 10],
    [26, 20, 20],
    [26, 100, 26],
    [74, 20, 20],
    // All of a long one are no list to read.
    [74, 100, 10],
  ])('of %i, where %s are asked for, is the first %i', (compared, asked, told) => {
    expect(shownOf(upTo(compared), asked).top).toHaveLength(told);
  });
});

describe('the countries that are all named', () => {
  const counted = (text: string, many = 9, order: Parameters<typeof frameOf>[0]['order'] = null) =>
    countOfAll({ frame: frameOf({ intent: 'ranking', text, order }), domain: 'production' }, many);

  it.each([
    "Quels pays de l'UE cultivent du riz ?",
    "Liste-moi les pays de l'UE qui cultivent du riz.",
    'Which EU countries grow rice?',
    'List the EU countries that produce hops.',
    'Nommez les États membres producteurs de coton',
    "Parmi les pays de l'UE, lesquels cultivent du riz ?",
    "Lesquels des pays de l'UE cultivent du riz ?",
  ])('are those of « %s »', (text) => expect(counted(text)).toBe(9));

  it.each([
    'Quel pays cultive du riz ?',
    "Quels pays qui ne sont pas dans l'UE cultivent du riz ?",
    'Qui cultive du riz ?',
    "Où cultive-t-on du riz dans l'UE ?",
  ])('are not those of « %s »', (text) => expect(counted(text)).toBeNull());

  it('are no more than can be read, and none of an order', () => {
    expect(counted('Which countries grow coffee?', 74)).toBeNull();
    const order = { end: 'highest', over: 'places', count: null } as const;
    expect(counted('Quels pays produisent le plus de riz ?', 9, order)).toBeNull();
  });
});

describe('what is asked for and not told', () => {
  const furtherIn = (text: string, compared: number, count: number | null): ReturnType<typeof furtherOf> => {
    const order = { end: 'highest', over: 'places', count } as const;
    const ranked = upTo(compared);
    return furtherOf({ frame: frameOf({ intent: 'ranking', text, order }) }, ranked, shownOf(ranked, count));
  };

  it.each([
    ['Classement des producteurs de blé', 26, null, null],
    ['Classement des producteurs de café dans le monde', 74, null, 30],
    ['Full ranking of coffee producers', 74, 100, 30],
    ['Top 50 des producteurs de maïs', 74, 50, 30],
  ])('by « %s » of %i goes on in the rows', (text, compared, count, last) => {
    expect(furtherIn(text, compared, count)).toEqual({ further: { last } });
  });

  it.each([
    ['Qui produit le plus de blé ?', 26, null],
    ['Top 10 des producteurs de blé', 26, 10],
    ['Classement complet des producteurs de blé', 26, 100],
    ['Classement des producteurs de riz', 5, null],
  ])('is nothing by « %s » of %i', (text, compared, count) => {
    expect(furtherIn(text, compared, count)).toEqual({});
  });
});
