import { beforeAll, describe, expect, it } from 'vitest';
import { ruralCodeSearch } from '../../../test/fixtures/law/rural-search.js';
import type { LawSearchResult } from './law-search.js';

describe('search for keepers of animals, vets, cooks and growers who tell their case', () => {
  let find: (question: string) => LawSearchResult;

  beforeAll(async () => {
    find = await ruralCodeSearch();
  });

  const first = (question: string): string | undefined => find(question).hits[0]?.number;

  it.each([
    [
      'Ma cliente vend sa pouliche. Elle propose de me verser 5 % si je lui amène quelqu’un. En tant que vétérinaire, cette petite rétribution est-elle acceptable ?',
      'R242-62',
    ],
    [
      'I’m off to New Zealand for a year. A younger vet would treat my patients and pay me something each month for the privilege. Fine?',
      'R242-66',
    ],
    [
      'On me sollicite pour trancher un litige devant le tribunal autour d’un taureau que je suis depuis des années comme véto. Dois-je décliner ?',
      'R242-82',
    ],
    [
      'Un agriculteur me téléphone à la mairie : ses dindes tombent comme des mouches. J’alerte qui en tant qu’élu ?',
      'L223-1',
    ],
    [
      'Un dimanche, une chatte errante gît sur la chaussée, patte cassée. La municipalité est-elle censée avoir prévu quelque chose avec un praticien ?',
      'R211-11',
    ],
    [
      'Le département doit-il, comme n’importe quel jardinier, éliminer les plantes contaminées le long de ses routes ?',
      'L251-11',
    ],
    [
      'Une oie s’est installée dans ma cour il y a deux mois, le fermier ne l’a jamais réclamée. A qui appartient-elle désormais ?',
      'L211-4',
    ],
    [
      'The turkeys from the farm next door dug up my flower beds. Who pays, and am I entitled to kill one?',
      'L211-5',
    ],
    [
      'Ma voisine me demande de promener son amstaff pendant qu’elle est à l’hôpital. De quoi dois-je être muni ?',
      'R211-5-1',
    ],
    [
      'La génisse est morte chez moi trois jours après son arrivée. Puis-je encore me retourner contre le vendeur ?',
      'L213-9',
    ],
    [
      'Pour une jument qui tique, avant d’assigner le marchand, faut-il passer par un expert désigné ?',
      'R213-3',
    ],
    [
      'Des gens m’ont laissé leur double-poney au pré et ne donnent plus signe de vie, ni d’argent. Puis-je m’en débarrasser légalement ?',
      'L213-10',
    ],
    ['A trucker wants to take my ewe, which is about to lamb, to the sale. May he?', 'R214-52'],
    [
      'Les porcelets sont tassés dans un fourgon sans aération. Qu’est-ce qui est exigé du véhicule ?',
      'R214-53',
    ],
    [
      'Pour un long trajet avec des chevaux, faut-il quelqu’un à bord pour les abreuver et s’en occuper ?',
      'R214-55',
    ],
    [
      'Un marchand insiste pour que je délivre une attestation vétérinaire sur un animal que je n’ai jamais vu. Le puis-je ?',
      'R242-38',
    ],
    [
      'Je suis véto et en froid avec un associé d’une autre clinique au sujet d’une cliente. Que prévoit la déontologie avant d’aller au tribunal ?',
      'R242-39',
    ],
    [
      'Une vétérinaire me propose de travailler chez elle trois jours par semaine. Faut-il le consigner noir sur blanc ?',
      'R242-40',
    ],
    [
      'La nouvelle vétérinaire démarche un par un mes éleveurs pour me les prendre. Est-ce correct ?',
      'R242-47',
    ],
    ['Peut-on vacciner les chiens dans un stand à la foire, quand on est vétérinaire ?', 'R242-51'],
    [
      'My country vet insists on doing spinal surgery he has never tried. Shouldn’t he send us to someone who can?',
      'R242-60',
    ],
    [
      'My employment contract as a vet stops me working near the clinic, but the clinic has four sites. From which one do they measure?',
      'R242-65',
    ],
    [
      'Le précédent véto a quitté les murs en janvier. A partir de quand puis-je y poser ma plaque ?',
      'R242-67',
    ],
    ['Je raccroche ma blouse de vétérinaire à la fin de l’année : qui doit en être informé ?', 'R242-68'],
    [
      'Une vétérinaire vient de mourir dans un accident. Ses confrères doivent-ils aider ses héritiers à maintenir le cabinet ?',
      'R242-69',
    ],
    ['A vet in our street has a window full of flea treatments. Is that allowed?', 'R242-74'],
    [
      'Un assureur me mandate comme vétérinaire pour examiner un cheval accidenté. Le praticien qui le suit doit-il être averti ?',
      'R242-83',
    ],
    [
      'Une véto suisse… pardon, italienne, souhaite intervenir trois semaines sur un centre équestre français. A qui l’annonce-t-elle ?',
      'L241-3',
    ],
    [
      'En tournée dans une porcherie dont je suis le véto attitré, je découvre des bêtes mourantes et des traitements cachés. La loi veut que j’en parle aux services ou que je me taise ?',
      'L203-6',
    ],
    ['Un vétérinaire missionné par le préfet casse ma barrière. Qui répond, lui ou l’État ?', 'L203-11'],
    ['Qui règle la note des analyses obligatoires faites sur mes brebis ?', 'L201-8'],
    ['L’État a fait tuer toutes mes volailles. Comment se calcule l’argent qu’on me doit ?', 'L221-2'],
    ['May I sell a heifer I suspect has something catching if I warn the buyer?', 'L223-7'],
    ['The knacker sent me a bill for my dead ewes. Don’t they come free of charge?', 'L226-9'],
    [
      'Un poulain mort repose au bord de la rivière. Personne ne se manifeste. La commune attend combien de temps avant d’appeler ?',
      'R226-12',
    ],
    ['Une vendeuse du rayon viande a une infection à la main. Peut-elle continuer ?', 'R231-16'],
    ['Dois-je consigner quelque part les médicaments donnés à mes brebis ?', 'L234-1'],
    [
      'Who pays when an orchard owner ignores the order to uproot his sick trees and the State does it instead?',
      'L251-10',
    ],
    [
      'Je souhaite proposer mes services de traitement aux agriculteurs voisins contre facture. Quelle autorisation ?',
      'L254-1',
    ],
    ['Faut-il des rayons distincts entre produits amateurs et pros ?', 'R254-21'],
    ['Les anti-pucerons chimiques peuvent-ils être en libre accès dans un magasin ?', 'L254-7'],
    ['The inspector found my seedlings infected. Can he order them burned?', 'L250-7'],
    [
      'Notre maire refuse d’accueillir un chien trouvé sous prétexte que le village n’a pas de chenil. En a-t-il le droit ?',
      'L211-24',
    ],
    ['May puppies be sold at a car boot sale?', 'L214-7'],
    ['Can I put a neon cross outside my vet clinic?', 'R242-73'],
    [
      'Des salades contaminées sont sorties de mon exploitation. Que peut ordonner l’administration ?',
      'L257-8',
    ],
    ['From what day does a rabies jab count as valid?', 'R223-27'],
    ['The beekeeper lost sight of his swarm and it settled in my chimney. Who owns it?', 'L211-9'],
    ['How long to appeal a decision of the vets’ regional disciplinary chamber?', 'R242-111'],
    ['Where can I find the name of the firm that collects dead animals here?', 'R226-11'],
    [
      'The butcher bought my cow and after slaughter it turned out tuberculous. How much of the price must I give back?',
      'L213-6',
    ],
    ['During a lorry journey a calf falls ill. Must the driver get a vet?', 'R214-56'],
    [
      'Je transporte des moutons pour des éleveurs. Quelle autorisation dois-je posséder pour rouler ?',
      'R214-51',
    ],
    [
      'La DDPP a trouvé un chenil dégoûtant avec des chiens malades. Que peut imposer le préfet sur place ?',
      'R214-33',
    ],
    [
      'We have just started with ninety laying hens and a friend says poultry keepers have to name an official vet. Are we in that group?',
      'R203-1',
    ],
    [
      'Un fongicide que j’ai en stock vient de perdre son autorisation. Que dois-je en faire et qui me le reprend ?',
      'L253-10',
    ],
  ])('« %s »: %s before its siblings', (question, number) => {
    expect(first(question)).toBe(number);
  });

  it.each([
    ['Il faut abattre les platanes malades par arrêté, qui paie ?', 'L251-9'],
    ['On me dit par arrêté d’abattre ma vigne malade, j’ai combien de temps ?', 'L251-9'],
    ['J’ai une vache malade, qui dois-je prévenir ?', 'L201-7'],
  ])('« %s » is no sick leave: %s', (question, number) => {
    expect(first(question)).toBe(number);
  });
});
