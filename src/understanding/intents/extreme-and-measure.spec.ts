import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('another measure at the time of an extreme', () => {
  it.each([
    [
      'quelle année depuis 2000 a vu la plus grande surface de sorgho en France, et combien de tonnes a-t-on récoltées cette année-là ?',
      'area-harvested',
      'production',
    ],
    [
      'In which year since 2000 was the soft wheat area in France largest, and what was the yield that year?',
      'area-harvested',
      'yield',
    ],
    [
      'En quelle année la production de maïs en Espagne a-t-elle atteint son record, et le rendement ?',
      'production',
      'yield',
    ],
  ])('« %s »', (question, first, then) => {
    const { intent, order, measures, alsoAsked } = read(question);
    expect([intent, order?.over, measures[0]?.value]).toEqual(['extreme', 'periods', first]);
    expect(alsoAsked).toMatchObject({
      intent: 'value',
      measures: [{ value: then }],
      fromExtreme: { as: 'at' },
    });
    expect(alsoAsked?.places).toEqual(read(question).places);
  });

  it('may be another product, of that time', () => {
    const { alsoAsked } = read('When did cocoa peak, and what was arabica coffee worth that month?');
    expect(alsoAsked).toMatchObject({ products: [{ value: 'coffee-arabica' }], fromExtreme: { as: 'at' } });
  });

  it.each([
    'quelle année a vu la plus grande surface de sorgho en France, et combien en 2024 ?',
    'quelle année a vu la plus grande surface de sorgho en France ?',
    'quel pays a la plus grande surface de sorgho et quel est son rendement ?',
  ])('is not asked for in « %s »', (question) => {
    expect(read(question).alsoAsked?.fromExtreme).toBeUndefined();
  });
});

it('the year of an extreme may be asked for without a question word', () => {
  const question =
    "l'année où la récolte de blé tendre française a été la plus faible depuis 2000, et le rendement cette année-là";
  const { measures, alsoAsked } = read(question);
  expect(measures).not.toMatchObject([{ value: 'yield' }]);
  expect(alsoAsked).toMatchObject({ measures: [{ value: 'yield' }], fromExtreme: { as: 'at' } });
});
