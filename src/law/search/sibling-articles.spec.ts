import { beforeAll, describe, expect, it } from 'vitest';
import { ruralCodeSearch } from '../../../test/fixtures/law/rural-search.js';
import type { LawSearchResult } from './law-search.js';

describe('search among the articles of one chapter', () => {
  let find: (question: string) => LawSearchResult;

  beforeAll(async () => {
    find = await ruralCodeSearch();
  });

  const first = (question: string): string | undefined => find(question).hits[0]?.number;

  it.each([
    [
      'I rent forty acres and my nine years run out next autumn. I’m the one who wants out, not the owner. How far ahead must I tell him I’m leaving for good?',
      'L411-55',
    ],
    [
      'Le proprio m’avait proposé la parcelle à 50 000, et dans le délai de réponse il change d’avis et veut 60 000. Est-ce que mon temps de réflexion repart à zéro ?',
      'L412-9',
    ],
    [
      'I have been farming for eighteen months as a tenant. The owner is selling: am I first in line, or must I have more years behind me?',
      'L412-5',
    ],
    [
      'Le bail que j’ai signé dit que je renonce à acheter en priorité si le propriétaire vend. Est-ce valable ?',
      'L412-4',
    ],
    [
      'On crée une société avec mon cousin et je voudrais que le bail appartienne à la société. Faut-il que le propriétaire soit d’accord ?',
      'L411-38',
    ],
    [
      'J’ai eu l’accord de la préfecture pour cultiver 20 ha mais le vendeur traîne et je n’ai encore rien semé. Cet accord a-t-il une date de fin ?',
      'L331-4',
    ],
    [
      'La préfecture m’a infligé une amende parce que je cultivais sans être en règle avec le contrôle des structures. Où et dans quel délai contester avant d’aller au tribunal ?',
      'L331-8',
    ],
    [
      'My application was turned down for good but I carried on farming the land. Can I still draw farm subsidies?',
      'L331-9',
    ],
    [
      'Le type qui cultivait sans permission a dû arrêter et le propriétaire ne trouve personne. Puis-je aller au tribunal pour qu’on me donne ces terres ?',
      'L331-10',
    ],
    [
      'Land was farmed illegally and the owner has not found a new tenant. Can I ask a court to award it to me?',
      'L331-10',
    ],
    ['On what grounds can the prefect turn down my request to take over more land?', 'L331-3-1'],
    ['Can the authorities let me farm only part of the land I asked for?', 'L331-3-2'],
    [
      'Is there a way to get a binding written answer on whether my project needs permission, before I start?',
      'L331-4-1',
    ],
    [
      'My wife and I both worked for nothing on my father’s farm. Does she have a claim of her own?',
      'L321-15',
    ],
    [
      'Comment prouver que j’ai travaillé sans paie chez mes parents dans les années 90 ? il n’y a aucun papier',
      'L321-19',
    ],
    [
      'Mon père a lâché la ferme il y a dix ans et vit de sa retraite. Ma créance pour mes années de travail gratuit est-elle perdue ?',
      'L321-18',
    ],
    [
      'Mon frère est mort, il avait une créance pour son travail à la ferme. Ses enfants peuvent-ils la toucher ?',
      'L321-14',
    ],
    ['We run the farm as a couple. Can she buy feed and sell cattle alone on behalf of us both?', 'L321-1'],
    [
      'Je ne veux plus que mon mari puisse signer pour la ferme à ma place. Comment lui retirer ce pouvoir ?',
      'L321-3',
    ],
    [
      'My younger brother, 30, works on my farm without pay. Is there a legal status for him and up to what age?',
      'L321-6',
    ],
    [
      'Je suis veuve et je loue la ferme avec mon fils: puis-je demander que la ferme me revienne en entier lors du partage ?',
      'L321-24',
    ],
    [
      'Nous sommes quatre frères propriétaires ensemble de la ferme du père. Peut-on rester sans partager pendant des années ?',
      'L321-25',
    ],
    ['Le plan pour passer ma ferme petit à petit peut durer combien d’années ?', 'D321-3'],
    [
      'I gave my tenant notice for my son, who has since died. Can another child take over the land instead?',
      'L411-48',
    ],
    ['I’ve been given notice and I want to fight it. Where and how fast must I act?', 'L411-54'],
    ['How is compensation worked out for the barn I built on rented land?', 'L411-71'],
    ['When I hand my tenancy to my son, what becomes of my claim for the improvements I made?', 'L411-75'],
    ['My lease says no compensation for improvements whatsoever. Is such a term worth anything?', 'L411-77'],
    [
      'Mon fils a obtenu le bail à ma suite. Le bailleur avait une clause de reprise sexennale, cela compte-t-il comme une nouvelle location ?',
      'L411-8',
    ],
    [
      'The farm I lease turns out smaller than stated in the contract. Can I get the rent lowered?',
      'L411-18',
    ],
    ['The barn roof is falling in from old age. Is the tenant liable for the repair?', 'L415-4'],
    [
      'My lease says I can’t claim from the hunters next door if boars wreck my crops. Does that hold?',
      'L415-6',
    ],
    [
      'La maison de la ferme louée n’a ni eau potable ni chauffage correct. Qui fixe les obligations du propriétaire sur la qualité des bâtiments ?',
      'L415-8',
    ],
    [
      'On signe pour vingt-cinq ans avec une clause disant que ça repart sans limite. Comment y mettre fin chaque année ?',
      'L416-3',
    ],
    ['Is there a lease that lasts until the tenant retires?', 'L416-5'],
    ['Je suis métayer et j’en ai assez. Tous les combien d’années puis-je partir ?', 'L417-2'],
    [
      'J’ai quitté la métairie il y a six ans et le bailleur me réclame encore de l’argent. Est-ce trop tard ?',
      'L417-7',
    ],
    [
      'Je veux vendre mon bail cessible à un jeune. Que dois-je envoyer au propriétaire et peut-il dire non ?',
      'L418-4',
    ],
    ['Je veux sortir du GFA familial et vendre mes parts. Qui peut les racheter en premier ?', 'L322-4'],
    ['Notre groupement foncier peut-il écarter les règles du fermage dans ses baux ?', 'L322-21'],
    ['I’m in a GAEC. Am I allowed to hold a job off the farm as well?', 'L323-7'],
    ['My partner in a two-person GAEC has died. How long can I carry on alone?', 'L323-4'],
    [
      'Les terres que j’apporte au GAEC, je peux les garder en propriété et ne donner que l’usage ?',
      'L323-8',
    ],
    ['Je suis enceinte et associée en GAEC. Puis-je arrêter de travailler quelques mois ?', 'R323-32'],
    ['Je veux me retirer du GAEC mais les autres refusent. Comment faire ?', 'R323-38'],
    ['Mon frère a mis 60 % de l’argent dans l’EARL mais n’y travaille pas. Est-ce autorisé ?', 'L324-8'],
    ['Mon contrat avec l’intégrateur ne dit rien des prix ni de la quantité. Est-il valable ?', 'L326-6'],
    [
      'A qui envoyer la demande d’autorisation pour racheter des parts de société agricole et comment ça se passe ?',
      'L333-3',
    ],
    ['Mes bêtes sont en gage à la banque. Ai-je le droit de les vendre ?', 'L342-8'],
    ['A farmer pledged the same wheat to two banks. What is the penalty?', 'L342-14'],
    ['Bail de 50 ans : une partie du terrain est inondée, puis-je payer moins ?', 'L451-4'],
    [
      'Maman n’a jamais été déclarée ni payée à la ferme. A la mort de papa, que lui doit la succession ?',
      'L321-21-1',
    ],
    [
      'J’ai troqué un terrain avec un collègue, dessus il y a un fermier. Puis-je donner congé au fermier tout de suite pour cultiver ?',
      'L411-61',
    ],
    ['Frost killed my apricots. Am I entitled to pay less this year to the landowner?', 'L411-24'],
    ['One seller, three separate holdings let to three of us. Can he force us to buy in bulk?', 'L412-6'],
    ['Le locataire sortant charge tout le foin et le lisier sur ses remorques. Est-ce permis ?', 'L415-2'],
    [
      'J’en ai assez de donner la moitié de mes récoltes, je préfère un loyer. Peut-on me le refuser ?',
      'L417-11',
    ],
    [
      'Mon épouse a bossé huit ans sans un centime chez mes parents, en même temps que moi. Elle peut demander pareil que moi ?',
      'L321-15',
    ],
    [
      'Nous tenons l’élevage à deux mais il achète n’importe quoi. Comment faire pour qu’il n’engage plus la ferme ?',
      'L321-3',
    ],
    [
      'Nous sommes trois frères en GAEC, la DDT compte-t-elle une seule ferme ou trois pour les aides ?',
      'L323-13',
    ],
    ['J’ai semé 15 ha sans demander l’autorisation. Quelle pénalité par hectare ?', 'L331-7'],
    [
      'Ma mère a trait les vaches pendant trente ans aux côtés de papa, sans fiche de paie. Il vient de mourir. A-t-elle droit à une somme dans la succession ?',
      'L321-21-1',
    ],
    [
      'Je suis là depuis 1995 et rien n’a changé. Des Parisiens ont acheté en face l’an dernier et se plaignent des vaches et du fumier. Ils peuvent me faire condamner ?',
      'L311-1-1',
    ],
  ])('puts first the one that answers « %s »', (question, article) => {
    expect(first(question)).toBe(article);
  });
});
