import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatReference } from './article-number.js';
import { findArticleReferences } from './article-references.js';

const found = (text: string): string[] =>
  findArticleReferences(text).map((one) => formatReference(one.reference));

describe('references to articles in a text', () => {
  it.each([
    ['Que dit l’article L. 411-1 du code rural ?', ['L411-1']],
    ['article L411-1', ['L411-1']],
    ['art. 411-1 crpm', ['411-1']],
    ['l 411 1', ['L411-1']],
    ['l 211 14 2 code rural', ['L211-14-2']],
    ['article L732 12 1', ['L732-12-1']],
    ['l411.47', ['L411-47']],
    ['l 411 tiret 59 stp', ['L411-59']],
    ['l 211 tiret 14 tiret 2', ['L211-14-2']],
    ['article 411 tiret 59', ['411-59']],
    ['article l 411 trait d’union 31', ['L411-31']],
    ['article L 411 dash 59', ['L411-59']],
    ['L411_59', ['L411-59']],
    ['art. L411/59', ['L411-59']],
    ['art. R.214.73', ['R214-73']],
    ['L411 slash 59', ['L411-59']],
    ['article 411 point 59', ['411-59']],
    ['l 411 virgule 59', ['L411-59']],
    ['article L411 dot 59', ['L411-59']],
    ['que dit le L411, 59 ?', ['L411-59']],
    ['L. 411, 3 ans minimum', []],
    ['article 311.1.1', ['311-1-1']],
    ['L411 1 stp', ['L411-1']],
    ['R*143-1', ['R*143-1']],
    ['R. * 143-1', ['R*143-1']],
    ['d. 343‑4', ['D343-4']],
    ['articles L. 411-1, 411-2 et 411-3', ['L411-1', 'L411-2', 'L411-3']],
    ['les articles L. 411-40 à L. 411-45', ['L411-40', 'L411-45']],
    ['L. 732-41-1 et D. 614-106-1', ['L732-41-1', 'D614-106-1']],
    ['article L. 253-1 A du code rural', ['L253-1 A']],
    ['Que contient l’article L. 1A du code rural ?', ['L1 A']],
    ['L’article L. 411-1 A-t-il changé ?', ['L411-1']],
    ['R. 242-33 V', ['R242-33']],
    ['article L1', ['L1']],
    ['What does article L. 214-3 say?', ['L214-3']],
    ['l’article trois cent vingt-quatre tiret six', ['324-6']],
    ['L quatre cent onze tiret quarante-sept', ['L411-47']],
    ['l. deux cent onze - quatorze - deux', ['L211-14-2']],
    ['L sept cent trente-deux tiret soixante-douze', ['L732-72']],
    ['L sept cent trente-deux tiret septante-deux', ['L732-72']],
    ['R deux cent quatre-vingts nonante', ['R280-90']],
    ['article L 411 tiret quarante-sept', ['L411-47']],
    ['D deux cent douze trait d’union dix-neuf', ['D212-19']],
    ['article R étoile cent quarante-trois tiret un', ['R*143-1']],
    ['article four hundred and eleven dash five', ['411-5']],
    ['article L four eleven dash fifty-nine', ['L411-59']],
    ['section L four one one hyphen five', ['L411-5']],
    ['L quatre cent onze tiret un, L quatre cent onze tiret cinq', ['L411-1', 'L411-5']],
    ['articles L quatre cent onze tiret un et quatre cent onze tiret cinq', ['L411-1', 'L411-5']],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    'la production de 2023-2024',
    'de 411 à 500 tonnes',
    'campagne 2023/24',
    'un article sur le blé',
    'l 12 tonnes',
    'il y a 150 12 vaches',
    'd 2024-25',
    'à 120-150 euros',
    'au prix de 411.47 euros',
    'un article un peu long',
    'd deux cents hectares',
    'l cent vingt vaches',
    'cent dix tonnes, deux tirets',
    'article deux cents euros',
  ])('takes nothing of %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('tells another code from the Code rural', () => {
    const code = (text: string): string | null | undefined => findArticleReferences(text)[0]?.code;
    expect(code('article 1719 du code civil')).toBe('other');
    expect(code('article L. 1221-1 du code du travail')).toBe('other');
    expect(code('article L151-11 of the town planning code')).toBe('other');
    expect(code('article L. 411-1 du code rural et de la pêche maritime')).toBe('rural');
    expect(code('Que dit l’article L. 411-1 ?')).toBeNull();
  });

  it('finds any spelling of any number, with exact offsets', () => {
    const parts = fc.record({
      prefix: fc.constantFrom('L', 'R', 'D', 'l', 'r', 'd'),
      dot: fc.constantFrom('', '.', '. ', ' '),
      star: fc.constantFrom('', '*'),
      numbers: fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 1, max: 199 })),
      hyphen: fc.constantFrom('-', '‑', '–', ' - '),
      lead: fc.constantFrom('', 'article ', 'Selon l’article ', '(cf. art. '),
    });
    fc.assert(
      fc.property(parts, ({ prefix, dot, star, numbers, hyphen, lead }) => {
        const spelling = `${prefix}${dot}${star}${numbers.join(hyphen)}`;
        const text = `${lead}${spelling}, merci`;
        const [only, ...others] = findArticleReferences(text);
        expect(others).toEqual([]);
        expect(only?.reference).toEqual({
          prefix: prefix.toUpperCase(),
          star: star === '*',
          digits: numbers.join('-'),
          letter: null,
        });
        expect(text.slice(only?.start, only?.end)).toBe(spelling);
      }),
    );
  });
});
