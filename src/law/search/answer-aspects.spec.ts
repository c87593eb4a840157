import { describe, expect, it } from 'vitest';
import { aspectShare, aspectsOfArticle, aspectsOfQuestion, isUnaskedPenalty } from './answer-aspects.js';

const share = (question: string, text: string): number =>
  aspectShare(aspectsOfQuestion(question), aspectsOfArticle(text));

describe('what a question asks for and an article states', () => {
  it.each([
    ['Combien de temps avant la fin du bail ?', 'notifier congé dix-huit mois au moins avant', 1],
    ['Combien de temps avant la fin du bail ?', 'Le bail est écrit.', 0],
    ['Quelle largeur ?', 'supérieure à 4 mètres', 1],
    ['Quelle amende ?', 'Est puni de 3 750 euros d’amende le fait', 1],
    ['How long must the tenant wait?', 'dans un délai de deux mois', 1],
    ['Le bail est-il écrit ?', 'deux mois', 0],
    ['C’est quoi le mareyage ?', 'Le mareyage est l’activité de première mise sur le marché.', 1],
    ['Définition du loup', 'On entend par loup le loup gris.', 1],
    ['What is a chemin rural?', 'Les chemins ruraux sont les chemins des communes.', 1],
    ['C’est quoi le mareyage ?', 'Les mareyeurs tiennent un registre.', 0],
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
});
