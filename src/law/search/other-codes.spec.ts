import { describe, expect, it } from 'vitest';
import { readLawLexicon } from './law-lexicon.js';
import { foreignTopicOf } from './law-scope.js';
import { lawWords } from './law-words.js';

const { foreign } = readLawLexicon();
const codeOf = (question: string) => foreignTopicOf(lawWords(question), foreign);

describe('plain questions of farms that another code treats', () => {
  it.each([
    ['construire ma maison sur un terrain agricole', 'urban planning'],
    ['bornage terrain agricole qui paie', 'civil'],
    ['haie hauteur distance limite', 'civil'],
    ["neighbour's tree branches over my field", 'civil'],
    ['indivision vente de terres familiales', 'civil'],
    ['gazole non routier remboursement', 'tax'],
    ['chasse sur mon terrain sans autorisation', 'environment'],
    ['forage d’un puits autorisation', 'environment'],
    ['convention collective agricole', 'labour'],
    ['drive a tractor licence', 'road'],
    ['vol de récolte plainte', 'penal'],
    ['jours de congé pour mon mariage', 'labour'],
    ['pension alimentaire d’un agriculteur', 'civil'],
    ['délai de paiement produits agricoles', 'commerce'],
    ['cirque animaux sauvages', 'environment'],
    ['mes vaches sur la voie ferrée', 'civil'],
    ['a train hit my cow on the railway line', 'civil'],
    ['le véto garde le dossier médical de mon chien', null],
    ['may a vet keep the records of my cat', null],
  ])('« %s »: %s', (question, law) => {
    expect(codeOf(question)).toEqual({ kind: 'never', law });
  });

  it.each([
    'bornage d’un chemin rural',
    'quelle hauteur de haie pour mes ruches',
    'mon propriétaire veut construire une maison sur la terre que je loue',
    'peut-on construire une maison à 40 mètres d’une stabulation',
    'droit de chasse du fermier',
    'délai de paiement du fermage',
    'indivision et préemption de la SAFER',
    'declawed animal in a show',
    'transporter mes vaches en train',
    'chemin rural le long d’une voie ferrée',
    'dossier de candidature à l’ordre des vétérinaires',
    'j’ai hérité d’un potager loué à un voisin, quel préavis',
    'we inherited vegetable plots let to local people',
    'haie ou distance pour traiter près de la maternelle',
    'build a house beside my cowshed',
    'demander à replanter la vigne arrachée de l’indivision',
    'cropped ears like a dog in a film',
  ])('but not « %s »', (question) => {
    expect(codeOf(question)).toBeNull();
  });
});
