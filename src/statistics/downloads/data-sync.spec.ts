import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  agresteByDepartment,
  agresteByRegion,
} from '../../../test/fixtures/statistics/handmade-workbooks.js';
import { fixture, temporaryFolder } from '../../../test/fixtures/statistics/parsed-file.js';
import { PublisherServer } from '../../../test/fixtures/statistics/publisher-server.js';
import {
  openTemporaryStore,
  type TemporaryStore,
} from '../../../test/fixtures/statistics/temporary-store.js';
import { zipOf } from '../../../test/fixtures/statistics/zip-file.js';
import { SOURCES } from '../sources/source.registry.js';
import { DataSync } from './data-sync.js';
import { Downloader } from './downloader.js';
import { MISSING_ADDRESSES, PUBLISHER_ADDRESSES, type PublisherAddress } from './publisher-addresses.data.js';
import { isShared, shared } from '../../../test/support/shared-folder.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const CHALLENGE = '<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>';
const CROPS = 'data/eurostat/estat_apro_cpsh1.tsv.gz';
const present = isShared('whole files are not served', CROPS);

let server: PublisherServer;
let store: TemporaryStore;
let folder: string;
let sync: DataSync;
beforeEach(async () => {
  server = await PublisherServer.start();
  store = await openTemporaryStore();
  folder = temporaryFolder();
  sync = new DataSync(store.loader, new Downloader({ wait: () => Promise.resolve() }), folder);
});
afterEach(() => store.close());

/** The publisher's address with this server's instead. */
function addressOf(source: string, path: string): PublisherAddress {
  const address = [...PUBLISHER_ADDRESSES, ...MISSING_ADDRESSES].find((one) => one.source === source);
  if (!address) throw new Error(`no address of ${source}`);
  return { ...address, url: server.url + path };
}

async function valueOf(criteria: {
  products: string[];
  places: string[];
  measures: string[];
}): Promise<unknown> {
  const [found] = await store.service.observationsOf(await store.service.findSeries(criteria));
  return found?.observations.at(-1)?.value;
}

it('of every source it is known where its file is fetched from, or why from nowhere', () => {
  const told = [...PUBLISHER_ADDRESSES, ...MISSING_ADDRESSES].map(({ source }) => source);
  expect(told.toSorted()).toEqual(SOURCES.map(({ id }) => id).toSorted());
});

