import 'reflect-metadata';
import { once } from 'node:events';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { migrate } from '../../src/database/migrate.js';

/** Opens a database in a process of its own, and brings its schema up to date when its parent says so. */
const dataSource = await new DataSource(await dataSourceOptions(process.argv[2] ?? '')).initialize();
const told = once(process, 'message');
process.send?.('ready');
await told;
await migrate(dataSource);
await dataSource.destroy();
process.disconnect();
