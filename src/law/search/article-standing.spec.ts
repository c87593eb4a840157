import { describe, expect, it } from 'vitest';
import { localitiesIn, locateArticle, placesOf, priorOf } from './article-standing.js';

describe('the standing of an article', () => {
  it('is local where its titles say so', () => {
    expect(
      locateArticle({ sectionPath: ['Livre Ier', 'Chapitre Ier : Guadeloupe, Guyane et Mayotte'] }),
    ).toBe('mayotte guyane guadeloupe');
    expect(locateArticle({ sectionPath: ['Livre IV : Baux ruraux'] })).toBe('');
  });

  it('is asked for by a place of the question, or by the word overseas', () => {
    expect(localitiesIn('Et à La Réunion ?')).toEqual(['reunion']);
    expect(localitiesIn('La réunion de l’assemblée')).toEqual(['reunion']);
    expect(localitiesIn('How long is a farm lease in Réunion?')).toEqual(['reunion']);
    expect(localitiesIn('Un bail à Saint-Martin')).toEqual(['saint-martin']);
    expect(localitiesIn('Le bail s’est terminé à la Saint-Martin')).toEqual([]);
    expect(localitiesIn('Un bailleur saint-martinois')).toEqual(['saint-martin']);
    expect(localitiesIn('Louer un champ de canne aux Antilles')).toEqual(['guadeloupe', 'martinique']);
    expect(localitiesIn('un planteur antillais')).toEqual(localitiesIn('a grower in the French West Indies'));
    expect(localitiesIn('les éleveurs corses')).toEqual(['corse']);
    expect(localitiesIn('in overseas France')).toEqual(['outre-mer']);
    expect(localitiesIn('en Bretagne')).toEqual([]);
  });

  it('is lower for regimes that live on for old cases', () => {
    const article = {
      number: 'D615-1',
      text: '',
      sectionPath: ['Partie', 'Aides pour la programmation ayant débuté en 2014'],
    };
    const current = { ...article, sectionPath: ['Partie', 'Aides pour la programmation débutant en 2023'] };
    expect(priorOf(article, 100, 0)).toBeLessThan(priorOf(current, 100, 0));
    expect(priorOf(current, 100, 0)).toBeLessThan(priorOf(current, 100, 5));
    expect(priorOf(current, 100, 50)).toBe(priorOf(current, 100, 7));
  });

  it('names book, title and chapter of a number', () => {
    expect(placesOf('R*411-9-12')).toEqual(['4', '41', '411']);
    expect(placesOf('Tableau n° 57')).toEqual([]);
    expect(placesOf('L1')).toEqual([]);
  });
});
