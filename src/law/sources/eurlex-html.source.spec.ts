import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEurlexHtml } from './eurlex-html.source.js';
import { parseFormex } from './formex.source.js';
import { htmlLines } from './html-lines.js';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../test/fixtures/law/${name}`, import.meta.url), 'utf8');
const ORIGINAL = fixture('eurlex-original.xhtml');

describe('an original act in XHTML', () => {
  const corpus = parseEurlexHtml(ORIGINAL, '2030-07-01');

  it('states itself', () => {
    expect(corpus).toMatchObject({
      cid: '32030R0042/FR',
      title: 'RÈGLEMENT (UE) 2030/42 DU CONSEIL relatif aux vergers d’essai',
      vintage: '2030-07-01',
    });
  });

  it('has recitals, articles and annexes with their titles, without notes and signatures', () => {
    expect(corpus.articles.map(({ number, sectionPath, text }) => [number, sectionPath, text])).toEqual([
      ['Considérant 1', [], 'Les vergers sont utiles à tous.'],
      ['Considérant 2', [], 'Les haies aussi & les mares.'],
      ['1', ['CHAPITRE I OBJET', 'Objet'], 'Le présent règlement ne vaut que pour les essais.'],
      [
        '2',
        ['CHAPITRE II RÈGLES', 'Définitions'],
        '1. On entend par :\na) « verger », un lieu planté d’arbres ;\nb) haie, un rang d’arbustes.\n2. L’article 1 reste applicable.',
      ],
      ['Annexe I', ['Arbres'], 'Pommier\nPoirier'],
    ]);
  });

  it('has the articles that Formex has', () => {
    const formex = parseFormex(fixture('formex-original.xml'), '2030-07-01');
    expect(corpus.articles.find(({ number }) => number === '1')?.text).toBe(formex.articles[0]?.text);
  });

  it.each([
    [ORIGINAL, null, 'came into force'],
    [
      `<html><script src="https://x.awswaf.com/challenge.js"></script>${' '.repeat(200)}</html>`,
      null,
      'none of an act',
    ],
    ['<html></html>', null, 'none of an act'],
    [ORIGINAL.replace('lang="fr"', 'lang="en"'), '2030-07-01', 'reads as FR'],
    [ORIGINAL.replaceAll('2030/42', 'n'), '2030-07-01', 'CELEX'],
    [ORIGINAL.replaceAll('oj-ti-art', 'oj-normal'), '2030-07-01', 'no article'],
  ])('is refused where it is not one', (html, from, reason) => {
    expect(() => parseEurlexHtml(html, from)).toThrow(reason);
  });
});

it('a consolidated act says its own day, and loses the marks of the consolidation', () => {
  const { cid, vintage, articles } = parseEurlexHtml(fixture('eurlex-consolidated.xhtml'), null);
  expect([cid, vintage]).toEqual(['32030R0042/FR', '2032-03-01']);
  expect(articles.map(({ number, text }) => [number, text])).toEqual([
    ['1', '1. Le présent règlement ne vaut que pour les essais.\na) des vergers ;'],
    ['2 bis', 'Les règles de la présente section sont dans l’annexe.'],
    ['Annexe', 'Pommier'],
  ]);
  expect(articles[0]?.sectionPath).toEqual(['CHAPITRE I OBJET', 'Objet']);
});

it('an old act without classes is read by its headings', () => {
  const { cid, articles } = parseEurlexHtml(fixture('eurlex-old.html'), '1991-12-19');
  expect(cid).toBe('31991L0976/EN');
  expect(articles.map(({ number, text }) => [number, text])).toEqual([
    ['1', 'This Directive has the objective of planting trees.'],
    ['2', "For the purpose of this Directive:\n(a) 'orchard' means a place with trees."],
    ['Annex I', 'TREES'],
  ]);
});

it('reads any page without failing, and keeps its words', () => {
  const word = fc.stringMatching(/^[a-z]{5,9}$/u);
  const tag = fc.constantFrom('<p>', '</p>', '<td class="norm">', '</div>', '<br/>', '<', '<p', '</');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, tag)), (pieces) => {
      const lines = htmlLines(pieces.join(' '));
      for (const { text } of lines) expect(text).toBe(text.trim());
    }),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const html = words.map((one) => `<p>${one}</p>`).join('');
      expect(htmlLines(html).map(({ text }) => text)).toEqual(words);
    }),
  );
});