describe('DataSync', () => {
  it('follows the list of FAOSTAT to the file, of the edition that it tells', async () => {
    const file = '/production/Production_Crops_Livestock_E_All_Data_(Normalized).zip';
    server.files.set('/datasets_E.xml', {
      body: `<?xml version="1.0"?><Datasets><Dataset><DatasetCode>PP</DatasetCode><FileLocation>${server.url}/pp.zip</FileLocation></Dataset>
        <Dataset><DatasetCode>QCL</DatasetCode><DateUpdate>2025-12-31T00:00:00</DateUpdate><FileLocation>${server.url}${file}</FileLocation></Dataset></Datasets>`,
    });
    const csv = readFileSync(fixture('faostat-qcl.bulk.csv'));
    server.files.set(file, {
      body: zipOf({ 'Production_Crops_Livestock_E_All_Data_(Normalized).csv': csv }),
    });
    const outcome = await sync.sync(addressOf('faostat-qcl', '/datasets_E.xml'), NOW);
    expect(outcome).toMatchObject({
      download: 'downloaded',
      imports: [{ outcome: 'loaded', vintage: '2025-12-31', inserted: 14 }],
    });
  });

  it('reads the link to the workbook out of the World Bank’s page', async () => {
    server.files.set('/markets', {
      body: '<html><a href="/x.pdf">x</a><a href="/docs/CMO-Historical-Data-Monthly.xlsx?v=1&amp;w=2">Monthly</a></html>',
      type: 'text/html',
    });
    const body = readFileSync(fixture('worldbank-prices.2026-06.xlsx'));
    server.files.set('/docs/CMO-Historical-Data-Monthly.xlsx?v=1&w=2', {
      body,
      lastModified: 'Tue, 02 Jun 2026 08:00:00 GMT',
    });
    const address = addressOf('worldbank-prices', '/markets');
    expect(await sync.sync(address, NOW)).toMatchObject({
      imports: [{ outcome: 'loaded', vintage: '2026-06-02' }],
    });
    server.files.set('/markets', { body: '<html>moved</html>', type: 'text/html' });
    await expect(sync.sync(address, NOW)).rejects.toThrow(
      /no link that ends in CMO-Historical-Data-Monthly\.xlsx/,
    );
  });

  it('fetches each of the files that an address stands for', async () => {
    const milk = { memberStateCode: 'FR', beginDate: '01/10/2026', endDate: '31/10/2026', unit: '€/100kg' };
    const table = (...records: object[]) => ({ body: JSON.stringify(records), etag: '"1"' });
    server.files.set('/dairy', table({ ...milk, product: 'BUTTER', price: '€652.10' }));
    server.files.set('/rawMilk', table({ ...milk, product: 'Raw milk', price: '€47.10' }));
    const address = addressOf('dg-agri-dairy', '/{dairy|rawMilk}');
    expect(await sync.look(address, NOW)).toMatchObject({ changed: true });
    expect(await sync.sync(address, NOW)).toMatchObject({
      url: `${server.url}/dairy ${server.url}/rawMilk`,
      download: 'downloaded',
      imports: [{ inserted: 1 }, { inserted: 1 }],
    });
    expect(await valueOf({ products: ['cow-milk'], places: ['FR'], measures: ['price'] })).toBe(47.1);
    expect(await valueOf({ products: ['butter-cow'], places: ['FR'], measures: ['price'] })).toBe(652.1);
    expect(await sync.sync(address, NOW)).toMatchObject({ download: 'unchanged' });
    expect(await sync.look(address, NOW)).toMatchObject({ changed: false });
  });

  it('imports each workbook of a zip, and answers of a département', async () => {
    const names = { '../../dep.xlsx': agresteByDepartment() };
    server.files.set('/saa.zip', {
      body: zipOf({ 'a/dep.xlsx': agresteByDepartment(), 'b/reg.xlsx': agresteByRegion() }),
    });
    const { imports } = await sync.sync(addressOf('agreste-saa', '/saa.zip'), NOW, { maxRejected: 0.1 });
    expect(imports.map(({ outcome }) => outcome)).toEqual(['loaded', 'loaded']);
    expect(await valueOf({ products: ['soft-wheat'], places: ['FR-01'], measures: ['production'] })).toBe(
      217389,
    );
    server.files.set('/saa.zip', { body: zipOf(names) });
    await expect(sync.sync(addressOf('agreste-saa', '/saa.zip'), NOW)).rejects.toThrow(
      /invalid relative path/,
    );
    expect(existsSync(join(folder, 'dep.xlsx'))).toBe(false);
  });

  it('asks the portal for last year and this one, and imports a second time what is unchanged as unchanged', async () => {
    const body = readFileSync(fixture('dg-agri-oilseeds.json'));
    server.files.set('/prices?years=2025,2026', { body, etag: '"1"' });
    const address = addressOf('dg-agri-oilseeds', '/prices?years={years}');
    expect((await sync.look(address, NOW)).changed).toBe(true);
    expect(await store.service.datasets()).toEqual([]);
    expect((await sync.sync(address, NOW)).imports[0]?.unknown.products).toEqual([
      'dg-agri-oilseeds:RAPE/Rouen/DELPROC',
    ]);
    expect(await sync.sync(address, NOW)).toMatchObject({
      download: 'unchanged',
      imports: [{ outcome: 'unchanged' }],
    });
  });

  it('comes to a publisher’s file with the cookies of its home page, and anew where it is shown a page', async () => {
    const home = server.answerWith(
      200,
      { 'set-cookie': 'ASP.NET_SessionId=abc; path=/; HttpOnly' },
      CHALLENGE,
    );
    let given: IncomingHttpHeaders = {};
    server.files.set('/rnm?fileurl=COT-MUL-prd_RNM-A26.zip', {
      body: zipOf({ 'RNM.csv': readFileSync(fixture('franceagrimer-rnm.handmade.csv')) }),
    });
    server.next.push(home, server.answerWith(200, {}, CHALLENGE), home, (request, response) => {
      given = request.headers;
      server.serve(request, response);
    });
    const address = addressOf('franceagrimer-rnm', '/rnm?fileurl=COT-MUL-prd_RNM-A{yy}.zip');
    expect(await sync.sync(address, NOW, { maxRejected: 1 })).toMatchObject({
      download: 'downloaded',
      imports: [{ outcome: 'loaded' }],
    });
    expect(given).toMatchObject({
      cookie: 'ASP.NET_SessionId=abc',
      referer: `${server.url}/Pages/Statistiques.aspx?sousmenu=multi-filieres`,
    });
    expect(server.asked.map((asked) => asked.split(' ')[0])).toEqual([
      '/',
      '/rnm?fileurl=COT-MUL-prd_RNM-A26.zip',
      '/',
      '/rnm?fileurl=COT-MUL-prd_RNM-A26.zip',
    ]);
    server.next.push(...Array.from({ length: 6 }, () => server.answerWith(200, {}, CHALLENGE)));
    await expect(sync.sync(address, NOW)).rejects.toThrow(/web page in place of data/);
    expect(server.next).toEqual([]);
  });

  it('leaves the store as it was where the download is refused or cannot be imported', async () => {
    const good = gzipSync(readFileSync(fixture('eurostat-crops.2026-06.tsv')));
    const address = addressOf('eurostat-crops', '/crops');
    server.files.set('/crops', { body: good, lastModified: 'Mon, 29 Jun 2026 10:00:00 GMT' });
    await sync.sync(address, NOW);
    const before = await store.dataSource.query('SELECT * FROM observations');
    const [header = '', first = ''] = readFileSync(fixture('eurostat-crops.2026-06.tsv'), 'utf8').split('\n');
    const served: [body: string | Buffer, reason: RegExp][] = [
      ['<html>busy</html>', /web page/],
      [gzipSync('{"error": "queued"}'), /TSV file of apro_cpsh1/],
      [gzipSync(`${header}\n${first.slice(0, 60)}\n`), /1 of 1 lines cannot be read, first line 2/],
    ];
    for (const [body, reason] of served) {
      server.files.set('/crops', { body });
      await expect(sync.sync(address, NOW)).rejects.toThrow(reason);
      expect(await store.dataSource.query('SELECT * FROM observations')).toEqual(before);
    }
  });

  it.skipIf(!present)('brings a whole table up to date over a bad line', { timeout: 60_000 }, async () => {
    const body = readFileSync(shared(CROPS));
    server.files.set('/crops', { body, etag: '"1"', lastModified: 'Mon, 29 Jun 2026 10:00:00 GMT' });
    server.next.push(server.answerWith(503), server.cutAfter(100_000));
    const { imports } = await sync.sync(addressOf('eurostat-crops', '/crops'), NOW);
    expect(imports).toMatchObject([
      { outcome: 'loaded', vintage: '2026-06-29', inserted: 334_050, rejected: 0 },
    ]);
  });
});
