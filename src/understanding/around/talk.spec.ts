import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const courtesyOf = (text: string): string | undefined => understanding.read(text, '2026-11-20').courtesy;

describe('Talk that asks for nothing', () => {
  it.each([
    ['Bonjour', 'greeting'],
    ['salut, ça va ?', 'greeting'],
    ['good evening', 'greeting'],
    ['Merci beaucoup !', 'thanks'],
    ['Bonjour, merci.', 'thanks'],
    ['thank you so much', 'thanks'],
    ['Merci, au revoir', 'farewell'],
    ['see you soon', 'farewell'],
    ['aide', 'help'],
    ['tu peux m’aider ?', 'help'],
    ['comment ça marche', 'help'],
    ['qui êtes-vous ?', 'help'],
    ['que pouvez-vous faire pour moi ?', 'help'],
    ['what can you do?', 'help'],
  ])('« %s » is told as what it is', (question, courtesy) => {
    expect(courtesyOf(question)).toBe(courtesy);
  });

  it.each([
    'Bonjour, le prix du blé ?',
    'pouvez-vous m’aider à résilier mon bail rural ?',
    'aide à l’installation des jeunes agriculteurs',
    'can you help me with milk production in Ireland?',
    'merci de me dire le rendement du colza',
    'comment ça marche, le droit de préemption ?',
  ])('« %s » asks for something', (question) => {
    expect(courtesyOf(question)).toBeUndefined();
  });
});
