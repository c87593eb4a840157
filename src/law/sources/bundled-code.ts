import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { LawCorpus } from '../law-article.js';
import { parseLegiData } from './legi-data.source.js';

const PACKAGE = '@socialgouv/legi-data';
const RURAL_CODE_FILE = 'data/LEGITEXT000022197698.json';
/** What is read of the file beside the wording in force; a store without it is brought up to date. */
const WITH_DAYS = 'dates de toutes les versions';
const require = createRequire(import.meta.url);

/** Which edition of the Code rural is delivered with the service: the npm package and its version. */
export async function bundledEdition(): Promise<string> {
  const manifest: { version: string } = JSON.parse(
    await readFile(require.resolve(`${PACKAGE}/package.json`), 'utf8'),
  );
  return `${PACKAGE} ${manifest.version} (${WITH_DAYS})`;
}

/** Whether a stored text came from another edition of the package: one imported from elsewhere is never stale. */
export function isStaleBundle(storedSource: string, edition: string): boolean {
  return storedSource.includes(PACKAGE) && !storedSource.endsWith(edition);
}

/** The Code rural that is delivered with the service; some 55 MB of JSON are read and parsed. */
export async function readBundledRuralCode(): Promise<LawCorpus> {
  const corpus = parseLegiData(await readFile(require.resolve(`${PACKAGE}/${RURAL_CODE_FILE}`), 'utf8'));
  return { ...corpus, source: `DILA, base LEGI (Licence Ouverte 2.0), ${await bundledEdition()}` };
}
