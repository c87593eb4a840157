import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findActReferences } from './act-reference.js';

describe('acts of the Union in a text', () => {
  it.each([
    ['Que dit l’article 5 du règlement (UE) 2021/2115 ?', '32021R2115', '5'],
    ['art. 6 du règlement 2021/2115', '32021R2115', '6'],
    ['article premier du règlement (CE) n° 1907/2006', '32006R1907', '1'],
    ['l’article 2 bis du règlement (UE) n° 1308/2013', '32013R1308', '2bis'],
    ['article 4, paragraphe 3, du règlement (UE) 2021/2115', '32021R2115', '4'],
    ['Article 13 of Regulation (EU) 2021/2115', '32021R2115', '13'],
    ['article 6(1) of Directive 2011/83/EU', '32011L0083', '6'],
    ['la directive 91/676/CEE sur les nitrates', '31991L0676', null],
    ['règlement (UE) n° 2016/2031', '32016R2031', null],
    ['Article 12 of Regulation 1907/2006', '32006R1907', '12'],
    ['le règlement délégué (UE) 2022/126 de la Commission', '32022R0126', null],
  ])('%s', (text, celex, article) => {
    const unit = article === null ? null : { kind: 'article', number: article };
    expect(findActReferences(text)).toMatchObject([{ celex, unit }]);
  });

  it.each([
    ['l’annexe II du règlement (UE) 2021/2115', 'annex', 'II'],
    ['Annex XIV to Regulation (EC) No 1907/2006', 'annex', 'XIV'],
    ['l’annexe du règlement (UE) 2021/2115', 'annex', ''],
    ['le considérant 12 du règlement (UE) 2021/2115', 'recital', '12'],
    ['recital (45) of Directive 2011/83/EU', 'recital', '45'],
  ])('%s', (text, kind, number) => {
    expect(findActReferences(text)).toMatchObject([{ unit: { kind, number } }]);
  });

  it('are told once for each article of a list', () => {
    const found = findActReferences('articles 5, 6 bis et 12 du règlement (UE) 2021/2115');
    expect(found.map(({ unit, words }) => [unit?.number, words])).toEqual(
      ['5', '6bis', '12'].map((number) => [number, 'règlement (UE) 2021/2115']),
    );
  });

  it.each([
    'article L. 411-1 du code rural',
    'le règlement intérieur',
    'règlement 12/34',
    'le 12/05/2021',
    '',
  ])('are not seen in %j', (text) => expect(findActReferences(text)).toEqual([]));

  it('are all found, with their places', () => {
    const text = 'Voir le règlement (UE) 2021/2115 et l’article 3 de la directive 2011/83/UE.';
    const found = findActReferences(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
      'règlement (UE) 2021/2115',
      'article 3 de la directive 2011/83/UE',
    ]);
  });

  it('reads any year and number from 2015 on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2015, max: 2099 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 200 }),
        (year, number, article) => {
          const text = `article ${article} du règlement (UE) ${year}/${number}`;
          expect(findActReferences(text)).toMatchObject([
            {
              celex: `3${year}R${String(number).padStart(4, '0')}`,
              unit: { kind: 'article', number: String(article) },
            },
          ]);
        },
      ),
    );
  });
});
