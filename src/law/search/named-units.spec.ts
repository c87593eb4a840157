import { describe, expect, it } from 'vitest';
import { NamedUnits } from './named-units.js';

const UNITS = new NamedUnits([
  'L411-1',
  'Tableau n° 57',
  'Tableau n° 57 bis',
  'Annexe III',
  "Annexe I à l'article D212-78",
  'Annexe II aux articles R236-7 à R236-18',
]);

describe('annexes and tables asked for by their names', () => {
  it.each([
    ['Tableau n° 57', 'Tableau n° 57'],
    ['que dit le tableau 57 bis des maladies professionnelles', 'Tableau n° 57 bis'],
    ['What does table 57 say?', 'Tableau n° 57'],
    ['annexe III du code rural', 'Annexe III'],
    ['annexe 3', 'Annexe III'],
    ["l'annexe 1 de l'article D. 212-78", "Annexe I à l'article D212-78"],
    ['l’annexe de l’article D. 212-78', "Annexe I à l'article D212-78"],
    ['article D212-78, annexe I', "Annexe I à l'article D212-78"],
    ['que dit l’article R236-7 et son annexe', 'Annexe II aux articles R236-7 à R236-18'],
    ['annex to article D212-78', "Annexe I à l'article D212-78"],
    ['annexe II aux articles R236-7 à R236-18', 'Annexe II aux articles R236-7 à R236-18'],
  ])('%j is %j', (question, unit) => {
    expect(UNITS.find(question)).toBe(unit);
  });

  it.each([
    'tableau 99',
    'annexe',
    'un tableau des prix',
    'la table',
    'l’annexe de la ferme a 57 ans',
    'L411-1',
    'annexe II de l’article D212-78',
    'l’annexe de l’article L411-1',
  ])('%j names none', (question) => {
    expect(UNITS.find(question)).toBeNull();
  });
});
