import { describe, expect, it } from 'vitest';
import {
  aspectFactor,
  aspectShare,
  aspectsOfArticle,
  aspectsOfQuestion,
  isUnaskedPenalty,
} from './answer-aspects.js';

const share = (question: string, text: string): number =>
  aspectShare(aspectsOfQuestion(question), aspectsOfArticle(text));

describe('what a question asks for and an article states', () => {
  it.each([
    ['Combien de temps avant la fin du bail ?', 'notifier congé dix-huit mois au moins avant', 1],
    ['Combien de temps avant la fin du bail ?', 'Le bail est écrit.', 0],
    ['Quelle largeur ?', 'supérieure à 4 mètres', 1],
    ['À partir de quel volume déclarer un chantier ?', 'dont le volume excède 100 mètres cubes', 1],
    ['Au-dessus de combien de m3 ?', 'dont le volume excède 100 mètres cubes', 1],
    ['Above what volume must a site be declared?', 'excédant un volume fixé par décret', 0],
    ['Quelle amende ?', 'Est puni de 3 750 euros d’amende le fait', 1],
    ['How long must the tenant wait?', 'dans un délai de deux mois', 1],
    ['Le bail est-il écrit ?', 'deux mois', 0],
    ['Combien de jours pour agir ?', 'pour les animaux vendus avant l’âge d’un an', 0],
    ['Combien de temps ?', 'aux animaux âgés de plus de six mois', 0],
    ['Est-ce trop tard pour attaquer le vendeur ?', 'le délai est de dix jours', 1],
    ['Suis-je encore dans les temps ?', 'dans un délai de deux mois', 1],
    ['Is it too late to claim?', 'Le bail est écrit.', 0],
    ['C’est quoi le mareyage ?', 'Le mareyage est l’activité de première mise sur le marché.', 1],
    ['Définition du loup', 'On entend par loup le loup gris.', 1],
    ['What is a chemin rural?', 'Les chemins ruraux sont les chemins des communes.', 1],
    ['What is label rouge?', 'Peuvent bénéficier d’un label rouge les denrées de qualité supérieure.', 1],
    ['C’est quoi le mareyage ?', 'Les mareyeurs tiennent un registre.', 0],
    ['À quel âge peut-on avoir un molosse ?', 'Les personnes âgées de moins de dix-huit ans', 1],
    ['How old must a cat be to need a chip?', 'pour les chats de plus de sept mois', 0],
    ['How old must a dog be to need a chip?', 'pour les chiens âgés de plus de quatre mois', 1],
    [
      'Mon fils de 16 ans peut-il chasser sous l’eau ?',
      'interdit aux personnes âgées de moins de seize ans',
      1,
    ],
    ['À quel âge l’ai-je ?', 'depuis plus de trois ans', 0],
    ['Pendant combien d’années ?', 'pour une durée de trente-cinq ans', 1],
    ['Jusqu’à quelle date peut-on arroser ?', 'est interdite du 1er mai à la récolte', 1],
    ['Jusqu’à quelle date peut-on arroser ?', 'en vigueur le 6 juillet 1990', 0],
    ['How often must it be served?', 'au moins deux fois par mois', 1],
    ['C’est à qui de payer le garde ?', 'Le garde reçoit un insigne.', 0],
    ['Le véto, aux frais de qui ?', 'La visite est à la charge du détenteur.', 1],
    ['Who has to bear the survey?', 'Il est dressé à frais communs.', 1],
    ['Qui paie la clôture ?', 'Le voisin peut prendre à sa charge la clôture.', 0],
    ['Quelle sanction ?', 'est sanctionné par une amende fiscale', 1],
    ['Combien de douches ?', 'au nombre de trois', 1],
    ['Combien de temps ?', 'au nombre de trois', 0],
    ['What share must be organic?', 'une part au moins égale à 20 %', 1],
    ['Quel capital faut-il ?', 'doit être de 7 500 € au moins', 1],
    [
      'What is the fine for a mareyeur who keeps no register of what he sells?',
      'Le mareyage est une activité.',
      0,
    ],
  ])('%j of %j: %d', (question, text, expected) => {
    expect(share(question, text)).toBe(expected);
  });

  it('holds a penal provision back where no penalty is asked for', () => {
    const penal = aspectsOfArticle('Est puni de deux ans d’emprisonnement le fait de vendre');
    expect(isUnaskedPenalty(aspectsOfQuestion('Peut-on vendre ?'), penal)).toBe(true);
    expect(isUnaskedPenalty(aspectsOfQuestion('Quelle peine pour la vente ?'), penal)).toBe(false);
    expect(isUnaskedPenalty(aspectsOfQuestion('Une contravention pour la vente ?'), penal)).toBe(false);
    expect(
      isUnaskedPenalty(aspectsOfQuestion('Peut-on vendre ?'), aspectsOfArticle('La vente est libre.')),
    ).toBe(false);
  });

  it('tells the landlord’s act from the tenant’s', () => {
    const landlord = aspectsOfArticle(
      "Le propriétaire qui entend s'opposer au renouvellement doit notifier congé.",
    );
    const tenant = aspectsOfArticle(
      'Tout preneur qui entend ne pas renouveler le bail doit notifier sa décision.',
    );
    const ofLandlord = aspectsOfQuestion('Que doit faire un propriétaire ? Le bailleur doit-il prévenir ?');
    const ofTenant = aspectsOfQuestion('Le fermier peut-il partir ?');
    expect([aspectShare(ofLandlord, landlord), aspectShare(ofLandlord, tenant)]).toEqual([1, 0]);
    expect([aspectShare(ofTenant, tenant), aspectShare(ofTenant, landlord)]).toEqual([1, 0]);
  });

  const LANDLORD_NOTICE =
    "Le propriétaire qui entend s'opposer au renouvellement doit notifier congé au preneur.";
  const TENANT_NOTICE = 'Tout preneur qui entend ne pas renouveler le bail doit notifier sa décision.';

  it.each([
    ['my tenant wants to leave', TENANT_NOTICE],
    ['I want to leave the farm I rent', TENANT_NOTICE],
    ['je veux rendre mes terres', TENANT_NOTICE],
    ['mon fermier s’en va', TENANT_NOTICE],
    ['my landlord wants his land', LANDLORD_NOTICE],
    ['I want my tenant out', LANDLORD_NOTICE],
    ['je voudrais récupérer mes terres', LANDLORD_NOTICE],
    ['comment expulser mon fermier', LANDLORD_NOTICE],
    ['quand prévenir le fermier', LANDLORD_NOTICE],
    ['je préviens le proprio quand', TENANT_NOTICE],
    ['puis-je passer mon bail à ma fille', TENANT_NOTICE],
    ['may I pass on my lease to my son', TENANT_NOTICE],
  ])('%j is answered by the article of that party', (question, wanted) => {
    const asked = aspectsOfQuestion(question);
    const other = wanted === TENANT_NOTICE ? LANDLORD_NOTICE : TENANT_NOTICE;
    expect(aspectFactor(asked, aspectsOfArticle(wanted))).toBeGreaterThan(1);
    expect(aspectFactor(asked, aspectsOfArticle(other))).toBeLessThan(1);
  });

  const DAMAGE = "S'il apparaît une dégradation du bien loué, le bailleur a droit à une indemnité.";
  const IMPROVEMENTS = 'Le preneur qui a apporté des améliorations au fonds loué a droit à une indemnité.';

  it.each([
    ['My tenant is leaving and has let the house fall to pieces. Can I claim compensation?', DAMAGE],
    ['Mon fermier part et laisse tout cassé, puis-je lui faire payer les dégâts ?', DAMAGE],
    ['Le locataire a dégradé l’étable, le bailleur a-t-il droit à une indemnité ?', DAMAGE],
    ['Mes fermiers rendent les prés pleins de ronces : à quelle indemnité ai-je droit ?', DAMAGE],
    ['Mon locataire s’en va, clôtures par terre : ai-je droit à quelque chose ?', DAMAGE],
    ['My tenant leaves everything broken. Am I entitled to compensation?', DAMAGE],
    ['Mon ancien fermier a défoncé le portail, qu’est-ce que je peux demander ?', DAMAGE],
    ['Je suis locataire et quitte les terres, ai-je droit à une indemnité ?', IMPROVEMENTS],
    ['As a tenant leaving the farm, am I owed anything?', IMPROVEMENTS],
    ['My landlord ends the lease. Can I claim for the barn I built?', IMPROVEMENTS],
    ['Mon fermier part et réclame de l’argent pour son hangar. Dois-je payer ?', IMPROVEMENTS],
    ['My tenant is leaving and wants compensation. Do I owe him anything?', IMPROVEMENTS],
  ])('%j is answered by what the one who claims is entitled to', (question, wanted) => {
    const asked = aspectsOfQuestion(question);
    const other = wanted === DAMAGE ? IMPROVEMENTS : DAMAGE;
    expect(aspectFactor(asked, aspectsOfArticle(wanted))).toBeGreaterThan(1);
    expect(aspectFactor(asked, aspectsOfArticle(other))).toBeLessThan(1);
  });

  it('tells public pipes from a neighbour’s', () => {
    const ofPublic = aspectsOfArticle(
      'Il est institué, au profit de collectivités publiques, une servitude.',
    );
    const ofAnyone = aspectsOfArticle(
      'Toute personne physique ou morale, qui veut user des eaux, peut passer.',
    );
    const council = aspectsOfQuestion('La commune peut-elle enterrer un tuyau chez moi ?');
    const farmer = aspectsOfQuestion('Puis-je faire passer un tuyau chez mon voisin ?');
    expect([aspectFactor(council, ofPublic), aspectFactor(council, ofAnyone)]).toEqual([1, 0.75]);
    expect([aspectFactor(farmer, ofPublic), aspectFactor(farmer, ofAnyone)]).toEqual([0.75, 1]);
  });
});
