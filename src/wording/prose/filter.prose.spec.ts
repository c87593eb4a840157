import { describe, expect, it } from 'vitest';
import { WHEAT_OF_FRANCE as WHEAT } from '../../../test/support/sample-facts.js';
import { ANSWERED, said } from '../../../test/support/said.js';
import type { FilterFindings } from '../filter.findings.js';

describe('a threshold', () => {
  const findings: FilterFindings = {
    kind: 'filter',
    ...ANSWERED,
    facts: [WHEAT],
    over: 'places',
    comparator: 'above',
    threshold: { name: 'threshold', value: 5_000_000, unit: 't' },
    matches: [WHEAT],
    compared: { name: 'compared', value: 25, unit: 'count' },
    sample: WHEAT,
    scope: 'EU27_2020',
    from: '2024',
    to: '2024',
  };

  it('is said of countries', () => {
    expect(said(findings, 'fr')).toContain(
      'En 2024 dans l’Union européenne, la production de blé tendre dépassait 5 millions de tonnes dans 1 pays sur 25 : France (25,38 millions de tonnes).',
    );
    expect(said({ ...findings, matches: [], facts: [] }, 'fr')).toContain('dans aucun des 25 pays');
  });

  it('is true or false where it is put up that it was never passed', () => {
    const denied = { ...findings, denied: true as const };
    expect(said({ ...denied, holds: false }, 'fr')).toMatch(/^Non, c’est faux\. En 2024/u);
    expect(said({ ...denied, matches: [], holds: true }, 'en')).toMatch(/^Yes, that is true\. In 2024/u);
  });

  it('is said of the members of a family, by its name', () => {
    const cereals = { ...findings, over: 'products' as const, family: 'cereals', scope: null };
    expect(said(cereals, 'fr')).toContain(
      'En 2024 en France, la production dépassait 5 millions de tonnes pour 1 des 25 céréales : blé tendre',
    );
    expect(said({ ...cereals, matches: [] }, 'fr')).toContain(
      'ne dépassait 5 millions de tonnes pour aucune des 25 céréales',
    );
    expect(said({ ...cereals, family: null }, 'en')).toContain(
      'was above 5 million tonnes for 1 of 25 crops',
    );
    expect(said({ ...cereals, family: 'fruit' }, 'en')).toContain('for 1 of 25 kinds of fruit');
  });

  it('is said of animals and of the world market', () => {
    const cattle = { ...WHEAT, product: 'cattle', measure: 'stocks', unit: 'head' };
    const herds = {
      ...findings,
      over: 'products' as const,
      family: 'livestock',
      sample: cattle,
      matches: [cattle],
    };
    expect(said(herds, 'fr')).toContain('le cheptel dépassait');
    expect(said(herds, 'fr')).toContain('pour 1 des 25 espèces');
    expect(said(herds, 'en')).toContain('were above 5 million tonnes for 1 of 25 kinds of animal');
    const price = { ...WHEAT, place: 'WLD', measure: 'price' };
    const prices = { ...findings, over: 'products' as const, family: 'cereals', sample: price };
    expect(said(prices, 'en')).toContain('In 2024 on the world market, the price was above');
  });

  it('is said of years', () => {
    const years = { ...findings, over: 'periods' as const, scope: null };
    expect(said(years, 'en')).toContain('was above 5 million tonnes in 1 of 25 years: 2024');
    expect(said({ ...years, comparator: 'below' as const, matches: [] }, 'fr')).toContain(
      'n’a jamais été inférieure à',
    );
    expect(said(years, 'fr')).toContain('a dépassé 5 millions de tonnes pendant 1 année sur 25 : 2024');
    const one = { ...years, matches: [], compared: { ...years.compared, value: 1 } };
    expect(said(one, 'en')).toContain('was never above 5 million tonnes (1 year)');
  });

  it('is said with the last time first where that is asked', () => {
    const occasion = { kind: 'last' as const, fact: WHEAT, isStart: false };
    const last = { ...findings, over: 'periods' as const, scope: null, occasion };
    expect(said(last, 'fr')).toMatch(/^C’était en 2024 pour la dernière fois, avec 25,38/u);
    expect(said(last, 'en')).toMatch(/^The last time was in 2024, with 25\.38/u);
    const since = { ...last, occasion: { ...occasion, kind: 'since' as const, isStart: true } };
    expect(said(since, 'fr')).toMatch(/^C’est le cas sans interruption depuis 2024, dès le début/u);
    const ended = { ...last, occasion: { ...occasion, kind: 'ended' as const } };
    expect(said(ended, 'en')).toMatch(/^It is so no longer: the last time was in 2024/u);
  });
});
