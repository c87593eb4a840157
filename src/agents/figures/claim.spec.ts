import { describe, expect, it } from 'vitest';
import { asksYesOrNo, claimOf, isAsMuch, isBesideYear, isSetAfter, isTrue, putsUpClaim } from './claim.js';

describe('a word that only joins a clause asks nothing', () => {
  it.each([
    ['est-ce la Lettonie qui récolte le plus de seigle ?', true],
    ['la Lettonie est-elle le pays où le seigle rend le mieux ?', true],
    ['is Latvia the country where rye yields the most?', true],
    ['qui est-ce qui récolte le plus de seigle ?', false],
    ["parmi les pays de l'UE, lesquels ont récolté plus d'un million de tonnes ?", false],
    ['la Lettonie est-elle devant, et qui vient ensuite ?', false],
    ['is Latvia ahead, and who comes next?', false],
  ])('%s: %s', (text, isPutUp) => {
    expect(putsUpClaim(text)).toBe(isPutUp);
  });
});

describe('what a yes-or-no question supposes', () => {
  it.each([
    ['la Belgique produit autant que la France', 90, 100, false],
    ['la Belgique produit autant que la France', 99.5, 100, true],
    ["l'Italie produit-elle autant de riz que l'Espagne", 200, 100, null],
    ['does Spain grow as much barley as Germany', 70, 100, false],
    ['combien de blé en France et autant en Italie', 90, 100, null],
    ['autant que la France ou plus', 90, 100, null],
    ['oats as well as barley', 90, 100, null],
  ])('may be that one is as much as the other: « %s », %d and %d: %s', (text, first, second, holds) => {
    expect(isAsMuch(text, first, second)).toBe(holds);
  });

  it.each([
    ["l'Espagne dépasse-t-elle la France", 'above'],
    ['la récolte de 2018 était-elle supérieure à celle de 2023', 'above'],
    ['was wheat cheaper in 2024 than in 2023', 'below'],
    ['quel pays dépasse la France', null],
    ["quand l'Espagne a-t-elle dépassé la France", null],
    ["la Lettonie devançait-elle l'Estonie", 'above'],
    ["l'avoine est-elle plus cultivée que le seigle en Finlande", 'above'],
    ["l'orge d'hiver rapporte-t-elle plus à l'hectare que celle de printemps", 'above'],
    ["le lin est-il moins répandu en Belgique qu'en France", 'below'],
    ['le rendement est-il plus faible en France qu’en Italie', 'below'],
    ['le rendement est-il au-dessus de la moyenne européenne', 'above'],
    ['is rye rarer than oats in Finland', 'below'],
    ['are Irish fields richer than French ones', 'above'],
    ["le cours a-t-il plus que doublé depuis l'an dernier", 'above'],
    ['la récolte est-elle plus connue', null],
    ['la moisson de 2025 a-t-elle battu celle de 2023', 'above'],
    ["la production moyenne était-elle plus forte en 2010-2014 qu'en 2020-2024", 'above'],
    ["la betterave allemande bat-elle la française à l'hectare", 'above'],
    ['did Latvia outpace Estonia', 'above'],
    ['has Latvia overtaken Estonia', 'above'],
    ['did Latvia outproduce Estonia', 'above'],
    ['has Latvia gone past Estonia', 'above'],
    ["la Lettonie a doublé l'Estonie en 2023, vrai ou faux ?", 'above'],
    ['la Lettonie a doublé la production en 2023, vrai ou faux ?', null],
    ["l'avoine a-t-elle mieux rendu que le seigle", 'above'],
    ["la Grèce récolte-t-elle moins d'olives que l'Italie", 'below'],
    ['arabica ou robusta, plus cher', null],
    ['vrai ou faux : la Suède récolte plus de seigle que la Lettonie', 'above'],
    ['True or false: Latvia grows less rye than Sweden', 'below'],
    ['le colza rend mieux que le tournesol ou pas ?', 'above'],
    ['production de blé en France', null],
  ])('%s', (text, claim) => {
    expect(claimOf(text)).toBe(claim);
  });

  it('is true of figures in the order of the question', () => {
    expect([isTrue('above', 2, 1), isTrue('above', 1, 2), isTrue('below', 1, 2)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('a year that what is asked comes after', () => {
  it.each([
    ["Après l'année noire de 2016, la France a-t-elle moissonné plus de blé en 2017 ?", true],
    ['After the 2022 drought, did Italy bring in more maize in 2024?', true],
    ['Suite au gel de 2021, la récolte a-t-elle été meilleure en 2022 ?', true],
    ['La récolte de 2018 était-elle supérieure à celle de 2023 ?', false],
    ['Did France harvest more in 2017 than after the drought of 2003?', false],
  ])('%s', (text, expected) => {
    expect(isSetAfter(text)).toBe(expected);
  });
});

describe('the words of a question that a yes or a no answers', () => {
  it.each([
    ['La récolte a-t-elle baissé ?', true],
    ['le cacao a doublé, juste ou faux', true],
    ['le colza rend mieux que le tournesol ou pas ?', true],
    ['urea prices doubled, right or wrong', true],
    ['la recolte a t elle baisse', true],
    ['Est-ce que le cours monte ?', true],
    ['Les rendements étaient-ils en hausse ?', true],
    ['Did yields rise?', true],
    ['In 2021, 2022 and 2023, did yields rise?', true],
    ['In 2021, what did yields do?', false],
    ['Le cours a baissé, non ?', true],
    ["Le cours a baissé, n'est-ce pas ?", true],
    ['Le cours a baissé, je me trompe ?', true],
    ['Le cours a baissé, si je ne me trompe ?', true],
    ["Le cours a baissé, c'est bien ça ?", true],
    ['The price fell, is that right?', true],
    ["The price fell, didn't it?", true],
    ['Vrai ou faux : le cours a monté', true],
    ['la france est elle devant', true],
    ['est ce que le cours monte', true],
    ['colza allemand rend mieux que le nôtre ?', true],
    ['plus de vaches que de moutons en Irlande ?', true],
    ['Spain grows more olives than Italy?', true],
    ['plus de vaches que de moutons en Irlande', false],
    ['le plus de blé en Europe ?', false],
    ["Qu'est-ce qui a baissé ?", false],
    ["qu'est ce que la sau", false],
    ['Peut-on savoir la baisse du cours ?', false],
    ['la hausse du cours en 2024', false],
    ['the rise of wheat in 2024', false],
  ])('%s', (text, isOne) => {
    expect(asksYesOrNo(text)).toBe(isOne);
  });
});

it.each([
  ["Le Danemark tue-t-il moins de porcs qu'en 2005 ? donne 2005 et 2024", '2005', true],
  ['Is the crop larger than in 2005? Give 2005 and 2024', '2005', true],
  ['la récolte de 2018 était-elle supérieure à celle de 2023', '2018', false],
  ['la récolte de 2023 est-elle plus haute que celle de 2018', '2018', true],
  ["moins qu'en 2005", '2024', false],
])('whether in « %s » the claim is made beside %s: %s', (text, year, expected) => {
  expect(isBesideYear(text, year)).toBe(expected);
});
