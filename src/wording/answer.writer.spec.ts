import { describe, expect, it } from 'vitest';
import { WHEAT_OF_FRANCE } from '../../test/support/sample-facts.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { AnswerWriter } from './answer.writer.js';
import type { Citation, KnownFact } from './facts.js';
import type { Findings } from './findings.js';
import type { ForecastFindings, ValueFindings } from './figure.findings.js';
import type { RankingFindings } from './ranking.findings.js';

const writer = new AnswerWriter(loadLexicon());
const EUROSTAT: Citation = {
  dataset: 'eurostat-crops',
  publisher: 'Eurostat',
  title: { fr: 'Eurostat, production végétale', en: 'Eurostat, crop production' },
  vintage: '2026-06-29',
  derivation: null,
};

const fact = (over: Partial<KnownFact>): KnownFact => ({ ...WHEAT_OF_FRANCE, ...over });

const base = { outcome: 'answer' as const, notes: [], citations: [EUROSTAT], unit: null };

function valueOf(values: KnownFact[], over: Partial<ValueFindings> = {}): ValueFindings {
  return { kind: 'value', ...base, facts: values, values, before: null, latest: false, ...over };
}

/** The text with plain spaces, as a reader sees it. */
function said(findings: Findings, language: 'fr' | 'en'): string {
  return writer.write(findings, 'production', language).answer.replace(/[\u00a0\u202f]/gu, ' ');
}

describe('one figure', () => {
  const before = {
    fact: fact({ period: '2023', value: 34709.32 }),
    percent: { name: 'percent-change', value: -26.8877, unit: '%' },
  };

  it('comes with unit, place, period, the year before and its source', () => {
    expect(said(valueOf([fact({})], { before }), 'fr')).toBe(
      'La production de blé tendre en France était de 25,38 millions de tonnes en 2024, contre 34,71 millions de tonnes en 2023 (−26,9 %). Source : Eurostat, production végétale, édition du 29 juin 2026.',
    );
    expect(said(valueOf([fact({})], { before }), 'en')).toBe(
      'The production of soft wheat in France was 25.38 million tonnes in 2024, down from 34.71 million tonnes in 2023 (−26.9%). Source: Eurostat, crop production, edition of 29 June 2026.',
    );
  });

  it('is said in the unit asked for, and yields as French farmers count too', () => {
    const yields = fact({ measure: 'yield', value: 7.33, unit: 't/ha' });
    expect(said(valueOf([yields], { unit: 'q/ha' }), 'fr')).toContain('était de 73,3 q/ha');
    expect(said(valueOf([yields]), 'fr')).toContain('était de 7,33 t/ha (73,3 q/ha)');
    const inQuintals = fact({ measure: 'yield', value: 73.3, unit: 'q/ha' });
    expect(said(valueOf([inQuintals]), 'fr')).toContain('était de 7,33 t/ha (73,3 q/ha)');
  });

  it('is nil where it is zero', () => {
    expect(said(valueOf([fact({ value: 0 })]), 'fr')).toContain('était nulle (0 tonne) en 2024');
    expect(said(valueOf([fact({ value: 0 })]), 'en')).toContain('was nil (0 tonnes) in 2024');
  });

  it('has a comma behind a name that ends in an aside', () => {
    const pigs = fact({ product: 'pig-carcass-s', measure: 'price', unit: 'EUR/kg', value: 2.09 });
    expect(said(valueOf([pigs]), 'en')).toContain('The price of pig carcass, class S, in France was');
    const three = fact({ product: 'main-oilseeds' });
    expect(said(valueOf([three]), 'en')).toContain('of rapeseed, sunflower and soya in France was');
  });

  it('agrees in number with its measure', () => {
    const killed = fact({
      product: 'pig',
      measure: 'slaughtered',
      value: 53094990,
      unit: 'head',
      place: 'ES',
    });
    expect(said(valueOf([killed]), 'fr')).toContain(
      'Les abattages de porcs en Espagne étaient de 53,09 millions de têtes',
    );
  });

  it('says what the publisher’s flags mean', () => {
    expect(said(valueOf([fact({ flags: 'ep' })]), 'fr')).toContain('Ce chiffre est estimé et provisoire.');
    const [row] = writer.write(valueOf([fact({ flags: 'ep' })]), 'production', 'fr').data ?? [];
    expect(row).toMatchObject({ flag: 'estimated,provisional' });
  });

  it.each([
    ['since', '2022', '« depuis 2022 », début de la guerre en Ukraine.'],
    ['after', '2022', '« depuis 2022 », fin de la guerre en Ukraine.'],
    ['before', '2021', 'l’année 2021, avant le début de la guerre en Ukraine.'],
    ['start', '2022', 'l’année 2022, début de la guerre en Ukraine.'],
    ['start', '2022-02', 'février 2022, début de la guerre en Ukraine.'],
    ['during', '2020/2021', 'les années 2020 et 2021 de la guerre en Ukraine.'],
  ] as const)('says which time was read from an event: %s %s', (by, taken, reading) => {
    const notes: ValueFindings['notes'] = [
      { kind: 'assumed-period', words: 'ce temps-là', event: 'war-in-ukraine', by, taken },
    ];
    expect(said(valueOf([fact({})], { notes }), 'fr')).toContain(`on entend ici ${reading}`);
  });

  it('says what was assumed and corrected', () => {
    const notes: ValueFindings['notes'] = [
      { kind: 'assumed-product', asked: 'wheat', taken: 'soft-wheat' },
      { kind: 'corrected', typed: 'bel', read: 'blé' },
    ];
    expect(said(valueOf([fact({})], { notes }), 'fr')).toContain(
      'Par « blé », on entend ici le blé tendre. « bel » a été lu « blé ».',
    );
    expect(said(valueOf([fact({})], { notes }), 'en')).toContain(
      'Here "wheat" means soft wheat. "bel" was read as "blé".',
    );
    const slips: ValueFindings['notes'] = [
      { kind: 'corrected', typed: 'bel', read: 'blé' },
      { kind: 'corrected', typed: 'frnace', read: 'France' },
    ];
    expect(said(valueOf([fact({})], { notes: slips }), 'fr')).toContain(
      '« bel » a été lu « blé » et « frnace », « France ».',
    );
    expect(said(valueOf([fact({})], { notes: slips }), 'en')).toContain(
      '"bel" was read as "blé" and "frnace" as "France".',
    );
    const assumed: ValueFindings['notes'] = [
      { kind: 'assumed-measure', taken: 'production' },
      { kind: 'assumed-place', taken: 'FR' },
    ];
    expect(said(valueOf([fact({})], { notes: assumed }), 'fr')).toContain(
      'Faute de grandeur et de lieu précisés, la réponse porte sur la production en France.',
    );
    expect(said(valueOf([fact({})], { notes: assumed }), 'en')).toContain(
      'No measure or place was named, so the answer is for production in France.',
    );
  });
});

