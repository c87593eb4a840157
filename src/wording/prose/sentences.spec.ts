import type { CorrelationFindings } from '../correlation.findings.js';
import { describe, expect, it } from 'vitest';
import { WHEAT_OF_FRANCE as WHEAT } from '../../../test/support/sample-facts.js';
import { ANSWERED, BEFORE, FALL, said, wheatOf, writer } from '../../../test/support/said.js';
import type { ChangeFindings, ComparisonFindings } from '../figure.findings.js';
import type { RankingFindings } from '../ranking.findings.js';
import type { AggregateFindings, GrowthFindings } from '../found.findings.js';
import type { LegalFindings } from '../law.findings.js';

describe('a change', () => {
  const findings: ChangeFindings = { kind: 'change', ...ANSWERED, facts: [BEFORE, WHEAT], changes: [FALL] };

  it('is a sentence with its size, and its unit once', () => {
    expect(said(findings, 'fr')).toBe(
      'La production de blé tendre en France a baissé de 26,9 % (−9,33 millions de tonnes) entre 2023 et 2024, passant de 34,71 à 25,38 millions de tonnes.',
    );
    expect(said(findings, 'en')).toContain('between 2023 and 2024, from 34.71 to 25.38 million tonnes.');
  });

  it('is said to be almost what is supposed of it', () => {
    const nearly: ChangeFindings = { ...findings, holds: 'almost' };
    expect(said(nearly, 'fr')).toMatch(/^Presque\. La production .* a baissé de 26,9 %/);
    expect(said(nearly, 'en')).toMatch(/^Almost\. The production/);
  });

  it('answers yes or no where the question supposes something', () => {
    expect(said({ ...findings, holds: false }, 'fr')).toMatch(/^Non\. La production/u);
    expect(said({ ...findings, holds: true }, 'en')).toMatch(/^Yes\. The production/u);
  });

  it('agrees with its measure where nothing changed', () => {
    const flat = {
      ...FALL,
      to: { ...WHEAT, value: BEFORE.value },
      difference: { ...FALL.difference, value: 0 },
    };
    expect(said({ ...findings, changes: [flat] }, 'fr')).toContain(
      'est restée stable entre 2023 et 2024, à 34,71 millions de tonnes',
    );
  });
});

describe('the largest change', () => {
  it('names where it was, its size and both ends', () => {
    const findings: GrowthFindings = {
      kind: 'growth',
      ...ANSWERED,
      facts: [BEFORE, WHEAT],
      end: 'lowest',
      changes: [FALL],
      fastest: null,
      compared: { name: 'compared', value: 25, unit: 'count' },
      scope: 'EU27_2020',
    };
    expect(said(findings, 'fr')).toContain(
      'Entre 2023 et 2024 dans l’Union européenne, c’est en France que la production de blé tendre a le plus baissé parmi 25 pays : −9,333 millions de tonnes (−26,9 %)',
    );
  });
});

describe('the product that changed most', () => {
  const findings: GrowthFindings = {
    kind: 'growth',
    ...ANSWERED,
    facts: [BEFORE, WHEAT],
    end: 'lowest',
    changes: [FALL],
    fastest: null,
    compared: { name: 'compared', value: 10, unit: 'count' },
    moved: { name: 'moved', value: 1, unit: 'count' },
    scope: 'FR',
    over: 'products',
  };

  it('is named with its size, both ends and how many did', () =>
    expect(said(findings, 'fr')).toContain(
      'Entre 2023 et 2024 en France, c’est le blé tendre dont la production a le plus baissé parmi 10 produits comparés : −9,333 millions de tonnes (−26,9 %), de 34,71 à 25,38 millions de tonnes. La baisse concerne 1 produit sur 10.',
    ));

  it('is the nearest one where none went that way', () =>
    expect(
      said({ ...findings, end: 'highest', moved: { name: 'moved', value: 0, unit: 'count' } }, 'en'),
    ).toContain('production rose for none of the 10 products compared; nearest to a rise came soft wheat'));
});

