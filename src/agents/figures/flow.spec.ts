import { expect, it } from 'vitest';
import { flowOf } from './flow.js';

const slot = (value: string, words: string) => ({ value, words, provenance: 'explicit' as const });
const [FRANCE, ALGERIA] = [slot('FR', 'France'), slot('DZ', 'Algérie')];

it.each([
  ['exporte', "le blé que la France exporte vers l'Algérie", [FRANCE, ALGERIA], { from: 'FR', to: 'DZ' }],
  ['exportations', "exportations vers l'Algérie de la France", [ALGERIA, FRANCE], { from: 'FR', to: 'DZ' }],
  ['importations', 'importations de la France depuis l’Algérie', [FRANCE, ALGERIA], { from: 'DZ', to: 'FR' }],
  ['export', "l'Algérie, la France : export", [FRANCE, ALGERIA], { from: 'FR', to: 'DZ' }],
  ['exports', 'exports to Algérie', [ALGERIA], { from: null, to: 'DZ' }],
  ['exportations', 'exportations de la France', [FRANCE], { from: 'FR', to: null }],
  ['importations', 'importations de la France', [FRANCE], null],
  ['consommation', 'consommation en France', [FRANCE], null],
])('%s: « %s »', (words, text, places, flow) => {
  expect(flowOf({ text, places }, words)).toEqual(flow);
});
