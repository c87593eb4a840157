import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('how much figures vary', () => {
  it.each([
    'écart-type du rendement du maïs en Roumanie de 2000 à 2024',
    'le prix du maïs a-t-il plus varié que celui du blé ces dix dernières années ?',
    'which is more volatile, cocoa or coffee, since 2015?',
    'coefficient de variation du prix du blé depuis 2010',
    'volatilité du prix du sucre',
  ])('is asked: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'average', deviation: true, unheldMeasure: null });
  });

  it('is not where it is told before another question', () => {
    const { intent, deviation } = read(
      'My bank asks how volatile the market is. What was the highest monthly robusta price since 2020?',
    );
    expect([intent, deviation]).toEqual(['extreme', undefined]);
  });
});
