import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUnits } from './text-units.js';

const said = (text: string): string[] => readUnits(text).map(({ start, end }) => text.slice(start, end));
/** Each unit with the first words of the one that it hangs on. */
const tree = (text: string): (readonly [string, string | null])[] => {
  const units = readUnits(text);
  const words = said(text);
  return units.map(({ lead }, at) => [words[at] ?? '', lead === null ? null : (words[lead] ?? '')]);
};

describe('the sentences of an article', () => {
  it('are not cut at the full stop of a reference, an abbreviation or a number', () => {
    const text =
      'I. - Selon l’article L. 411-3 et le II. Le bail dure neuf ans. Nul ne peut y déroger.\n1. Les actes (art. D. 1) sont nuls.';
    expect(said(text)).toEqual([
      'I. - Selon l’article L. 411-3 et le II. Le bail dure neuf ans.',
      'Nul ne peut y déroger.',
      '1. Les actes (art. D. 1) sont nuls.',
    ]);
  });

  it('are cut where the publisher left out the space', () => {
    expect(said('Il faut l’accord du bailleur.A cet effet, il lui écrit.')).toEqual([
      'Il faut l’accord du bailleur.',
      'A cet effet, il lui écrit.',
    ]);
  });

  it('are cut at the items of a list within a line', () => {
    expect(said('Sont exclus : 1° Les échanges ; 2° Les dons ; les legs.')).toEqual([
      'Sont exclus : 1° Les échanges ;',
      '2° Les dons ; les legs.',
    ]);
  });

  it('together leave out nothing but white space', () => {
    const parts = fc.constantFrom(
      'Le bail',
      'neuf ans.',
      'dure :',
      '\n',
      '1° ',
      '-',
      'a) ',
      'II.-',
      'L. 4-1',
      ' ',
      'Fin ;',
      'art. ',
    );
    fc.assert(
      fc.property(fc.array(parts), (given) => {
        const text = given.join(' ');
        const units = readUnits(text);
        expect(said(text).join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
        expect(units.every(({ lead }, at) => lead === null || lead < at)).toBe(true);
      }),
    );
  });
});

it('know where a part of the article begins', () => {
  const parts = readUnits(
    'Préambule.\nI.-Le bail est écrit. Il dure.\n1° Neuf ans ;\nII bis. - Nul n’y déroge.',
  );
  expect(parts.map(({ opensSection }) => opensSection)).toEqual([false, true, false, false, true]);
});

describe('what hangs on what', () => {
  it('is the item on its announcement, and its further sentences on the item', () => {
    expect(
      tree('Sont interdits :\n1° Les feux. Un arrêté en décide.\n2° Les dépôts.\nLe maire veille.'),
    ).toEqual([
      ['Sont interdits :', null],
      ['1° Les feux.', 'Sont interdits :'],
      ['Un arrêté en décide.', '1° Les feux.'],
      ['2° Les dépôts.', 'Sont interdits :'],
      ['Le maire veille.', null],
    ]);
  });

  it('follows lists within lists, and goes on with the outer one', () => {
    const text =
      'Il faut :\n1° Des pièces :\na) Le bail ;\nb) Le plan ;\n2° Un avis.\nII.-Sont dispensés :\n-les dons ;';
    expect(tree(text).map(([, lead]) => lead)).toEqual([
      null,
      'Il faut :',
      '1° Des pièces :',
      '1° Des pièces :',
      'Il faut :',
      null,
      'II.-Sont dispensés :',
    ]);
  });

  it('reads a list of dashes that holds numbers, and an item without any sign', () => {
    const text =
      'Ne sont pas applicables :\n-aux dons ;\n-aux prêts :\n1° Courts ;\n-aux ventes.\nAutre espèce :\nla ladrerie.';
    expect(tree(text).map(([, lead]) => lead)).toEqual([
      null,
      'Ne sont pas applicables :',
      'Ne sont pas applicables :',
      '-aux prêts :',
      'Ne sont pas applicables :',
      null,
      'Autre espèce :',
    ]);
  });

  it('goes on after a paragraph that stands between the items', () => {
    const text =
      'Sont électeurs :\n1° Les exploitants :\na) Assurés.\nIl en est de même des aides.\n2° Les bailleurs.';
    expect(tree(text).at(-1)).toEqual(['2° Les bailleurs.', 'Sont électeurs :']);
  });
});
