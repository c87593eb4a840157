import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');
const ids = (slots: readonly { value: string }[]) => slots.map(({ value }) => value);

describe('what is said in passing', () => {
  it.each([
    'by how many hectares did potatoes shrink in Poland between 2004, when it joined the EU, and 2023?',
    'de combien la surface de pommes de terre a-t-elle baissé en Pologne entre 2004, quand elle est entrée dans l’UE, et 2023 ?',
  ])('of a year names no place: « %s »', (question) => {
    const { places, period, alsoAsked } = read(question);
    expect(ids(places)).toEqual(['PL']);
    expect(period?.value).toMatchObject({
      kind: 'between',
      from: { from: '2004-01-01' },
      to: { to: '2023-12-31' },
    });
    expect(alsoAsked).toBeUndefined();
  });

  it.each([
    'which EU member state slaughtered the most sheep in 2022, now that the UK is out?',
    'quel pays de l’UE a abattu le plus de moutons en 2022, maintenant que le Royaume-Uni en est sorti ?',
  ])('of how things are is no time: « %s »', (question) => {
    const { places, period } = read(question);
    expect(ids(places)).toEqual(['EU27_2020']);
    expect(period?.value).toMatchObject({ kind: 'at', span: { from: '2022-01-01' } });
  });

  it('is asked where it is a question', () => {
    const { period, intent } = read('wheat in France in 2016, when was it lower?');
    expect([intent, period?.value.kind]).not.toEqual(['value', undefined]);
  });
});
