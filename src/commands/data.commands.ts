import { resolve } from 'node:path';
import { Clock } from '../common/clock.js';
import { packageRoot } from '../config/package-root.js';
import { writePack } from '../statistics/pack.writer.js';
import { findSource, SOURCES } from '../statistics/sources/source.registry.js';
import { StatisticsLoader } from '../statistics/statistics.loader.js';
import { StatisticsService } from '../statistics/statistics.service.js';
import { type Command, CommandError } from './command.js';

export const dataList: Command = {
  name: 'data list',
  usage: '',
  summary: 'Lists the file formats that can be imported, with their publisher and licence.',
  options: {},
  async run({ app, print }) {
    const loaded = await (await app()).get(StatisticsService, { strict: false }).datasets();
    for (const { id, dataset } of SOURCES) {
      const vintage = loaded.find((one) => one.id === dataset.id)?.vintage ?? 'not loaded';
      print(`${id}  ${dataset.publisher} — ${dataset.title.en} (${dataset.licence}); edition: ${vintage}`);
    }
  },
};

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
  usage: '<source> <file…> --vintage <YYYY-MM-DD>',
  summary: 'Imports files of a publisher; the vintage is the day of the edition.',
  options: { vintage: { type: 'string' } },
  async run({ words, option, app, print, remark }) {
    const [id = '', ...files] = words;
    const source = findSource(id);
    if (!source)
      throw new CommandError(`there is no source «${id}»; there are: ${SOURCES.map((s) => s.id).join(', ')}`);
    if (files.length === 0) throw new CommandError('the file is missing');
    const context = await app();
    const now = context.get(Clock, { strict: false }).now();
    const vintage = option('vintage') ?? now.toISOString().slice(0, 10);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(vintage)) throw new CommandError('--vintage must be a day, YYYY-MM-DD');
    const loader = context.get(StatisticsLoader, { strict: false });
    for (const file of files) {
      remark(`importing ${file} …`);
      const { rejections, ...outcome } = await loader.importFile(source, resolve(file), vintage, now);
      for (const { line, reason } of rejections) remark(`${file}, line ${line}: ${reason}`);
      print(JSON.stringify(outcome));
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