describe('rows', () => {
  it('have labels in the language of the reply, codes and values as published', () => {
    const [french] = writer.write(valueOf([fact({})]), 'production', 'fr').data ?? [];
    expect(french).toEqual({
      product: 'blé tendre',
      product_code: 'C1110',
      place: 'France',
      place_code: 'FR',
      measure: 'production',
      period: '2024',
      value: 25376.78,
      unit: 'kt',
      source: 'Eurostat',
      dataset: 'eurostat-crops',
      flag: null,
    });
    const [english] = writer.write(valueOf([fact({})]), 'production', 'en').data ?? [];
    expect(english).toMatchObject({ product: 'soft wheat', place_code: 'FR', value: 25376.78 });
  });

  it('are null where there is nothing to show', () => {
    const answer = writer.write(
      { kind: 'out-of-scope', outcome: 'out_of_scope', courtesy: null, otherLaw: null },
      null,
      'fr',
    );
    expect(answer).toMatchObject({ data: null, sources: null, agent: null });
  });
});

describe('a yield that its publisher contradicts', () => {
  const yields = fact({ measure: 'yield', value: 0.7, unit: 't/ha' });
  const contradicted = { ...yields, contradicted: { name: 'yield', value: 7.01, unit: 't/ha' } };

  it.each(['fr', 'en'] as const)('bears out no yes and no no: %s', (language) => {
    expect(said(valueOf([yields], { holds: true }), language)).toMatch(/^(?:Oui|Yes)\. /u);
    const doubtful = said(valueOf([contradicted], { holds: true }), language);
    expect(doubtful).toMatch(/^(?:Le rendement|The yield) /u);
    expect(doubtful).toMatch(/7[,.]01 t\/ha/u);
  });
});

describe('a ranking', () => {
  const ranked = [fact({ rank: 1 }), fact({ place: 'NL', value: 1000, rank: 2 })].map((one, at) => ({
    ...one,
    rank: at + 1,
  }));
  const findings: RankingFindings = {
    kind: 'ranking',
    ...base,
    facts: ranked,
    over: 'places',
    end: 'highest',
    ranked,
    next: null,
    subject: null,
    compared: { name: 'compared', value: 27, unit: 'count' },
    scope: 'EU27_2020',
    family: null,
    period: '2024',
  };

  it('says who is first, who follows, and their figures', () => {
    expect(said(findings, 'fr')).toContain(
      'La France arrive en tête parmi 27 pays pour la production de blé tendre dans l’Union européenne en 2024, avec 25,38 millions de tonnes, devant les Pays-Bas (1,00 million de tonnes).',
    );
    expect(said(findings, 'en')).toContain(
      'France comes first among 27 countries for the production of soft wheat in the European Union in 2024, with 25.38 million tonnes, ahead of the Netherlands (1.00 million tonnes).',
    );
  });

  it('says the rank of one', () => {
    const [, second] = ranked;
    expect(said({ ...findings, subject: second ?? null }, 'fr')).toContain(
      'Les Pays-Bas occupent le 2e rang sur 27 pays',
    );
  });

  it('says who comes next after it', () => {
    const [first, second] = ranked;
    const own = { ...findings, subject: first ?? null, ...(second && { behind: second }) };
    expect(said(own, 'fr')).toContain(
      '25,38 millions de tonnes, devant les Pays-Bas (1,00 million de tonnes).',
    );
    expect(said({ ...own, end: 'lowest' }, 'en')).toContain(', below the Netherlands (');
  });
});

