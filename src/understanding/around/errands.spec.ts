import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a day ahead', () => {
  it.each([
    "J'ai une réunion demain : combien de porcs au Danemark ?",
    'Exposé demain ! Rendement du maïs en Hongrie ?',
    'Je passe à la télé la semaine prochaine, quelle est la production de blé en France ?',
    'Au plus tard demain, donne-moi la surface de colza en France',
    'On se voit demain avec mon banquier, quel est le prix du colza ?',
    'I have a meeting tomorrow. How many pigs has Denmark?',
    'How many pigs does Denmark have, for a presentation tomorrow',
    'My deadline is tomorrow, French wheat production please',
  ])('is when the answer is wanted: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'latest', period: null });
  });

  it.each([
    'On discutait au café hier : combien de porcs y a-t-il en Espagne ?',
    "Je reprends la ferme de mes parents en mars ; quel est le prix de l'urée ?",
    "I'm taking over my parents' farm in March. How many pigs are there in Spain?",
    "I'm negotiating with my dairy this week. How many pigs are there in Spain?",
  ])('or a time of who asks is no time of another thing: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'latest', period: null });
  });

  it.each([
    'Quel sera le prix du blé demain ?',
    'Prix du blé demain',
    'Demain, le blé vaudra combien ?',
    'Que fera le marché demain, le blé va-t-il monter ?',
    'What will wheat cost next week?',
    'wheat price next week',
  ])('is what is asked of: « %s »', (question) => expect(read(question).intent).toBe('forecast'));
});
