import type { DataSource } from 'typeorm';
import type { Series } from './series.js';

/** Thousands at once would hold up others. */
const SERIES_PER_PAGE = 1000;

export const SELECT_SERIES = `SELECT id, dataset_id AS dataset, product, place, measure, unit, frequency,
  product_code AS productCode, place_code AS placeCode, first_period AS firstPeriod, last_period AS lastPeriod
  FROM series`;

/** Every series of a dataset, by id. */
export async function* eachSeriesOf(dataSource: DataSource, datasetId: string): AsyncGenerator<Series> {
  let last = 0;
  for (;;) {
    const page = await dataSource.query<Series[]>(
      `${SELECT_SERIES} WHERE dataset_id = ? AND id > ? ORDER BY id LIMIT ${SERIES_PER_PAGE}`,
      [datasetId, last],
    );
    yield* page;
    if (page.length < SERIES_PER_PAGE) return;
    last = page.at(-1)?.id ?? 0;
  }
}
