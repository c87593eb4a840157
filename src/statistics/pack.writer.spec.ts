import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/fixtures/statistics/parsed-file.js';
import { PACK_RECIPE } from './pack.recipe.js';
import { writePack } from './pack.writer.js';
import { isShared, shared } from '../../test/support/shared-folder.js';

const present = isShared('the bundled figures are not made again', 'data');

describe.skipIf(!present)('writePack', () => {
  it('makes the bundled figures byte for byte', { timeout: 60_000 }, async () => {
    const made = temporaryFolder();
    const packed = await writePack(shared('data'), made);
    expect(packed.map(({ id }) => id)).toEqual(PACK_RECIPE.map(({ source }) => source));
    for (const { id } of packed) {
      for (const name of ['dataset.json', 'series.csv']) {
        const [again, bundled] = [
          await readFile(join(made, id, name)),
          await readFile(join('data', id, name)),
        ];
        expect(again.equals(bundled), `${id}/${name}`).toBe(true);
      }
    }
  });
});
