import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LawCorpus } from '../law-article.js';
import { readBundledRuralCode } from '../sources/bundled-code.js';
import { FOREIGN_QUESTIONS } from '../../../test/fixtures/law/foreign-questions.data.js';
import { judgeConfidence } from './law-confidence.js';
import { buildLawIndex } from './law-index.builder.js';
import { decodeLawIndex, encodeLawIndex } from './law-index.codec.js';
import type { LawIndex } from './law-index.js';
import { readLawLexicon, type LawLexicon } from './law-lexicon.js';
import {
  HELD_OUT_QUESTIONS,
  KNOWN_QUESTIONS,
  LATER_QUESTIONS,
  type LawQuestion,
} from '../../../test/fixtures/law/law-questions.data.js';
import { LawSearch } from './law-search.js';
import {
  RANDOM_ARTICLE_QUESTIONS,
  WORDLESS_ARTICLE_QUESTIONS,
} from '../../../test/fixtures/law/random-article-questions.data.js';

const ON = '2026-11-20';
const EVERYDAY_QUESTIONS = questionsIn('everyday-questions.jsonl');
const TOLD_QUESTIONS = questionsIn('told-questions.jsonl');
const SPECIAL_QUESTIONS = questionsIn('special-article-questions.jsonl');

function questionsIn(name: string): LawQuestion[] {
  const path = new URL(`../../../test/fixtures/law/${name}`, import.meta.url);
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  return lines.map((line): LawQuestion => JSON.parse(line));
}

