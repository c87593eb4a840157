import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestApplication } from '../support/application.js';
import { sessionToken } from '../support/session-tokens.js';
import { DOCUMENT_FILE } from './api-document.js';

const sources = fileURLToPath(new URL('client/', import.meta.url));
/** Left out of git, like all that is made; beside the sources for the compiler by `rootDirs`. */
const made = fileURLToPath(new URL('../../var/contract-client/', import.meta.url));

/** Uses that must not compile, each on its own line. */
const MISTAKES = [
  `await api.POST('/api/v1/chat', { body: {} });`,
  `await api.POST('/api/v1/chat', { body: { question: 'x', lang: 'de' } });`,
  `await api.GET('/api/v1/chat');`,
  `await api.GET('/api/v1/nothing');`,
  `await api.DELETE('/api/v1/keys/{key_id}');`,
  `export const status: number = (await api.GET('/api/v1/usage')).error!.detail;`,
  `export const code = (await api.GET('/api/v1/usage')).error!.code;`,
  `export const agent: string = (await api.POST('/api/v1/chat', { body: { question: 'x' } })).data!.agent;`,
];

describe('a client generated from docs/openapi.json', () => {
  beforeAll(async () => {
    const types = astToString(await openapiTypescript(DOCUMENT_FILE));
    await mkdir(made, { recursive: true });
    // In one step, as another run may be reading it.
    const fresh = `${made}api.${process.pid}.tmp`;
    await writeFile(fresh, types);
    await rename(fresh, `${made}api.d.ts`);
  });

  it('compiles, and sees error.detail as a string', () => {
    expect(compile()).toEqual([]);
  });

  it('refuses what the service would refuse', () => {
    const head = `import createClient from 'openapi-fetch';\nimport type { paths } from './api.js';\nconst api = createClient<paths>();\n`;
    const faults = compile({ file: `${sources}mistakes.ts`, text: head + MISTAKES.join('\n') });
    const lines = MISTAKES.map((_, index) => index + 4);
    expect([...new Set(faults.map(({ line }) => line))]).toEqual(lines);
  });

  it('asks, lists, makes and revokes', async () => {
    const service = await TestApplication.start({ databaseUrl: 'sqlite::memory:' });
    service.answering.respond = async () => ({ data: [WHEAT] });
    const args = [`${made}out/test/contract/client/program.js`, service.url, sessionToken('acme')];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    await service.close();
    expect(JSON.parse(stdout)).toEqual({
      answer: 'Le prix du blé tendre était de 201,5 €/t.',
      rows: ['blé tendre 2024: 201.5 EUR/t'],
      used: 1,
      listed: ['From a generated client'],
      revoked: 'revoked',
      again: [404, 'Aucune clé active ne porte cet identifiant.'],
      refused: [401, 'revoked_api_key', 'This API key has been revoked.'],
    });
  });
});

const WHEAT = {
  product: 'blé tendre',
  product_code: 'Soft Wheat',
  place: 'France',
  place_code: 'FR',
  measure: 'prix',
  period: '2024',
  value: 201.5,
  unit: 'EUR/t',
  source: 'Eurostat',
  dataset: 'eu-selling-prices',
  flag: null,
};

/** Compiles the client's program, or only checks one file more that is not on disk. */
function compile(more?: { file: string; text: string }): { line: number; message: string }[] {
  const config = ts.readConfigFile(`${sources}tsconfig.json`, (name) => ts.sys.readFile(name));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, sources);
  const host = ts.createCompilerHost(options);
  host.readFile = (name) => (name === more?.file ? more.text : ts.sys.readFile(name));
  host.fileExists = (name) => name === more?.file || ts.sys.fileExists(name);
  const program = ts.createProgram(more ? [more.file] : fileNames, options, host);
  const emitted = more ? [] : program.emit().diagnostics;
  return [...ts.getPreEmitDiagnostics(program), ...emitted].map(({ file, start, messageText }) => ({
    line: (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? -1) + 1,
    message: `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  }));
}
