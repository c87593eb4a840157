import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/fixtures/statistics/parsed-file.js';
import { PublisherServer } from '../../../test/fixtures/statistics/publisher-server.js';
import { zipOf } from '../../../test/fixtures/statistics/zip-file.js';
import { WrongContentError } from './content-check.js';
import { DownloadError, PassingError } from './download-errors.js';
import { DownloadFolder } from './download-folder.js';
import { Downloader } from './downloader.js';

const NOW = new Date('2026-11-20T09:00:00Z');
const CHALLENGE = '<!DOCTYPE html><html><head><title>Just a moment...</title></head></html>';

let server: PublisherServer;
let folder: DownloadFolder;
let waits: number[];
let downloader: Downloader;

beforeEach(async () => {
  server = await PublisherServer.start();
  folder = new DownloadFolder(temporaryFolder());
  waits = [];
  downloader = new Downloader({ idleMs: 300, now: () => NOW, wait: async (ms) => void waits.push(ms) });
});

function url(path: string): string {
  return server.url + path;
}

const table = gzipSync(randomBytes(100_000).toString('hex'));

describe('Downloader', () => {
  it('keeps the bytes that were served, and tells when they changed', async () => {
    server.files.set('/t.gz', { body: table, lastModified: 'Mon, 29 Jun 2026 10:00:00 GMT' });
    const seen: number[] = [];
    const telling = new Downloader({ progress: (bytes, total) => seen.push(bytes, total ?? -1) });
    expect(await telling.download(url('/t.gz'), folder, 'gzip')).toEqual({
      outcome: 'downloaded',
      modified: '2026-06-29',
    });
    expect(readFileSync(folder.file).equals(table)).toBe(true);
    expect(seen.slice(-2)).toEqual([table.length, table.length]);
    expect(existsSync(folder.partial)).toBe(false);
  });

  it('asks again only for what has changed, and does not trust a file that somebody else has changed', async () => {
    server.files.set('/t.gz', { body: table, etag: '"1"' });
    await downloader.download(url('/t.gz'), folder, 'gzip');
    expect(await downloader.download(url('/t.gz'), folder, 'gzip')).toMatchObject({ outcome: 'unchanged' });
    server.files.set('/t.gz', { body: gzipSync('later'), etag: '"2"' });
    expect(await downloader.download(url('/t.gz'), folder, 'gzip')).toMatchObject({ outcome: 'downloaded' });
    expect(server.asked).toEqual(['/t.gz - -', '/t.gz - "1"', '/t.gz - "1"']);
  });

  it('goes on where it was cut off', async () => {
    server.files.set('/t.gz', { body: table, etag: '"1"' });
    server.next.push(server.cutAfter(40_000));
    await downloader.download(url('/t.gz'), folder, 'gzip');
    expect(readFileSync(folder.file).equals(table)).toBe(true);
    expect(server.asked).toEqual(['/t.gz - -', '/t.gz bytes=40000- -']);
  });

  it('begins anew where the file has changed meanwhile, or nothing tells that it has not', async () => {
    server.files.set('/t.gz', { body: table, etag: '"1"' });
    server.next.push(server.cutAfter(40_000), (request, response) => {
      server.files.set('/t.gz', { body: gzipSync('later'), etag: '"2"' });
      server.serve(request, response);
    });
    await downloader.download(url('/t.gz'), folder, 'gzip');
    expect(readFileSync(folder.file).equals(gzipSync('later'))).toBe(true);
    server.files.set('/u.gz', { body: table });
    server.next.push(server.cutAfter(40_000));
    await downloader.download(url('/u.gz'), folder, 'gzip');
    expect(server.asked.slice(-2)).toEqual(['/u.gz - -', '/u.gz - -']);
    expect(readFileSync(folder.file).equals(table)).toBe(true);
  });

  it('resumes in a later process, and begins anew where the server has another part than was asked for', async () => {
    server.files.set('/t.gz', { body: table, etag: '"1"' });
    server.next.push(...Array.from({ length: 5 }, () => server.cutAfter(10_000)));
    await expect(downloader.download(url('/t.gz'), folder, 'gzip')).rejects.toThrow(PassingError);
    server.next.push(server.answerWith(206, { 'content-range': 'bytes 5-9/10' }, 'wrong'));
    await downloader.download(url('/t.gz'), folder, 'gzip');
    expect(readFileSync(folder.file).equals(table)).toBe(true);
  });

  it('waits as long as it is told to, and asks five times at most', async () => {
    server.files.set('/t.gz', { body: table });
    server.next.push(server.answerWith(429, { 'retry-after': '7' }));
    server.next.push(server.answerWith(503, { 'retry-after': 'Fri, 20 Nov 2026 09:00:30 GMT' }));
    server.next.push(server.answerWith(502));
    await downloader.download(url('/t.gz'), folder, 'gzip');
    expect(waits).toEqual([7_000, 30_000, 4_000]);
    server.next.push(...Array.from({ length: 5 }, () => server.answerWith(429)));
    await expect(downloader.download(url('/u.gz'), folder, 'gzip')).rejects.toThrow('the server answers 429');
    expect(server.next).toEqual([]);
  });

  it('does not wait for a day', async () => {
    server.next.push(server.answerWith(429, { 'retry-after': '86400' }));
    await expect(downloader.download(url('/t.gz'), folder, 'gzip')).rejects.toThrow(/429/);
    expect([waits, server.asked.length]).toEqual([[], 1]);
  });

  it('says at once that there is no file, or that it may not have it', async () => {
    await expect(downloader.download(url('/absent'), folder, 'gzip')).rejects.toThrow(/no such file \(404\)/);
    server.next.push(server.answerWith(403));
    await expect(downloader.download(url('/t.gz'), folder, 'gzip')).rejects.toThrow(DownloadError);
    expect(server.asked).toHaveLength(2);
  });

  it('leaves no request open that would keep the process, whatever the answer', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
    const patient = new Downloader({ idleMs: 60_000 });
    server.files.set('/page', { body: CHALLENGE });
    const before = timers();
    await expect(patient.download(url('/absent'), folder, 'gzip')).rejects.toThrow(/404/);
    await expect(patient.download(url('/page'), folder, 'gzip')).rejects.toThrow(/web page/);
    await expect(patient.text(url('/absent'))).rejects.toThrow(/404/);
    await expect(patient.cookies(url('/absent'))).rejects.toThrow(/404/);
    await expect(patient.look(url('/absent'), folder)).rejects.toThrow(/404/);
    await patient.look(url('/page'), folder);
    expect(timers()).toBeLessThanOrEqual(before);
  });

  it('gives up on a server that says nothing, and on one that cannot be reached', async () => {
    server.next.push(...Array.from({ length: 5 }, () => server.silence));
    await expect(downloader.download(url('/t.gz'), folder, 'gzip')).rejects.toThrow(/no answer/);
    await expect(downloader.download('http://127.0.0.1:1/t.gz', folder, 'gzip')).rejects.toThrow(
      PassingError,
    );
  });

  it('stops where there is more than it should be', async () => {
    server.files.set('/t.gz', { body: table });
    const small = new Downloader({ maxBytes: 1_000 });
    await expect(small.download(url('/t.gz'), folder, 'gzip')).rejects.toThrow(/more than 1000 bytes/);
  });

  it('tells what there is without taking it', async () => {
    server.files.set('/t.gz', { body: table, etag: '"1"' });
    expect(await downloader.look(url('/t.gz'), folder)).toEqual({
      changed: true,
      bytes: table.length,
      modified: null,
    });
    expect(existsSync(folder.file)).toBe(false);
    await downloader.download(url('/t.gz'), folder, 'gzip');
    expect(await downloader.look(url('/t.gz'), folder)).toMatchObject({ changed: false });
  });
});

