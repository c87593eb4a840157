import { describe, expect, it } from 'vitest';
import { isOfUnaskedCircumstance } from './asked-circumstance.js';
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
const ALONE = 'si le fermier décédé ne laisse ni conjoint ni proche, le propriétaire peut finir le bail';

describe('a rule of one circumstance', () => {
  it.each([
    ['Dois-je déclarer mes poules ?', FLED, true],
    ['Must I declare my backyard hens?', FLED, true],
    ['Mes poules se sont sauvées, puis-je les reprendre ?', FLED, false],
    ['Whose are the hens that flew into the garden?', FLED, false],
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
