import { describe, expect, it } from 'vitest';
import { wishOf } from './brief-wish.js';
import { deciderIn } from './decider.js';
import { lawWords } from './search/law-words.js';

/** A question, a sentence of an article, and who the sentence says does what is asked. */
const CASES: readonly (readonly [question: string, sentence: string, decider: string | null])[] = [
  [
    'Qui fixe les tarifs ?',
    "Les tarifs sont fixés par la chambre d'agriculture, en tenant compte des coûts.",
    "la chambre d'agriculture",
  ],
  [
    'Who appoints the members?',
    'Les membres sont nommés par arrêté du préfet de région pour une durée de cinq ans.',
    'le préfet de région',
  ],
  [
    'Qui fixe le prix ?',
    'Le tribunal paritaire des baux ruraux en fixe le prix.',
    'le tribunal paritaire des baux ruraux',
  ],
  [
    'Qui approuve les comptes ?',
    "Les comptes sont soumis à l'approbation du conseil d'administration avant le 1er mai.",
    "le conseil d'administration",
  ],
  [
    'Qui convoque le bureau ?',
    "Le bureau se réunit sur convocation de son président, qui fixe l'ordre du jour.",
    'son président',
  ],
  [
    'Qui préside la commission ?',
    "Elle est présidée par le directeur régional de l'alimentation, de l'agriculture et de la forêt ou son représentant.",
    "le directeur régional de l'alimentation, de l'agriculture et de la forêt",
  ],
  [
    'Qui décide de la vente du poisson ?',
    "L'autorité ayant prononcé la saisie décide de la vente du poisson.",
    "l'autorité ayant prononcé la saisie",
  ],
  // Whom an item of a list of tasks names is appointed, and decides nothing.
  [
    'Qui décide des mesures imposées aux caisses ?',
    "Le conseil d'administration a pour mission : 4° De nommer les médecins du travail sous les conditions imposées par des textes spécifiques.",
    null,
  ],
  // Two of them, or another act.
  ['Qui fixe la date ?', 'La date est fixée par le préfet ou par le maire.', null],
  ['Qui fixe la date ?', 'Le préfet transmet la demande au maire.', null],
  ['Qui fixe la date ?', 'La date est fixée sur proposition du maire.', null],
];

describe('who a sentence says decides', () => {
  it.each(CASES)('%s %s', (question, sentence, decider) => {
    const wish = wishOf(lawWords(question).join(' '));
    if (wish?.asks !== 'who' || wish.act === null) throw new Error('asks for nobody');
    expect(deciderIn(sentence, wish.act)).toBe(decider);
  });
});