describe('a sum', () => {
  const other = { ...WHEAT, place: 'DE', value: 20_000 };
  const findings: AggregateFindings = {
    kind: 'aggregate',
    ...ANSWERED,
    facts: [BEFORE, WHEAT],
    parts: [WHEAT, other],
    total: { name: 'sum', value: WHEAT.value + other.value, unit: WHEAT.unit },
    by: 'place',
    count: { name: 'count', value: 2, unit: 'count' },
  };

  it('is of all the years', () => {
    expect(said({ ...findings, periods: ['2022', '2023', '2024'] }, 'fr')).toContain(
      'de 2022 à 2024 (France',
    );
    expect(said({ ...findings, periods: ['2020', '2024'] }, 'fr')).toContain('en 2020 et 2024 (France');
    expect(said({ ...findings, periods: ['2020', '2024'] }, 'en')).toContain('in 2020 and 2024 (France');
  });

  it('is set against what it is compared with', () => {
    const against = { ...WHEAT, place: 'PL', value: 12_000 };
    const set = { ...findings, facts: [WHEAT, other, against], against, holds: false };
    expect(said(set, 'fr')).toMatch(/^Non\. La production.*, contre 12 millions de tonnes en Pologne\./u);
    expect(said(set, 'en')).toMatch(/^No\. The production.*, against 12 million tonnes in Poland\./u);
  });
});

it('the last is behind the one before it', () => {
  const [last, next] = [{ ...WHEAT, rank: 1 }, wheatOf('PL', '2024', 26000)];
  const findings: RankingFindings = {
    kind: 'ranking',
    ...ANSWERED,
    facts: [last, next],
    over: 'places',
    end: 'lowest',
    ranked: [last],
    next: { ...next, rank: 2 },
    subject: null,
    compared: { name: 'compared', value: 9, unit: 'count' },
    scope: 'EU27_2020',
    family: null,
    period: '2024',
  };
  expect(said(findings, 'fr')).toContain('avec 25,38 millions de tonnes, derrière la Pologne (26 ');
  const flagged = { ...findings, next: { ...next, rank: 2, flags: 'p' } };
  expect(said(flagged, 'fr')).toContain('Le chiffre de 2024 pour la Pologne est provisoire.');
  expect(said({ ...findings, end: 'highest' }, 'en')).toContain('ahead of Poland');
  const counted = { ...findings, end: 'highest' as const, counted: true as const };
  expect(said(counted, 'fr')).toMatch(
    /^En 2024 dans l’Union européenne, la production de .* concernait 9 pays\. .* arrive en tête, avec/u,
  );
});

it('a correlation within one product and place names them once', () => {
  const area = { ...WHEAT, measure: 'area-harvested', unit: 'ha' };
  const findings: CorrelationFindings = {
    kind: 'correlation',
    ...ANSWERED,
    facts: [area, WHEAT],
    one: area,
    other: WHEAT,
    coefficient: { name: 'correlation', value: 0.86, unit: 'coefficient' },
    count: { name: 'pairs', value: 26, unit: 'count' },
    from: '2000',
    to: '2025',
  };
  expect(said(findings, 'fr')).toContain(
    'entre la surface récoltée et la production de blé tendre en France est',
  );
  expect(said(findings, 'en')).toContain(
    'between the harvested area and production of soft wheat in France is',
  );
  expect(said({ ...findings, holds: true }, 'fr')).toMatch(/^Oui\. Le coefficient/u);
  expect(said({ ...findings, holds: false }, 'fr')).toMatch(/^Non, à peine\. Le coefficient/u);
  const abroad = { ...findings, other: { ...WHEAT, place: 'ES' } };
  expect(said(abroad, 'fr')).toContain('en France et la production de blé tendre en Espagne est');
});

