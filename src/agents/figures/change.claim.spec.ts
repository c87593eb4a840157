import { describe, expect, it } from 'vitest';
import { find } from '../../../test/fixtures/agents/found-figures.js';
import { frameOf, fromYearTo, year } from '../../../test/fixtures/agents/frames.js';
import { agreesWithChange, agreesWithMovement, changeSpokenOf } from './change.claim.js';

describe('a change spoken of as a fraction', () => {
  it.each([
    ["L'Autriche a-t-elle perdu près de la moitié de son seigle ?", -50],
    ["Les vergers ont reculé d'un tiers", -100 / 3],
    ['un quart de moins que la veille', -25],
    ['Did the herd shrink by two thirds?', -200 / 3],
    ['Sweden grew a third more oats', 100 / 3],
    ['Le cours a-t-il doublé ?', 100],
    ['a vu sa récolte divisée par deux', -50],
    ['Did peas double in Spain?', 100],
    ['a été divisée par 4', -75],
    ['multipliée par 2,5 en dix ans', 150],
    ['Has soybean output increased fivefold?', 400],
    ["On dit que l'Autriche avait doublé sa récolte", 100],
    ['Il paraît que le cours aurait triplé', 200],
    ['Prices fell in the second half of 2024', null],
    ['Exports fell in the first quarter', null],
    ['colza double zéro', null],
    ["la moitié de la récolte de l'UE", null],
    ['grew by half a million tonnes', null],
  ])('%s', (text, percent) => {
    expect(changeSpokenOf(text)).toBe(percent);
  });

  it.each([
    ['A-t-on perdu la moitié des pois ?', -52, true],
    ['A-t-on perdu la moitié des pois ?', -49.6, true],
    ['A-t-on perdu la moitié des pois ?', -46, 'almost'],
    ['A-t-on perdu la moitié des pois ?', -30, false],
    ['A-t-on perdu la moitié des pois ?', 60, false],
    ['Le cours a baissé de plus de la moitié, non ?', -19, false],
    ['Have peas doubled?', 130, true],
    ['Have peas doubled?', 98, 'almost'],
    ['Have peas doubled?', 40, false],
    ['Which country has doubled its peas?', 130, null],
    ["N'a-t-on pas perdu la moitié des pois ?", -52, null],
  ])('%s %d %%: %s', (text, percent, holds) => {
    expect(agreesWithChange(text, percent)).toBe(holds);
  });

  it('is a change of the thing itself, not a share of the Union', async () => {
    const text = 'Is it true that France lost a quarter of its soft wheat from 2021 to 2022?';
    const soft = { products: ['soft-wheat'], places: ['FR'], measures: ['production'] };
    const found = await find('change', { ...soft, text, intent: 'share', period: fromYearTo(2021, 2022) });
    expect(found.changes).toHaveLength(1);
    expect(found.holds).toBe(false);
  });

  it.each([
    ['mieux que l’année d’avant', [2024, 2023], false],
    ['mieux que l’année d’après', [2023, 2024], true],
  ] as const)('is of the year that is named first: %s of %j', async (text, [asked, other], holds) => {
    const found = await find('change', {
      intent: 'change',
      text: `production de blé tendre en France en ${asked}, ${text}`,
      products: ['soft-wheat'],
      places: ['FR'],
      measures: ['production'],
      period: { kind: 'each', spans: [year(asked), year(other)] },
    });
    expect(found.holds).toBe(holds);
  });
});

describe('a movement that is put up or taken for granted', () => {
  it.each([
    ['La récolte a-t-elle baissé ?', 'down', -5, true],
    ['La récolte a-t-elle baissé ?', 'down', 5, false],
    ['Did yields rise?', 'up', -2, false],
    ['Le cours a-t-il monté de 30 % ?', 'up', 29, true],
    ['La flambée du cacao est-elle terminée ?', 'up', -50, true],
    ['La flambée du cacao est-elle terminée ?', 'up', 12, false],
    ['Is the rally over?', 'up', 12, false],
    ['Did prices rise over the year?', 'up', 12, true],
    ['Le cours doublait-il encore en mai ?', 'up', 12, null],
    ['Le cours a-t-il monté de 30 % ?', 'up', 8, null],
    ['Le cours a-t-il monté de 30 % ?', 'up', -8, false],
    ['Est-il vrai que le cours a monté, et cela de près de la moitié ?', 'up', 8, null],
    ['De combien la récolte a-t-elle baissé ?', 'down', -5, null],
    ['De combien la récolte a-t-elle baissé ?', 'down', 5, false],
    ["La récolte n'a-t-elle pas baissé ?", 'down', -5, null],
    ['Le cours monte ou descend ?', 'up', -5, null],
    ['Is the price going up or down?', 'up', -5, null],
    ['Est-il vrai, oui ou non, que le cours a monté ?', 'up', -5, false],
    ['La récolte a-t-elle évolué ?', undefined, -5, null],
    ['La récolte est-elle remise de 2022 ?', 'up', 5, null],
    ['Has the crop recovered from 2022?', 'up', -5, false],
    ['Que faire de mon blé si les cours baissent encore ?', 'down', 5, null],
    ['What should I do with my wheat if prices fall further?', 'down', 5, null],
  ] as const)('%s (%s) %d %%: %s', (text, movement, percent, holds) => {
    expect(agreesWithMovement(frameOf({ text, ...(movement ? { movement } : {}) }), percent)).toBe(holds);
  });
});

describe('a move that is told of another time', () => {
  it('is not put up for a yes or a no where it is asked how it went on', () => {
    const text = 'La potasse a flambé en avril 2022 ; quel chemin a-t-elle fait depuis ?';
    expect(agreesWithMovement(frameOf({ text, movement: 'up' }), -66)).toBeNull();
  });
});
