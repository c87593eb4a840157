import { describe, expect, it } from 'vitest';
import { AdmittedArticles } from './admitted-articles.js';
import type { IndexedArticle } from './law-index.js';

const article = (codeCid: string, from: number, until: number): IndexedArticle => ({
  id: `${codeCid}-${from}`,
  codeCid,
  number: 'L1',
  from,
  until,
  prior: 1,
  aspects: 0,
  decrees: [],
  setsFigure: false,
  locality: '',
});

describe('AdmittedArticles', () => {
  const articles = new AdmittedArticles([
    article('rural', 20_000_101, 20_200_101),
    article('rural', 20_200_101, 99_999_999),
    article('forest', 20_000_101, 99_999_999),
  ]);

  it.each([
    ['2019-12-31', ['rural'], [1, 0, 0]],
    ['2020-01-01', ['rural'], [0, 1, 0]],
    ['2020-01-01', ['rural', 'forest'], [0, 1, 1]],
    ['2020-01-01', undefined, [0, 1, 1]],
    ['2019-12-31', ['rural'], [1, 0, 0]],
  ])('on %s in %j', (day, codes, admitted) => {
    expect([...articles.on(day, codes)]).toEqual(admitted);
  });
});
