import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { inYear } from '../../../test/fixtures/agents/frames.js';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string): Frame => understanding.read(question, '2026-11-20');

describe('what a share is said to be of', () => {
  it.each([
    ['quelle part des pommes polonaises finit en jus', 'jus'],
    ['what share of Polish apples goes into juice', 'juice'],
    ['quelle part du blé français part en alimentation animale', 'alimentation animale'],
    ['quelle part des tomates italiennes va à la conserve', 'conserve'],
    ['how much of French milk ends up as butter', 'butter'],
    ['quelle part de la récolte de blé est perdue en France', 'perdue'],
    ['what share of French barley is malted', 'malted'],
    ['quelle part du maïs roumain est arrosée', 'arrosée'],
    ['quelle part du tournesol français est oléique', 'oléique'],
    ['quelle part du blé français est assurée', 'assurée'],
    ['what share of German pigs is kept on farms with over 1000 animals', 'farms with over 1000'],
    ['quelle part de la SAU française est en gazon fleuri', 'gazon fleuri'],
    ['what proportion of French durum wheat is winter wheat', 'winter wheat'],
    ["quelle part du blé dur français est du blé d'hiver", "blé d'hiver"],
  ])('%s: a part that nothing tells apart', (question, part) => {
    const { intent, unreadPart, whole } = read(question);
    expect([intent, unreadPart, whole]).toEqual(['share', part, { product: null, place: null }]);
  });

  it.each([
    'part du blé français',
    "quelle part du blé est française d'après Bruxelles",
    'what share of maize is Romanian, roughly speaking',
    'quelle part du maïs est cultivée en Roumanie de nos jours',
    "quelle part du houblon provient d'Allemagne",
    "quelle part du colza est assurée par l'Allemagne",
    'quelle part du seigle sort des fermes polonaises',
    'what percentage of durum wheat does Italy turn out',
    'what share of French barley is winter barley',
    'quelle part des légumes français sont des carottes',
    'quelle part des terres arables allemandes est plantée de colza',
  ])('%s: nothing unread', (question) => {
    const { intent, unreadPart, unheldMeasure } = read(question);
    expect([intent, unreadPart, unheldMeasure]).toEqual(['share', undefined, null]);
  });

  it.each([
    ['quelle part des terres les agriculteurs polonais consacrent-ils au seigle', 'rye'],
    ['quelle part de ses terres la France consacre-t-elle au blé tendre', 'soft-wheat'],
    ['les Polonais consacrent quelle part de leurs champs au seigle', 'rye'],
    ['what share of its land does Romania devote to sunflower', 'sunflower'],
    ['how much of French fields goes to barley', 'barley'],
  ])('%s: a share of all the land', (question, product) => {
    const { intent, products, whole } = read(question);
    expect([intent, products.map(({ value }) => value), whole]).toEqual([
      'share',
      [product],
      { product: 'utilised-agricultural-area', place: null },
    ]);
  });

  it.each([
    ["quelle part des surfaces de seigle de l'UE les agriculteurs polonais cultivent-ils", 'EU27_2020'],
    ['quelle part des champs de colza la France a-t-elle', null],
  ])('%s: a share of the land of one crop', (question, place) => {
    expect(read(question).whole).toEqual({ product: null, place });
  });

  it('that is nothing here is told as a quantity that is not held', () => {
    expect(read('quelle part du territoire français est consacrée au blé').unheldMeasure).toBe('territoire');
  });

  it('has a part that is told as not distinguished, and nothing is set against the Union instead', async () => {
    const found = await find('no-figure', {
      products: ['soft-wheat'],
      places: ['FR'],
      period: inYear(2022),
      unreadPart: 'gazon fleuri',
      intent: 'share',
    });
    expect([found.reason, found.asked.words]).toEqual(['undistinguished', ['gazon fleuri']]);
  });
});
