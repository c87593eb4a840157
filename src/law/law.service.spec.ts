import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLawShelf, type LawShelf } from '../../test/fixtures/law/law-shelf.js';
import type { ArticleReference } from './article-number.js';
import { RURAL_CODE_CID, type LawArticle, type LawCorpus } from './law-article.js';
import type { LawLoader } from './law.loader.js';
import type { LawRepository } from './law.repository.js';
import type { LawService } from './law.service.js';
import { readBundledRuralCode } from './sources/bundled-code.js';

const ON = '2026-11-20';
const NOW = new Date('2026-11-20T10:00:00Z');
const reference = (prefix: ArticleReference['prefix'], digits: string): ArticleReference => ({
  prefix,
  star: false,
  digits,
  letter: null,
});

describe('the law service over a database', () => {
  let shelf: LawShelf;
  let corpus: LawCorpus;
  let repository: LawRepository;
  let loader: LawLoader;
  let service: LawService;

  beforeAll(async () => {
    shelf = await openLawShelf();
    ({ repository, loader, service } = shelf);
    const whole = await readBundledRuralCode();
    const kept = /^(?:L41[1-8]|R\*?41[1-8]|L211|R211|L21[2-4]|R\*411|L226|L722|D811|L999)-/u;
    corpus = {
      ...whole,
      articles: whole.articles.filter((one) => kept.test(one.number)),
      otherVersions: whole.otherVersions?.filter((one) => kept.test(one.number)) ?? [],
    };
    await loader.load(corpus, NOW);
  });

  afterAll(() => shelf.close());

  it('stores every article as it was read, in reading order', async () => {
    expect(await repository.listWordings(RURAL_CODE_CID)).toEqual(corpus.articles);
    expect(await repository.listArticles(RURAL_CODE_CID)).toEqual([
      ...corpus.articles,
      ...(corpus.otherVersions ?? []),
    ]);
    expect(await service.corpora()).toEqual([
      {
        cid: RURAL_CODE_CID,
        title: 'Code rural et de la pêche maritime',
        source: corpus.source,
        vintage: corpus.vintage,
        articleCount: corpus.articles.length,
      },
    ]);
  });

  it('loads the same content once', async () => {
    expect((await loader.load(corpus, NOW)).changed).toBe(false);
    const fewer = { ...corpus, articles: corpus.articles.slice(0, 50), otherVersions: [] };
    expect((await loader.load(fewer, NOW)).changed).toBe(true);
    expect(await repository.listArticles(RURAL_CODE_CID)).toHaveLength(50);
    expect((await loader.load(corpus, NOW)).changed).toBe(true);
  });

  it('keeps the old text whole where a load fails half-way', async () => {
    const twice = { ...corpus, articles: [...corpus.articles.slice(0, 100), ...corpus.articles.slice(0, 1)] };
    await expect(loader.load(twice, NOW)).rejects.toThrow(/UNIQUE/u);
    expect(await repository.listWordings(RURAL_CODE_CID)).toHaveLength(corpus.articles.length);
    await expect(loader.load({ ...corpus, articles: [] }, NOW)).rejects.toThrow('holds no article');
  });

  it('finds an article by letter and number, and without letter by the number alone', async () => {
    const found = await service.findByReference(reference('L', '411-47'), ON);
    expect(found).toMatchObject({ kind: 'in_force', articles: [{ number: 'L411-47' }] });
    const bare = await service.findByReference(reference(null, '411-10'), ON);
    expect(bare).toMatchObject({ kind: 'in_force', articles: [{ number: 'R411-10' }] });
    const starred = await service.findByReference(reference('R', '411-9-12'), ON);
    expect(starred).toMatchObject({ kind: 'in_force', articles: [{ number: 'R*411-9-12' }] });
  });

  it('finds every article that is stored', async () => {
    for (const one of corpus.articles.filter(({ number }) => /^[LR]/u.test(number))) {
      const [, prefix, digits] = /^([LR])\*?(.+)$/u.exec(one.number) ?? [];
      const found = await service.findByReference(
        reference(prefix === 'L' ? 'L' : 'R', digits ?? ''),
        '2026-03-27',
      );
      expect(found).toMatchObject({ kind: 'in_force', articles: [{ id: one.id }] });
    }
  });

  it('says of a repealed article that it was', async () => {
    const repealed = await service.findByReference(reference('D', '811-159'), ON);
    expect(repealed).toMatchObject({
      kind: 'repealed',
      articles: [{ inForceUntil: '2026-09-01', next: null }],
    });
  });

  it('does not call repealed what has a new wording since the edition', async () => {
    const renewed = await service.findByReference(reference('L', '722-20'), ON);
    expect(renewed).toMatchObject({ kind: 'not_held', articles: [{ text: '', inForceFrom: '2026-09-01' }] });
  });

  it('tells the days of a version whose wording is not held, and of the one that took its place', async () => {
    expect(await service.findByReference(reference('L', '411-46'), '2000-01-01')).toMatchObject({
      kind: 'not_held',
      articles: [
        {
          text: '',
          inForceFrom: '1990-01-25',
          inForceUntil: '2006-01-06',
          knownFrom: '1982-12-01',
          next: { inForceFrom: '2006-01-06' },
        },
      ],
    });
    expect(await service.findByReference(reference('L', '411-46'), '2020-01-01')).toMatchObject({
      kind: 'in_force',
      articles: [{ inForceFrom: '2006-07-14', next: null }],
    });
  });

  it('tells when an article is first known to have been in force', async () => {
    const early = await service.findByReference(reference('L', '411-47'), '1975-01-01');
    expect(early).toMatchObject({ kind: 'not_yet', articles: [{ inForceFrom: '1982-12-01' }] });
  });

  it('does not claim to know what stood before the only edition that it holds', async () => {
    const { otherVersions: _days, ...single } = corpus;
    await loader.load(single, NOW);
    const early = await service.findByReference(reference('L', '411-47'), '1975-01-01');
    expect(early).toMatchObject({ kind: 'not_held', articles: [{ inForceFrom: '1982-12-01' }] });
    await loader.load(corpus, NOW);
  });

  it('knows a version that is to come, and one that came after the edition', async () => {
    const coming = await service.findByReference(reference('L', '211-29'), ON);
    expect(coming).toMatchObject({ kind: 'in_force', articles: [{ next: { inForceFrom: '2029-01-01' } }] });
    expect(await service.findByReference(reference('L', '211-29'), '2029-06-01')).toMatchObject({
      kind: 'not_held',
      articles: [{ text: '', inForceFrom: '2029-01-01' }],
    });
  });

  it('lists the numbers from one to another', async () => {
    const numbers = await service.listBetween(reference('L', '411-1'), reference('L', '411-4'), ON);
    expect(numbers.slice(0, 3)).toEqual(['L411-1', 'L411-2', 'L411-3']);
    expect(numbers.at(-1)).toBe('L411-4');
  });

  it('names the neighbours of an unknown number', async () => {
    expect(await service.findByReference(reference('L', '411-51'), ON)).toEqual({
      kind: 'unknown',
      asked: 'L411-51',
      nearest: ['L411-49', 'L411-50', 'L411-52', 'L411-53'],
    });
  });

  it('answers an everyday question with exact sentences of articles in force', async () => {
    const outcome = await service.search('Le bailleur peut-il donner congé un an avant la fin du bail ?', {
      limit: 5,
      onDate: ON,
    });
    if (outcome.kind === 'none') throw new Error('nothing found');
    expect(outcome.hits.map((hit) => hit.article.number)).toContain('L411-47');
    for (const { article, passage } of outcome.hits) {
      expect(passage.quotes.length).toBeGreaterThan(0);
      for (const quote of passage.quotes) expect(article.text).toContain(quote);
      expect(article.inForceUntil === null || article.inForceUntil > ON).toBe(true);
    }
  });

  it('says none for a question foreign to the code', async () => {
    expect(await service.search('Quelle est la capitale de l’Australie ?', { limit: 5, onDate: ON })).toEqual(
      {
        kind: 'none',
      },
    );
  });

  it('answers the same from the saved index, and notices new texts', async () => {
    const question = 'Faut-il déclarer une morsure de chien ?';
    const first = await service.search(question, { limit: 5, onDate: ON });
    const fresh = shelf.anotherService();
    expect(await fresh.search(question, { limit: 5, onDate: ON })).toEqual(first);
    const only: LawArticle[] = corpus.articles.filter((one) => one.number === 'L226-6');
    await loader.load({ ...corpus, articles: only, otherVersions: [] }, NOW);
    await fresh.prepare();
    expect(await fresh.search(question, { limit: 5, onDate: ON })).toEqual({ kind: 'none' });
    await loader.load(corpus, NOW);
  });
});
