import { Injectable } from '@nestjs/common';
import type {
  Coverage,
  Dataset,
  DatasetExtent,
  DatasetImport,
  PeriodRange,
  Series,
  SeriesCriteria,
  SeriesWithObservations,
} from './series.js';
import { StatisticsRepository } from './statistics.repository.js';

/** The figures, as publishers gave them: which series exist, what they hold, where they are from. */
@Injectable()
export class StatisticsService {
  constructor(private readonly repository: StatisticsRepository) {}

  /** Series that meet every criterion; a criterion with an empty list is met by none. */
  findSeries(criteria: SeriesCriteria): Promise<Series[]> {
    return this.repository.findSeries(criteria);
  }

  /**
   * The series in the order given, each with its observations in the order of time, in the series' own unit.
   * A series without observations in the range comes with an empty list.
   */
  observationsOf(series: readonly Series[], range: PeriodRange = {}): Promise<SeriesWithObservations[]> {
    return this.repository.findObservations(series, range);
  }

  /** Every dataset that is loaded, by id. */
  datasets(): Promise<Dataset[]> {
    return this.repository.listDatasets();
  }

  /** @throws Error where no such dataset is loaded: ids come from series, so it is a mistake in code. */
  async getDataset(id: string): Promise<Dataset> {
    const dataset = await this.repository.findDataset(id);
    if (dataset === null) throw new Error(`no dataset ${id} is loaded`);
    return dataset;
  }

  /** Every import that was completed, newest first. */
  imports(): Promise<DatasetImport[]> {
    return this.repository.listImports();
  }

  /** How much of each dataset is loaded, by dataset. */
  extents(): Promise<DatasetExtent[]> {
    return this.repository.listExtents();
  }

  /** What there is of the criteria: one line per dataset, product, measure and frequency. */
  coverage(criteria: SeriesCriteria): Promise<Coverage[]> {
    return this.repository.findCoverage(criteria);
  }
}
