import { resolve } from 'node:path';
import { Clock } from '../common/clock.js';
import { packageRoot } from '../config/package-root.js';
import { yearOf } from '../statistics/day.js';
import { writePack } from '../statistics/pack.writer.js';
import type { Dataset, DatasetExtent, DatasetImport } from '../statistics/series.js';
import { SOURCES } from '../statistics/sources/source.registry.js';
import { StatisticsLoader } from '../statistics/statistics.loader.js';
import { StatisticsService } from '../statistics/statistics.service.js';
import { type Command, CommandError } from './command.js';
import {
  countsLine,
  IMPORT_OPTIONS,
  IMPORT_USAGE,
  importOptionsOf,
  sourceNamed,
  tellOutcome,
  vintageOf,
  withOption,
} from './data-import.outcome.js';
import { fetchedLine, syncAddresses } from './data-sync.addresses.js';

export const dataList: Command = {
  name: 'data list',
  usage: '',
  summary:
    'Lists the sources that can be imported: publisher, licence, what is loaded of each, the last import, and where data sync fetches it from.',
  options: {},
  async run(invocation) {
    const { app, print } = invocation;
    const addresses = await syncAddresses(invocation, []);
    const service = (await app()).get(StatisticsService, { strict: false });
    const [datasets, extents, imports] = [
      await service.datasets(),
      await service.extents(),
      await service.imports(),
    ];
    for (const { id, dataset } of SOURCES) {
      print(`${id}  ${dataset.publisher} — ${dataset.title.en} (${dataset.licence})`);
      const ofDataset = (one: { dataset: string }) => one.dataset === dataset.id;
      const loaded = datasets.find((one) => one.id === dataset.id);
      for (const line of loadedLines(loaded, extents.find(ofDataset), imports.find(ofDataset)))
        print(`    ${line}`);
      print(`    ${fetchedLine(id, addresses)}`);
    }
  },
};

/** What is loaded of a dataset, and the last import. */
function loadedLines(loaded?: Dataset, extent?: DatasetExtent, last?: DatasetImport): string[] {
  if (!loaded || !extent || !last) return ['not loaded'];
  const { series, products, places, firstPeriod, lastPeriod } = extent;
  const years = `${yearOf(firstPeriod)} to ${yearOf(lastPeriod)}`;
  const imported = new Date(last.importedAt).toISOString();
  return [
    `edition ${loaded.vintage}: ${series} series, ${products} products, ${places} places, ${years}`,
    `last import ${imported} of ${last.fileName}: ${countsLine(last)}`,
  ];
}

export const dataStatus: Command = {
  name: 'data status',
  usage: '',
  summary: 'Tells which datasets are loaded, at which edition, and what was derived on the way.',
  options: {},
  async run({ app, print }) {
    for (const dataset of await (await app()).get(StatisticsService, { strict: false }).datasets())
      print(JSON.stringify(dataset));
  },
};

export const dataImport: Command = {
  name: 'data import',
  usage: `<source> <file…> [--vintage <YYYY-MM-DD>] ${IMPORT_USAGE}`,
  summary:
    'Imports files of a publisher; the vintage is the day of the edition (today). A file of which more than a share of the lines (0.01) cannot be read is refused, and so is an edition that lacks more than a share (0.05) of the stored figures; --changes tells the first N figures that were revised or withdrawn.',
  options: { vintage: { type: 'string' }, ...IMPORT_OPTIONS },
  async run(invocation) {
    const { words, app, remark } = invocation;
    const [id = '', ...files] = words;
    const source = sourceNamed(id);
    if (files.length === 0) throw new CommandError('the file is missing');
    const options = importOptionsOf(invocation);
    const context = await app();
    const now = context.get(Clock, { strict: false }).now();
    const vintage = vintageOf(invocation, now);
    const loader = context.get(StatisticsLoader, { strict: false });
    for (const file of files) {
      remark(`importing ${file} …`);
      const outcome = await loader
        .importFile(source, resolve(file), vintage, now, options)
        .catch((error: unknown) => {
          throw withOption(error);
        });
      tellOutcome(invocation, file, outcome);
    }
  },
};

export const dataPack: Command = {
  name: 'data pack',
  usage: '<folder of publishers’ files>',
  summary:
    'Builds the bundled figures in data/ anew from publishers’ files, byte for byte the same each time.',
  options: {},
  async run({ words, print }) {
    const [folder] = words;
    if (!folder) throw new CommandError('the folder is missing');
    for (const packed of await writePack(resolve(folder), resolve(packageRoot(), 'data')))
      print(JSON.stringify(packed));
  },
};