it('a comparison tells the ratio of far apart figures', () => {
  const other = wheatOf('ES', '2024', 7000);
  const findings: ComparisonFindings = {
    kind: 'comparison',
    ...ANSWERED,
    facts: [WHEAT, other],
    compared: [WHEAT, other],
    difference: { name: 'difference', value: 18376.78, unit: 'kt' },
    percent: { name: 'percent-more', value: 262.5, unit: '%' },
    ratio: { name: 'ratio', value: 3.625, unit: 'count' },
    by: 'place',
    end: 'highest',
  };
  expect(said(findings, 'fr')).toContain('(+262,5 %, soit un rapport de 3,63)');
  expect(said({ ...findings, end: 'lowest' }, 'fr')).toContain(
    'En 2024, la production de blé tendre était plus faible en Espagne (7,00 millions de tonnes) qu’en France (',
  );
  expect(said({ ...findings, end: 'lowest' }, 'en')).toContain(
    'was lower in Spain (7.00 million tonnes) than in France (',
  );
  const less = {
    ...findings,
    end: 'lowest' as const,
    percent: { name: 'percent-more', value: -72.4, unit: '%' },
  };
  expect(said(less, 'fr')).toContain(
    '(72,4 % de moins) ; on relève 3,63 fois autant en France qu’en Espagne.',
  );
  expect(said(less, 'en')).toContain('(72.4% less); the figure in France is 3.63 times that in Spain.');
  const three = { ...findings, compared: [WHEAT, wheatOf('DE', '2023', 18000), other] };
  expect(said(three, 'fr')).toContain(
    'était la plus élevée en France, avec 25,38 millions de tonnes, contre 18,00 en Allemagne (2023) et 7,00 en Espagne.',
  );
  expect(said({ ...three, end: 'lowest' }, 'fr')).toContain(
    'était la plus faible en Espagne, avec 7,00 millions de tonnes, contre 18,00 en Allemagne (2023) et 25,38 en France.',
  );
  expect(said(three, 'en')).toContain(
    'was highest in France, at 25.38 million tonnes, against 18.00 in Germany',
  );
});

describe('plain words', () => {
  const legal: LegalFindings = {
    kind: 'legal',
    outcome: 'answer',
    corpus: { title: 'Code rural et de la pêche maritime', vintage: '2026-10-01' },
    standing: 'one',
    articles: [
      {
        code: 'Code rural et de la pêche maritime',
        number: 'L411-5',
        sectionPath: ['Section 1 : Durée du bail'],
        text: 'Neuf ans.',
        quotes: [],
        inForceFrom: '1982-12-01',
        inForceUntil: null,
        state: 'in_force',
        url: 'https://example.org/LEGIARTI000006583729',
      },
    ],
  };

  it('name the articles found, or that none was', () => {
    expect(writer.plain(legal, 'fr')).toContain('L.\u00a0411-5 : https://example.org');
    expect(writer.plain({ ...legal, articles: [] }, 'en')).toContain('No article was found');
  });

  it('never point to data that are not there', () => {
    const nothing = {
      kind: 'out-of-scope',
      outcome: 'out_of_scope',
      courtesy: 'greeting',
      otherLaw: null,
    } as const;
    expect(writer.plain(nothing, 'fr')).toContain('Je réponds aux questions');
  });

  it('name the code that a question is of, where it is another', () => {
    const other = {
      kind: 'out-of-scope',
      outcome: 'out_of_scope',
      courtesy: null,
      otherLaw: 'labour',
    } as const;
    expect(said(other, 'fr')).toContain('sort de mon domaine : elle relève surtout du code du travail.');
    expect(said(other, 'en')).toContain('it is mainly a matter for the French Labour Code.');
  });

  it('tell in English what an article is about, and the titles of those beside it', () => {
    const [first] = legal.articles;
    if (!first) throw new Error('an article is given');
    const beside = { ...first, number: 'L411-4' };
    const text = said({ ...legal, articles: [first, beside] }, 'en');
    expect(text).toContain('The article below is about farm leases');
    expect(text).toContain('See also: L. 411-4 (Durée du bail).');
    const elsewhere = { ...first, number: 'L526-1' };
    const unsure = said({ ...legal, articles: [first, elsewhere], standing: 'several' }, 'en');
    expect(unsure).not.toContain('is about');
  });
});
