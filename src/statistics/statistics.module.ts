import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LexiconModule } from '../lexicon/lexicon.module.js';
import { DatasetImportRow } from './dataset-import.entity.js';
import { DatasetRow } from './dataset.entity.js';
import { ObservationRow } from './observation.entity.js';
import { SeriesRow } from './series.entity.js';
import { StatisticsLoader } from './statistics.loader.js';
import { StatisticsRepository } from './statistics.repository.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsStore } from './statistics.store.js';

/** The figures. */
@Module({
  imports: [
    LexiconModule,
    TypeOrmModule.forFeature([DatasetRow, SeriesRow, ObservationRow, DatasetImportRow]),
  ],
  providers: [StatisticsRepository, StatisticsService, StatisticsStore, StatisticsLoader],
  exports: [StatisticsService, StatisticsLoader],
})
export class StatisticsModule {}