describe('what is dressed as data', () => {
  const zip = zipOf({ 'a.csv': 'a,b\n1,2\n' });
  const damaged = Buffer.from(zip);
  damaged.write('3', damaged.indexOf('1,2'));
  const bomb = gzipSync(Buffer.alloc(80_000_000));

  it.each([
    ['a challenge in place of a zip', CHALLENGE, 'zip', /web page.*Just a moment/],
    ['a challenge in place of a gzip', CHALLENGE, 'gzip', /web page/],
    ['a page in place of JSON', `\n  ${CHALLENGE}`, 'json', /web page/],
    ['a page in place of a table', `<?xml version="1.0"?>${CHALLENGE}`, 'table', /web page/],
    ['a fault in XML in place of a table', '<Fault>queued</Fault>', 'table', /kind table/],
    ['nothing', '', 'zip', /kind zip/],
    ['a gzip that is cut off', table.subarray(0, 5_000), 'gzip', /unexpected end/],
    ['a zip without its directory', zip.subarray(0, 40), 'zip', /end of central directory/i],
    ['a damaged zip', damaged, 'zip', /a\.csv is damaged/],
    ['a gzip bomb', bomb, 'gzip', /unpacks to more/],
    ['a zip with a way out', zipOf({ '../../etc/passwd': 'x' }), 'zip', /invalid relative path/],
    ['a zip with an absolute path', zipOf({ '/etc/passwd': 'x' }), 'zip', /absolute path/],
  ] as const)('%s is refused, and the file from before stays', async (_what, body, kind, reason) => {
    const good = { zip, gzip: table, json: '[]', table: 'a,b\n' }[kind];
    server.files.set('/f', { body: good, etag: '"1"' });
    await downloader.download(url('/f'), folder, kind);
    server.files.set('/f', { body, etag: '"2"', type: 'application/zip' });
    const again = downloader.download(url('/f'), folder, kind);
    await expect(again).rejects.toThrow(WrongContentError);
    await expect(again).rejects.toThrow(reason);
    expect(readFileSync(folder.file).equals(Buffer.from(good))).toBe(true);
    expect(existsSync(folder.partial)).toBe(false);
  });
});
