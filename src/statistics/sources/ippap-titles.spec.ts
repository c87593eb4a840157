import { describe, expect, it } from 'vitest';
import { IppapTitles } from './ippap-titles.js';

const IPPAP = 'Indice des prix agricoles à la production (IPPAP)';

function read(title: string) {
  return new IppapTitles().read('1', title, 'M');
}

describe('titles of producer price indices', () => {
  it.each([
    [`${IPPAP} - Blé tendre - Base 2020`, 'blé tendre', '2020'],
    [`${IPPAP} - Base 100 en 2015 - 01.11.11 - Blé tendre`, 'blé tendre', '2015'],
    [`${IPPAP} - Fruits - Pommes - France métropolitaine - Données mensuelles brutes`, 'pommes', null],
    ['IPPAP – Céréales – Maïs – base 2010', 'maïs', '2010'],
    [`${IPPAP} - Œufs`, 'œufs', null],
  ])('«%s» is of %s', (title, label, base) => {
    expect(read(title)).toEqual({ label, base });
  });

  it.each([
    '',
    "Indice des prix d'achat des moyens de production agricole (IPAMPA) - Céréales - Base 2020",
    'Indice des prix à la consommation - Pommes - Base 2015',
    `${IPPAP} - Colza - Base 1990`,
    `${IPPAP} - Fruits - Pommes golden - Base 2020`,
    `${IPPAP} - Blé tendre biologique - Base 2020`,
    `${IPPAP} - Évolution sur un an - Blé tendre`,
    `${IPPAP} - Blé tendre - Série CVS - Base 2020`,
  ])('«%s» is left to its number', (title) => {
    expect(read(title)).toBeNull();
  });

  it('belong to the first series that has them', () => {
    const titles = new IppapTitles();
    const title = `${IPPAP} - Colza - Base 2020`;
    const found = [
      titles.read('1', title, 'M'),
      titles.read('2', title, 'M'),
      titles.read('2', title, 'A'),
      titles.read('1', title, 'M'),
    ];
    expect(found.map((one) => one !== null)).toEqual([true, false, true, true]);
  });
});
