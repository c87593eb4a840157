import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the last place', () => {
  it.each([
    'Dernier rang européen pour le rendement des pommes de terre en 2023 ?',
    "Le dernier de l'UE pour le rendement du blé tendre en 2023 ?",
    "Le dernier d'Europe pour le rendement du blé tendre en 2023 ?",
    "Quel pays arrive en dernière position dans l'UE pour le rendement du blé tendre ?",
    "Quel pays est en queue de classement de l'UE pour le rendement du blé tendre ?",
    'Dernier européen pour le rendement du blé tendre en 2023 ?',
    'Last place in the EU for potato yields in 2023?',
    'Last in Europe for maize yield in 2023?',
    'Who takes the wooden spoon in the EU for soft wheat yield?',
  ])('is the low end of the countries of a group: « %s »', (question) => {
    const { intent, order, places } = read(question);
    expect(['extreme', 'ranking']).toContain(intent);
    expect(order).toMatchObject({ end: 'lowest', over: 'places' });
    expect(places).toHaveLength(1);
  });

  it.each(['Le dernier prix du blé tendre de l’UE ?', 'Dernière récolte européenne de maïs ?'])(
    'is none where the newest figure is asked for: « %s »',
    (question) => {
      expect(read(question).order).toBeNull();
    },
  );
});
