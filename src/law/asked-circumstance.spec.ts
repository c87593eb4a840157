import { describe, expect, it } from 'vitest';
import { isOfUnaskedCircumstance, isOfUnstatedMatter } from './asked-circumstance.js';
import { lawWords } from './search/law-words.js';

const folded = (text: string): string => lawWords(text).join(' ');
const FLED = 'les volailles enfuies chez le voisin restent à leur maître';
const TRADE =
  "l'exploitant d'un élevage, d'un abattoir ou d'un refuge qui maltraite les animaux risque un an de prison";
const TRADE_OF_LAW =
  'Est puni le fait, pour toute personne exploitant un établissement de vente, de maltraiter';
const UNMARKED = 'la fourrière garde huit jours ouvrés un chien ou chat non identifié';
const MARKED = 'un chien ou chat identifié est gardé huit jours ouvrés à la fourrière';
const UVEITIS = "pour l'uvéite isolée ou l'anémie infectieuse d'un cheval, l'acheteur a trente jours";
const TUBERCULOSIS = "pour la tuberculose d'un bovin, l'acheteur a quinze jours pour agir";
const SALE = 'le fermier qui trouve le prix de vente exagéré peut saisir le tribunal';
const BIRTH = 'le père qui travaille à la ferme touche une allocation de remplacement pour une naissance';
const SUBLET = "le fermier n'a pas le droit de sous-louer, sauf accord du propriétaire";
const BREED = "un chien ne peut être dit de race que s'il est inscrit à un livre généalogique";
const HEDGES = "le fermier peut enlever haies, talus ou arbres avec l'accord du propriétaire";
const GREEN = "le propriétaire ne peut demander la fin du bail pour des pratiques qui protègent l'eau";
const REFUSAL = 'un vétérinaire peut refuser ses soins pour un motif légitime';
const BITTEN = "le maître d'un chien qui a mordu quelqu'un doit le déclarer à la mairie";
const OF_MAYOR = 'le maire reçoit la déclaration de morsure et peut imposer une formation';
const ASSIGNED = 'le fermier ne peut céder son bail qu’à son conjoint';
const TRIAL =
  'la durée d’engagement des nouveaux associés inclut une période probatoire, qui ne peut excéder une année';
const RENEWAL = 'le fermier qui ne veut pas renouveler prévient dix-huit mois avant la fin du bail';
const DWELLING = "le fermier ne peut construire une maison d'habitation qu'avec un accord écrit";
const REPAIRS = 'le fermier ne paie que les réparations locatives';
const FOWL = 'celui chez qui des volailles font des dégâts peut tuer ces volailles';
const HIVES = 'la distance entre les ruches et les propriétés voisines est fixée par le préfet';
const SWARMS = 'on ne peut détruire que les colonies fondées par des essaims volages';
const TAKER = 'celui qui reprend la terre est celui que nomme le congé';
const ON_DEATH = 'à la mort du fermier, le bail continue pour son conjoint';
const TAKEN_BACK = 'le propriétaire peut refuser de renouveler pour reprendre la terre pour lui';
const WORKS = 'pour les travaux dispensés d’accord, le fermier prévient deux mois avant';
const ALONE = 'si le fermier décédé ne laisse ni conjoint ni proche, le propriétaire peut finir le bail';

