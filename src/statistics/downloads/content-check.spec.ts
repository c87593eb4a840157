import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from './content-check.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'agri-qa-content-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function check(bytes: Buffer): Promise<void> {
  const file = join(folder, 'download');
  writeFileSync(file, bytes);
  return checkContent('https://example.org/file', file, 'workbook');
}

describe('a workbook that was downloaded', () => {
  it.each([
    ['of Excel 97', 'd0cf11e0a1b11ae1'],
    ['of today', '504b0304140000000800'],
  ])('%s is taken', async (_name, head) => {
    await expect(check(Buffer.from(head, 'hex'))).resolves.toBeUndefined();
  });

  it.each([
    ['a page of a challenge', Buffer.from('<!DOCTYPE html><title>Just a moment</title>')],
    ['a table', Buffer.from('Date;Prix\n2026-01-01;200\n')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused where it is %s', async (_name, bytes) => {
    await expect(check(bytes)).rejects.toThrow(/^https:\/\/example\.org\/file: /);
  });
});
