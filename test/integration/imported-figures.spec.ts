import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestingModule } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../bench/eval/embedded-service.js';
import { AnsweringService } from '../../src/agents/answering.service.js';
import type { Language } from '../../src/common/language.js';
import { findSource } from '../../src/statistics/sources/source.registry.js';
import { StatisticsLoader } from '../../src/statistics/statistics.loader.js';
import { writeHandmadeFiles } from '../fixtures/imported/handmade-files.js';

/** What is imported is answered from: publishers' files of every kind, read into a store and asked about. */

interface Case {
  question: string;
  language?: Language;
  /** What the text says, in order; plain blanks and apostrophes for the typographic ones. */
  says: readonly string[];
  /** What its first row holds. */
  row?: Readonly<Record<string, unknown>>;
  never?: RegExp;
}

const NOTHING = /^$/;
const VINTAGE = '2026-11-18';

async function openWith(folder: string, importing: boolean): Promise<TestingModule> {
  const service = await openEmbedded('2026-11-20', folder);
  if (!importing) return service;
  const loader = service.get(StatisticsLoader, { strict: false });
  for (const { source: id, path } of writeHandmadeFiles(folder)) {
    const source = findSource(id);
    if (!source) throw new Error(`no source ${id}`);
    const { rejected } = await loader.importFile(source, path, VINTAGE, new Date(`${VINTAGE}T08:00:00Z`));
    expect([id, rejected]).toEqual([id, 0]);
  }
  return service;
}

function opened(importing: boolean): (question: string, language?: Language) => Promise<Answered> {
  const folder = mkdtempSync(join(tmpdir(), 'agri-qa-imported-'));
  let service: TestingModule;
  beforeAll(async () => {
    service = await openWith(folder, importing);
  }, 120_000);
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return async (question, language = 'fr') => {
    const { answer, data, agent } = await service
      .get(AnsweringService, { strict: false })
      .answer(question, language);
    const text = answer.replace(/[\u00a0\u202f]/gu, ' ').replaceAll('’', "'");
    return { text, rows: [...(data ?? [])], agent };
  };
}

interface Answered {
  text: string;
  rows: object[];
  agent: string | null;
}

function expectSaid({ text, rows }: Answered, { says, row = {}, never = NOTHING }: Case): void {
  let at = 0;
  for (const part of says) {
    const found = text.indexOf(part, at);
    expect(found, `«${part}» in «${text}»`).toBeGreaterThanOrEqual(at);
    at = found + part.length;
  }
  expect(text).not.toMatch(never);
  expect(rows[0]).toMatchObject(row);
}

const REGIONAL: readonly Case[] = [
  {
    question: "production de blé tendre dans l'Eure en 2023",
    says: ["La production de blé tendre dans l'Eure", '1,168 million de tonnes en 2023', 'Agreste'],
    row: { place: 'Eure', place_code: 'FR-27', value: 1_167_600, unit: 't', dataset: 'agreste-saa' },
  },
  {
    question: 'soft wheat yield in Normandy in 2023',
    language: 'en',
    says: ['The yield of soft wheat in Normandy was 8.6 t/ha in 2023', 'Agreste'],
    row: { place: 'Normandy', place_code: 'FR-REG-28', value: 86, unit: 'q/ha' },
  },
  {
    question: 'rendement du blé tendre en Normandie en 2023',
    says: ['Le rendement du blé tendre en Normandie était de 8,6 t/ha (86 q/ha) en 2023'],
  },
  {
    question: 'évolution de la production de blé tendre dans les Landes depuis 2022',
    says: ['dans les Landes a baissé', 'entre 2022 et 2024'],
  },
  { question: 'surface de maïs en Corse en 2024', says: ['en Corse était de 320 hectares en 2024'] },
  { question: 'production de maïs en Guyane en 2023', says: ['en Guyane était de 106,6 tonnes en 2023'] },
  { question: 'production de maïs à La Réunion en 2023', says: ['à La Réunion était de 372 tonnes en 2023'] },
  {
    question: 'soft wheat production in Eure in 2023',
    language: 'en',
    says: ['The production of soft wheat in Eure was 1.168 million tonnes in 2023'],
  },
  {
    question: 'maize production in Réunion in 2023',
    language: 'en',
    says: ['Réunion was 372 tonnes in 2023'],
  },
  {
    question: 'compare le rendement du blé tendre en Normandie et en Bretagne en 2023',
    says: ["plus élevé en Normandie (8,6 t/ha) qu'en Bretagne (7,3 t/ha)"],
  },
  {
    question: 'part de la Normandie dans la production française de blé tendre en 2023',
    says: ['La Normandie représentait 10,7 %', 'soit 3,715 sur 34,75 millions de tonnes'],
  },
];

