import { describe, expect, it } from 'vitest';
import { inquiryOf } from '../../../test/fixtures/agents/frames.js';
import { trackFrom } from '../../../test/fixtures/agents/tracks.js';
import { yearOf } from '../../statistics/day.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { meansBy } from './period.means.js';
import { groupTotals } from './group.totals.js';
import { questionOf } from './question.js';
import { latestCompleteYear, scopeOf } from './scope.js';
import { deriveYields } from './yield.derivation.js';

const lexicon = loadLexicon();

function scope(places: string[]) {
  return scopeOf(questionOf(inquiryOf({ places }), 'production', lexicon), lexicon);
}

describe('what a ranking is over', () => {
  it('is the EU where nothing else is named', () => {
    expect(scope([])).toMatchObject({ group: 'EU27_2020', subject: null });
    expect(scope([]).places).toHaveLength(27);
  });

  it('is the group named, with the country whose rank is asked', () => {
    expect(scope(['FR', 'EU27_2020'])).toMatchObject({ group: 'EU27_2020', subject: 'FR' });
  });

  it('is the world for a country outside the EU', () => {
    expect(scope(['UA'])).toMatchObject({ group: 'WLD', subject: 'UA' });
  });

  it('is the world, not the group named, for a country that lies outside it', () => {
    expect(scope(['MA', 'EU27_2020'])).toMatchObject({ group: 'WLD', subject: 'MA' });
  });

  it('is the continent for one of its countries outside the Union', () => {
    expect(scope(['NO', 'EUROPE'])).toMatchObject({ group: 'EUROPE', subject: 'NO' });
    expect(scope(['DK', 'EUROPE'])).toMatchObject({ group: 'EU27_2020', subject: 'DK' });
  });

  it.each([
    ["L'UE est-elle le premier producteur de blé ?", ['EU27_2020'], 'EU27_2020'],
    ['Is the European Union the largest wheat producer in the world?', ['EU27_2020', 'WLD'], 'EU27_2020'],
    ["Quel est le rang de l'UE dans la production mondiale de blé ?", ['EU27_2020', 'WLD'], 'EU27_2020'],
    ["Quel pays de l'UE est le premier producteur de blé ?", ['EU27_2020'], null],
    ["which country is the EU's largest producer of wheat", ['EU27_2020'], null],
    ["Dans l'UE, la France est-elle le premier producteur ?", ['FR', 'EU27_2020'], 'FR'],
  ])('is the world without the Union itself where that is ranked: « %s »', (text, places, subject) => {
    const asked = scopeOf(questionOf(inquiryOf({ places, text }), 'production', lexicon), lexicon);
    expect(asked.subject).toBe(subject);
    expect(asked.places.includes('EU27_2020')).toBe(subject === 'EU27_2020');
    expect(asked.places.includes('FR')).toBe(subject !== 'EU27_2020');
  });

  it('is the list where several countries are named', () => {
    expect(scope(['FR', 'DE'])).toEqual({ group: null, places: ['FR', 'DE'], subject: null });
  });
});

describe('the newest complete year', () => {
  const large = trackFrom('2020', [100, 100, 100, 100, 100], { place: 'DE' });
  const small = Array.from({ length: 9 }, (_, at) =>
    trackFrom('2020', [1, 1, 1, 1, 1, 1], { place: `P${at}` }),
  );

  it('is not one that the leader lacks', () => {
    expect(yearOf(latestCompleteYear([large, ...small]) ?? 0)).toBe(2024);
  });

  it('does not wait for a place that stopped reporting long ago', () => {
    const stopped = trackFrom('2015', [1, 1], { place: 'P9' });
    expect(yearOf(latestCompleteYear([large, ...small, stopped]) ?? 0)).toBe(2024);
  });

  it('is none without figures', () => {
    expect(latestCompleteYear([])).toBeNull();
  });
});

describe('the total of a group', () => {
  const fao = { dataset: 'faostat-production', unit: 't' };
  const france = trackFrom('2020', [30, 31, 32], { ...fao, place: 'FR' });
  const germany = trackFrom('2020', [20, 21], { ...fao, place: 'DE' });
  const malta = trackFrom('2020', [0.1], { ...fao, place: 'MT' });

  it('is of the years that no large member lacks', () => {
    const [total] = groupTotals(lexicon, ['EU27_2020'], [france, germany, malta]);
    expect(total?.observations.map((one) => one.value)).toEqual([50.1, 52]);
    expect(total).toMatchObject({ place: 'EU27_2020', derived: 'sum' });
  });

  it('tells the few members that it is without, year by year', () => {
    const belgium = trackFrom('2020', [5, 6], { ...fao, place: 'BE' });
    const netherlands = trackFrom('2020', [7], { ...fao, place: 'NL' });
    const [total] = groupTotals(lexicon, ['BENELUX'], [belgium, netherlands]);
    expect([...(total?.lacking?.values() ?? [])]).toEqual([['LU']]);
  });

  it('counts no country outside the group', () => {
    const ukraine = trackFrom('2020', [99, 99], { ...fao, place: 'UA' });
    const [total] = groupTotals(lexicon, ['EU27_2020'], [france, germany, ukraine]);
    expect(total?.observations[0]?.value).toBe(50);
  });
});

describe('derived figures', () => {
  it('are production over area, where both are known and there is an area', () => {
    const production = trackFrom('2020', [10, 20, 30]);
    const area = trackFrom('2020', [5, 0, null], { measure: 'area-harvested', unit: 'kha' });
    const [yields] = deriveYields([production, area]);
    expect(yields?.observations.map((one) => one.value)).toEqual([2]);
    expect(yields).toMatchObject({ measure: 'yield', unit: 't/ha', derived: 'yield' });
  });

  it('are the means of whole years', () => {
    const months = trackFrom(
      '2024-01',
      Array.from({ length: 15 }, (_, at) => at),
      { frequency: 'monthly' },
    );
    const means = meansBy('annual', months);
    expect(means.observations.map((one) => one.value)).toEqual([5.5]);
    expect(means).toMatchObject({ frequency: 'annual', derived: 'mean' });
  });
});
