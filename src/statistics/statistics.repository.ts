import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type {
  Coverage,
  Dataset,
  DatasetExtent,
  DatasetImport,
  Day,
  Observation,
  PeriodRange,
  Series,
  SeriesCriteria,
  SeriesWithObservations,
} from './series.js';

/** Far below the least number of parameters that a supported database takes in one statement. */
const IDS_PER_QUERY = 1000;

const SERIES_COLUMNS = `id, dataset_id AS dataset, product, place, measure, unit, frequency,
  product_code AS productCode, place_code AS placeCode, first_period AS firstPeriod, last_period AS lastPeriod`;

interface DatasetRecord {
  id: string;
  publisher: string;
  title_fr: string;
  title_en: string;
  licence: string;
  url: string;
  vintage: string;
  derivation_fr: string | null;
  derivation_en: string | null;
}

interface ObservationRecord extends Observation {
  seriesId: number;
}

/** Reads figures. Plain SQL, because a mapped look-up costs three to four times as much as the query itself. */
@Injectable()
export class StatisticsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Series that meet every criterion, by dataset, product, place, measure and then age. */
  findSeries(criteria: SeriesCriteria): Promise<Series[]> {
    const { where, parameters } = conditionsOf(criteria);
    return this.dataSource.query<Series[]>(
      `SELECT ${SERIES_COLUMNS} FROM series${where} ORDER BY dataset_id, product, place, measure, id`,
      parameters,
    );
  }

  /** The series in the order given, each with its observations in the order of time. */
  async findObservations(series: readonly Series[], range: PeriodRange): Promise<SeriesWithObservations[]> {
    const found = new Map<number, Observation[]>(series.map(({ id }) => [id, []]));
    const ids = [...found.keys()];
    for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
      const records = await this.#queryObservations(ids.slice(start, start + IDS_PER_QUERY), range);
      for (const { seriesId, period, value, flags } of records)
        found.get(seriesId)?.push({ period, value, flags });
    }
    return series.map((one) => ({ series: one, observations: found.get(one.id) ?? [] }));
  }

  /** By id. */
  async listDatasets(): Promise<Dataset[]> {
    const records = await this.dataSource.query<DatasetRecord[]>('SELECT * FROM datasets ORDER BY id');
    return records.map(toDataset);
  }

  async findDataset(id: string): Promise<Dataset | null> {
    const [record] = await this.dataSource.query<DatasetRecord[]>('SELECT * FROM datasets WHERE id = ?', [
      id,
    ]);
    return record ? toDataset(record) : null;
  }

  /** Newest first; what is under way, or was interrupted, is none yet. */
  listImports(): Promise<DatasetImport[]> {
    return this.dataSource.query<DatasetImport[]>(
      `SELECT dataset_id AS dataset, vintage, file_name AS fileName, imported_at AS importedAt,
        inserted, revised, unchanged, removed, rejected
      FROM dataset_imports WHERE imported_at > 0 ORDER BY imported_at DESC, id DESC`,
    );
  }

  /** By dataset. */
  listExtents(): Promise<DatasetExtent[]> {
    return this.dataSource.query<DatasetExtent[]>(
      `SELECT dataset_id AS dataset, COUNT(*) AS series, COUNT(DISTINCT product) AS products,
        COUNT(DISTINCT place) AS places, MIN(first_period) AS firstPeriod, MAX(last_period) AS lastPeriod
      FROM series GROUP BY dataset_id ORDER BY dataset_id`,
    );
  }

  findCoverage(criteria: SeriesCriteria): Promise<Coverage[]> {
    const { where, parameters } = conditionsOf(criteria);
    return this.dataSource.query<Coverage[]>(
      `SELECT dataset_id AS dataset, product, measure, frequency, COUNT(DISTINCT place) AS places,
        MIN(first_period) AS firstPeriod, MAX(last_period) AS lastPeriod
      FROM series${where} GROUP BY dataset_id, product, measure, frequency
      ORDER BY dataset_id, product, measure, frequency`,
      parameters,
    );
  }

  #queryObservations(ids: readonly number[], { from, to }: PeriodRange): Promise<ObservationRecord[]> {
    const parameters: Day[] = [...ids];
    let sql = `SELECT series_id AS seriesId, period, value, flags FROM observations
      WHERE series_id IN (${placeholders(ids)})`;
    if (from !== undefined) {
      sql += ' AND period >= ?';
      parameters.push(from);
    }
    if (to !== undefined) {
      sql += ' AND period <= ?';
      parameters.push(to);
    }
    return this.dataSource.query<ObservationRecord[]>(`${sql} ORDER BY series_id, period`, parameters);
  }
}

function conditionsOf(criteria: SeriesCriteria): { where: string; parameters: string[] } {
  const lists: [column: string, values: readonly string[] | undefined][] = [
    ['measure', criteria.measures],
    ['product', criteria.products],
    ['place', criteria.places],
    ['dataset_id', criteria.datasets],
  ];
  const conditions: string[] = [];
  const parameters: string[] = [];
  for (const [column, values] of lists) {
    if (values === undefined) continue;
    conditions.push(values.length === 0 ? '1 = 0' : `${column} IN (${placeholders(values)})`);
    parameters.push(...values);
  }
  return { where: conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`, parameters };
}

function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

function toDataset(record: DatasetRecord): Dataset {
  const { id, publisher, licence, url, vintage, derivation_fr: fr, derivation_en: en } = record;
  return {
    id,
    publisher,
    title: { fr: record.title_fr, en: record.title_en },
    licence,
    url,
    vintage,
    derivation: fr !== null && en !== null ? { fr, en } : null,
  };
}
