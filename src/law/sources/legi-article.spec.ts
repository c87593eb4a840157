import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLegiArticle } from './legi-article.js';

const FIXTURE = readFileSync(new URL('../../../test/fixtures/law/legi-article.xml', import.meta.url), 'utf8');
const CODE = 'LEGITEXT000006071367';

describe('an article of the LEGI archive', () => {
  it('is read with its dates, titles of the day, text and note', () => {
    expect(parseLegiArticle(FIXTURE, CODE)).toEqual({
      codeTitle: "Code d'essai des vergers",
      article: {
        id: 'LEGIARTI000000000012',
        cid: 'LEGIARTI000000000011',
        codeCid: CODE,
        number: 'L999-1',
        sectionPath: ['Partie législative', 'Livre Ier : Des vergers'],
        text: "Le verger & ses haies sont plantés en deux ans.\nNul n'y déroge.\nSauf gel.",
        note: 'Voir le décret.',
        status: 'VIGUEUR',
        inForceFrom: '2018-01-01',
        inForceUntil: null,
        url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000000000012',
      },
    });
  });

  it('may have its markup escaped', () => {
    const escaped = FIXTURE.replace(
      /(<BLOC_TEXTUEL><CONTENU>).*(<\/CONTENU>)/u,
      '$1Un alinéa.&lt;br/&gt;Un autre.$2',
    );
    expect(parseLegiArticle(escaped, CODE)?.article.text).toBe('Un alinéa.\nUn autre.');
  });

  it('notes which act repealed it, and not which it changed itself', () => {
    const links =
      '<LIENS><LIEN sens="cible" typelien="ABROGE">LOI n°2030-1\n du 2 mai 2030 - art. 3</LIEN>' +
      '<LIEN sens="source" typelien="ABROGE">Code civil - art. 1</LIEN>' +
      '<LIEN sens="cible" typelien="MODIFIE">LOI n°2018-2</LIEN></LIENS>';
    const xml = FIXTURE.replace('</ARTICLE>', `${links}</ARTICLE>`);
    expect(parseLegiArticle(xml, CODE)?.article.note).toBe(
      'Voir le décret.\nAbrogé par : LOI n°2030-1 du 2 mai 2030 - art. 3',
    );
  });

  it('ends where the publisher says, and an unknown day is no end', () => {
    const until = (day: string): string | null | undefined =>
      parseLegiArticle(FIXTURE.replace('<DATE_FIN>2999-01-01', `<DATE_FIN>${day}`), CODE)?.article
        .inForceUntil;
    expect(until('2020-05-01')).toBe('2020-05-01');
    expect(until('2222-02-22')).toBeNull();
  });

  it.each(['2999-01-01', '2222-02-22'])('that begins on %s has never been in force', (day) => {
    expect(
      parseLegiArticle(FIXTURE.replace('<DATE_DEBUT>2018-01-01', `<DATE_DEBUT>${day}`), CODE),
    ).toBeNull();
  });

  it.each([
    ['<DATE_DEBUT>2018-01-01', '<DATE_DEBUT>01/01/2018', 'no day'],
    ['<ID>LEGIARTI000000000012</ID>', '<ID/>', 'without ID'],
    ['<ARTICLE>', '<TEXTE>', 'unexpected close tag|unclosed|TEXTE'],
  ])('is refused with %j replaced by %j', (before, after, reason) => {
    expect(() => parseLegiArticle(FIXTURE.replace(before, after), CODE)).toThrow(new RegExp(reason, 'iu'));
  });
});
