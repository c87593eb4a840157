import { expect, it } from 'vitest';
import { WHEAT_OF_FRANCE as WHEAT } from '../../../test/support/sample-facts.js';
import { ANSWERED, BEFORE, FALL, said } from '../../../test/support/said.js';
import type { ChangeFindings, NoFigure } from '../figure.findings.js';

it('what no source has is named in the words of the question', () => {
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: { products: ['soft-wheat'], places: ['FR'], measures: ['price'], words: ['invendus'] },
    reason: 'other-quantity',
    periods: [],
    facts: [],
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr')).toContain(
    'Pas de donnée disponible sur « invendus » pour le blé tendre en France.',
  );
});

it('regions of which nothing is held are refused for the stretch asked, and the country is told in their place', () => {
  const national: ChangeFindings = { kind: 'change', ...ANSWERED, facts: [BEFORE, WHEAT], changes: [FALL] };
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: { products: ['soft-wheat'], places: ['FR-51'], measures: ['production'], words: [] },
    reason: 'sub-national',
    periods: ['2010/'],
    facts: [BEFORE, WHEAT],
    guide: { findings: national, place: 'FR', product: null },
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr')).toMatch(
    /^Pas de donnée disponible sur la production de blé tendre dans la Marne depuis 2010\. Aucun chiffre à cette échelle.* voici la réponse pour la France\. La production de blé tendre en France a /u,
  );
  const ofSheep = { ...findings, guide: { findings: national, place: 'FR', product: 'sheep' } };
  expect(said(ofSheep, 'en')).toContain('For reference, this is the answer for sheep in France. ');
});

it('what a price is to be set beside and no source has is refused for no one month', () => {
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: { products: [], places: [], measures: ['price'], words: ['gaz naturel'] },
    reason: 'no-partner',
    periods: [],
    facts: [],
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr')).toContain(
    'sur « gaz naturel ». Rien de tel ne figure dans les sources : la corrélation',
  );
});

it('what a publisher does not have is offered with the name of those who do', () => {
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: {
      products: ['soft-wheat'],
      places: [],
      measures: ['production'],
      words: [],
      publishers: ['world-bank'],
    },
    reason: 'other-publisher',
    periods: [],
    facts: [WHEAT],
    notes: [],
    citations: [
      {
        dataset: WHEAT.dataset,
        publisher: 'Eurostat',
        title: { fr: 'Eurostat', en: 'Eurostat' },
        vintage: '2026-06-29',
        derivation: null,
      },
    ],
  };
  expect(said(findings, 'fr')).toContain('disponible de la Banque mondiale sur la production de blé tendre.');
  expect(said(findings, 'fr')).toContain('millions de tonnes en 2024 (Eurostat).');
  expect(said(findings, 'en')).toContain('available from the World Bank on');
});

it('a product that no list has is named in the words of the question, with what it is made of', () => {
  const findings: NoFigure = {
    kind: 'no-figure',
    outcome: 'no_data',
    asked: { products: ['eggs'], places: ['FR'], measures: ['production'], words: ['œufs de caille'] },
    reason: 'no-such-product',
    periods: [],
    facts: [],
    notes: [],
    citations: [],
  };
  expect(said(findings, 'fr')).toContain(
    'Pas de donnée disponible sur la production d’« œufs de caille » en France. Aucun produit de ce nom ne figure dans les données.',
  );
  expect(said(findings, 'en')).toContain(
    'There is no data available on production of "œufs de caille" in France. The data have no product of that name.',
  );
});
