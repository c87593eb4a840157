import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseProbe } from './database.probe.js';
import { migrate } from './migrate.js';
import { UnitOfWork } from './unit-of-work.js';

/** The one data source, migrated before anything uses it, and the one way to write. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot(): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [Settings],
          useFactory: async (settings: Settings) => ({
            ...(await dataSourceOptions(settings.databaseUrl)),
            autoLoadEntities: true,
            retryAttempts: 3,
            retryDelay: 1_000,
            verboseRetryLog: false,
          }),
          dataSourceFactory: async (options) => {
            if (!options) throw new Error('TypeORM was given no options');
            return await migrate(await new DataSource(options).initialize());
          },
        }),
      ],
      providers: [UnitOfWork, DatabaseProbe],
      exports: [UnitOfWork, DatabaseProbe],
    };
  }
}
