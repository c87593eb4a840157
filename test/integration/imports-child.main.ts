import 'reflect-metadata';
import { findSource } from '../../src/statistics/sources/source.registry.js';
import { NOW, openImports } from '../../bench/import/imports-store.js';

/**
 * Imports one file in a process of its own: database address, source, file, vintage. Tells its parent how many figures
 * are dealt with, and the outcome.
 */
const [, , databaseUrl = '', id = '', file = '', vintage = ''] = process.argv;
const source = findSource(id);
if (!source) throw new Error(`no source ${id}`);
const { loader, dataSource } = await openImports(databaseUrl);
const outcome = await loader.importFile(source, file, vintage, NOW, {
  figuresDone: (figures) => process.send?.({ figures }),
});
process.send?.({ outcome });
await dataSource.destroy();
process.disconnect();