const RANKED: readonly Case[] = [
  {
    question: 'quel département a produit le plus de colza en 2023 ?',
    says: ["L'Eure arrive en tête parmi 2 départements pour la production de colza en France en 2023"],
    never: /Allemagne|Normandie/,
  },
  {
    question: 'which French department produced the most rapeseed in 2023?',
    language: 'en',
    says: ['Eure comes first among 2 départements for the production of rapeseed in France in 2023'],
    never: /Germany|Not taken into account/,
  },
  {
    question: 'top 3 des départements pour la production de blé tendre en 2023',
    says: [
      'Le Pas-de-Calais arrive en tête parmi 5 départements pour la production de blé tendre en France en 2023, avec 1,349 million de tonnes, devant l',
      'et la Seine-Maritime',
    ],
    never: /Normandie|Bretagne|Allemagne/,
  },
  {
    question: 'quelle région a le meilleur rendement de blé tendre en 2023 ?',
    says: ['La Normandie arrive en tête parmi 2 régions', 'en France en 2023', 'devant la Bretagne'],
    never: /Pas-de-Calais|Belgique/,
  },
  {
    question: 'quel département de Normandie a la plus forte production de blé tendre ?',
    says: [
      'La Seine-Maritime arrive en tête parmi 3 départements',
      'en Normandie en 2024',
      'les données sont assez complètes pour comparer les départements',
    ],
  },
  {
    question: "quel rang occupe l'Eure pour la production de blé tendre en 2023 ?",
    says: ["L'Eure occupe le 2e rang sur 5 départements", 'Le Pas-de-Calais est en tête'],
  },
  {
    question: 'quels départements ont dépassé 90 q/ha de blé tendre en 2023 ?',
    says: ['dans 2 départements sur 5 : Pas-de-Calais', 'Seine-Maritime'],
  },
  {
    question: 'production de blé tendre par département en 2023',
    says: ['Le Pas-de-Calais arrive en tête pour la production de blé tendre en France en 2023'],
  },
];

