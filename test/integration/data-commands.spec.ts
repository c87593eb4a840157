import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataImport, dataList } from '../../src/commands/data.commands.js';
import { dataSync } from '../../src/commands/data-sync.command.js';
import { type Command, CommandError } from '../../src/commands/command.js';
import { Settings } from '../../src/config/settings.js';
import { StatisticsService } from '../../src/statistics/statistics.service.js';
import { fixture } from '../fixtures/statistics/parsed-file.js';
import { PublisherServer } from '../fixtures/statistics/publisher-server.js';
import { TestApplication } from '../support/application.js';
import { describeOnEngines, temporaryFolder } from '../support/engines.js';

const MAY_2024 = fixture('eurostat-crops.2024-05.tsv');
const JUNE_2026 = fixture('eurostat-crops.2026-06.tsv');

interface Ran {
  printed: string[];
  remarks: string[];
  /** Why it ended with status 1, null where it did not. */
  error: string | null;
}

describeOnEngines('commands of data', (engine) => {
  let service: TestApplication;
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await temporaryFolder();
    service = await TestApplication.start({ databaseUrl: await engine.newDatabase(), dataDir });
  });
  afterEach(() => service.close());

  async function run(command: Command, words: string[], options: Record<string, string | true> = {}) {
    const ran: Ran = { printed: [], remarks: [], error: null };
    const text = (name: string) => (typeof options[name] === 'string' ? options[name] : null);
    try {
      await command.run({
        words,
        option: text,
        flag: (name) => options[name] === true,
        settings: service.app.get(Settings),
        app: async () => service.app,
        print: (line) => void ran.printed.push(line),
        remark: (line) => void ran.remarks.push(line),
      });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      ran.error = error.message;
    }
    return ran;
  }

  /** The last figure of France's soft wheat, in thousands of tonnes. */
  async function wheat(): Promise<number | null | undefined> {
    const statistics = service.app.get(StatisticsService, { strict: false });
    const criteria = { products: ['soft-wheat'], places: ['FR'], measures: ['production'] };
    const [found] = await statistics.observationsOf(await statistics.findSeries(criteria));
    return found?.observations.at(-1)?.value;
  }

  it.each(['2026-02-30', '2026-2-3', '2026-13-01', 'yesterday', '+02026-01-01'])(
    'data import of the edition of %s is refused, and nothing is imported',
    async (vintage) => {
      const { error, printed } = await run(dataImport, ['eurostat-crops', JUNE_2026], { vintage });
      expect([error, printed]).toEqual(['--vintage must be a day, YYYY-MM-DD', []]);
      expect(await wheat()).toBeUndefined();
    },
  );

  it('data import tells what was added, revised and removed, and the second time that nothing was', async () => {
    const older = await run(dataImport, ['eurostat-crops', MAY_2024], { vintage: '2024-05-15' });
    expect(older.remarks.at(-1)).toBe(
      'eurostat-crops, edition 2024-05-15: 132 new, 0 revised, 0 unchanged, 0 removed, 0 rejected',
    );
    const newer = await run(dataImport, ['eurostat-crops', JUNE_2026], {
      vintage: '2026-06-29',
      changes: '1',
    });
    const counts: Record<string, unknown> = JSON.parse(newer.printed[0] ?? '');
    expect(counts).toMatchObject({ outcome: 'loaded', vintage: '2026-06-29' });
    expect(newer.remarks.at(-1)).toContain(`${String(counts['revised'])} revised`);
    expect(newer.remarks.at(-2)).toMatch(/^\S+ \S+ \S+ \d{4}: .+ → .+$/);
    expect(await wheat()).toBe(32940.64);
    const again = await run(dataImport, ['eurostat-crops', JUNE_2026], { vintage: '2026-06-29' });
    const back = await run(dataImport, ['eurostat-crops', MAY_2024], { vintage: '2024-05-15' });
    expect(back.remarks.at(-1)).toBe(
      'eurostat-crops, edition 2024-05-15: older than the edition that is loaded, nothing was imported',
    );
    expect(await wheat()).toBe(32940.64);
    expect(again.remarks.at(-1)).toBe(
      'eurostat-crops, edition 2026-06-29: the file is the one that is loaded, nothing has changed',
    );
  });

  it('data import refuses an edition that is too short, names the option, and takes it with that', async () => {
    await run(dataImport, ['eurostat-crops', JUNE_2026], { vintage: '2026-06-29' });
    const short = join(dataDir, 'short.tsv');
    writeFileSync(short, readFileSync(JUNE_2026, 'utf8').split('\n').slice(0, 4).join('\n'));
    const words = ['eurostat-crops', short];
    const refused = await run(dataImport, words, { vintage: '2026-07-01' });
    expect(refused.error).toMatch(
      /^short\.tsv: an edition that lacks .*; --max-removed 1 takes it all the same$/,
    );
    expect(await wheat()).toBe(32940.64);
    expect((await run(dataImport, words, { vintage: '2026-07-01', 'max-removed': '2' })).error).toMatch(
      /^--max-removed must be a share/,
    );
    expect((await run(dataImport, words, { vintage: '2026-07-01', 'max-removed': '1' })).error).toBeNull();
    expect(await wheat()).toBeUndefined();
  });

  it('data sync: a dry run, a run, a run with nothing to do, and one that is refused', async () => {
    const server = await PublisherServer.start();
    const whole = readFileSync(JUNE_2026);
    server.files.set('/crops', {
      body: gzipSync(whole),
      etag: '"1"',
      lastModified: 'Mon, 29 Jun 2026 10:00:00 GMT',
    });
    writeFileSync(
      join(dataDir, 'addresses.json'),
      JSON.stringify({ 'eurostat-crops': `${server.url}/crops` }),
    );

    const dry = await run(dataSync, ['eurostat-crops'], { 'dry-run': true });
    expect(dry.printed).toEqual([
      `eurostat-crops: would download 0.0 MB, last modified 2026-06-29: ${server.url}/crops`,
    ]);
    expect(await wheat()).toBeUndefined();

    const first = await run(dataSync, ['eurostat-crops']);
    expect(first.printed.map((line): unknown => JSON.parse(line))).toMatchObject([
      { outcome: 'loaded', vintage: '2026-06-29', inserted: 184 },
    ]);
    expect(await wheat()).toBe(32940.64);
    const second = await run(dataSync, ['eurostat-crops']);
    expect(second.remarks).toContain(`  unchanged: ${server.url}/crops`);
    expect(server.asked.at(-1)).toBe('/crops - "1"');
    expect((await run(dataSync, ['eurostat-crops'], { 'dry-run': true })).printed[0]).toMatch(/: unchanged,/);

    server.files.set('/crops', { body: gzipSync(whole.subarray(0, 2_000)), etag: '"2"' });
    const short = await run(dataSync, ['eurostat-crops']);
    expect(short.error).toBe('not brought up to date: eurostat-crops');
    expect(short.remarks.at(-1)).toContain(`${server.url}/crops: an edition that lacks`);
    expect(await wheat()).toBe(32940.64);
    expect((await run(dataList, [])).printed).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^    last import .* of ${server.url}/crops: 184 new,`)),
        `    fetched from ${server.url}/crops`,
        expect.stringMatching(/^    not fetched, an address names the series wanted/),
      ]),
    );
  });

  it('data sync says of a source without an address why, and takes one of the operator’s', async () => {
    expect((await run(dataSync, ['insee-bdm'])).error).toMatch(/^insee-bdm: not fetched, an address names/);
    expect((await run(dataSync, ['nonsense'])).error).toMatch(/^there is no source «nonsense»/);
    const server = await PublisherServer.start();
    server.files.set('/bdm', { body: readFileSync(fixture('insee-bdm.handmade.xml')) });
    const file = join(dataDir, 'own.json');
    writeFileSync(file, JSON.stringify({ 'insee-bdm': `${server.url}/bdm` }));
    const ran = await run(dataSync, ['insee-bdm'], { addresses: file, 'max-rejected': '1' });
    expect(ran.error).toBeNull();
    expect(ran.printed.map((line): unknown => JSON.parse(line))).toMatchObject([{ outcome: 'loaded' }]);
    writeFileSync(file, JSON.stringify({ 'insee-bmd': `${server.url}/bdm` }));
    expect((await run(dataSync, [], { addresses: file })).error).toMatch(/there is no source «insee-bmd»/);
  });
});
