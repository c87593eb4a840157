import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function placesIn(question: string): string[] {
  return understanding.read(question, '2026-11-20').places.map(({ value }) => value);
}

describe('country codes', () => {
  it.each([
    ['maïs HU, RO et BG 2022', ['HU', 'RO', 'BG']],
    ['barley DK SE FI 2024', ['DK', 'SE', 'FI']],
    ['olives EL 2023', ['GR']],
    ['tomates ES 2023', ['ES']],
    ['oats in FI?', ['FI']],
    ['rendement betterave DE/FR/PL 2023', ['DE', 'FR', 'PL']],
    ['pommes de terre (NL) 2024', ['NL']],
    ['IT rice production 2022', ['IT']],
    ['rice (CAF) 2020', ['CF']],
    ['maïs BA 2021', ['BA']],
    ['PRODUCTION DE COLZA PL 2024', ['PL']],
    ['PRODUCTION DE MAIS ES 2022', ['ES']],
    ['soybeans ARG 2020', ['AR']],
    ['pdt be 2023 prod', ['BE']],
    ['rdt mais hu 2022', ['HU']],
    ['barley dk 2020', ['DK']],
    ['surface orge es 2021', ['ES']],
    ['wheat it 2022', ['IT']],
    ["combien d'ha de pdt en be en 2022", ['BE']],
    ['how much rye is grown in lv?', ['LV']],
    ['How much rye did the Poles cut in 2022?', ['PL']],
    ['What did the Swedes and the Finns harvest in oats?', ['SE', 'FI']],
    ['how many swedes did Ireland grow', ['IE']],
  ])('are read as countries in « %s »', (question, places) => {
    expect(placesIn(question)).toEqual(places);
  });

  it.each([
    'prix du ble',
    'prix kg agneau',
    'lamb price kg',
    'recolte de mais de 2023',
    'it is the wheat price',
    'ma production de ble',
    'combien de ble en ce moment',
    'le prix du ble en as-tu un ?',
    'what is wheat worth in my 2022 budget',
    'BLE TENDRE DE 2020 A 2023',
    'IT is about wheat, how much was it?',
    'la SAU en 2023',
    'combien de MT de blé en 2022',
    'what was wheat production IN 2020',
    'le prix du blé, CA monte ou CA descend ?',
    'combien de tomates de es en 2023',
    'Pour un TD avec mes BTS : la betterave en 2022',
    'VAT on wine',
    'What is the VAT rate on wine?',
    'VAT 2024',
    'is milk subject to VAT?',
    'GM maize prices',
    'prix CAF du blé en 2024',
    'production de canne à sucre des DOM en 2022',
    "le prix du blé selon l'AG de la coopérative",
  ])('are not seen where the capitals are other words: « %s »', (question) => {
    expect(placesIn(question)).toEqual([]);
  });

  it('are told as unread where no list knows them', () => {
    expect(understanding.read('colza XX 2024', '2026-11-20').unknownWords).toEqual(['XX']);
  });
});
