import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { fromYearTo, inYear } from '../../../test/fixtures/agents/frames.js';

const wheat = { products: ['soft-wheat'], places: ['FR'], measures: ['production'], period: inYear(2022) };

describe('a figure put up to be confirmed', () => {
  it.each([
    [33.3, 'Mt', true],
    [33, 'Mt', true],
    [40, 'Mt', false],
    [33, 'ha', null],
  ])('%s %s: %s', async (value, unit, holds) => {
    const found = await find('value', { ...wheat, checks: true, claimed: { value, unit } });
    expect(found.holds).toBe(holds);
  });

  it.each([
    ['la France produit-elle du blé tendre ?', true],
    ['does France grow soft wheat?', true],
    ['la France produit-elle assez de blé tendre ?', null],
    ['quelle quantité de blé tendre la France produit-elle ?', null],
  ])('is whether there is any: « %s »', async (text, holds) => {
    expect((await find('value', { ...wheat, text })).holds).toBe(holds);
  });

  it.each([
    ["la France est-elle le premier producteur de blé tendre de l'UE ?", null, true],
    ["l'Espagne est-elle le premier producteur de blé tendre de l'UE ?", null, false],
    ["l'Espagne est-elle le deuxième producteur de blé tendre de l'UE ?", null, false],
    ['France is the second largest soft wheat producer in the EU, am I wrong?', null, false],
    ["la France est le 1er producteur de blé tendre de l'UE, je me trompe ?", null, true],
    ["la France est le premier producteur de blé tendre de l'UE, exact ?", null, true],
    ["quel rang l'Espagne occupe-t-elle pour le blé tendre ?", null, null],
  ])('is a rank: « %s »', async (text, count, holds) => {
    const places = [text.includes('France') ? 'FR' : 'ES', 'EU27_2020'];
    const order = { end: 'highest' as const, count, over: 'places' as const };
    const found = await find('ranking', { ...wheat, intent: 'ranking', places, order, text });
    expect(found.holds).toBe(holds);
  });

  it.each([
    ["quel est le deuxième producteur de blé tendre de l'UE", 2],
    ['who comes third for soft wheat in the EU', 3],
    ["le premier producteur de blé tendre de l'UE", null],
    ['qui produit le plus de blé tendre et de combien devance-t-il le deuxième', null],
    ['who grows the most soft wheat and by how much does it beat the second', null],
  ])('is no rank that is asked for: « %s »', async (text, rank) => {
    const order = { end: 'highest' as const, count: null, over: 'places' as const };
    const asked = { ...wheat, intent: 'ranking' as const, places: ['EU27_2020'], order, text };
    const found = await find('ranking', asked);
    expect(found.subject?.rank ?? null).toBe(rank);
    expect(found.holds).toBeUndefined();
  });

  it.each([
    ['la France représente-t-elle plus de 20 % du blé ?', 20, true],
    ['la France représente-t-elle plus de 40 % du blé ?', 40, false],
    ['quelle part, plus de 20 % ?', 20, null],
  ])('is a share: « %s »', async (text, value, holds) => {
    const threshold = { comparator: 'above' as const, value, unit: '%' };
    const whole = { product: null, place: 'EU27_2020' };
    const found = await find('share', {
      ...wheat,
      period: inYear(2024),
      intent: 'share',
      whole,
      threshold,
      text,
    });
    expect(found.holds).toBe(holds);
  });

  it.each([
    ['does France account for more than a quarter of EU soft wheat?', false],
    ['la France fait-elle plus du cinquième du blé tendre ?', true],
    ["la France produit-elle plus d'un tiers du blé tendre de l'UE ?", false],
    ['la France produit-elle moins de la moitié du blé tendre ?', true],
    ["dépasse-t-elle la moitié de celle de l'UE ?", false],
    ['quelle part, plus de la moitié ?', null],
  ])('is a fraction: « %s »', async (text, holds) => {
    const whole = { product: null, place: 'EU27_2020' };
    const found = await find('share', { ...wheat, period: inYear(2024), intent: 'share', whole, text });
    expect(found.holds).toBe(holds);
  });

  it('is the rank of a country that is put up as the first, and not its best year', async () => {
    const order = { end: 'highest' as const, count: null, over: 'places' as const };
    const timeless = { products: ['soft-wheat'], places: ['FR'], measures: ['production'] };
    const slots = { ...timeless, intent: 'extreme' as const, order };
    const text = 'la France est-elle le numéro un du blé tendre ?';
    expect((await find('ranking', { ...slots, text })).holds).toBe(true);
    await find('extreme', { ...slots, text: 'la meilleure année du premier producteur, la France' });
  });

  it('is given without a yes or a no where the question denies it', async () => {
    const claimed = { value: 40, unit: 'Mt' };
    const found = await find('value', {
      ...wheat,
      text: "la France n'a pas produit 40 Mt",
      checks: true,
      claimed,
    });
    expect(found.holds).toBeNull();
  });

  it('weighs a supposed record against all years', async () => {
    const found = await find('extreme', {
      ...wheat,
      intent: 'extreme',
      checks: true,
      order: { end: 'lowest', count: null, over: 'periods' },
    });
    expect(found.supposed?.period).toBe('2022');
    expect(found.extreme.period).not.toBe('2022');
  });

  it.each([
    ['2022 est-elle l’année record du blé tendre ?', 'periods'],
    ['was 2022 the worst soft wheat harvest in France?', 'places'],
  ] as const)('takes a year that is asked about for such: « %s »', async (text, over) => {
    const order = { end: 'lowest' as const, count: null, over };
    const found = await find('extreme', { ...wheat, intent: 'extreme', text, order });
    expect(found.supposed?.period).toBe('2022');
  });

  it.each([
    ['2022 est-elle la pire récolte de blé tendre en France depuis 2010 ?', '2022'],
    ['Did France have its worst soft wheat harvest in 2022 since the turn of the century?', '2022'],
    ['quelle est la pire récolte de blé tendre en France depuis 2010 ?', undefined],
  ])('weighs a year against those since another: « %s »', async (text, supposed) => {
    const order = { end: 'lowest' as const, count: null, over: 'periods' as const };
    const period = fromYearTo(text.includes('2010') ? 2010 : 2000, null);
    const found = await find('extreme', { ...wheat, intent: 'extreme', text, order, period });
    expect(found.supposed?.period).toBe(supposed);
  });

  it('weighs a year against the last ones', async () => {
    const text = 'was the 2022 soft wheat harvest of France the smallest in 10 years?';
    const order = { end: 'lowest' as const, count: null, over: 'places' as const };
    const period = { kind: 'last' as const, count: 10, grain: 'year' as const };
    const found = await find('extreme', { ...wheat, intent: 'extreme', text, order, period });
    expect(found.supposed?.period).toBe('2022');
  });

  it('weighs a year of the prices of a union, which is no one among several', async () => {
    const price = {
      products: ['barley'],
      places: ['EU27_2020'],
      measures: ['price'],
      domain: 'price' as const,
    };
    const order = { end: 'highest' as const, count: null, over: 'periods' as const };
    const text = 'was 2022 the record price for barley in the EU?';
    const slots = { ...price, period: inYear(2022), intent: 'extreme' as const, order, text };
    expect((await find('extreme', slots)).supposed?.period).toBe('2022');
  });

  it('is of the newest year of both sides where no time is named', async () => {
    const text = "la France a doublé l'Espagne en blé tendre, vrai ou faux ?";
    const slots = { products: ['soft-wheat'], places: ['FR', 'ES'], measures: ['production'] };
    const found = await find('comparison', { ...slots, intent: 'series', movement: 'up', text });
    expect(found.holds).toBe(true);
  });

  it('weighs no year that is only a bad one', async () => {
    const order = { end: 'lowest' as const, count: null, over: 'periods' as const };
    const text = '2022 a-t-elle été une mauvaise année pour le blé tendre ?';
    await find('value', { ...wheat, intent: 'extreme', text, order });
  });
});
