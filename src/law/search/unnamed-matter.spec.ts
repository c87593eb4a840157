import { describe, expect, it } from 'vitest';
import { namesNoMatter } from './unnamed-matter.js';

describe('a question of law that names no matter', () => {
  it.each([
    'Quel délai ai-je pour agir ?',
    'Quelle est l’amende ?',
    'Quel est le délai ?',
    'Combien de temps j’ai ?',
    'C’est légal ?',
    'Qu’est-ce que je risque ?',
    'Quelles sont les démarches ?',
    'What is the deadline?',
    'Is that legal?',
    'How long do I have?',
  ])('is « %s »', (question) => {
    expect(namesNoMatter(question)).toBe(true);
  });

  it.each([
    'Quel délai ai-je pour contester mon congé ?',
    'Quelle est l’amende pour un chien non tatoué ?',
    'Le maire a-t-il le droit ?',
    'Que risque un braconnier ?',
    'How long does a farm lease last?',
    'Mon voisin a labouré le chemin. C’est légal ?',
    'Et alors ?',
    '',
  ])('is not « %s »', (question) => {
    expect(namesNoMatter(question)).toBe(false);
  });
});