describe('a rule of one circumstance', () => {
  it.each([
    ['Le fermier est décédé, sa femme veut continuer, le bailleur peut-il refuser ?', ALONE, true],
    ['The tenant died and his son wants to carry on', ALONE, true],
    ['Le fermier est mort, sa veuve ne veut pas continuer', ALONE, false],
    ['Mon locataire est mort sans personne pour continuer', ALONE, false],
    ['Dois-je déclarer mes poules ?', FLED, true],
    ['Must I declare my backyard hens?', FLED, true],
    ['Mes poules se sont sauvées, puis-je les reprendre ?', FLED, false],
    ['Whose are the hens that flew into the garden?', FLED, false],
    ["La femme de l'exploitant est malade, a-t-elle droit à un remplacement ?", BIRTH, true],
    ["The farmer's wife is ill, who replaces her?", BIRTH, true],
    ['Ma femme accouche, puis-je me faire remplacer ?', BIRTH, false],
    ['My wife has just had a baby, can I be replaced on the farm?', BIRTH, false],
    ['Puis-je louer les terres du château ?', SUBLET, true],
    ['Can I let the land of the castle?', SUBLET, true],
    ['Mon fermier peut-il louer à un autre ?', SUBLET, false],
    ['May I let to someone else the land that I rent?', SUBLET, false],
    ['Un chiot sans LOF peut-il être vendu comme labrador ?', BREED, false],
    ['Puis-je vendre un chiot de sept semaines ?', BREED, true],
    ['Mon propriétaire veut couper les arbres du pré que je loue', HEDGES, true],
    ['Puis-je arracher une haie sur une terre que je loue ?', HEDGES, false],
    ['Mon fermier ne taille plus les haies, puis-je résilier le bail ?', GREEN, true],
    ['Je passe en bio, le propriétaire peut-il résilier ?', GREEN, false],
    ['Un client ne me paie pas, puis-je garder son chien ?', REFUSAL, true],
    ['Puis-je refuser de soigner les bêtes d’un mauvais payeur ?', REFUSAL, false],
    ['Un chien a mordu un enfant, que doit faire le maire ?', BITTEN, true],
    ['Mon chien a mordu, dois-je le dire à la mairie ?', BITTEN, false],
    ['Mon chien a mordu, dois-je le dire à la mairie ?', OF_MAYOR, true],
    ['A dog bit a child, what must the mayor do?', OF_MAYOR, false],
    ['Mon locataire est parti, puis-je relouer la terre ?', SUBLET, true],
    ['Mon locataire est parti, puis-je relouer la terre ?', ASSIGNED, true],
    ['Mon fermier peut-il laisser le bail à sa nièce ?', ASSIGNED, false],
    ['Jusqu’à quand suis-je engagé à livrer à la coopérative ?', TRIAL, true],
    ['Combien de temps dure l’essai d’un nouvel adhérent ?', TRIAL, false],
    ['Puis-je quitter mon bail avant la fin ?', RENEWAL, true],
    ['Can I leave the farm early?', RENEWAL, true],
    ['Combien de mois avant la fin du bail dois-je prévenir ?', RENEWAL, false],
    ['Mon fermier a mis un camping sur mes terres', DWELLING, true],
    ['Mon fermier veut bâtir sa maison', DWELLING, false],
    ['Qui paie la réparation d’une clôture entre deux pâtures ?', REPAIRS, true],
    ['Le fermier doit-il réparer la clôture ?', REPAIRS, false],
    ['Le chien du voisin a tué mes poules', FOWL, true],
    ['Puis-je tuer la poule du voisin dans mes semis ?', FOWL, false],
    ['Mes abeilles ont quitté la ruche pour un grenier', HIVES, true],
    ['My bees left the hive, can I fetch them?', HIVES, true],
    ['À combien de mètres du voisin mettre mes ruches ?', HIVES, false],
    ['How far from the road must hives be?', HIVES, false],
    [
      'Dois-je déclarer mes ruches ?',
      'cet article règle la distance des ruches, et non leur déclaration',
      false,
    ],
    ['Must I register my hives?', 'cet article règle la distance des ruches, et non leur déclaration', false],
    [
      'Dois-je déclarer la loque de mes ruches ?',
      'cet article règle la distance des ruches, et non leur déclaration',
      true,
    ],
    [
      'Mes ruches gênent le voisin',
      'cet article règle la distance des ruches, et non leur déclaration',
      true,
    ],
    ['I found a swarm in my chimney, is it mine?', SWARMS, true],
    ['Puis-je détruire un essaim dans ma cheminée ?', SWARMS, false],
    ['Mon fils est malade, ai-je droit à un congé ?', TAKER, true],
    ['Peut-on changer le repreneur de la terre ?', TAKER, false],
    ["J'ai hérité d'une parcelle louée, dois-je continuer le bail ?", ON_DEATH, true],
    ['I inherited a field that is let, must I go on with the lease?', ON_DEATH, true],
    ['Mon père fermier est mort, le bail continue-t-il ?', ON_DEATH, false],
    ['Ma fille reprend mon exploitation, le bail lui passe-t-il ?', TAKEN_BACK, true],
    ['Puis-je récupérer ma terre pour des panneaux solaires ?', TAKEN_BACK, true],
    ['Puis-je reprendre ma terre pour mon fils ?', TAKEN_BACK, false],
    ['Mon propriétaire ne déclare pas mon bail', WORKS, true],
    ['Je veux construire un hangar sur la terre louée', WORKS, false],
    ['What do I risk for beating my dog?', TRADE, true],
    ["Qu'est-ce que je risque si je frappe mon chien ?", TRADE_OF_LAW, true],
    ['que risque un éleveur qui frappe ses bêtes', TRADE, false],
    ['what does a slaughterhouse risk for cruelty', TRADE_OF_LAW, false],
    ['Mon chien pucé est à la fourrière', UNMARKED, true],
    ['Ma chatte est identifiée et la fourrière la garde', UNMARKED, true],
    ['My microchipped dog is in the pound', UNMARKED, true],
    ['Mon chien n’est pas encore pucé et il est à la fourrière', UNMARKED, false],
    ['Mon chien est à la fourrière', UNMARKED, false],
    ['Un chat sans puce ni tatouage à la fourrière', MARKED, true],
    ['My dog has no microchip and is in the pound', MARKED, true],
    ['Mon chien tatoué est à la fourrière', MARKED, false],
    ['Mon chien est à la fourrière', MARKED, false],
    ['Mon chien n’est pas pucé, que dois-je faire ?', 'tout chien identifié', false],
    ['Mon cheval boite, combien de jours pour agir ?', UVEITIS, true],
    ['My mare has moon blindness, how long to sue?', UVEITIS, false],
    ['Ma vache a la brucellose, combien de jours ?', TUBERCULOSIS, true],
    ['Un taureau tuberculeux, combien de jours ?', TUBERCULOSIS, false],
    ['My landlord wants a crazy rent. Can he ask any price?', SALE, true],
    ['Mon fermage est exorbitant, qui le fixe ?', SALE, true],
    ['My landlord sells the fields I rent at a crazy figure', SALE, false],
    ['Le prix demandé pour la terre est délirant', SALE, false],
    ['Mon fermier est mort, il laisse une femme et un fils agriculteur', ALONE, true],
    ['My tenant died and left a widow', ALONE, true],
    ['Mon fermier est mort, il laisse une veuve qui n’exploite pas', ALONE, false],
    ['Mon fermier est mort sans famille', ALONE, false],
    ['Dois-je déclarer mes poules ?', 'tout détenteur de volailles les déclare', false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isOfUnaskedCircumstance(folded(asked), folded(stated))).toBe(expected);
  });
});

