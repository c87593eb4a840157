import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('the familiar names of animals and crops', () => {
  it.each([
    ['Combien de biquettes la France comptait-elle en 2021 ?', 'goats'],
    ['Combien de bourriques en Espagne en 2020 ?', 'asses'],
    ['Combien de canassons en France en 2020 ?', 'horses'],
    ['Combien de cocottes abattues en 2022 ?', 'chickens'],
    ['Combien de mouches à miel en France en 2021 ?', 'bees'],
    ['Combien de volailles de basse-cour en France en 2021 ?', 'poultry'],
    ['Combien de crevettes en France en 2021 ?', 'shrimps'],
    ['How many nanny goats did France have in 2021?', 'goats'],
    ['How many bunnies were slaughtered in France in 2021?', 'rabbits'],
    ['How many tonnes of strawbs in Spain in 2022?', 'strawberries'],
  ])('« %s » is of %s', (question, product) => {
    const { domain, products, corrections } = understanding.read(question, '2026-11-20');
    expect([domain, products[0]?.value, corrections]).toEqual(['production', product, []]);
  });
});
