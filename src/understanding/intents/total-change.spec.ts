import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const intentOf = (question: string) => understanding.read(question, '2026-11-20').intent;

it.each([
  'Production de blé tendre en France 2019-2024, et variation totale',
  'Variation globale de la production de colza en Allemagne entre 2015 et 2023',
  'Cheptel bovin en France de 2010 à 2022, baisse cumulée',
  'Production de blé de 2015 à 2022 et évolution totale en %',
  'wheat production in France 2019 to 2024 and the total change',
  'barley output in Germany 2015-2023 with overall change',
  'what was the total increase in maize production in Italy between 2010 and 2020?',
  'soybean production in Italy 2010 to 2020 and cumulative growth',
])('« %s » adds nothing up', (question) => {
  expect(['change', 'series']).toContain(intentOf(question));
});

it.each([
  'Production totale de blé tendre en France de 2019 à 2024',
  'combien de blé tendre la France a-t-elle produit au total de 2015 à 2020 ?',
  'how much soft wheat did France grow in total from 2019 to 2024?',
])('« %s » does', (question) => {
  expect(intentOf(question)).toBe('aggregate');
});
