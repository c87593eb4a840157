import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHEAT_OF_FRANCE } from '../../test/support/sample-facts.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import type { Findings } from './findings.js';
import type { FoundArticle, LegalFindings } from './law.findings.js';
import { formatQuantity } from './number-format.js';
import { readNumbers } from './number-parser.js';
import { COUNTED } from './prose/law-plain.data.js';
import { Verification } from './verification.js';
import { WrittenUnits } from './written-units.js';

const lexicon = loadLexicon();
const verification = new Verification(lexicon);

const VALUE: Findings = {
  kind: 'value',
  outcome: 'answer',
  facts: [WHEAT_OF_FRANCE],
  values: [WHEAT_OF_FRANCE],
  notes: [],
  citations: [],
  unit: null,
  before: null,
  latest: false,
};
const ARTICLE: FoundArticle = {
  code: 'Code rural et de la pêche maritime',
  number: 'L411-5',
  sectionPath: [],
  text: 'La durée du bail ne peut être inférieure à neuf ans.',
  quotes: [],
  inForceFrom: '1982-12-01',
  inForceUntil: null,
  state: 'in_force',
  url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000006583729',
};
const LEGAL: LegalFindings = {
  kind: 'legal',
  outcome: 'answer',
  corpus: { title: 'Code rural', vintage: '2026-01-01' },
  articles: [ARTICLE],
  standing: 'one',
};

const words = (text: string, findings: Findings = VALUE, question = ''): string[] =>
  verification.check(text, { findings, question, language: 'fr' }).map((violation) => violation.words);

describe('what figures of law count, where figures have a unit of that name', () => {
  const units = new WrittenUnits(lexicon);
  const [seven] = readNumbers('7 of them', 'en');
  it.each(Object.entries(COUNTED))('%s is that unit', (id, names) => {
    const written = names.map((name) => (seven && units.after(`7 ${name} of`, seven, 'en')?.id) ?? id);
    expect(written).toEqual([id, id]);
  });
});

describe('numbers', () => {
  it('pass in any unit and rounding of a fact', () => {
    expect(
      words(
        '25,38 millions de tonnes, soit 25 376,78 milliers de tonnes ou 253,8 millions de quintaux, en 2024',
      ),
    ).toEqual([]);
  });

  it('fail where no fact has them', () => {
    expect(words('26,38 millions de tonnes en 2024')).toEqual(['26,38 millions']);
  });

  it.each([
    ['fr', '25,377 milliers de tonnes en 2024'],
    ['fr', '25 376,78 tonnes en 2024'],
    ['fr', '25,38 milliards de tonnes en 2024'],
    ['fr', '25,38 t/ha en 2024'],
    ['en', '25.377 thousand tonnes in 2024'],
    ['en', '25,377 million tonnes in 2024'],
    ['en', '25,377 kt and 25.377 kt in 2024'],
  ] as const)('fail a thousand times off, in the notation of the language: %s %s', (language, text) => {
    expect(verification.check(text, { findings: VALUE, question: '', language })).toHaveLength(1);
  });

  it.each([
    ['fr', '25 377 milliers de tonnes, 25 377 kt, 25 376 780 tonnes ou 253 767,8 milliers de quintaux'],
    ['en', '25,377 thousand tonnes, 25,377 kt, 25,376,780 tonnes or 25.38 million tonnes'],
  ] as const)('pass in each unit as it is written beside them: %s %s', (language, text) => {
    expect(verification.check(text, { findings: VALUE, question: '', language })).toEqual([]);
  });

  it('fail for a year that no fact is of', () => {
    expect(words('25,38 millions de tonnes en 2023')).toEqual(['2023']);
  });

  it('pass where the question says them', () => {
    expect(words('plus de 38 millions de tonnes', VALUE, 'plus de 38 millions de tonnes ?')).toEqual([]);
  });

  it('are not sought in names', () => {
    const name = lexicon.findProduct('rice-thai-5')?.name.fr.text ?? '';
    expect(name).toMatch(/5/u);
    expect(words(`${name} et C1110 dans l'UE (EU27_2020, apro_cpsh1)`)).toEqual([]);
  });

  it('fail for any value more than half a percent off', () => {
    const off = fc.double({ min: 1.005, max: 3, noNaN: true });
    fc.assert(
      fc.property(off, fc.constantFrom('fr' as const, 'en' as const), (factor, language) => {
        const text = formatQuantity(WHEAT_OF_FRANCE.value * factor, 'kt', language, lexicon);
        expect(verification.check(text, { findings: VALUE, question: '', language })).not.toEqual([]);
      }),
    );
  });

  it('pass as the formatter writes them, in both languages', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e9, noNaN: true }),
        fc.constantFrom('fr' as const, 'en' as const),
        (value, language) => {
          const fact = { ...WHEAT_OF_FRANCE, value };
          const findings: Findings = { ...VALUE, facts: [fact], values: [fact] };
          const text = formatQuantity(value, 'kt', language, lexicon);
          expect(verification.check(text, { findings, question: '', language })).toEqual([]);
        },
      ),
    );
  });
});

