import { beforeAll, describe, expect, it } from 'vitest';
import { readBundledRuralCode } from '../sources/bundled-code.js';
import { judgeConfidence } from './law-confidence.js';
import { buildLawIndex } from './law-index.builder.js';
import { readLawLexicon } from './law-lexicon.js';
import { LawSearch, type LawSearchResult } from './law-search.js';

describe('search for what is asked at the end of a tale', () => {
  let search: LawSearch;

  beforeAll(async () => {
    const { articles } = await readBundledRuralCode();
    const lexicon = readLawLexicon();
    search = new LawSearch(buildLawIndex(articles, lexicon, 'key'), lexicon);
  });

  const find = (question: string): LawSearchResult =>
    search.search(question, { limit: 5, onDate: '2026-11-20' });

  it.each([
    [
      'La chasse ne m’intéresse pas. Jusqu’à quelle date puis-je prévenir le propriétaire des terres que je loue ?',
      'D415-2',
    ],
    [
      'I farm a yearly letting until the owner’s son settles. How much notice to hand the field back?',
      'L411-41',
    ],
    [
      'Le champ que je loue a été cédé sans que le notaire m’écrive. Combien de temps pour faire tomber la vente ?',
      'L412-12',
    ],
    ['Métayer depuis cinq ans, je veux m’en aller. À quelles échéances puis-je partir ?', 'L417-2'],
    [
      'I have just bought ten hectares with a tenant on them. May I work the land myself before his lease is up?',
      'L411-7',
    ],
    [
      'J’ai payé un forage et un pivot neuf pour mon fermier, il était d’accord. Puis-je augmenter le fermage ?',
      'R411-8',
    ],
    [
      'Mes terres sont dans une SCEA depuis peu. Depuis combien d’années l’apport doit-il dater pour que la société reprenne ?',
      'L411-60',
    ],
    [
      'Un confrère dit partout que j’ai raté une césarienne. La déontologie des vétos veut-elle qu’on tente de s’entendre avant la discipline ?',
      'R242-39',
    ],
    [
      'On veut vendre un bout de chemin rural. Combien de jours dure l’enquête publique et où publier l’avis ?',
      'R161-26',
    ],
    [
      'Our village had its cattle fair on the square. Once the animals have left, what must the mayor do?',
      'L214-14',
    ],
    [
      'A wallaby escaped from a private enclosure was caught in my village. How many days must it be kept?',
      'L211-21',
    ],
    ['Je veux refaire l’électricité de l’étable que je loue. Faut-il l’accord du propriétaire ?', 'L411-73'],
    ['Son neveu se dit expert foncier et agricole sur sa carte. Qui peut porter ce titre ?', 'L171-1'],
    [
      'An artist would like to tar his name on a flock of sheep for a gallery show. Is marking with tar allowed?',
      'L211-3',
    ],
    ['I have made elderberry wine. May I sell it under the word vin?', 'L665-12'],
    ['Le toiletteur tape les caniches de ses clients. Quelle peine encourt-il ?', 'L215-11'],
    [
      'Un huissier veut embarquer les vers à soie que j’élève dans la véranda. En a-t-il le droit ?',
      'L211-10',
    ],
    [
      'My cousin already owns hectares and wants a controlling stake in a farming company. Does he need the prefect?',
      'L333-2',
    ],
    ['C’est quoi un aide familial à la ferme, et combien d’années peut-on le rester ?', 'L722-7-2'],
    [
      'Le paon du voisin vient sur ma terrasse. Peut-on laisser un animal domestique en liberté chez les autres ?',
      'L211-19-1',
    ],
  ])('« %s »: %s', (question, number) => {
    const found = find(question);
    expect(found.hits[0]?.number).toBe(number);
    expect(['one', 'several']).toContain(judgeConfidence(found));
  });
});
