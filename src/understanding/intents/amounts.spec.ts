import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const intentOf = (question: string) => understanding.read(question, '2026-11-20').intent;

it.each(['poids des prunes de Roumanie 2024', 'Poids de la récolte de cerises en France en 2024'])(
  'what a product weighs is an amount: « %s »',
  (question) => expect(intentOf(question)).toBe('value'),
);

it.each(['Poids de la France dans le blé européen en 2023', 'poids de la Pologne pommes UE 2023'])(
  'what a country weighs in a wider one is a share: « %s »',
  (question) => expect(intentOf(question)).toBe('share'),
);
