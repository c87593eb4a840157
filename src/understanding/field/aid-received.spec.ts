import { expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const unheldIn = (question: string) => understanding.read(question, '2026-11-20').unheldMeasure;

it.each([
  'Combien touche un éleveur par vache en aides PAC ?',
  "En moyenne, combien perçoit un éleveur de brebis d'aides de la PAC par tête ?",
  "Quel montant d'aides PAC par vache pour un éleveur ?",
])('is an amount that is not held: « %s »', (question) => expect(unheldIn(question)).toBe("combien d'aides"));

it.each(['How much CAP money does a farmer get per cow?', 'How much do farmers get in CAP payments?'])(
  'is an amount that is not held: « %s »',
  (question) => expect(unheldIn(question)).toBe('how much subsidy'),
);

it.each(['Qui a droit aux aides couplées bovines ?', 'Un jeune agriculteur peut-il toucher des aides PAC ?'])(
  'is none where it is asked who may have it: « %s »',
  (question) => expect(unheldIn(question)).toBeNull(),
);
