import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipEntries } from '../sources/zip-entries.js';

/**
 * Takes the workbooks out of a zip file, under names of our own: those within are not trusted.
 * @returns the files, in the order of the zip file
 */
export async function unpackWorkbooks(file: string, folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const zip = await ZipEntries.open(file);
  const files: string[] = [];
  try {
    for (const name of zip.names.filter((one) => one.endsWith('.xlsx'))) {
      const target = join(folder, `${files.length + 1}.xlsx`);
      await pipeline(await zip.stream(name), createWriteStream(target));
      files.push(target);
    }
  } finally {
    zip.close();
  }
  return files;
}
