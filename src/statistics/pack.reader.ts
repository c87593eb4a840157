import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACK_COLUMNS, readPackLine } from './pack.format.js';
import type { SeriesData } from './series-data.js';
import type { DatasetDescription } from './sources/source.js';

export interface PackedEdition {
  description: DatasetDescription;
  vintage: string;
  fileName: string;
  /** SHA-256 of both files, hexadecimal. */
  contentHash: string;
  /** The series, read as they are asked for. */
  series: Iterable<SeriesData>;
}

/** The folders of the bundled figures, by name. */
export async function listPackFolders(packDir: string): Promise<string[]> {
  const entries = await readdir(packDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(packDir, entry.name))
    .sort();
}

/**
 * One bundled dataset.
 * @throws Error where a file is absent or not of the format of data/README.md; a bad line throws when it is reached
 */
export async function readPackFolder(folder: string): Promise<PackedEdition> {
  const descriptionFile = join(folder, 'dataset.json');
  const json = await readFile(descriptionFile, 'utf8');
  const text = await readFile(join(folder, 'series.csv'), 'utf8');
  const content: unknown = JSON.parse(json);
  if (!isPackDescription(content)) throw new Error(`${descriptionFile} does not describe a dataset`);
  if (!text.startsWith(`${PACK_COLUMNS.join(',')}\n`))
    throw new Error(`${folder}/series.csv has other columns`);
  const { vintage, ...description } = content;
  const contentHash = createHash('sha256').update(json).update('\0').update(text).digest('hex');
  return {
    description,
    vintage,
    fileName: `${description.id}/series.csv`,
    contentHash,
    series: seriesOf(text),
  };
}

function* seriesOf(text: string): Generator<SeriesData> {
  let start = text.indexOf('\n') + 1;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    yield readPackLine(text.slice(start, end < 0 ? undefined : end));
    start = end < 0 ? text.length : end + 1;
  }
}

function isPackDescription(content: unknown): content is DatasetDescription & { vintage: string } {
  if (typeof content !== 'object' || content === null) return false;
  const members = new Map<string, unknown>(Object.entries(content));
  const texts = ['id', 'publisher', 'licence', 'url', 'vintage'].map((name) => members.get(name));
  const objects = [members.get('title'), members.get('schemes')];
  return texts.every((text) => typeof text === 'string') && objects.every((one) => typeof one === 'object');
}
