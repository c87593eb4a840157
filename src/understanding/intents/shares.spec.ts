import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each([
  ['part des oléagineux dans les surfaces françaises', 'utilised-agricultural-area', null],
  ['part du blé dans les surfaces cultivées en France', 'utilised-agricultural-area', null],
  ['share of wheat in the cultivated area of Germany', 'utilised-agricultural-area', null],
  ["part de la France dans les surfaces de blé de l'UE", null, 'EU27_2020'],
  ['part de la France dans la surface de colza', null, null],
  ['part de la France dans la production de colza', null, null],
])(
  'a share in an area is of all the land where no crop is named with it: « %s »',
  (question, product, place) =>
    expect(understanding.read(question, '2026-11-20').whole).toEqual({ product, place }),
);

it.each([
  ["quelle part de l'UE pour la France en blé, et qui est premier ?", ['EU27_2020']],
  ['what share of EU potatoes does Poland have and which country is the largest producer?', ['EU27_2020']],
  ["quelle part de la production de maïs de l'UE pour la France", undefined],
])('a share of a group with who leads it is two questions: « %s »', (question, places) => {
  const { intent, alsoAsked } = understanding.read(question, '2026-11-20');
  expect([intent, alsoAsked?.places.map(({ value }) => value)]).toEqual(['share', places]);
});