const PRICED: readonly Case[] = [
  {
    question: 'prix à la production du blé en France en 2022',
    says: ['Le prix à la production du blé en France était de 281,4 €/t en 2022', 'FAOSTAT'],
    row: { dataset: 'faostat-pp', unit: 'EUR/t', value: 281.4, measure: 'prix à la production' },
  },
  {
    question: 'producer price of wheat in France in 2022, in dollars',
    language: 'en',
    says: ['The producer price of wheat in France was 296.1 USD/t in 2022'],
  },
  { question: 'prix à la production du blé en France en mars 2022', says: ['330,2 €/t en mars 2022'] },
  {
    question: 'wheat price in the United States in 2022',
    language: 'en',
    says: ['The producer price of wheat in the United States was 324.9 USD/t in 2022'],
  },
  {
    question: 'cotation du blé tendre rendu Rouen',
    says: [
      'Le prix du blé tendre à Rouen était de 189,25 €/t le 13 novembre 2026',
      'Rendu Rouen',
      'FranceAgriMer',
    ],
    row: { place: 'Rouen', product: 'blé tendre', value: 189.25, dataset: 'franceagrimer-cereals' },
    never: /Fob/,
  },
  {
    question: 'cotation du blé tendre fob Rouen',
    says: ['198,50 €/t le 13 novembre 2026', '« Blé tendre Fob Rouen »'],
  },
  {
    question: 'milling wheat price in Rouen',
    language: 'en',
    says: ['The price of milling wheat in Rouen was 188.9 €/t on 9 November 2026', 'European Commission'],
  },
  {
    question: 'compare le prix du blé tendre à Rouen et à La Pallice',
    says: ["plus élevé à La Pallice (190,75 €/t) qu'à Rouen (188,90 €/t le 9 novembre 2026)"],
  },
  { question: 'prix du maïs à Bayonne', says: ['à Bayonne était de 176,4 €/t', 'MAI/Bayonne/DELPORT'] },
  { question: 'prix de la carotte à Rungis', says: ['Le prix des carottes à Rungis était de 0,85 €/kg'] },
  {
    question: 'pig price at Plérin',
    language: 'en',
    says: ['Breton pig at the Plérin auction was 168.4 €/100 kg on 12 November 2026'],
    never: /class S|no data/,
  },
  {
    question: 'prix du blé meunier en Allemagne',
    says: ['en Allemagne était de 191,6 €/t le 9 novembre 2026'],
  },
  { question: 'prix du lait en France', says: ['du lait de vache en France était de 47,10 €/100 kg'] },
  {
    question: 'which country has the highest milk price?',
    language: 'en',
    says: ['Germany comes first among 2 countries', 'in October 2026', '49.3 €/100 kg'],
  },
  {
    question: 'prix des jeunes bovins R3 en France',
    says: [
      'Le prix de la carcasse de jeune bovin R3 en France était de 702,31 €/100 kg le 9 novembre 2026',
      'contre 701,10 €/100 kg le 2 novembre 2026',
      'Commission européenne (DG AGRI)',
    ],
    row: { dataset: 'dg-agri-beef', unit: 'EUR/100kg', value: 702.31 },
  },
  {
    question: 'prix des jeunes bovins en Allemagne',
    says: ['carcasse de jeune bovin R3 en Allemagne était de 715,4 €/100 kg', 'Par « jeunes bovins »'],
  },
  {
    question: 'O3 cow price in France',
    language: 'en',
    says: ['The price of cow carcass, class O3, in France was 641.77 €/100 kg'],
    never: /Rungis/,
  },
  { question: 'prix de la vache P2 en France', says: ['Pas de donnée disponible'], never: /^Le prix/ },
  {
    question: 'production de blé aux États-Unis en 2025',
    says: ['52,44 millions de tonnes en 2025', 'USDA', 'campagnes de commercialisation'],
  },
];

const INDICES: readonly Case[] = [
  {
    question: 'indice des prix agricoles à la production du blé tendre en France',
    says: [
      "L'indice des prix à la production du blé tendre en France était de 123,7 points (indice) en octobre 2026",
      '121,4 points (indice) en septembre 2026',
      'Insee',
    ],
    row: { dataset: 'insee-bdm', unit: 'index', product_code: 'IPPAP/blé tendre/base 2020' },
  },
  {
    question: 'producer price index of soft wheat in France in September 2026',
    language: 'en',
    says: ['The producer price index of soft wheat in France was 121.4 index points in September 2026'],
  },
  {
    question: "évolution de l'IPPAP du blé tendre",
    says: ['a augmenté de 1,89 %', 'passant de 121,4 à 123,7 points (indice)'],
  },
  { question: 'indice des prix à la production du colza', says: ['Pas de donnée disponible'] },
];

