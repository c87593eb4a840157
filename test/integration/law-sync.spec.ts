import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DownloadingFetcher } from '../../src/commands/downloading-fetcher.js';
import { RURAL_CODE_CID } from '../../src/law/law-article.js';
import type { LawAddress } from '../../src/law/sync/law-addresses.data.js';
import { LawSync, type LawSyncStep } from '../../src/law/sync/law-sync.js';
import { Downloader } from '../../src/statistics/downloads/downloader.js';
import { openLawShelf, type LawShelf } from '../fixtures/law/law-shelf.js';
import { LEGI_FOLDER, legiArticle, tarGz } from '../fixtures/law/legi-archive.js';
import { PublisherServer } from '../fixtures/statistics/publisher-server.js';
import { zipOf } from '../fixtures/statistics/zip-file.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const L999 = { prefix: 'L', star: false, digits: '999-1', letter: null } as const;
const FULL = 'Freemium_legi_global_20260325-140000.tar.gz';
const FIRST = 'LEGI_20260326-210000.tar.gz';
const SECOND = 'LEGI_20260327-210000.tar.gz';
const ACT = readFileSync(new URL('../fixtures/law/formex-original.xml', import.meta.url), 'utf8');

let server: PublisherServer;
let shelf: LawShelf;
let sync: LawSync;
let code: LawAddress;

beforeEach(async () => {
  server = await PublisherServer.start();
  shelf = await openLawShelf();
  const fetcher = new DownloadingFetcher(new Downloader({ wait: () => Promise.resolve() }));
  sync = new LawSync(shelf.importer, fetcher, join(shelf.folder, 'downloads'));
  code = { name: 'code', kind: 'legi', url: `${server.url}/LEGI/`, code: RURAL_CODE_CID };
});
afterEach(() => shelf.close());

function index(...names: string[]): void {
  const links = names.map((name) => `<a href="${name}">${name}</a>`).join('');
  server.files.set('/LEGI/', { body: `<html><a href="../">up</a>${links}</html>`, type: 'text/html' });
}

async function archive(name: string, ...files: ReturnType<typeof legiArticle>[]): Promise<void> {
  server.files.set(`/LEGI/${name}`, { body: await tarGz(files), etag: `"${name}"` });
}

async function all(steps: AsyncGenerator<LawSyncStep>): Promise<string[]> {
  const told: string[] = [];
  for await (const { url, outcome } of steps) told.push(`${outcome} ${url.slice(server.url.length)}`);
  return told;
}

async function wording(): Promise<string> {
  const found = await shelf.service.findByReference(L999, '2026-11-20');
  return 'articles' in found ? (found.articles[0]?.text ?? '') : found.kind;
}

describe('bringing a code up to date', () => {
  beforeEach(async () => {
    index(SECOND, FULL, FIRST, 'README.pdf');
    await archive(FULL, legiArticle(12, 'Un.', '2018-01-01', '2999-01-01'));
    await archive(FIRST, legiArticle(12, 'Deux.', '2018-01-01', '2999-01-01'));
    await archive(
      SECOND,
      {
        name: 'liste_suppression_legi.dat',
        content: `${LEGI_FOLDER}/LEGIARTI000000000012\n`,
      },
      legiArticle(13, 'Trois.', '2019-01-01', '2999-01-01'),
    );
  });

  it('tells what it would download, and takes nothing', async () => {
    expect(await all(sync.look(code))).toEqual(
      [FULL, FIRST, SECOND].map((name) => `would_download /LEGI/${name}`),
    );
    expect(await shelf.service.corpora()).toEqual([]);
  });

  it('applies the full archive and the daily ones after it in order, with what they withdraw', async () => {
    expect(await all(sync.sync(code, NOW))).toEqual(
      [FULL, FIRST, SECOND].map((name) => `applied /LEGI/${name}`),
    );
    expect(await wording()).toBe('Trois.');
    expect(await all(sync.sync(code, NOW))).toEqual([]);
    expect(existsSync(join(shelf.folder, 'downloads', 'code', FULL))).toBe(false);
  });

  it('goes on after the last one applied when it has failed', async () => {
    const { body } = server.files.get(`/LEGI/${FIRST}`) ?? { body: '' };
    server.files.set(`/LEGI/${FIRST}`, { body: '<html><title>Busy</title></html>' });
    await expect(all(sync.sync(code, NOW))).rejects.toThrow(/web page/u);
    expect(await wording()).toBe('Un.');
    server.files.set(`/LEGI/${FIRST}`, { body });
    expect(await all(sync.sync(code, NOW))).toEqual([FIRST, SECOND].map((name) => `applied /LEGI/${name}`));
    expect(await wording()).toBe('Trois.');
  });

  it('begins anew where the daily archives no longer reach back', async () => {
    await all(sync.sync(code, NOW));
    const later = 'Freemium_legi_global_20261001-140000.tar.gz';
    index(later, 'LEGI_20261002-210000.tar.gz');
    await archive(later, legiArticle(14, 'Quatre.', '2020-01-01', '2999-01-01'));
    await archive('LEGI_20261002-210000.tar.gz');
    expect(await all(sync.sync(code, NOW))).toHaveLength(2);
    expect(await wording()).toBe('Quatre.');
  });

  it('refuses a page without archives', async () => {
    index();
    await expect(all(sync.sync(code, NOW))).rejects.toThrow('no archive');
    index(FIRST);
    await expect(all(sync.sync(code, NOW))).rejects.toThrow('no full archive');
  });
});

describe('fetching an act of the Union', () => {
  const act = (): LawAddress => ({
    name: 'act',
    kind: 'formex',
    url: `${server.url}/celex/32030R0042`,
    language: 'fra',
    from: '2030-07-01',
  });

  it('imports it once, and asks then only for what has changed', async () => {
    server.files.set('/celex/32030R0042', { body: zipOf({ 'A.fmx.xml': ACT }), etag: '"1"' });
    expect(await all(sync.sync(act(), NOW))).toEqual(['applied /celex/32030R0042']);
    expect(await all(sync.sync(act(), NOW))).toEqual(['unchanged /celex/32030R0042']);
    expect(await all(sync.look(act()))).toEqual(['unchanged /celex/32030R0042']);
    expect(await shelf.service.findAct('32030R0042', 'en')).toEqual({ cid: '32030R0042/FR', language: 'fr' });
  });

  it('asks for Formex in its language', async () => {
    const asked: string[] = [];
    server.next.push((request, response) => {
      asked.push(`${request.headers.accept} ${request.headers['accept-language']}`);
      response.writeHead(404).end();
    });
    await expect(all(sync.sync(act(), NOW))).rejects.toThrow('404');
    expect(asked).toEqual(['application/zip;mtype=fmx4 fra']);
  });

  it('refuses a challenge in place of the act', async () => {
    server.files.set('/celex/32030R0042', { body: '<html><script>awswaf</script></html>' });
    await expect(all(sync.sync(act(), NOW))).rejects.toThrow(/web page/u);
    expect(await shelf.service.corpora()).toEqual([]);
  });
});
