import { describe, expect, it } from 'vitest';
import { aspectsOfArticle, aspectsOfQuestion } from './answer-aspects.js';
import { raiseDecree } from './decree-hits.js';
import type { IndexedArticle } from './law-index.js';

const article = (number: string, text: string, decrees: readonly string[] = []): [string, IndexedArticle] => [
  number,
  {
    id: number,
    codeCid: 'code',
    number,
    from: 0,
    until: 1,
    prior: 1,
    aspects: aspectsOfArticle(text),
    decrees,
    locality: '',
  },
];
const ARTICLES = new Map([
  article('L1', 'dans un délai fixé par décret', ['R1', 'R3']),
  article('L2', 'dans un délai de deux mois', ['R1']),
  article('R1', 'Le délai est de quatre mois.'),
  article('R2', 'Le délai est de cinq mois.'),
  article('R3', 'La demande est écrite.'),
]);
const HOW_LONG = aspectsOfQuestion('Combien de temps pour contester ?');
const raised = (question: number, ...numbers: string[]) =>
  raiseDecree(
    numbers.map((number, at) => ({ articleId: number, number, score: 9 - at })),
    question,
    ARTICLES,
  ).map(({ number, score }) => `${number} ${score}`);

describe('the decree that carries out an article', () => {
  it('comes second where it states the figure that the article leaves to it', () => {
    expect(raised(HOW_LONG, 'L1', 'R3', 'R2', 'R1')).toEqual(['L1 9', 'R1 8', 'R3 8', 'R2 7']);
    expect(raised(HOW_LONG, 'L1', 'R1', 'R2')).toEqual(['L1 9', 'R1 8', 'R2 7']);
  });

  it('stays where it is if the article states one, if none is asked, or if it is not its decree', () => {
    expect(raised(HOW_LONG, 'L2', 'R3', 'R1')).toEqual(['L2 9', 'R3 8', 'R1 7']);
    expect(raised(aspectsOfQuestion('Qui peut contester ?'), 'L1', 'R3', 'R1')[1]).toBe('R3 8');
    expect(raised(HOW_LONG, 'L1', 'R3', 'R2')[1]).toBe('R3 8');
    expect(raised(HOW_LONG)).toEqual([]);
  });
});
