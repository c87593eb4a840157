import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../statistics/sources/source.registry.js';
import { DATASET_STANDINGS } from './dataset-standings.data.js';
import { rankOf, SUMMED_DATASETS } from './dataset.standing.js';

describe('the standing of datasets', () => {
  it('is told of every dataset that can be imported, once, and of no other', () => {
    const told = DATASET_STANDINGS.map(({ dataset }) => dataset);
    expect([...told].sort()).toEqual([...new Set(SOURCES.map((source) => source.dataset.id))].sort());
  });

  it('puts what it does not know last', () => {
    expect(rankOf('a-new-one')).toBeGreaterThan(
      Math.max(...SOURCES.map(({ dataset }) => rankOf(dataset.id))),
    );
  });

  it('sums no countries of a table that has the groups itself', () => {
    expect(SUMMED_DATASETS).not.toContain('faostat-qcl');
  });
});
