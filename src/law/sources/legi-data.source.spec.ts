import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LawCorpus } from '../law-article.js';
import { bundledEdition, readBundledRuralCode } from './bundled-code.js';
import { parseLegiData } from './legi-data.source.js';

const article = (changes: object): object => ({
  type: 'article',
  data: {
    id: 'LEGIARTI000000000001',
    cid: 'LEGIARTI000000000000',
    num: 'L1-1',
    etat: 'VIGUEUR',
    dateDebut: 1451606400000,
    dateFin: 32472144000000,
    texte: '',
    texteHtml: '<p>Un.</p>',
    nota: '',
    ...changes,
  },
});
const code = (...children: object[]): string =>
  JSON.stringify({
    type: 'code',
    data: { cid: 'LEGITEXT1', title: 'Code', dateModif: '2026-03-27' },
    children: [{ type: 'section', data: { title: 'Livre  Ier : Du sol ' }, children }],
  });

describe('the legi-data format', () => {
  it('reads an article with its place, dates and page', () => {
    const corpus = parseLegiData(code(article({ dateFin: 1767225600000, etat: 'ABROGE_DIFF' })));
    expect(corpus).toMatchObject({ cid: 'LEGITEXT1', title: 'Code', vintage: '2026-03-27' });
    expect(corpus.articles).toEqual([
      {
        id: 'LEGIARTI000000000001',
        cid: 'LEGIARTI000000000000',
        codeCid: 'LEGITEXT1',
        number: 'L1-1',
        sectionPath: ['Livre Ier : Du sol'],
        text: 'Un.',
        note: '',
        status: 'ABROGE_DIFF',
        inForceFrom: '2016-01-01',
        inForceUntil: '2026-01-01',
        url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000000000001',
      },
    ]);
  });

  it('keeps the days of other versions, those left out that never were in force', () => {
    const version = (id: string, etat: string, from: string, until: string): object => ({
      id,
      etat,
      dateDebut: Date.parse(from),
      dateFin: Date.parse(until),
    });
    const articleVersions = [
      version('LEGIARTI000000000000', 'MODIFIE', '2010-01-01', '2016-01-01'),
      version('LEGIARTI000000000001', 'VIGUEUR', '2016-01-01', '2999-01-01'),
      version('LEGIARTI000000000002', 'MODIFIE_MORT_NE', '2015-01-01', '2016-01-01'),
      version('LEGIARTI000000000003', 'MODIFIE', '2015-01-01', '2015-01-01'),
      version('LEGIARTI000000000004', 'VIGUEUR_DIFF', '2030-01-01', '2999-01-01'),
      version('LEGIARTI000000000005', 'VIGUEUR_DIFF', '2222-02-22', '2999-01-01'),
    ];
    const { articles, otherVersions = [] } = parseLegiData(code(article({ articleVersions })));
    expect(articles).toHaveLength(1);
    expect(
      otherVersions.map(({ id, text, inForceFrom, inForceUntil }) => [id, text, inForceFrom, inForceUntil]),
    ).toEqual([
      ['LEGIARTI000000000000', '', '2010-01-01', '2016-01-01'],
      ['LEGIARTI000000000004', '', '2030-01-01', null],
    ]);
    expect(otherVersions[0]?.url).toBe(
      'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000000000000',
    );
  });

  it('reads both sentinels as no known end', () => {
    const undated = Date.UTC(2222, 1, 22);
    const corpus = parseLegiData(code(article({}), article({ dateFin: undated })));
    expect(corpus.articles.map((one) => one.inForceUntil)).toEqual([null, null]);
  });

  it('keeps wording across links, and a line for each paragraph, break and cell', () => {
    const html =
      '<p></p>Selon l\'<a href="/x?a=1&b=2">article L. 411-3 </a>, le 1<sup>er</sup>&nbsp;mars :<br/>1°  Oui ;<p>' +
      '</p><table><tr><td>a &lt; b</td><td>c</td></tr></table>';
    const [only] = parseLegiData(code(article({ texteHtml: html }))).articles;
    expect(only?.text).toBe("Selon l'article L. 411-3 , le 1er mars :\n1° Oui ;\na < b\nc");
  });

  it.each([
    ['[]', 'root'],
    ['{"type":"section"}', 'not a code'],
    [code(article({ dateDebut: '2016-01-01' })), 'dateDebut'],
    [code(article({ num: 7 })), 'num'],
  ])('refuses another shape and names it', (json, named) => {
    expect(() => parseLegiData(json)).toThrow(named);
  });
});

describe('the Code rural that is delivered', () => {
  let corpus: LawCorpus;
  let plainTexts: Map<string, string>;

  beforeAll(async () => {
    corpus = await readBundledRuralCode();
    plainTexts = new Map();
    const file = createRequire(import.meta.url).resolve(
      '@socialgouv/legi-data/data/LEGITEXT000022197698.json',
    );
    JSON.parse(await readFile(file, 'utf8'), (_key, value: { id?: string; texte?: string } | null) => {
      if (typeof value?.texte === 'string' && value.id !== undefined) plainTexts.set(value.id, value.texte);
      return value;
    });
  });

  it('is whole', async () => {
    expect(corpus.cid).toBe('LEGITEXT000006071367');
    expect(corpus.articles).toHaveLength(9724);
    expect(new Set(corpus.articles.map((one) => one.id)).size).toBe(9724);
    expect(new Set(corpus.articles.map((one) => one.number)).size).toBe(9724);
    expect(corpus.source).toContain(await bundledEdition());
    expect(corpus.source.length).toBeLessThanOrEqual(190);
    const versions = [...corpus.articles, ...(corpus.otherVersions ?? [])];
    expect(new Set(versions.map((one) => one.id)).size).toBe(versions.length);
    expect(versions.length).toBeGreaterThan(20_000);
  });

  it('has the publisher’s wording to the letter in every article, white space aside', () => {
    const bare = (text: string): string => text.replace(/\s+/gu, '');
    const differing = corpus.articles.filter((one) => bare(one.text) !== bare(plainTexts.get(one.id) ?? ''));
    expect(differing.map((one) => one.number)).toEqual([]);
  });

  it('gives every article text, a path and sound dates', () => {
    for (const one of corpus.articles) {
      expect(one.text).not.toBe('');
      expect(one.sectionPath.length).toBeGreaterThan(0);
      expect(one.inForceFrom).toMatch(/^\d{4}-\d\d-\d\d$/u);
      expect(one.inForceUntil === null || one.inForceUntil > one.inForceFrom).toBe(true);
    }
  });
});
