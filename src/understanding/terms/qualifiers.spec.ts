import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

it.each(['2016 catastrophe blé ?', 'blé désastreux en 2016', 'how far is arabica off its record?'])(
  'what judges or asks narrows nothing: « %s »',
  (question) => {
    expect(understanding.read(question, '2026-11-20').qualifiers).toBeUndefined();
  },
);