describe('a rule of a circumstance that is not asked about', () => {
  const WORD = "le mot fermier ne s'emploie qu'aux conditions fixées par décret";
  const RUINED =
    'le propriétaire peut demander la fin du bail si le fermier compromet par ses agissements le fonds';
  const VOLUNTEERS = 'si assez d’intéressés proposent de se charger des travaux, le conseil doit délibérer';
  const LANE = "un chemin d'exploitation est présumé appartenir aux riverains";
  const PIPE = 'celui qui a droit à une eau peut la faire passer par conduite souterraine chez ses voisins';
  const HURT = "l'exploitant et l'aide familial accidentés reçoivent des indemnités journalières";
  const FARMER = "l'exploitant et l'aide familial arrêtés pour maladie touchent des indemnités";
  const OFFER = "le fermier a deux mois, dès réception de l'offre du notaire, pour répondre";
  const POUND = 'un chien est gardé huit jours ouvrés à la fourrière';
  const JOINT = 'si l’un des copreneurs arrête, celui qui continue a trois mois';
  const WILD = 'un animal sauvage captif ou apprivoisé trouvé errant est gardé huit jours';
  const UNPAID = 'le propriétaire peut demander la fin du bail pour deux fermages impayés';

  it.each([
    ['Puis-je vendre mes fromages à la ferme ?', WORD, true],
    ['Puis-je écrire fermier sur mes fromages ?', WORD, false],
    ['Le bailleur peut-il louer à un autre à la fin du bail ?', RUINED, true],
    ['Mon fermier laisse tout à l’abandon, puis-je résilier ?', RUINED, false],
    ['qui entretient le chemin rural ?', VOLUNTEERS, true],
    ['les riverains peuvent-ils se charger eux-mêmes du chemin ?', VOLUNTEERS, false],
    ['Mon voisin passe dans mon champ, que faire ?', LANE, true],
    ['My neighbour drives across my field', LANE, true],
    ['À qui est le chemin derrière ma grange ?', LANE, false],
    ['Mon voisin passe dans mon champ, que faire ?', PIPE, true],
    ['Mon voisin veut passer un tuyau dans mon champ', PIPE, false],
    ['Je suis malade, ai-je des indemnités ?', HURT, true],
    ['Je me suis blessé, ai-je des indemnités ?', HURT, false],
    ['Je suis salarié agricole et malade, suis-je payé ?', FARMER, true],
    ['Je suis exploitant et malade, suis-je payé ?', FARMER, false],
    ['Le fermier qui reçoit un congé répond en combien de temps ?', OFFER, true],
    ['Combien de temps pour répondre au notaire ?', OFFER, false],
    ['Un client ne reprend pas son chien, combien de temps le garder ?', POUND, true],
    ['Combien de temps garde-t-on un chien trouvé ?', POUND, false],
    ['Mon locataire part, peut-il laisser le bail à sa nièce ?', JOINT, true],
    ['Mon mari copreneur part, puis-je continuer le bail ?', JOINT, false],
    ["Qui s'occupe des chevaux abandonnés ?", WILD, true],
    ['Un sanglier apprivoisé erre, qui le garde ?', WILD, false],
    ['My tenant stopped farming, can I get my land back?', UNPAID, true],
    ['My tenant has not paid his rent, can I get my land back?', UNPAID, false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isOfUnaskedCircumstance(folded(asked), folded(stated))).toBe(expected);
  });
});

