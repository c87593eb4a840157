import { describe, expect, it } from 'vitest';
import { foreignLawIn } from './foreign-law.js';

describe('the law of another state', () => {
  it.each([
    ['Quelle est la loi en Belgique sur le bail à ferme ?', 'Belgique'],
    ['Au Québec, qui peut acheter des terres agricoles ?', 'Québec'],
    ['Loi marocaine sur les coopératives', 'marocain'],
    ['Que dit le droit rural suisse ?', 'suisse'],
    ['la législation de la Côte d’Ivoire', "Côte d'Ivoire"],
    ['Can my landlord in Ohio evict me?', 'Ohio'],
    ['What does German law say about farm leases?', 'German'],
    ['Is raw milk sale legal in the US?', 'the US'],
    ['the rules of the United Kingdom on tenancies', 'United Kingdom'],
    ['Peut-on acheter une ferme aux Pays-Bas ?', 'Pays-Bas'],
  ])('is asked for in %j', (question, state) => expect(foreignLawIn(question)).toBe(state));

  it.each([
    'I am Belgian and rent a farm in France, can my landlord evict me?',
    'Mon bailleur vit en Belgique, comment lui donner congé ?',
    'My landlord lives in London, can he sell?',
    'Puis-je vendre mon vin en Allemagne sous appellation ?',
    'J’ai acheté un cheval en Espagne, il boite',
    'Puis-je importer des chiens d’Espagne ?',
    'Puis-je acheter des pesticides en Espagne et les ramener ?',
    'Un vétérinaire diplômé en Roumanie peut-il exercer en France ?',
    'Un Suisse peut-il acheter des terres ?',
    'Can an English company buy a farm?',
    'Mon berger allemand a mordu le facteur',
    'La vigne en Touraine',
    'Tell us rules for leases, in English: rules on notice too',
    'Rules of turkey farming',
    'Can the landlord make us leave?',
    '',
  ])('is not asked for in %j', (question) => expect(foreignLawIn(question)).toBeNull());
});
