import { describe, expect, it } from 'vitest';
import { leaseRegimesIn, regimeFactor } from './lease-regimes.js';

describe('a kind of lease with a section of its own', () => {
  it.each([
    ['je suis metayer', 'L417-2'],
    ['how long does a sharecropping lease last', 'L417-1'],
    ['can the owner end a share farming agreement', 'L417-2'],
    ['duree d un bail cessible', 'L418-2'],
    ['quand finit un bail de carriere', 'L416-5'],
    ['location annuelle renouvelable de mon pere', 'L411-41'],
    ['bail a domaine congeable', 'R431-2'],
    ['vigne en bail a complant', 'L441-1'],
    ['l emphyteote peut il partir', 'L451-6'],
    ['the emphyteutic tenant', 'L451-6'],
    ['convention pluriannuelle de paturage', 'L481-1'],
    ['un bail rural long', 'L416-1'],
    ['bail de dix huit ans', 'L416-1'],
    ['let it on a long lease', 'L416-1'],
    ['a quelqu un qui n est pas de sa famille', 'L418-1'],
    ['may i sell my lease', 'L418-1'],
    ['je loue un jardin familial', 'L471-1'],
    ['notice to end an allotment', 'L471-2'],
    ['jardins ouvriers expropries', 'L563-1'],
    ['ceder hors famille', 'L418-1'],
    ['louer mes champs a un voisin annee par annee', 'L411-40'],
    ['il loue a l annee pour son fils', 'L411-42'],
    ['may i let my fields year by year', 'L411-40'],
    ['on a yearly renewable letting until the owner s daughter settles', 'L411-41'],
    ['il veut me laisser la ferme jusqu a ma retraite', 'L416-5'],
  ])('is asked for by « %s »', (words, number) => {
    const asked = leaseRegimesIn(words);
    expect(regimeFactor(number, asked)).toBeGreaterThan(1);
    expect(regimeFactor('L411-31', asked)).toBe(1);
  });

  it('yields to the common rule where it is not asked for, grazing agreements aside', () => {
    for (const number of ['L416-3', 'L417-5', 'L418-4', 'L411-40'])
      expect(regimeFactor(number, leaseRegimesIn('transmettre le bail a mon fils'))).toBeLessThan(1);
    expect(regimeFactor('L481-1', [])).toBe(1);
    expect(regimeFactor('L411-46', [])).toBe(1);
  });

  it.each([
    'le fermier peut il sous louer',
    'une location de vacances',
    'plan pluriannuel',
    'rester sur la ferme jusqu a ma retraite',
    'le loyer monte annee par annee',
  ])('is not asked for by « %s »', (words) => {
    expect(leaseRegimesIn(words)).toEqual([]);
  });
});
