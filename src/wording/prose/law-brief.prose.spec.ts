import { describe, expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { FoundArticle, LawFigure, LegalFindings, PlainAnswer, StatedBrief } from '../law.findings.js';
import { Voice } from '../voice.js';
import { inBrief } from './law-brief.prose.js';
import { legalProse } from './law.prose.js';

const lexicon = loadLexicon();
const NINE: LawFigure = { words: 'neuf ans', value: 9, unit: 'year', bound: 'least' };
const NINE_YEARS = ofFigure(NINE);
const YEAR: LawFigure = { words: 'un an', value: 1, unit: 'year', bound: null };
const THIRTY: LawFigure = { words: 'trente ans', value: 30, unit: 'year', bound: 'most' };
const RANGE: PlainAnswer = { kind: 'figure', figure: NINE, upTo: THIRTY, asRule: false };
const THIRD: LawFigure = { words: 'tiers', value: 1, unit: 'third', bound: 'most' };
const FINE: LawFigure = { words: '15 000 €', value: 15000, unit: 'euro', bound: null };

function ofFigure(figure: LawFigure, asRule = false): PlainAnswer {
  return { kind: 'figure', figure, asRule };
}

const SENTENCE = 'Toute sous-location est interdite';

function article(brief: StatedBrief): FoundArticle {
  return {
    code: 'Code rural et de la pêche maritime',
    number: 'L411-5',
    sectionPath: [],
    text: `${SENTENCE}.`,
    quotes: [],
    brief,
    inForceFrom: '2000-01-01',
    inForceUntil: null,
    state: 'in_force',
    url: 'https://example.org',
  };
}

function told(language: 'fr' | 'en', statement: readonly string[], plain: PlainAnswer | null): string {
  return inBrief(article({ statement, plain }), new Voice(language, lexicon)).replaceAll(
    /[\u00a0\u202f]/gu,
    ' ',
  );
}

function ruleOf({ isNearest, french = 'il dure' }: { isNearest: boolean; french?: string }): PlainAnswer {
  return { kind: 'headnote', rules: [{ french, english: 'it lasts' }], isNearest };
}

describe('the first sentence of an answer of law', () => {
  it.each([
    ['fr', [], NINE_YEARS, "En bref : au moins neuf ans, selon l'article L. 411-5."],
    ['en', [], NINE_YEARS, 'In brief: at least 9 years, under article L. 411-5.'],
    ['en', [], ofFigure(YEAR), 'In brief: 1 year, under article L. 411-5.'],
    [
      'en',
      [],
      ofFigure({ words: '66,66 %', value: 66.66, unit: '%', bound: 'more' }),
      'In brief: more than 66.66 percent, under article L. 411-5.',
    ],
    ['fr', [], RANGE, "En bref : au moins neuf ans et au plus trente ans, selon l'article L. 411-5."],
    ['en', [], RANGE, 'In brief: at least 9 years and at most 30 years, under article L. 411-5.'],
    ['fr', [], ofFigure(THIRD), "En bref : au plus un tiers, selon l'article L. 411-5."],
    ['en', [], ofFigure(THIRD), 'In brief: at most one third, under article L. 411-5.'],
    [
      'fr',
      [],
      ofFigure({ ...YEAR, words: 'Dans le mois suivant' }),
      "En bref : dans le mois suivant, selon l'article L. 411-5.",
    ],
    ['fr', [SENTENCE], null, `En bref, selon l'article L. 411-5 : « ${SENTENCE} ».`],
    ['en', [SENTENCE], null, `In brief, article L. 411-5 says: « ${SENTENCE} ».`],
    // Rules in words of ours, and what is but the closest to the question.
    ['en', [], ruleOf({ isNearest: false }), 'In brief: it lasts, under article L. 411-5.'],
    ['fr', [], ruleOf({ isNearest: true }), "Règle la plus proche : il dure, selon l'article L. 411-5."],
    ['en', [], ruleOf({ isNearest: true }), 'Closest rule: it lasts, under article L. 411-5.'],
    [
      'fr',
      [],
      ruleOf({ isNearest: false, french: 'il dure selon les clauses' }),
      "En bref : il dure selon les clauses, d'après l'article L. 411-5.",
    ],
    // Times that are named in words alone.
    [
      'fr',
      [],
      ofFigure({ words: 'troisième jeudi du mois de mai', value: 0, unit: 'weekday', bound: null }),
      "En bref : le troisième jeudi du mois de mai, selon l'article L. 411-5.",
    ],
    [
      'en',
      [],
      ofFigure({ words: 'à la fin de la troisième année', value: 0, unit: 'moment', bound: null }),
      'In brief: « à la fin de la troisième année », under article L. 411-5.',
    ],
    // The condition is the end of the sentence, and not told twice.
    [
      'fr',
      [SENTENCE],
      { kind: 'verdict', rule: 'restricted', isConditional: true, isYes: true, onlyIf: 'par écrit' },
      `En bref, selon l'article L. 411-5 : « ${SENTENCE} ».`,
    ],
    [
      'fr',
      [SENTENCE, '1° au bois'],
      NINE_YEARS,
      `En bref : au moins neuf ans, selon l'article L. 411-5 : « ${SENTENCE} […] 1° au bois ».`,
    ],
  ] as const)('in %s of %j', (language, statement, figure, expected) => {
    expect(told(language, statement, figure).replaceAll('’', "'")).toBe(expected);
  });
});

describe('the plain words of an answer of law', () => {
  const penalty = { kind: 'penalty', prison: YEAR, fine: FINE, offenceClass: null } as const;
  const CASES: readonly (readonly [PlainAnswer, french: string, english: string])[] = [
    [ofFigure(NINE, true), 'au moins neuf ans en principe', 'at least 9 years as a rule'],
    [
      ofFigure({ words: '15 décembre', value: 15, unit: 'date-12', bound: 'before' }),
      'avant le 15 décembre',
      'before 15 December',
    ],
    [ofFigure({ words: '1er mai', value: 1, unit: 'date-5', bound: null }), 'le 1er mai', 'on 1 May'],
    [
      ofFigure({ words: 'une fois par an', value: 1, unit: 'time-a-year', bound: 'least' }),
      'au moins une fois par an',
      'at least once a year',
    ],
    [ofFigure({ words: 'deux tiers', value: 2, unit: 'third', bound: null }), 'deux tiers', 'two thirds'],
    [
      { kind: 'decider', words: 'le préfet de région' },
      'le préfet de région',
      'the prefect of the region (« le préfet de région »)',
    ],
    [{ kind: 'decider', words: 'le recteur' }, 'le recteur', '« le recteur »'],
    [penalty, "un an d'emprisonnement et 15 000 € d'amende", '1 year in prison and a fine of 15,000 euros'],
    [{ ...penalty, prison: null }, "15 000 € d'amende", 'a fine of 15,000 euros'],
    [
      { kind: 'penalty', prison: null, fine: null, offenceClass: 4 },
      "l'amende des contraventions de la 4e classe",
      'the fine for a petty offence of class 4',
    ],
    [
      { kind: 'silence', means: 'waiver' },
      'le silence vaut renonciation',
      'silence counts as giving up the right',
    ],
    [
      { kind: 'verdict', rule: 'forbidden', isConditional: false, isYes: false },
      "non, c'est interdit",
      'no, this is forbidden',
    ],
    [
      { kind: 'verdict', rule: 'allowed', isConditional: true, isYes: true },
      'oui, sous conditions',
      'yes, under conditions',
    ],
    [
      {
        kind: 'verdict',
        rule: 'restricted',
        isConditional: true,
        isYes: true,
        onlyIf: 'du consentement de tous',
      },
      'seulement « du consentement de tous »',
      'only « du consentement de tous »',
    ],
    [
      { kind: 'verdict', rule: 'required', isConditional: false, isYes: true },
      "oui, c'est obligatoire",
      'yes, this is required',
    ],
  ];

  it.each(CASES)('of %j', (plain, french, english) => {
    expect(told('fr', [], plain).replaceAll('’', "'")).toBe(`En bref : ${french}, selon l'article L. 411-5.`);
    expect(told('en', [], plain)).toBe(`In brief: ${english}, under article L. 411-5.`);
  });
});

describe('an answer of law', () => {
  it.each([
    ['one', /^Article L\. 411-5/u],
    ['several', /^Le plus proche de la question : Article/u],
    ['faint', /^Aucun article ne répond nettement à cette question ; le plus proche : Article/u],
  ] as const)('says how far it may be trusted: %s', (standing, opening) => {
    const corpus = { title: 'Code rural et de la pêche maritime', vintage: '2026-01-01' };
    const articles = [article({ statement: [], plain: null })].map(({ brief: _none, ...rest }) => rest);
    const findings: LegalFindings = { kind: 'legal', outcome: 'answer', corpus, articles, standing };
    const [first = ''] = legalProse(findings, new Voice('fr', lexicon));
    expect(first.replaceAll(/[\u00a0\u202f]/gu, ' ')).toMatch(opening);
  });

  it.each([
    [{ kind: 'decider', words: 'le préfet' }, false],
    [{ kind: 'headnote', rules: [{ french: 'une règle', english: 'a rule' }], isNearest: false }, false],
    [{ kind: 'headnote', rules: [{ french: 'une règle', english: 'a rule' }], isNearest: true }, true],
    [null, true],
  ] as const)('takes nothing back behind what is told in brief: %j', (plain, isToBeReadWithOthers) => {
    const corpus = { title: 'Code rural et de la pêche maritime', vintage: '2026-01-01' };
    const first = article({ statement: ['Le préfet décide.'], plain });
    const articles = [first, { ...first, number: 'L411-6' }];
    const findings: LegalFindings = {
      kind: 'legal',
      outcome: 'answer',
      corpus,
      articles,
      standing: 'several',
    };
    const answer = legalProse(findings, new Voice('fr', lexicon)).join(' ');
    expect(answer.includes('À lire avec les articles cités plus bas')).toBe(isToBeReadWithOthers);
    expect(answer).not.toContain('Le plus proche');
    const english = legalProse(findings, new Voice('en', lexicon)).join(' ');
    expect(english.includes('The article below is about')).toBe(isToBeReadWithOthers);
  });

  it('points to the others where there are any', () => {
    const corpus = { title: 'Code rural et de la pêche maritime', vintage: '2026-01-01' };
    const { brief: _none, ...first } = article({ statement: [], plain: null });
    const articles = [first, { ...first, number: 'L411-6' }];
    const findings: LegalFindings = {
      kind: 'legal',
      outcome: 'answer',
      corpus,
      articles,
      standing: 'several',
    };
    expect(legalProse(findings, new Voice('en', lexicon)).join(' ')).toContain(
      'The closest to the question, to be read with the articles cited below: ',
    );
    expect(legalProse(findings, new Voice('fr', lexicon)).join(' ')).toContain(
      'à lire avec les articles cités plus bas',
    );
  });
});
