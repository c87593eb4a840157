import { describe, expect, it } from 'vitest';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding/understanding.js';
import { isBareName } from './bare.name.js';
import { isOfNobody } from './figures.claim.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('a product by its name alone', () => {
  it.each(['laitue', 'châtaignes', 'le lin', 'nombre de chevaux', 'how many goats'])(
    '« %s » is asked for its figures, however it sounds',
    (question) => {
      expect(isBareName(read(question))).toBe(true);
      expect(isOfNobody(read(question), 9)).toBe(false);
    },
  );

  it.each(['100 kg de blé', 'le blé noir est-il du blé', 'il y a 150 12 vaches', 'récolte de laitue'])(
    '« %s » says more',
    (question) => {
      expect(isBareName(read(question))).toBe(false);
    },
  );
});