describe('search over the whole Code rural', () => {
  let corpus: LawCorpus;
  let lexicon: LawLexicon;
  let index: LawIndex;
  let search: LawSearch;

  beforeAll(async () => {
    corpus = await readBundledRuralCode();
    lexicon = readLawLexicon();
    index = buildLawIndex(corpus.articles, lexicon, 'key');
    search = new LawSearch(index, lexicon);
  });

  const numbers = (question: string, onDate = ON): string[] =>
    search.search(question, { limit: 5, onDate }).hits.map((hit) => hit.number);

  function score(questions: readonly LawQuestion[]): { first: number; five: number; refused: number } {
    let first = 0;
    let five = 0;
    let refused = 0;
    for (const { question, articles } of questions) {
      const result = search.search(question, { limit: 5, onDate: ON });
      const rank = result.hits.findIndex((hit) => articles.includes(hit.number));
      if (rank === 0) first += 1;
      if (rank >= 0) five += 1;
      if (judgeConfidence(result) === 'none') refused += 1;
    }
    const share = (count: number): number => count / questions.length;
    return { first: share(first), five: share(five), refused: share(refused) };
  }

  it('has the article of everyday questions first nine times in ten', () => {
    const { first, five, refused } = score(EVERYDAY_QUESTIONS);
    expect(five).toBeGreaterThanOrEqual(0.94);
    expect(first).toBeGreaterThanOrEqual(0.9);
    expect(refused).toBeLessThanOrEqual(0.03);
  });

  it('has the article of cases as they are told among the first five, mostly first', () => {
    const { first, five, refused } = score(TOLD_QUESTIONS);
    expect(five).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.85);
    expect(refused).toBeLessThanOrEqual(0.04);
  });

  it('has the article of the other party, the exception or the procedure in front of the general one beside it', () => {
    const { first, five } = score(SPECIAL_QUESTIONS);
    expect(five).toBeGreaterThanOrEqual(0.99);
    expect(first).toBeGreaterThanOrEqual(0.97);
  });

  it('has the known questions’ article among the first five, mostly first', () => {
    const { first, five, refused } = score(KNOWN_QUESTIONS);
    expect(five).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.78);
    expect(refused).toBeLessThanOrEqual(0.03);
  });

  it('does nearly as well on the questions once held back', () => {
    const { first, five, refused } = score(HELD_OUT_QUESTIONS);
    expect(five).toBeGreaterThanOrEqual(0.9);
    expect(first).toBeGreaterThanOrEqual(0.7);
    expect(refused).toBeLessThanOrEqual(0.05);
  });

  it('has kept what it learnt from the later questions', () => {
    const { first, five, refused } = score(LATER_QUESTIONS);
    expect(five).toBeGreaterThanOrEqual(0.97);
    expect(first).toBeGreaterThanOrEqual(0.88);
    expect(refused).toBeLessThanOrEqual(0.03);
  });

  it('finds most articles drawn at random, asked for in words far from theirs', () => {
    const { first, five } = score(RANDOM_ARTICLE_QUESTIONS);
    expect(five).toBeGreaterThanOrEqual(0.82);
    expect(first).toBeGreaterThanOrEqual(0.58);
  });

  it('finds many articles without everyday words beside those that have some', () => {
    expect(score(WORDLESS_ARTICLE_QUESTIONS).five).toBeGreaterThanOrEqual(0.45);
  });

  it('quotes nothing for nearly all questions foreign to the code', () => {
    const quoted = FOREIGN_QUESTIONS.filter(
      (question) => judgeConfidence(search.search(question, { limit: 5, onDate: ON })) !== 'none',
    );
    expect(quoted.length / FOREIGN_QUESTIONS.length).toBeLessThanOrEqual(0.05);
  });

  it('loses little where accents and capitals are missing', () => {
    const bare = (text: string): string =>
      text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f?]/gu, '')
        .toUpperCase();
    const plain = score(KNOWN_QUESTIONS);
    const typed = score(KNOWN_QUESTIONS.map((one) => ({ ...one, question: bare(one.question) })));
    expect(typed.five).toBeGreaterThanOrEqual(plain.five - 0.02);
    expect(typed.first).toBeGreaterThanOrEqual(plain.first - 0.02);
  });

  it('loses little where apostrophes are left out', () => {
    const plain = score(KNOWN_QUESTIONS);
    const hasty = score(
      KNOWN_QUESTIONS.map((one) => ({ ...one, question: one.question.replace(/['’]/gu, '') })),
    );
    expect(hasty.five).toBeGreaterThanOrEqual(plain.five - 0.02);
    expect(hasty.first).toBeGreaterThanOrEqual(plain.first - 0.03);
  });

  it('finds articles in spite of typing errors', () => {
    expect(numbers('resiliation du bail pour fermage impayer')).toContain('L411-31');
    expect(numbers('premeption de la safer sur une vente a un cousin')).toContain('L143-4');
    expect(numbers('assurence recolte subvantion taux')).toContain('D361-43-5');
  });

  it.each([
    ['Who hires and fires the staff of a chamber of agriculture?', 'D511-69'],
    ['Can I import a fertiliser sold in Spain that is the same as one approved in France?', 'L255-3'],
    ['Aux élections de la chambre d’agriculture en Guyane, peut-on voter par internet ?', 'R571-8-2'],
    ['Qui prépare les comptes annuels de FranceAgriMer ?', 'R621-52'],
  ])('finds by its text alone the article without everyday words that answers %j', (question, number) => {
    expect(numbers(question)).toContain(number);
  });

  it.each([
    ['Tableau n° 57', 'Tableau n° 57'],
    ['que dit le tableau 57 bis', 'Tableau n° 57 bis'],
    ['annexe III du code rural', 'Annexe III'],
    ['What does table 58 say?', 'Tableau n° 58'],
  ])('finds by its name what %j names', (question, number) => {
    const result = search.search(question, { limit: 5, onDate: ON });
    expect(result.hits[0]?.number).toBe(number);
    expect(judgeConfidence(result)).toBe('one');
  });

  it.each([
    ['my tenant wants to leave', 'L411-55'],
    ['I want to leave the farm I rent', 'L411-33'],
    ['le propriétaire veut récupérer ses terres pour son fils', 'L411-58'],
    ['la commune peut-elle enterrer une conduite d’irrigation chez moi', 'L152-3'],
    ['puis-je enterrer un tuyau pour irriguer chez mon voisin', 'L152-14'],
    ['Que faire des animaux abandonnés ?', 'L211-25'],
    ['What happens to an abandoned dog?', 'L211-25'],
    ['des vaches abandonnées dans un pré', 'L211-20'],
    ['champ abandonné depuis dix ans, comment le cultiver', 'L125-1'],
    ['À quel âge peut-on chasser sous l’eau ?', 'R921-90'],
    ['How old must a kitten be to be sold?', 'L214-8'],
    ['How long can grape pickers be hired?', 'L718-5'],
    ['brûler la paille après la récolte', 'D614-47'],
    ['étiquette de lait de montagne', 'L641-14'],
    ['How long must a long-term farm lease last?', 'L416-1'],
    ['combien d’années dure un bail rural long ?', 'L416-1'],
    ['How long is a farm lease?', 'L411-5'],
    ['durée d’un contrat de fermage', 'L411-5'],
    ['How long do I have to challenge a notice to quit?', 'R411-11'],
    ['Le fermier peut-il contester le congé ?', 'L411-54'],
    ['Je suis métayer, tous les combien d’années je peux mettre fin au bail ?', 'L417-2'],
    ['bail de carrière : faut signer pour combien d’années minimum', 'L416-5'],
    ['Le métayer peut-il sous-louer ?', 'L411-35'],
    ['le locataire peut-il quitter avant le terme du bail', 'L411-33'],
    ['le bailleur peut-il résilier en cours de bail', 'L411-31'],
    ['Ma fille reprend les terres, doit-elle les exploiter neuf ans ?', 'L411-59'],
    ['my daughter takes over the land, must she farm it nine years', 'L411-59'],
    ['Qui agrée les coopératives agricoles ?', 'L525-1'],
    ['faut-il tenir les vaches pendant la prophylaxie', 'L203-5'],
    ['un vétérinaire peut-il vendre des assurances ?', 'R242-62'],
    ['Tout le parcellaire est refait, que devient mon bail ?', 'L123-15'],
    ['Hail took the crop: can the sharecropper claim from the landlord?', 'L417-4'],
    ['May I build a wall along a rural lane?', 'D161-12'],
    ['exploitant à mon compte, chute du toit, délai de déclaration d’accident ?', 'D752-65'],
    ['mon salarié s’est blessé, j’ai combien de temps pour déclarer à la MSA', 'D751-85'],
    ['How soon must an employer declare a farm hand’s accident?', 'D751-85'],
    ['tous les combien passer le pulvé au contrôle', 'D256-13'],
    ['How often must a sprayer be inspected?', 'D256-13'],
    ['de combien baissent les cotisations d’un jeune agriculteur la deuxième année ?', 'D731-52'],
    ['Jardin ouvrier : quel préavis pour que je parte ?', 'L471-1'],
    ['Notre association de jardins familiaux est expropriée, peut-on exiger un terrain ?', 'L563-1'],
    ['mon mouton vient de crever que dois-je faire du cadavre', 'L226-6'],
    ['Can I, as a farmer, vaccinate my own cattle?', 'L243-2'],
    ['combien de temps dure au plus une suspension de vétérinaire', 'L242-7'],
    ['How long before a shared crop rotation must I inform my landlord?', 'L411-39-1'],
  ])('answers %j by %s', (question, number) => {
    expect(numbers(question)[0]).toBe(number);
  });

  it('refuses what the tax code settles', () => {
    for (const question of [
      'CSG des agriculteurs',
      'stamp duty on buying a farm',
      'quelle TVA sur la vente de vin',
    ])
      expect(judgeConfidence(search.search(question, { limit: 5, onDate: ON }))).toBe('none');
  });

  it.each([
    ['Must a dog in my flat be microchipped?', true],
    ['Puis-je vendanger en congés payés, en ai-je le droit ?', true],
    ['Combien de semaines d’allocation de remplacement pour des jumeaux ?', true],
    ['My landlord forbids dogs in my flat, is that legal?', false],
    ['ai-je droit à des congés payés quand je vendange ?', false],
    ['Combien de jours de congés payés pour un ouvrier agricole ?', false],
  ])('answers %j: %s', (question, isAnswered) => {
    const confidence = judgeConfidence(search.search(question, { limit: 5, onDate: ON }));
    expect(confidence !== 'none').toBe(isAnswered);
  });

  it('puts overseas rules behind the common one unless they are asked for', () => {
    const common = numbers('Comment demander à exploiter une terre inculte ?');
    expect(common[0]).toBe('L125-1');
    const local = numbers('Comment demander à exploiter une terre inculte à La Réunion ?');
    expect(local[0]).toMatch(/^[LRD]181-/u);
  });

  it('names no article that is not in force on the day', () => {
    const inForce = (number: string, day: string): boolean =>
      corpus.articles.some(
        (one) =>
          one.number === number &&
          one.inForceFrom <= day &&
          (one.inForceUntil === null || one.inForceUntil > day),
      );
    for (const day of ['2026-03-27', '2026-11-20']) {
      for (const { question } of KNOWN_QUESTIONS) {
        for (const number of numbers(question, day)) expect(inForce(number, day)).toBe(true);
      }
    }
  });

  it('answers the same from the encoded index, and refuses one of another key or cut short', () => {
    const bytes = encodeLawIndex(index);
    const decoded = decodeLawIndex(bytes, 'key');
    if (decoded === null) throw new Error('the index did not survive');
    expect(encodeLawIndex(decoded).equals(bytes)).toBe(true);
    const again = new LawSearch(decoded, lexicon);
    const options = { limit: 5, onDate: ON };
    for (const { question } of KNOWN_QUESTIONS.slice(0, 20)) {
      expect(again.search(question, options)).toEqual(search.search(question, options));
    }
    expect(decodeLawIndex(bytes, 'other')).toBeNull();
    expect(decodeLawIndex(bytes.subarray(0, bytes.length - 4), 'key')).toBeNull();
    expect(decodeLawIndex(Buffer.from('not an index'), 'key')).toBeNull();
    expect(decodeLawIndex(Buffer.alloc(0), 'key')).toBeNull();
  });

  it('says nothing of an empty question', () => {
    expect(search.search('', { limit: 5, onDate: ON })).toEqual({ hits: [], evidence: 0, foreign: null });
  });

  it('has everyday words only for articles that exist, and all questions ask for such', () => {
    const existing = new Set(corpus.articles.map((one) => one.number));
    const unknown = [
      ...lexicon.glosses.keys(),
      ...[...KNOWN_QUESTIONS, ...HELD_OUT_QUESTIONS, ...LATER_QUESTIONS].flatMap((one) => one.articles),
    ].filter((number) => !existing.has(number));
    expect(unknown).toEqual([]);
  });
});