it('says a forecast with its interval, basis and error', () => {
  const last = fact({
    product: 'urea',
    measure: 'price',
    unit: 'USD/t',
    place: 'WLD',
    period: '2026-05',
    value: 770.5,
  });
  const point = {
    ...last,
    period: '2026-06',
    value: 774.7,
    lower: 661.7,
    upper: 907,
    method: 'median-of-eight',
  };
  const findings: ForecastFindings = {
    kind: 'forecast',
    ...base,
    facts: [point, last],
    points: [point],
    last,
    percent: { name: 'percent-change', value: 0.55, unit: '%' },
    observations: { name: 'count', value: 360, unit: 'count' },
    error: { name: 'median-absolute-percent-error', value: 5.2, unit: '%' },
    ahead: { count: { name: 'periods-ahead', value: 1, unit: 'count' }, shorter: false },
    elapsed: false,
    held: { held: { name: 'held', value: 5, unit: 'count' }, of: { name: 'of', value: 6, unit: 'count' } },
    naive: false,
  };
  const text = said(findings, 'fr');
  expect(text).toContain(
    'Selon la prévision statistique, le prix de l’urée serait de 775 USD/t en juin 2026 (intervalle à 80 % : de 662 à 907 USD/t).',
  );
  expect(text).toContain('La dernière donnée connue est de 770,5 USD/t (mai 2026)');
  expect(text).toContain(
    'Sur 6 essais menés sur le passé, 1 mois à l’avance, la méthode s’est trompée de 5,2 % (erreur médiane) ; la valeur réelle est restée dans l’intervalle 5 fois sur 6.',
  );
  const [row] = writer.write(findings, 'prix', 'fr').data ?? [];
  expect(row).toMatchObject({
    kind: 'forecast',
    lower: 661.7,
    upper: 907,
    confidence: 80,
    method: 'median-of-eight',
  });
});

describe('refusals', () => {
  it('say that there is no figure, and what exists', () => {
    const findings: Findings = {
      kind: 'no-figure',
      outcome: 'no_data',
      asked: { products: ['olive-oil'], places: ['ES'], measures: ['production'], words: [] },
      reason: 'none',
      periods: ['2023'],
      facts: [fact({ product: 'olives', place: 'ES', period: '2023', value: 5101.01 })],
      notes: [],
      citations: [EUROSTAT],
    };
    expect(said(findings, 'fr')).toMatch(
      /^Pas de donnée disponible sur la production d’huile d’olive en Espagne en 2023\. À titre de repère, la production d’olives en Espagne était de 5,101 millions de tonnes en 2023\./u,
    );
    expect(said(findings, 'en')).toMatch(
      /^There is no data available on the production of olive oil in Spain in 2023\./u,
    );
  });

  it('ask back with choices', () => {
    const known = { products: [], places: [], measures: [] };
    const text = said(
      {
        kind: 'clarification',
        outcome: 'clarify',
        missing: ['product'],
        known,
        unknown: ['betrave'],
        choices: ['soft-wheat', 'maize'],
      },
      'fr',
    );
    expect(text).toContain(
      'Je ne reconnais pas « betrave » : aucun produit de ce nom ne figure dans les données.',
    );
    expect(text).toContain('préciser le produit et, si besoin, le pays et l’année ?');
    expect(text).toContain('Par exemple : blé tendre, maïs grain.');
  });

  it('name the number that no article has, with its neighbours', () => {
    const corpus = { title: 'Code rural et de la pêche maritime', vintage: '2026-01-01' };
    const text = said(
      {
        kind: 'no-article',
        outcome: 'no_data',
        corpus,
        articles: [],
        asked: 'L999-9',
        nearest: ['L958-1'],
        foreignAct: null,
      },
      'fr',
    );
    expect(text).toContain('Il n’existe pas d’article L. 999-9');
    expect(text).toContain('L. 958-1');
  });
});

it('has French spaces before double punctuation and inside guillemets', () => {
  const notes: ValueFindings['notes'] = [{ kind: 'corrected', typed: 'a', read: 'b' }];
  const { answer } = writer.write(valueOf([fact({})], { notes }), 'production', 'fr');
  expect(answer).toContain('«\u00a0a\u00a0»');
  expect(answer).toContain('Source\u00a0:');
});
