import { describe, expect, it } from 'vitest';
import { find } from '../../../../test/fixtures/agents/found-figures.js';
import { fromYearTo } from '../../../../test/fixtures/agents/frames.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { AnswerWriter } from '../../../wording/answer.writer.js';
import type { Findings } from '../../../wording/findings.js';

const writer = new AnswerWriter(loadLexicon());
const said = (findings: Findings, language: 'fr' | 'en'): string =>
  writer.write(findings, 'production', language).answer.replaceAll(/[\u00a0\u202f]/gu, ' ');

const wheat = {
  intent: 'change' as const,
  products: ['soft-wheat'],
  places: ['FR'],
  measures: ['production'],
  steps: 'year' as const,
};
const everyYear = {
  ...wheat,
  movement: 'up' as const,
  run: { kind: 'each' as const },
  text: 'la production de blé tendre a-t-elle augmenté chaque année',
};
const inARow = {
  ...wheat,
  movement: 'up' as const,
  run: { kind: 'row' as const, count: 3, isLast: false },
  text: 'la production de blé tendre a-t-elle augmenté trois années de suite',
};

describe('steps that are all to go one way', () => {
  it('has no yes where the ends went that way and a year between did not', async () => {
    const found = await find('run', { ...everyYear, period: fromYearTo(2018, 2023) });
    const values = found.facts.map(({ value }) => value ?? 0);
    const rises = values.filter((value, at) => at > 0 && value > (values[at - 1] ?? 0)).length;
    expect(rises).toBeLessThan(values.length - 1);
    expect(found).toMatchObject({
      holds: false,
      count: { value: rises },
      compared: { value: values.length - 1 },
    });
    expect(said(found, 'fr')).toMatch(/^Non\. .* a augmenté d’une année à l’autre \d fois sur 5, mais pas /u);
    expect(said(found, 'en')).toMatch(/^No\. .* rose from one year to the next \d times out of 5, but not /u);
  });

  it('has a yes where every one does', async () => {
    const found = await find('run', { ...everyYear, measures: ['yield'], period: fromYearTo(2020, 2023) });
    expect(found).toMatchObject({ holds: true, others: [], count: { value: 3 }, compared: { value: 3 } });
    expect(said(found, 'fr')).toMatch(/^Oui\. .* a augmenté chaque année de 2020 à 2023, passant de /u);
  });
});

describe('steps of one way, one after another', () => {
  it('are the longest stretch there is, set beside how many are asked about', async () => {
    const found = await find('run', { ...inARow, measures: ['yield'] });
    const values = found.facts.map(({ value }) => value ?? 0);
    expect(values).toEqual(values.toSorted((one, other) => one - other));
    expect(found).toMatchObject({ holds: true, count: { value: values.length - 1 } });
    expect(said(found, 'fr')).toMatch(
      /^Oui\. .* jusqu’à 3 années de suite, entre 2020 et 2023, passant de /u,
    );
  });

  it('are none where no two follow each other', async () => {
    const found = await find('run', { ...inARow, period: fromYearTo(2015, 2020) });
    expect(found).toMatchObject({ holds: false, count: { value: 1 } });
    expect(said(found, 'fr')).toMatch(/^Non\. .* n’a jamais augmenté deux années de suite de 2015 à 2020\./u);
    expect(said(found, 'en')).toMatch(/^No\. .* never rose two years in a row from 2015 to 2020\./u);
  });

  it('are those that the newest figure ends, where it is told as the latest', async () => {
    const run = { kind: 'row' as const, count: 2, isLast: true };
    const found = await find('run', { ...inARow, run, period: fromYearTo(2000, 2024) });
    expect(found).toMatchObject({ asked: 'last', stretch: null, holds: false, searched: { to: '2024' } });
    expect(said(found, 'fr')).toMatch(/^Non\. .* n’a pas augmenté en 2024 : .* contre .* en 2023\./u);
  });
});
