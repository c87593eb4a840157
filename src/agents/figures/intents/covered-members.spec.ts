import { describe, expect, it } from 'vitest';
import { loadCues } from '../../../lexicon/cues.loader.js';
import { loadLexicon } from '../../../lexicon/lexicon.loader.js';
import { Understanding } from '../../../understanding/understanding.js';
import { questionOf, type Question } from '../question.js';
import { countsMembers, membersHeld } from './covered-members.js';

const lexicon = loadLexicon();
const understanding = new Understanding(lexicon, loadCues());
const today = '2026-11-20';

function ask(question: string): Question {
  const frame = understanding.read(question, today);
  return questionOf({ question, frame, language: 'fr', today }, 'production', lexicon);
}

describe('the members of a family', () => {
  it.each([
    ['Combien de cultures de fruits suivez-vous pour la Grèce ?', true],
    ['How many cereals do you cover for Poland?', true],
    ['how many different vegetables do you have data on for Spain?', true],
    ["Combien d'années de données avez-vous sur les céréales ?", false],
    ['Combien de pays couvrez-vous pour les fruits ?', false],
    ['Quelles données avez-vous sur les fruits ?', false],
  ])('are counted where it is asked how many there are: « %s »: %s', (question, counts) => {
    expect(countsMembers(ask(question), lexicon)).toBe(counts);
  });

  it('are those of which there are figures, each once', () => {
    const question = ask('How many cereals do you cover for Poland?');
    expect(membersHeld(question, lexicon, ['soft-wheat', 'barley', 'winter-barley', 'apples'])).toEqual(
      expect.arrayContaining(['soft-wheat', 'barley']),
    );
    expect(membersHeld(question, lexicon, ['apples'])).toEqual([]);
  });
});
