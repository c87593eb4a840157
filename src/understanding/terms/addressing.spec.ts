import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('« cher » at the head of a letter', () => {
  it.each([
    "Cher service, je souhaiterais connaître l'étendue des prairies temporaires françaises en 2023",
    'Chère Madame, je voudrais savoir la surface de blé tendre en France en 2023',
    "Chers voisins du bureau d'études, surface de tournesol en Roumanie en 2022 ?",
    'Bonjour cher service, surface de lin en France en 2023 svp',
  ])('is of no price: « %s »', (question) => {
    const { domain, measures, alsoAsked } = read(question);
    expect([domain, alsoAsked]).toEqual(['production', undefined]);
    expect(measures.map(({ value }) => value)).not.toContain('price');
  });

  it.each([
    'Cher le blé en 2023, non ?',
    'Le blé est-il cher en 2024 ?',
    'Chère, la tonne de colza en 2024 ?',
  ])('is of a price elsewhere: « %s »', (question) => expect(read(question).domain).toBe('price'));

  it('leaves the department its name', () => {
    const { places } = read('Surface de blé tendre dans le Cher en 2023');
    expect(places.map(({ value }) => value)).toEqual(['FR-18']);
  });
});
