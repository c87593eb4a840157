import { describe, expect, it } from 'vitest';
import { foreignTopicOf, parseForeignTopics } from './law-scope.js';
import { lawWords } from './law-words.js';

const TOPICS = parseForeignTopics([
  { kind: 'other law', words: 'permis de conduire|appartement' },
  { kind: 'never', words: 'champion|recette|loup+tirer dessus' },
  { kind: 'rural', words: 'champ|chien|lait' },
  { kind: 'other law of farms', words: 'permis de construire|divorce' },
  { kind: 'farm status', words: 'bail|pension' },
]);
const foreign = (question: string): boolean => foreignTopicOf(lawWords(question), TOPICS) !== null;

describe('the topics of other codes', () => {
  it.each([
    'Mes appartements sont vides',
    'PERMIS DE CONDUIRE perdu',
    'une recette au lait',
    'tirer dessus, le loup ?',
    'permis de construire dans un champ',
    'un divorce et le lait',
  ])('are seen in %j', (question) => expect(foreign(question)).toBe(true));

  it.each([
    'Quel permis pour un chien ?',
    'Un chien en appartement',
    'conduire avec un permis',
    'le champ du voisin',
    'le loup est dessus',
    'un divorce et le bail du champ',
    'tirer la charrue dessus le loup',
    '',
  ])('are not seen in %j', (question) => expect(foreign(question)).toBe(false));

  it('refuse a kind that is not known', () => {
    expect(() => parseForeignTopics([{ kind: 'rurale', words: 'champ' }])).toThrow('rurale');
  });
});