describe('a matter of which a rule says nothing', () => {
  it.each([
    ['Un vétérinaire peut-il refuser de soigner un cheval ?', 'un technicien peut soigner les dents', true],
    ['Un vétérinaire peut-il refuser de soigner un cheval ?', 'il peut refuser ses soins', false],
    ['Un vétérinaire peut-il soigner un cheval ?', 'un technicien peut soigner les dents', false],
    ['Can a vet refuse to treat a horse?', 'un technicien peut soigner les dents', true],
    ["À quel âge l'aide familial part-il à la retraite ?", 'ses années comptent dès quatorze ans', true],
    ["À quel âge l'aide familial part-il à la retraite ?", 'le code fixe l’âge de départ', false],
    ['À quel âge peut-on être aide familial ?', 'ses années comptent dès quatorze ans', false],
    ['Peuvent-ils refuser cet échange ?', 'une commune peut louer ses terres', true],
    ['Peuvent-ils refuser cet échange ?', 'sans réponse ils sont réputés d’accord', false],
    ['The SAFER wants a look, must I let them in?', 'la SAFER loue des terres libres', true],
    ['May a foreigner buy farmland?', 'un étranger a les mêmes droits au bail', true],
    ['May a foreigner buy farmland?', 'le fermier achète en priorité', false],
    ['Combien de temps garder le registre du chenil ?', 'un chien est gardé huit jours', true],
    ['How long must I keep the invoices?', 'le bail dure neuf ans', true],
    ['Combien de temps garder le registre du chenil ?', 'le registre est gardé cinq ans', false],
    ['Combien de temps garder un chien trouvé ?', 'un chien est gardé huit jours', false],
    ['Ai-je droit à un congé ?', 'le congé nomme qui reprend', true],
    ['Puis-je arracher une vigne sans prévenir ?', 'le vigneron déclare l’irrigation', true],
    ['Puis-je arracher une haie ?', 'il a deux mois pour s’opposer aux travaux', false],
    ['Can I prune my vines at any time?', 'toute plantation de vigne se déclare', true],
    ['Quand puis-je tailler ma haie ?', 'la taille des haies est interdite au printemps', false],
    ['Puis-je vacciner moi-même mes moutons ?', 'le détenteur se déclare', true],
    ['Puis-je vacciner moi-même mes moutons ?', 'il peut faire certains actes', false],
    ['Il vaccine sans diplôme, que risque-t-il ?', 'exercer illégalement la médecine', false],
    ['Mon voisin brûle ses fumiers, que faire ?', 'il peut vendre son fumier', true],
    ['May I burn my prunings?', 'le feu est interdit en été', false],
    ['Puis-je vendanger avec des bénévoles ?', 'un agent public peut faire les vendanges', true],
    ['Puis-je vendanger avec des bénévoles ?', 'l’entraide est gratuite', false],
    ['Peut-on résilier un bail à l’amiable ?', 'le propriétaire peut demander la fin du bail', true],
    ['Peut-on résilier un bail à l’amiable ?', 'les parties peuvent y mettre fin d’un commun accord', false],
    ['Le bailleur peut-il résilier le bail ?', 'le propriétaire peut demander la fin du bail', false],
    ['Le bailleur peut-il me demander une caution ?', 'il a droit à une indemnité', true],
    ['Le bailleur peut-il me demander une caution ?', 'une caution peut être exigée', false],
    ['Ma coopérative peut-elle refuser mon lait ?', "l'adhérent ne peut partir avant la fin", true],
    ['Can my co-op refuse my grapes?', "l'adhérent ne peut partir avant la fin", true],
    ['Ma coopérative peut-elle refuser mon lait ?', 'elle doit prendre ce qu’ils livrent', false],
    ['Ma coopérative peut-elle refuser mon départ ?', "l'adhérent ne peut partir avant la fin", false],
    ['Suis-je obligé de déclarer la tuberculose ?', 'l’éleveur est indemnisé', true],
    ['Suis-je obligé de déclarer la tuberculose ?', 'il en informe l’autorité', false],
  ])('%s / %s', (asked, stated, expected) => {
    expect(isOfUnstatedMatter(folded(asked), folded(stated))).toBe(expected);
  });
});
