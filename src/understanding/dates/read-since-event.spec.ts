import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const periodOf = (question: string) => understanding.read(question, '2026-11-20').period?.value;

describe('a time that dates an event', () => {
  it.each([
    ['depuis la sécheresse de 2022, le maïs en France a-t-il remonté', '2022-01-01'],
    ['le lait en Irlande a augmenté de combien depuis la fin des quotas en 2015', '2015-01-01'],
    ['since quotas ended in 2015 how much has Irish milk gone up', '2015-01-01'],
    ['depuis la moisson 2016, le rendement du blé en France', '2016-01-01'],
    ['depuis le gel de 2021 les pommes en France ont augmenté ?', '2021-01-01'],
    ["évolution du prix de l'urée depuis la flambée de mars 2022", '2022-03-01'],
    ['has French maize recovered since the drought in 2022', '2022-01-01'],
    ['Irish milk since the EU ended milk quotas in 2015', '2015-01-01'],
    ['le prix du lait depuis la fin des quotas laitiers européens en 2015', '2015-01-01'],
    ["la surface de blé depuis l'effondrement du prix du blé en 2014", '2014-01-01'],
    ['wheat area since wheat prices collapsed in 2014', '2014-01-01'],
    ['prix du blé depuis le début de la guerre en Ukraine', '2022-01-01'],
    ['prix du blé depuis la guerre', '2022-01-01'],
    ['wheat price since the war started', '2022-01-01'],
    ['quel effet de la guerre en Ukraine sur le prix du blé', '2022-01-01'],
    ['impact of the war in Ukraine on wheat prices', '2022-01-01'],
    ['impact du covid sur le prix du café', '2020-01-01'],
  ])('begins a stretch: « %s »', (question, from) => {
    expect(periodOf(question)).toMatchObject({ kind: 'between', from: { from }, to: null });
  });

  it.each([
    ['Since you have the data, what was the wheat yield of France in 2020?', '2020-01-01'],
    ['depuis combien de temps le blé était-il à ce prix en 2020', '2020-01-01'],
    ['Since Brexit UK wheat production in 2021', '2021-01-01'],
    ['Since Brexit wheat production in the UK in 2021', '2021-01-01'],
    ['depuis la fin des quotas la production de lait en Irlande en 2021', '2021-01-01'],
    ["avant la guerre en Ukraine l'urée était à combien", '2021-01-01'],
    ['milk in Ireland before covid', '2019-01-01'],
    ['prix du blé avant la guerre', '2021-01-01'],
    ["prix de l'urée avant le début du conflit", '2021-01-01'],
    ['prix du maïs avant l’invasion russe', '2021-01-01'],
    ['wheat price before the war', '2021-01-01'],
    ['pre-war price of urea', '2021-01-01'],
  ])('is a time by itself: « %s »', (question, from) => {
    expect(periodOf(question)).toMatchObject({ kind: 'at', span: { from } });
  });

  it.each([
    ['prix du blé pendant le covid', '2020-01-01', '2021-12-31'],
    ['milk in Ireland during the pandemic', '2020-01-01', '2021-12-31'],
    ['prix du blé après le covid', '2022-01-01', undefined],
    ['prix du blé après le début de la pandémie', '2020-01-01', undefined],
    ["prix de l'urée pendant la guerre en Ukraine", '2022-01-01', undefined],
    ['wheat price after Russia invaded Ukraine', '2022-01-01', undefined],
  ])('is a stretch by itself: « %s »', (question, from, to) => {
    expect(periodOf(question)).toMatchObject({ kind: 'between', from: { from }, to: to ? { to } : null });
  });

  it.each([
    ['what was wheat selling for when the war in Ukraine began', '2022-02-01', '2022-02-28'],
    ["prix du blé au début de l'invasion russe", '2022-02-01', '2022-02-28'],
    ["quel prix avait le maïs quand la Russie a envahi l'Ukraine", '2022-02-01', '2022-02-28'],
    ['maize price when covid hit', '2020-03-01', '2020-03-31'],
    ['production de blé en Ukraine au début de la guerre', '2022-01-01', '2022-12-31'],
    ["wheat production in Ukraine before Russia's invasion", '2021-01-01', '2021-12-31'],
  ])('is the start of it, the month for prices: « %s »', (question, from, to) => {
    expect(periodOf(question)).toMatchObject({ kind: 'at', span: { from, to } });
  });

  it.each([
    [
      "prix du blé avant l'invasion",
      { words: 'avant l’invasion', event: 'war-in-ukraine', by: 'before', taken: '2021' },
    ],
    ['wheat price since covid', { words: 'since covid', event: 'covid', by: 'since', taken: '2020' }],
    [
      'prix du blé au début du covid',
      { words: 'au début du covid', event: 'covid', by: 'start', taken: '2020', month: '2020-03' },
    ],
    ["prix du porc depuis l'épidémie de peste porcine", undefined],
    [
      'prix du blé pendant la guerre du Golfe',
      { words: 'pendant la guerre du Golfe', event: 'gulf-war', by: 'during', taken: '1990/1991' },
    ],
    ['prix du soja avant la guerre commerciale', undefined],
    [
      'urea price before the Gulf War',
      { words: 'before the Gulf War', event: 'gulf-war', by: 'before', taken: '1989' },
    ],
    ['prix du blé depuis le début du siècle', undefined],
  ])('names an event that is taken for a year: « %s »', (question, epoch) => {
    expect(understanding.read(question, '2026-11-20').epoch).toEqual(epoch);
  });
});
