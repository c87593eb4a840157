import { expect, it } from 'vitest';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { KnownFact } from '../facts.js';
import { Voice } from '../voice.js';
import { sideBySideProse } from './side-by-side.prose.js';

const lexicon = loadLexicon();

function fact(over: Partial<KnownFact>): KnownFact {
  const names = { product: 'soft-wheat', place: 'FR', measure: 'production', period: '2024' };
  const rest = { value: 25_000_000, unit: 't', dataset: '', flags: '', derived: null };
  return { productCode: '', placeCode: '', ...names, ...rest, ...over };
}

const wheat = fact({});
const hectares = { measure: 'area-harvested', value: 4_000_000, unit: 'ha' };
const dollars = { place: 'WLD', measure: 'price', unit: 'USD/t', period: '2026-05' };

it.each([
  [
    'places',
    [wheat, fact({ place: 'NL', value: 1_000_000 })],
    'En 2024, la production de blé tendre était de 25 millions de tonnes en France et de 1 million de tonnes aux Pays-Bas.',
    'In 2024, the production of soft wheat was 25 million tonnes in France and 1 million tonnes in the Netherlands.',
  ],
  [
    'periods',
    [wheat, fact({ period: '2023', value: 30_000_000 })],
    'La production de blé tendre en France était de 25 millions de tonnes en 2024 et de 30 millions de tonnes en 2023.',
    'The production of soft wheat in France was 25 million tonnes in 2024 and 30 million tonnes in 2023.',
  ],
  [
    'measures',
    [wheat, fact(hectares)],
    'En 2024, la production de blé tendre en France était de 25 millions de tonnes et la surface récoltée de 4 millions d’hectares.',
    'In 2024, the production of soft wheat in France was 25 million tonnes and the harvested area 4 million hectares.',
  ],
  [
    'products, of world prices',
    [fact({ ...dollars, product: 'urea', value: 770 }), fact({ ...dollars, product: 'maize', value: 216 })],
    'En mai 2026, le prix était de 770 USD/t pour l’urée et de 216 USD/t pour le maïs grain.',
    'In May 2026, the price was 770 USD/t for urea and 216 USD/t for grain maize.',
  ],
  [
    'places and measures, a sentence each',
    [wheat, fact(hectares), fact({ place: 'DE' }), fact({ ...hectares, place: 'DE' })],
    'En 2024, la production de blé tendre en France était de 25 millions de tonnes et la surface récoltée de 4 millions d’hectares. En 2024, la production de blé tendre en Allemagne était de 25 millions de tonnes et la surface récoltée de 4 millions d’hectares.',
    'In 2024, the production of soft wheat in France was 25 million tonnes and the harvested area 4 million hectares. In 2024, the production of soft wheat in Germany was 25 million tonnes and the harvested area 4 million hectares.',
  ],
])('figures of several %s make sentences with a verb', (_what, values, french, english) => {
  const said = (language: 'fr' | 'en'): string =>
    sideBySideProse(values, null, new Voice(language, lexicon))
      .join(' ')
      .replace(/[\u00a0\u202f]/gu, ' ')
      .replaceAll("'", '’');
  expect([said('fr'), said('en')]).toEqual([french, english]);
});
