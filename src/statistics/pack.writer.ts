import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PACK_COLUMNS, writePackLine } from './pack.format.js';
import { PACK_RECIPE, type PackIngredient } from './pack.recipe.js';
import { seriesDataKey, type SeriesData } from './series-data.js';
import { GatheredRows } from './sources/gathered-rows.js';
import type { ParsedRow, Source } from './sources/source.js';
import { findSource } from './sources/source.registry.js';

export interface PackedDataset {
  id: string;
  series: number;
  observations: number;
  bytes: number;
}

/**
 * Makes the bundled figures out of the publishers' files: a folder per dataset with dataset.json and series.csv, in the
 * format of data/README.md. The same files give the same bytes.
 * @param sharedDir folder of the collected files, laid out as `PACK_RECIPE` says
 * @throws Error where a file is absent, of another format, or has a line that cannot be read
 */
export async function writePack(sharedDir: string, outDir: string): Promise<PackedDataset[]> {
  const packed: PackedDataset[] = [];
  for (const ingredient of PACK_RECIPE) packed.push(await writeDataset(ingredient, sharedDir, outDir));
  return packed;
}

async function writeDataset(
  ingredient: PackIngredient,
  sharedDir: string,
  outDir: string,
): Promise<PackedDataset> {
  const source = findSource(ingredient.source);
  if (!source) throw new Error(`no source ${ingredient.source}`);
  const series = await readWhole(
    source,
    ingredient.files.map((file) => join(sharedDir, file)),
  );
  const folder = join(outDir, source.dataset.id);
  await mkdir(folder, { recursive: true });
  const text = [PACK_COLUMNS.join(','), ...series.map(writePackLine), ''].join('\n');
  const { vintage, derivation = source.dataset.derivation } = ingredient;
  const description = { ...source.dataset, derivation, vintage, columns: PACK_COLUMNS };
  await writeFile(join(folder, 'dataset.json'), `${JSON.stringify(description, null, 2)}\n`);
  await writeFile(join(folder, 'series.csv'), text);
  const observations = series.reduce((total, one) => total + one.observations.length, 0);
  return { id: source.dataset.id, series: series.length, observations, bytes: Buffer.byteLength(text) };
}

/** Every series, by codes, measure, unit and frequency. @throws Error where a line cannot be read */
async function readWhole(source: Source, files: readonly string[]): Promise<SeriesData[]> {
  const rows = await GatheredRows.gather(parseAll(source, files));
  const keyed = [...rows.series()].map((series) => ({ series, key: seriesDataKey(series) }));
  rows.close();
  const [first] = rows.rejections;
  if (first)
    throw new Error(
      `${files.join(' and ')}, line ${first.line}: ${first.reason} (${rows.rejected} such lines)`,
    );
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ series }) => series);
}

async function* parseAll(source: Source, files: readonly string[]): AsyncGenerator<Iterable<ParsedRow>> {
  for (const file of files) yield* source.parse(file);
}
