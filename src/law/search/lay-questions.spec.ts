import { beforeAll, describe, expect, it } from 'vitest';
import { ruralCodeSearch } from '../../../test/fixtures/law/rural-search.js';
import { judgeConfidence } from './law-confidence.js';
import type { LawSearchResult } from './law-search.js';

describe('search for those who tell their case in plain words', () => {
  let find: (question: string) => LawSearchResult;

  beforeAll(async () => {
    find = await ruralCodeSearch();
  });

  it.each([
    ['loyer signé trop haut en entrant dans les lieux, je peux revenir dessus un jour ?', 'L411-13'],
    [
      'My farm rent is about 20% over what similar land goes for. At what point in the lease can a court bring it down?',
      'L411-13',
    ],
    [
      'Le préfet a dit non à celui à qui je viens de louer mes champs. Le bail signé est-il annulé ?',
      'L331-6',
    ],
    [
      'Demande d’autorisation d’exploiter déposée il y a six mois, la DDT ne répond pas : est-ce accepté d’office ?',
      'R331-6',
    ],
    ['We help each other at harvest for nothing. Who pays if my tractor smashes his gate?', 'L325-3'],
    [
      'Réorganisation des parcelles dans la commune : les champs que je loue vont être attribués à un autre propriétaire, mon bail suit-il ?',
      'L123-15',
    ],
    [
      'The village is reshuffling its fields and my landlord is getting different plots. Do I keep my lease on the new ones?',
      'L123-15',
    ],
    [
      'Ma mère nous a laissé des jardins ouvriers qu’elle louait, comment reprendre ces jardins aux locataires ?',
      'L471-1',
    ],
    [
      'Un chemin privé dessert nos quatre champs, un des propriétaires ne veut rien payer pour le remettre en état, que faire ?',
      'L162-2',
    ],
    [
      'Five of us share a private track to our fields. One refuses to chip in for resurfacing, can we make him?',
      'L162-2',
    ],
    [
      'Replanter ma vigne à complant trop vieille : à qui revient la dépense, à moi ou au propriétaire ?',
      'L441-3',
    ],
    [
      'J’ai des pommiers contre la cour d’une école primaire, la mairie me demande d’arrêter de traiter, que dit la loi ?',
      'L253-7-1',
    ],
    ['traiter à côté d’une crèche, faut-il une haie ou une distance ?', 'L253-7-1'],
    [
      'Housing is eating up our vegetable land. Is there a protected status the council can ask the prefect for?',
      'L112-2',
    ],
    [
      'Someone wants to put up a house next to my pig shed. I had to keep my distance from homes, do they have to keep theirs from me?',
      'L111-3',
    ],
    [
      'On est en indivision et on a arraché une vieille vigne, combien de temps avons-nous pour demander à la replanter ?',
      'D665-9',
    ],
    ['We pulled up an old vineyard last year. Until when can we ask to plant it again?', 'D665-9'],
    ['Can a married couple set up a GAEC with nobody else in it?', 'L323-2'],
    ['J’ai un acquéreur à 8 000 € l’hectare et la SAFER arrive avec 5 000, quels choix j’ai ?', 'L143-10'],
    ['An owner offers to pay me, his vet, only if the dog gets better. May I accept?', 'R242-49'],
    [
      'A vet left her clinic last month and I want to rent the same premises for mine. How long must I wait?',
      'R242-67',
    ],
    ['J’ai mis dehors les agents de la DDPP venus voir mes vaches, qu’est-ce que je risque ?', 'L205-11'],
    ['I turned the animal welfare inspectors away from my farm. Can I go to jail for that?', 'L205-11'],
    ['When in the year is picking sea lichen (carrageen) off the rocks allowed in France?', 'R922-36'],
    ['Is there an article of the Code rural saying animals can feel?', 'L214-1'],
    ['Can a vet crop my boxer’s ears so that he looks like the dogs in films?', 'R214-21'],
    ['On partage moitié moitié la récolte avec celui qui cultive ma terre, est-ce légal ?', 'L417-3'],
    ['I want to let my land for a share of the crop. What is the most I may keep?', 'L417-3'],
    ['ma nièce reprend les terres mais compte juste superviser de loin, est-ce permis ?', 'L411-59'],
    ['The tenant moved in two months ago and nobody wrote down the state of the land. Too late?', 'L411-4'],
    ['As a vet, may I tell a neighbour what diseases are on the farm I treat?', 'L241-5'],
    [
      'I picked more grapes than my appellation allows. What must be done with the extra wine, and by when?',
      'D645-14',
    ],
    ['Is a seasonal fruit picker covered if he gets hurt at work on a French farm?', 'L751-1'],
    ['un cueilleur embauché pour trois semaines tombe de l’échelle, quelle assurance accident', 'L751-1'],
  ])('« %s »: %s', (question, number) => {
    const found = find(question);
    expect(found.hits[0]?.number).toBe(number);
    expect(judgeConfidence(found)).not.toBe('none');
  });

  it.each([
    'loyer impayé de mon studio meublé impasse des vignes, mon proprio peut-il m’expulser ?',
    'puis-je être expulsé d’un T2 rue du verger pendant la trêve hivernale ?',
    'The owner of my furnished flat in Farm Lane wants me out for late rent, can he do that in winter?',
    'What yield can I get staking on a crypto yield farming pool?',
    'is yield farming with stablecoins still profitable',
  ])('finds nothing for « %s »', (question) => {
    expect(judgeConfidence(find(question))).toBe('none');
  });
});
