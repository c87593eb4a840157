import { describe, expect, it } from 'vitest';
import { foreignTopicOf, parseForeignTopics, type ForeignTopic } from './law-scope.js';
import { lawWords } from './law-words.js';

const TOPICS = parseForeignTopics([
  { kind: 'other law', law: 'road', words: 'permis de conduire' },
  { kind: 'other law', law: '', words: 'appartement' },
  { kind: 'never', law: '', words: 'champion|recette|météo|weather|loup+tirer dessus' },
  { kind: 'rural', law: '', words: 'champ|chien|lait' },
  { kind: 'other law of farms', law: 'urban planning', words: 'permis de construire' },
  { kind: 'other law of farms', law: 'civil', words: 'divorce' },
  { kind: 'farm status', law: '', words: 'bail|pension' },
  { kind: 'treated', law: '', words: 'entraide+champion|fiancé' },
]);
const topicOf = (question: string): ForeignTopic | null => foreignTopicOf(lawWords(question), TOPICS);
const foreign = (question: string): boolean => topicOf(question) !== null;

describe('the topics of other codes', () => {
  it.each([
    'Mes appartements sont vides',
    'PERMIS DE CONDUIRE perdu',
    'une recette au lait',
    'tirer dessus, le loup ?',
    'permis de construire dans un champ',
    'un divorce et le lait',
    'quelle météo demain',
    'What is the weather like?',
  ])('are seen in %j', (question) => expect(foreign(question)).toBe(true));

  it.each([
    'Quel permis pour un chien ?',
    'Un chien en appartement',
    'conduire avec un permis',
    'le champ du voisin',
    'le loup est dessus',
    'un divorce et le bail du champ',
    'tirer la charrue dessus le loup',
    "les champions et l'entraide",
    'un appartement de fiancé',
    'La météo annonce un déluge, le lait attend',
    'The weather turned bad, may we milk?',
    '',
  ])('are not seen in %j', (question) => expect(foreign(question)).toBe(false));

  it('are told with the code that treats them, where one does', () => {
    expect(topicOf('un permis de conduire perdu')).toEqual({ kind: 'other law', law: 'road' });
    expect(topicOf('permis de construire dans un champ')).toEqual({ kind: 'never', law: 'urban planning' });
    expect(topicOf('mon appartement')).toEqual({ kind: 'other law', law: null });
    expect(topicOf('une recette')).toEqual({ kind: 'never', law: null });
  });

  it('refuse a kind or a law that is not known', () => {
    expect(() => parseForeignTopics([{ kind: 'rurale', law: '', words: 'champ' }])).toThrow('rurale');
    expect(() => parseForeignTopics([{ kind: 'never', law: 'romain', words: 'champ' }])).toThrow('romain');
  });
});
