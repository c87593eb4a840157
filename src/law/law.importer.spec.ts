import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEGI_FOLDER, legiArticle, tarGz, type TarFile } from '../../test/fixtures/law/legi-archive.js';
import { openLawShelf, type LawShelf } from '../../test/fixtures/law/law-shelf.js';
import { RURAL_CODE_CID } from './law-article.js';
import type { LawImporter } from './law.importer.js';
import type { LawService } from './law.service.js';

const NOW = new Date('2026-11-20T10:00:00Z');
const TODAY = '2026-11-20';
const FIXTURES = new URL('../../test/fixtures/law/', import.meta.url);
const L999 = { prefix: 'L', star: false, digits: '999-1', letter: null } as const;

const NINE = { kind: 'article', number: '9' } as const;

describe('importing publishers’ files', () => {
  let shelf: LawShelf;
  let importer: LawImporter;
  let service: LawService;

  beforeEach(async () => {
    shelf = await openLawShelf();
    ({ importer, service } = shelf);
  });

  afterEach(() => shelf.close());

  async function file(name: string, content: Buffer | string): Promise<string> {
    const path = join(shelf.folder, name);
    await writeFile(path, content);
    return path;
  }

  const full = async (files: readonly TarFile[]): Promise<string> =>
    file('Freemium_legi_global_20260325-140000.tar.gz', await tarGz(files));
  const daily = async (clock: string, files: readonly TarFile[]): Promise<string> =>
    file(`LEGI_${clock}.tar.gz`, await tarGz(files));

  it('keeps the versions of an archive by date and answers by the day asked', async () => {
    const archive = await full([
      legiArticle(11, 'Avant.', '2010-01-01', '2018-01-01'),
      legiArticle(12, 'Depuis.', '2018-01-01', '2999-01-01'),
      {
        name:
          LEGI_FOLDER.replace('06/07/13', '06/07/99').replace('71367', '79999') + '/LEGIARTI000000000099.xml',
        content: 'x',
      },
      { name: `${LEGI_FOLDER}/autre.txt`, content: 'x' },
    ]);
    const outcome = await importer.importLegi([archive], RURAL_CODE_CID, NOW);
    expect(outcome).toMatchObject({ changed: true, articleCount: 2 });
    expect(await service.corpora()).toMatchObject([
      { title: "Code d'essai des vergers", vintage: '2026-03-25', articleCount: 2 },
    ]);
    const text = async (day: string): Promise<string> => {
      const found = await service.findByReference(L999, day);
      return 'articles' in found ? `${found.kind} ${found.articles[0]?.text}` : found.kind;
    };
    expect(await text(TODAY)).toBe('in_force Depuis.');
    expect(await text('2017-12-31')).toBe('in_force Avant.');
    expect(await text('2009-12-31')).toBe('not_yet Avant.');
    expect((await importer.importLegi([archive], RURAL_CODE_CID, NOW)).changed).toBe(false);
  });

  it('carries daily archives over, withdrawals too, whatever order they are given in', async () => {
    const whole = await full([
      legiArticle(12, 'Un.', '2018-01-01', '2999-01-01'),
      legiArticle(13, 'À retirer.', '2017-01-01', '2017-02-01'),
    ]);
    const withPrefix = (one: TarFile, clock: string): TarFile => ({ ...one, name: `${clock}/${one.name}` });
    const later = await daily('20260327-210000', [
      withPrefix(legiArticle(12, 'Un.', '2018-01-01', '2026-04-01'), '20260327-210000'),
      withPrefix(legiArticle(14, 'Trois.', '2026-04-01', '2999-01-01'), '20260327-210000'),
    ]);
    const earlier = await daily('20260326-210000', [
      withPrefix(legiArticle(14, 'Deux.', '2026-04-01', '2999-01-01'), '20260326-210000'),
      {
        name: '20260326-210000/liste_suppression_legi.dat',
        content: `${LEGI_FOLDER}/LEGIARTI000000000013\n`,
      },
    ]);
    const outcome = await importer.importLegi([later, whole, earlier], RURAL_CODE_CID, NOW);
    expect(outcome.articleCount).toBe(2);
    expect(await service.findByReference(L999, TODAY)).toMatchObject({
      kind: 'in_force',
      articles: [{ text: 'Trois.' }],
    });
    await expect(importer.importLegi([earlier], RURAL_CODE_CID, NOW)).rejects.toThrow('not later');
    expect(await shelf.loader.loadBundled(NOW)).toBeNull();
  });

  it('takes the newer of two files of one id', async () => {
    const older = { ...legiArticle(12, 'Vieux.', '2018-01-01', '2999-01-01'), day: '2020-01-01' };
    const newer = { ...legiArticle(12, 'Neuf.', '2018-01-01', '2999-01-01'), day: '2024-01-01' };
    const moved = { ...older, name: older.name.replace('code_en_vigueur', 'code_non_vigueur') };
    await importer.importLegi([await full([newer, moved])], RURAL_CODE_CID, NOW);
    expect(await service.findByReference(L999, TODAY)).toMatchObject({ articles: [{ text: 'Neuf.' }] });
  });

  it('refuses daily archives without a full one, other names, broken files and files without the code', async () => {
    const delta = await daily('20260326-210000', [legiArticle(12, 'Un.', '2018-01-01', '2999-01-01')]);
    await expect(importer.importLegi([delta], RURAL_CODE_CID, NOW)).rejects.toThrow('full archive');
    await expect(importer.importLegi(['legi.tar.gz'], RURAL_CODE_CID, NOW)).rejects.toThrow(
      'name of a LEGI archive',
    );
    await expect(importer.importLegi([await full([])], RURAL_CODE_CID, NOW)).rejects.toThrow('no article');
    const broken = await full([{ name: `${LEGI_FOLDER}/LEGIARTI000000000012.xml`, content: '<ARTICLE>' }]);
    await expect(importer.importLegi([broken], RURAL_CODE_CID, NOW)).rejects.toThrow('LEGIARTI000000000012');
    const cut = await file(
      'Freemium_legi_global_20260326-140000.tar.gz',
      (await tarGz([legiArticle(12, 'Un.', '2018-01-01', '2999-01-01')])).subarray(0, 200),
    );
    await expect(importer.importLegi([cut], RURAL_CODE_CID, NOW)).rejects.toThrow(/end of file/u);
    expect(await service.corpora()).toEqual([]);
  });

  it('keeps the editions of an act of the Union and answers by the day asked', async () => {
    const original = await file(
      'L_203000042FR.000101.fmx.xml',
      await readFile(new URL('formex-original.xml', FIXTURES)),
    );
    const edition = await file(
      'CL2030R0042FR.xml',
      await readFile(new URL('formex-consolidated.xml', FIXTURES)),
    );
    await expect(importer.importFormex(original, null, NOW)).rejects.toThrow('came into force');
    expect((await importer.importFormex(original, '2030-07-01', NOW)).articleCount).toBe(3);
    expect((await importer.importFormex(edition, null, NOW)).articleCount).toBe(7);
    const stands = async (number: string, day: string): Promise<string> => {
      const found = await service.findInAct('32030R0042', { kind: 'article', number }, day, 'fr');
      return 'articles' in found ? `${found.kind} ${found.articles[0]?.text.slice(0, 12)}` : found.kind;
    };
    expect(await stands('2', '2031-01-01')).toBe('in_force Les vergers ');
    expect(await stands('2', '2032-03-01')).toMatch(/^in_force 1\. On enten/u);
    expect(await stands('2bis', '2033-01-01')).toBe('in_force Ajouté.');
    expect(await stands('3', '2033-01-01')).toBe('repealed Entrée en vi');
    expect(await stands('1', '2029-01-01')).toBe('not_yet Le présent r');
    const annex = { kind: 'annex', number: 'II' } as const;
    expect(await service.findInAct('32030R0042', annex, '2033-01-01', 'en')).toMatchObject({
      kind: 'in_force',
      articles: [{ number: 'Annexe II' }],
    });
    const recital = { kind: 'recital', number: '7' } as const;
    expect(await service.findInAct('32030R0042', recital, '2033-01-01', 'fr')).toMatchObject({
      nearest: ['Considérant 1'],
    });
    expect(await service.findInAct('32030R0042', NINE, '2033-01-01', 'en')).toEqual({
      kind: 'unknown',
      asked: '9',
      nearest: ['2', '2 bis'],
    });
    expect(await service.findInAct('32099R0001', NINE, TODAY, 'en')).toEqual({
      kind: 'unknown_act',
      celex: '32099R0001',
    });
    await expect(importer.importFormex(original, '2030-07-01', NOW)).rejects.toThrow('oldest first');
  });
});
