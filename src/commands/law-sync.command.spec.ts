import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testSettings } from '../../test/support/test-settings.js';
import { CommandError } from './command.js';
import { lawSync } from './law-sync.command.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agri-qa-law-sync-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const OPENED = new Error('the application was opened');
const CODE = { name: 'code', kind: 'legi', url: 'https://example.org/LEGI/', code: 'LEGITEXT000006071367' };
const ACT = { name: 'act', kind: 'formex', url: 'https://example.org/act', language: 'fra' };

/** What ends the command: a refusal of its words and addresses, or else that the application is opened. */
async function endOf(words: string[], file: string | null): Promise<unknown> {
  const unused = () => undefined;
  return await lawSync
    .run({
      words,
      option: (name) => (name === 'addresses' ? file : null),
      flag: () => false,
      settings: testSettings({ databaseUrl: 'sqlite::memory:', dataDir }),
      app: () => Promise.reject(OPENED),
      print: unused,
      remark: unused,
    })
    .catch((error: unknown) => error);
}

function fileOf(addresses: string | null): string | null {
  if (addresses === null) return null;
  const file = join(dataDir, 'own.json');
  writeFileSync(file, addresses);
  return file;
}

it.each([
  ['nothing', [], null],
  ['an act by its name', ['2021-2115-fr'], null],
  ['an address of the operator’s', ['act'], JSON.stringify([CODE, ACT])],
  ['an act with the day it came into force', ['act'], JSON.stringify([{ ...ACT, from: '2021-12-07' }])],
])('law sync takes %s', async (_, words, addresses) => {
  expect(await endOf(words, fileOf(addresses))).toBe(OPENED);
});

it.each([
  ['a name that nobody has', ['2021-2117-fr'], null, /no address «2021-2117-fr»; there are: code-rural, /],
  ['a file that is no JSON', [], '[', /not a JSON list/],
  ['a file that is no list', [], JSON.stringify(CODE), /not a JSON list/],
  ['an address without its code', [], JSON.stringify([{ ...CODE, code: undefined }]), /not a JSON list/],
  ['an address of another protocol', [], JSON.stringify([{ ...CODE, url: 'file:///x' }]), /not a JSON list/],
  ['a name that leads out of the folder', [], JSON.stringify([{ ...CODE, name: '../x' }]), /not a JSON list/],
  ['an act in a third language', [], JSON.stringify([{ ...ACT, language: 'deu' }]), /not a JSON list/],
  ['an act from no day', [], JSON.stringify([{ ...ACT, from: '2021' }]), /not a JSON list/],
])('law sync refuses %s', async (_, words, addresses, reason) => {
  const end = await endOf(words, fileOf(addresses));
  expect(end).toBeInstanceOf(CommandError);
  expect(String(end)).toMatch(reason);
});

it('law sync refuses a file of addresses that is not there', async () => {
  expect(String(await endOf([], join(dataDir, 'none.json')))).toMatch(/none\.json cannot be read/);
});
