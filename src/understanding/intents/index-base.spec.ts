import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the time whose figure is put at a hundred', () => {
  it.each([
    ["en base 100 en 2015, où en est le prix du blé tendre de l'UE en 2022 ?", '2015-01-01'],
    ['EU soft wheat price, putting 2015 at 100, where did the index stand in 2022?', '2015-01-01'],
    ["l'indice du prix du blé tendre dans l'UE, 2015 = 100, en 2022 ?", '2015-01-01'],
    ['Index the EU soft wheat price to 100 in 2015: what is it in 2022?', '2015-01-01'],
    ['Si le cacao valait 100 en janvier 2020, il vaut combien en janvier 2026 ?', '2020-01-01'],
    ['production de blé tendre en France, indice 100 en 2015, et en 2024 ?', '2015-01-01'],
    ['With 2010 = 100, what is the index of world cocoa prices in 2024?', '2010-01-01'],
  ])('« %s »', (question, from) => {
    expect(read(question)).toMatchObject({ indexBase: { from }, unheldMeasure: null });
  });

  it.each([
    ['le blé valait-il plus de 100 €/t en 2015 ?'],
    ['de 100 kg de blé en 2015, combien de farine ?'],
    ["quel est l'indice des prix du blé en 2022 ?"],
    ['how many of the 100 countries grew wheat in 2015?'],
  ])('is none in « %s »', (question) => {
    expect(read(question).indexBase).toBeUndefined();
  });

  it('is among the times asked about, up to now where no other is named', () => {
    const pair = read('prix du blé tendre de l’UE en 2022, base 100 en 2015').period?.value;
    expect(pair).toMatchObject({ kind: 'each', spans: [{ from: '2022-01-01' }, { from: '2015-01-01' }] });
    const since = read('prix du cacao, base 100 en 2015').period?.value;
    expect(since).toMatchObject({ kind: 'between', from: { from: '2015-01-01' }, to: null });
  });
});
