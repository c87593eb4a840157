import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Voice } from '../voice.js';
import { quantitiesInRuns } from './precision.js';

const voice = new Voice('fr', loadLexicon());
const saidOf = (values: readonly number[]): string[] =>
  quantitiesInRuns(
    values.map((value) => ({ value, unit: 'kt' })),
    null,
    voice,
  ).map((text) => text.replace(/[\u00a0\u202f]/gu, ' '));

it('a long list of unlike sizes says each unit once', () => {
  expect(saidOf([32940, 22990, 5430, 1770, 1130, 979.01, 903.38, 6.7])).toEqual([
    '32,94 millions de tonnes',
    '22,99',
    '5,43',
    '1,77',
    '1,13',
    '979 010 tonnes',
    '903 380',
    '6 700',
  ]);
});

it('a list of one unit says it once, and a short one of several says each', () => {
  expect(saidOf([32940, 22990, 5430])).toEqual(['32,94 millions de tonnes', '22,99', '5,43']);
  expect(saidOf([32940, 22990, 6.7])).toEqual([
    '32,94 millions de tonnes',
    '22,99 millions de tonnes',
    '6 700 tonnes',
  ]);
});