describe('figures of régions and départements that were imported', () => {
  const ask = opened(true);

  it.each(REGIONAL)('answer $question', async (one) => {
    expectSaid(await ask(one.question, one.language), one);
  });

  it.each(RANKED)('are compared among their own kind: $question', async (one) => {
    expectSaid(await ask(one.question, one.language), one);
  });

  it('do not stand in for their country', async () => {
    const { rows, text } = await ask('production de colza en France en 2023');
    expect(rows[0]).toMatchObject({ place_code: 'FR', dataset: 'eurostat-crops' });
    expect(text).not.toMatch(/Eure|Seine/);
  });

  it('leave what they lack unanswered, and tell what there is nearby', async () => {
    const { text, rows } = await ask('production de colza dans les Landes en 2023');
    expect(text).toMatch(/^Pas de donnée disponible sur la production de colza dans les Landes en 2023/);
    expect(rows[0]).toMatchObject({ place_code: 'FR' });
    expect((await ask('production de blé tendre dans les Landes en 2010')).text).toMatch(
      /^Pas de donnée pour .* en 2010 .*de 2022 à 2024/,
    );
  });

  it.each(PRICED)('are not all there is: $question', async (one) => {
    const answered = await ask(one.question, one.language);
    expectSaid(answered, one);
  });

  it.each(INDICES)('tell an index from a price: $question', async (one) => {
    expectSaid(await ask(one.question, one.language), one);
  });

  it('give no index where a price is asked', async () => {
    const { rows } = await ask('prix à la production du blé en France');
    expect(rows).not.toHaveLength(0);
    for (const row of rows) expect(row).not.toMatchObject({ dataset: 'insee-bdm' });
  });

  it('are told among what is covered', async () => {
    const all = await ask('quels départements couvrez-vous ?');
    expect(all.text).toContain(
      'données annuelles de 2022 à 2024 sur la surface récoltée, la production et le rendement (Agreste)',
    );
    expect(all.text).toMatch(/couvrent 10 [^:]* : .*Calvados/);
    const one = await ask("quelles données avez-vous pour l'Eure ?");
    expect(one.text).toMatch(/Agreste.*portent sur 2 produits/);
  });

  it('name no market that is not quoted', async () => {
    const { text } = await ask('cotation du maïs à Rouen');
    expect(text).toMatch(/^Pas de donnée disponible sur la cotation du maïs grain \(Rouen\)/);
  });
});

describe('the bundled figures alone', () => {
  const ask = opened(false);

  it.each([
    ["production de blé tendre dans l'Eure en 2023", /Aucun chiffre à cette échelle/],
    ['quel département a produit le plus de colza en 2023 ?', /Aucun chiffre à cette échelle/],
    ['top 5 des départements pour le blé tendre en 2023', /Aucun chiffre à cette échelle/],
    [
      'cotation du blé tendre rendu Rouen',
      /la cotation du blé tendre \(Rouen\) : elle ne figure dans aucune des sources/,
    ],
  ])('refuse « %s » and tell what exists', async (question, words) => {
    const { text, rows } = await ask(question);
    expect(text).toMatch(words);
    expect(text).toContain('À titre de repère');
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each([
    ['wheat yield in the US in 2022', 'en', '3.127 t/ha in 2022'],
    ['rendement du maïs au Bénin en 2020', 'fr', '1,272 t/ha (12,72 q/ha) en 2020'],
    ['surface de maïs au Bénin en 1985', 'fr', '488 945 hectares en 1985'],
  ] as const)('answer « %s » with FAO’s own yields and areas', async (question, language, figure) => {
    const { text, rows } = await ask(question, language);
    expect(text).toContain(figure);
    expect(rows[0]).toMatchObject({ dataset: 'faostat-qcl' });
  });

  it('rank the yields of the European Union, of which they have all', async () => {
    const { text, rows } = await ask('quels pays ont le meilleur rendement de maïs en 2022 ?');
    expect(text).toMatch(/dans l'Union européenne en 2022/);
    expect(text).toMatch(/ 21 pays/);
    expect(rows[0]).toMatchObject({ place: 'Espagne', dataset: 'eurostat-crops' });
  });

  it('rank no countries of the world by an extract of a table', async () => {
    const { text } = await ask('quels pays du monde ont le meilleur rendement de blé en 2022 ?');
    expect(text).toMatch(/^Pas de donnée disponible/);
  });
});
