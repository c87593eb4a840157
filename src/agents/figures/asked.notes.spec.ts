import { describe, expect, it } from 'vitest';
import { find, kinds } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inMonth, inquiryOf } from '../../../test/fixtures/agents/frames.js';
import { MemoryFigures } from '../../../test/fixtures/agents/memory-figures.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { FigureDesk } from './figures.desk.js';

const desk = new FigureDesk(loadLexicon(), new MemoryFigures());

const price = { domain: 'price' as const, products: ['maize'], measures: ['price'] };
const order = { end: 'highest' as const, count: null, over: 'periods' as const };

describe('what is said to the words of a question', () => {
  it.each(['pourquoi le maïs augmente', 'why did maize rise'])(
    'is that no cause is known: « %s »',
    async (text) => {
      const { notes } = await find('change', {
        ...price,
        intent: 'change',
        period: fromYearTo(2024, 2025),
        text,
      });
      expect(kinds(notes)).toContain('no-cause');
    },
  );

  it.each(['le maïs a-t-il monté à cause de la guerre ?', 'did maize rise because of the drought?'])(
    'is that no cause is known, and no yes, where one is put up: « %s »',
    async (text) => {
      const slots = {
        ...price,
        intent: 'change' as const,
        period: fromYearTo(2020, 2022),
        movement: 'up' as const,
      };
      const [of, plain] = [
        await find('change', { ...slots, text }),
        await find('change', { ...slots, text: 'le maïs a-t-il monté ?' }),
      ];
      expect([kinds(of.notes).includes('no-cause'), of.holds, plain.holds]).toEqual([true, null, true]);
    },
  );

  it('leaves a no as it is where a cause is put up', async () => {
    const text = 'le maïs a-t-il baissé à cause de la guerre ?';
    const slots = {
      ...price,
      intent: 'change' as const,
      period: fromYearTo(2020, 2022),
      movement: 'down' as const,
    };
    expect((await find('change', { ...slots, text })).holds).toBe(false);
  });

  it.each(['prix du maïs corrigé de l’inflation', 'is that nominal', 'maïs en dollars constants'])(
    'is that prices are nominal: « %s »',
    async (text) => {
      const { notes } = await find('value', { ...price, intent: 'value', period: inMonth('2025-05'), text });
      expect(kinds(notes)).toContain('nominal-prices');
    },
  );

  it('is said of the highest price of decades, and not of a few years', async () => {
    const ever = await find('extreme', { ...price, intent: 'extreme', order });
    const lately = await find('extreme', {
      ...price,
      intent: 'extreme',
      order,
      period: fromYearTo(2022, null),
    });
    expect([ever, lately].map(({ notes }) => kinds(notes).includes('nominal-prices'))).toEqual([true, false]);
  });

  it('is nothing where nothing of the kind is asked', async () => {
    const { notes } = await find('value', {
      ...price,
      intent: 'value',
      period: inMonth('2025-05'),
      text: 'prix du maïs',
    });
    expect(kinds(notes)).not.toContain('nominal-prices');
  });
});

describe('a count of animals', () => {
  const noted = async (words: string) => {
    const inquiry = inquiryOf({
      products: ['pig'],
      places: ['FR'],
      measures: ['slaughtered'],
      intent: 'latest',
    });
    const products = [{ value: 'pig', provenance: 'explicit' as const, words }];
    const answer = await desk.answer({ ...inquiry, frame: { ...inquiry.frame, products } }, 'production');
    return 'notes' in answer ? answer.notes : [];
  };

  it.each(['porcs charcutiers', 'Porc charcutier'])(
    'says that it is of all of them where the word is narrower: « %s »',
    async (words) => {
      expect(await noted(words)).toContainEqual({
        kind: 'counts-wider',
        product: 'pig',
        narrower: 'les porcs charcutiers',
      });
    },
  );

  it.each(['porcs', 'cochons'])('says no such thing of « %s »', async (words) => {
    expect(kinds(await noted(words))).not.toContain('counts-wider');
  });
});
