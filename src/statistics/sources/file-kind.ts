import { open } from 'node:fs/promises';

/** OLE compound file, in which spreadsheets were kept until 2007 (MS-CFB, 2.2). */
const OLD_WORKBOOK = 'd0cf11e0a1b11ae1';
const ZIP = '504b';
const GZIP = '1f8b';

type FileKind = 'zip' | 'gzip' | 'old-workbook' | 'other';

/** What a file is by its first bytes, whatever its name. */
export async function kindOfFile(file: string): Promise<FileKind> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const magic = buffer.toString('hex', 0, bytesRead);
    if (magic === OLD_WORKBOOK) return 'old-workbook';
    if (magic.startsWith(ZIP)) return 'zip';
    return magic.startsWith(GZIP) ? 'gzip' : 'other';
  } finally {
    await handle.close();
  }
}