describe('units', () => {
  it.each(lexicon.units.map(({ id }) => id))('are read back as the formatter writes them: %s', (unit) => {
    const fact = { ...WHEAT_OF_FRANCE, unit, value: 1234.5 };
    const findings: Findings = { ...VALUE, facts: [fact], values: [fact] };
    for (const language of ['fr', 'en'] as const) {
      const text = formatQuantity(fact.value, unit, language, lexicon, { unit });
      expect(verification.check(text, { findings, question: '', language })).toEqual([]);
    }
  });
});

describe('articles', () => {
  it('pass where they were found', () => {
    expect(words('Article L. 411-5 : « neuf ans »', LEGAL)).toEqual([]);
  });

  it('fail where they were not', () => {
    expect(words('Voir aussi : L. 411-6.', LEGAL)).toEqual(['L. 411-6']);
  });

  it('are read with star and letter', () => {
    const starred: Findings = {
      ...LEGAL,
      articles: [
        { ...ARTICLE, number: 'R*343-22-1' },
        { ...ARTICLE, number: 'L361-4 A' },
      ],
    };
    expect(words('Voir aussi : R.* 343-22-1, L. 361-4 A.', starred)).toEqual([]);
    expect(words('Voir aussi : L. 361-4 B.', starred)).toEqual(['L. 361-4 B']);
  });

  it('are names of annexes as French print has them', () => {
    const annex: Findings = { ...LEGAL, articles: [{ ...ARTICLE, number: "Annexe I à l'article D212-78" }] };
    expect(words('Voir aussi : Annexe I à l’article D212-78.', annex)).toEqual([]);
  });

  it('pass where the question names them, though none was found', () => {
    const none: Findings = {
      kind: 'no-article',
      outcome: 'no_data',
      corpus: { title: 'Code rural', vintage: '2026-01-01' },
      articles: [],
      asked: 'R411-350',
      nearest: [],
      foreignAct: null,
    };
    expect(words("Il n'existe pas d'article R. 411-350.", none, 'article R. 411-350')).toEqual([]);
    expect(words("Il n'existe pas d'article R. 411-351.", none, 'article R. 411-350')).toEqual([
      'R. 411-351',
    ]);
  });

  it('pass in the title of a section, printed as French is', () => {
    const sectionPath = ["Section 2 : Allocation prévue à l'article L. 732-10"];
    const titled: Findings = {
      ...LEGAL,
      articles: [ARTICLE, { ...ARTICLE, number: 'R732-19', sectionPath }],
    };
    const seeAlso = 'Voir aussi : R. 732-19 (Allocation prévue à l’article L. 732-10).';
    expect(words(seeAlso, titled)).toEqual([]);
    expect(words(seeAlso, LEGAL)).toEqual(['R. 732-19', 'L. 732-10']);
  });

  it('pass inside a quotation, which is the law speaking', () => {
    const text = 'Sous réserve de l’article L. 411-3 « deux » ans, 9 ans.';
    const quoted: Findings = { ...LEGAL, articles: [{ ...ARTICLE, text }] };
    expect(words(`Article L. 411-5 : « ${text} »`, quoted)).toEqual([]);
    expect(words('Article L. 411-5 : « 99 ans selon L. 411-4 »', quoted)).toEqual(['99', 'L. 411-4']);
  });
});
