import { describe, expect, it } from 'vitest';
import { aspectsOfArticle, aspectsOfQuestion } from './answer-aspects.js';
import { raiseAnswering } from './decree-hits.js';
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
    setsFigure: text.includes('L2'),
    locality: '',
  },
];
const ARTICLES = new Map([
  article('L1', 'dans un délai fixé par décret', ['R1', 'R3']),
  article('L2', 'dans un délai de deux mois', ['R1']),
  article('R1', 'Le délai est de quatre mois.'),
  article('R2', 'Le délai est de cinq mois.'),
  article('R3', 'La demande est écrite.'),
  article('L3', 'dans un délai fixé par décret, pour un bail de neuf ans', ['R4']),
  article('L4', 'dans un délai fixé par décret, et une sanction de sept jours', ['R5']),
  article('R5', 'Le délai est de huit jours.'),
  article('R4', 'Le délai prévu à l’article L2 est de quatre mois.'),
]);
const HOW_LONG = aspectsOfQuestion('Combien de temps pour contester ?');
const WHO = aspectsOfQuestion('Qui peut contester ?');
const raised = (question: number, ...numbers: string[]) =>
  raiseAnswering(
    numbers.map((number, at) => ({ articleId: number, number, score: 9 - at, everyday: 1 })),
    question,
    ARTICLES,
  ).map(({ number, score }) => `${number} ${score}`);

describe('the decree that carries out an article', () => {
  it('comes first where it states the figure that the article leaves to it', () => {
    expect(raised(HOW_LONG, 'L1', 'R3', 'R2', 'R1')).toEqual(['R1 9', 'L1 8', 'R3 8', 'R2 7']);
    expect(raised(HOW_LONG, 'L1', 'R1', 'R2')).toEqual(['R1 9', 'L1 7', 'R2 7']);
  });

  it('comes first before an article with other figures where it says that the figure is that of the article', () => {
    expect(raised(HOW_LONG, 'L3', 'R4')).toEqual(['R4 9', 'L3 8']);
  });

  it.each([
    [0.8, 'R4'],
    [0.7, 'L3'],
  ])('needs most of the everyday words then: %d', (everyday, first) => {
    const hits = ['L3', 'R4'].map((number, at) => ({
      articleId: number,
      number,
      score: 9 - at,
      everyday: 1,
    }));
    const ranked = raiseAnswering(
      hits.map((hit) => (hit.number === 'R4' ? { ...hit, everyday } : hit)),
      HOW_LONG,
      ARTICLES,
    );
    expect(ranked[0]?.number).toBe(first);
  });

  it('comes first before an article of nearly its score, whose figure may be of something else', () => {
    expect(raised(HOW_LONG, 'L4', 'R5')).toEqual(['R5 9', 'L4 8']);
    expect(raised(HOW_LONG, 'L4', 'R3', 'R2', 'R5')[0]).toBe('L4 9');
  });

  it('stays where it is if the article states one, if none is asked, or if it is not its decree', () => {
    expect(raised(HOW_LONG, 'L2', 'R3', 'R1')).toEqual(['L2 9', 'R3 8', 'R1 7']);
    expect(raised(WHO, 'L1', 'R3', 'R1')[1]).toBe('R3 8');
    expect(raised(HOW_LONG, 'L1', 'R3', 'R2')[1]).toBe('R3 8');
    expect(raised(HOW_LONG)).toEqual([]);
  });

  it('gives way to the article that it carries out where no figure is asked', () => {
    expect(raised(WHO, 'R3', 'L1', 'R2')).toEqual(['L1 9', 'R3 7', 'R2 7']);
    expect(raised(HOW_LONG, 'R1', 'L1')).toEqual(['R1 9', 'L1 8']);
  });
});
