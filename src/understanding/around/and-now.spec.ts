import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('how things stand now, asked behind another question', () => {
  it.each([
    ['le prix de l’urée a culminé quand ? et combien vaut-elle aujourd’hui ?', 'extreme'],
    ['when did urea peak and what is it worth now?', 'extreme'],
    ['le cacao a dépassé 10 dollars le kilo, en quel mois ? et depuis, il est retombé à combien ?', 'filter'],
    ['prix du maïs en 2015 et aujourd’hui', 'value'],
    ['prix moyen du sucre en 2023 et aujourd’hui', 'average'],
    ['à quel niveau le cacao était-il monté en décembre 2024 et où en est-il maintenant ?', 'value'],
    ['à combien l’urée était-elle tombée en juin 2023, et combien vaut-elle aujourd’hui ?', 'value'],
    ['à combien était monté le soja en 2022 et où en est-il ?', 'extreme'],
    ['how high had urea climbed in April 2022 and where is it now?', 'value'],
    ['Le prix du blé a-t-il baissé en 2024, et combien vaut-il maintenant ?', 'change'],
    ['Did cocoa rise in 2024, and what is it worth now?', 'change'],
  ])('is asked of the newest figure: « %s »', (question, intent) => {
    const { alsoAsked, ...first } = read(question);
    expect([first.intent, alsoAsked?.intent]).toEqual([intent, 'latest']);
    expect(alsoAsked).toMatchObject({ period: null, order: null, threshold: null });
    expect(alsoAsked?.products).toEqual(first.products);
  });

  it('is beside several years asked one by one', () => {
    const { period, alsoAsked } = read('how many pigs in Poland in 2005, 2015 and now?');
    expect(period?.value).toMatchObject({
      kind: 'each',
      spans: [{ from: '2005-01-01' }, { from: '2015-01-01' }],
    });
    expect(alsoAsked?.intent).toBe('latest');
  });

  it('takes « à l’époque » for the year that was told', () => {
    const { period, alsoAsked } = read(
      'Le café en 1977, il avait flambé. C’était combien à l’époque et combien maintenant ?',
    );
    expect(period?.value).toMatchObject({ kind: 'at', span: { from: '1977-01-01' } });
    expect(alsoAsked?.intent).toBe('latest');
  });

  it.each([
    'combien vaut le blé aujourd’hui et le maïs',
    'le blé en mars 2022 et combien vaut-il maintenant',
    'le blé a-t-il augmenté entre 2015 et aujourd’hui',
    'quel est le prix du blé aujourd’hui',
  ])('is no second question: « %s »', (question) => {
    expect(read(question).alsoAsked).toBeUndefined();
  });
});
