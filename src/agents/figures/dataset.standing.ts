import { DATASET_STANDINGS, type DatasetStanding } from './dataset-standings.data.js';

const RANKS: ReadonlyMap<string, number> = new Map(
  DATASET_STANDINGS.map(({ dataset }, rank) => [dataset, rank]),
);

/** The place of a table in the order of preference, from 0; one without a standing comes after all others. */
export function rankOf(dataset: string): number {
  return RANKS.get(dataset) ?? DATASET_STANDINGS.length;
}

/** The tables that cover the countries of the whole world. */
export const WORLD_DATASETS = datasetsOf(({ covers }) => covers === 'world');

/** Of these, those that have figures of the world and of unions themselves: without the world's they are extracts. */
export const GROUPED_DATASETS = datasetsOf(({ covers, groups }) => covers === 'world' && groups);

/** The tables that cover the countries of the European Union, and some others besides. */
export const UNION_DATASETS = datasetsOf(({ covers }) => covers === 'union');

/** The tables that cover regions of a country. */
export const REGIONAL_DATASETS = datasetsOf(({ covers }) => covers === 'regions');

/** The tables whose countries are summed for a group that no table has a figure of. */
export const SUMMED_DATASETS = datasetsOf(({ covers, groups }) => covers !== null && !groups);

function datasetsOf(fits: (standing: DatasetStanding) => boolean): readonly string[] {
  return DATASET_STANDINGS.filter(fits).map(({ dataset }) => dataset);
}
