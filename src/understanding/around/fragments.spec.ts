import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what is set side by side without a name', () => {
  it.each([
    'And compared with last year?',
    'et par rapport à l’an dernier ?',
    'et en quintaux ?',
    'and in bushels?',
    'versus 2020?',
    'Tu peux comparer les deux pays ?',
    'Compare ces deux produits',
    'Peux-tu les comparer ?',
    'Lequel des deux produit le plus ?',
    'Can you compare the two countries?',
    'Which one is dearer?',
    'compare Spain and Portugal',
    'Bon, fais-moi un comparatif entre l’Espagne et le Portugal.',
  ])('is asked back: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: null, intent: 'value' });
  });
});

describe('one of two that are not named', () => {
  it.each([
    ['Lequel des deux produit le plus de blé ?', 'production'],
    ['Laquelle des deux cultures a le meilleur rendement ?', 'production'],
    ['Which of the two produces more wheat?', 'production'],
    ['Lequel des deux coûte le plus cher ?', 'price'],
  ])('is asked back: « %s »', (question, domain) => {
    expect(read(question)).toMatchObject({ domain, intent: 'value', products: [] });
  });

  it.each([
    ["De la France et de l'Allemagne, lequel des deux produit le plus d'orge en 2023 ?", ['barley']],
    ['Laquelle des deux années, 2016 ou 2024, a eu la plus grosse récolte de blé ?', ['wheat']],
    ['Compare the two biggest barley producers in the EU', ['barley']],
  ])('is not where they are: « %s »', (question, products) => {
    expect(read(question).products.map(({ value }) => value)).toEqual(products);
  });

  it.each(['Compare Mozart et Beethoven', 'Compare les deux équipes de foot'])(
    'is outside where it is of nothing here: « %s »',
    (question) => {
      expect(read(question)).toMatchObject({ domain: null, intent: 'out_of_scope' });
    },
  );
});

describe('a verb in the future', () => {
  it.each([
    'Quels États membres comptaient le plus de terres en jachère en 2024 ? Les trois premiers suffiront.',
    'Top three EU rye producers in 2024 will do.',
  ])('asks nothing ahead of a year that is over: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'ranking', order: { count: 3 } });
  });

  it.each([
    'Quelle sera la récolte de blé tendre en France en 2027 ?',
    'prévision de production de colza 2024',
    "blé SRW, ca va doner koi pour la fin d'anné 2026",
    "le prix du café arabica va baissé d'ici la fin d'anné ?",
    'Vous voyez où le prix du soja en septembre 2026 ?',
    'Tu vois où le cacao en octobre 2026 ?',
    'How do you see urea in October 2026?',
  ])('does else, and so does a noun: « %s »', (question) => {
    expect(read(question).intent).toBe('forecast');
  });
});

describe('a quarter that is not over', () => {
  it.each([
    ["Prix de l'urée fin 2026 ?", 'forecast'],
    ['prix du soja au 4e trimestre 2026', 'forecast'],
    ["Prix de l'urée fin 2025 ?", 'value'],
    ['prix du sucre au troisième trimestre 2026', 'value'],
    ['prix du soja en 2026', 'value'],
  ])('is still to come: « %s »', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});

describe('words that say no more than others beside them', () => {
  it.each([
    ['Je souhaiterais connaître la dernière récolte portugaise de riz disponible.', 'latest'],
    ['most recent rye harvest in Poland that is available', 'latest'],
    ['quelles sont les dernières données disponibles sur le tournesol en Bulgarie', 'coverage'],
    ['quelle est la dernière année disponible pour le riz ?', 'coverage'],
    ["jusqu'où remonte, et jusqu'où va, ce que vous avez sur le tabac italien ?", 'coverage'],
    ['quelle est la donnée la plus ancienne sur le cacao ?', 'coverage'],
    ['Vos cotations du cadran de Plérin, elles commencent quand ?', 'coverage'],
    ["Les données sur le blé HRW s'arrêtent quand ?", 'coverage'],
    ['what is the oldest figure you have for rice in Italy?', 'coverage'],
    ['vs avez koi com années pr le riz italien ?', 'coverage'],
    ['de quelle date à quelle date avez-vous les cours du cacao ?', 'coverage'],
    ["le soja italien, t'as quoi comme surface la plus récente ?", 'latest'],
    ['what was the wheat price as of May 2025?', 'value'],
    ['en gros, de 2020 à 2024, la Belgique sort combien de poires par an ?', 'average'],
    ['how many tonnes of pears a year did Belgium grow between 2020 and 2024?', 'average'],
    ["combien d'hectares de vigne arrachés par an en France depuis 2000 ?", 'series'],
    ["quels pays n'ont pas produit plus de blé qu'en 2015 ?", 'ranking'],
    ['de combien les poires belges ont-elles baissé par an entre 2020 et 2024 ?', 'change'],
    ["sur quel prix des pommes de terre compter pour 2025 d'après vos modèles ?", 'forecast'],
    ['quelles années pour le cheptel caprin ?', 'coverage'],
    ['Vos prix du caoutchouc commencent en quelle année ?', 'coverage'],
    ['what year do your rubber prices start', 'coverage'],
    ['jusqu’à quelle année va le cheptel caprin', 'coverage'],
    ['which years for goats', 'coverage'],
    ['25 quintaux en tonnes', 'conversion'],
    ['5 acres in hectares', 'conversion'],
    ['300 €/t en €/q', 'conversion'],
  ])('« %s »', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});

describe('« le poids »', () => {
  it('is a share of the Union, whatever the Union is called', () => {
    const frame = read(
      "Pourriez-vous calculer le poids de l'Espagne dans la production d'ail de l'Union en 2024 ?",
    );
    expect(frame).toMatchObject({ intent: 'share', whole: { place: 'EU27_2020' } });
  });

  it.each([
    'la France fait-elle plus du quart du blé européen ?',
    'does Italy grow over a tenth of EU maize?',
  ])('may be put up as a fraction: « %s »', (question) =>
    expect(read(question)).toMatchObject({ intent: 'share', whole: { place: 'EU27_2020' } }),
  );

  it.each([
    'poids carcasse moyen des porcs en Espagne en 2022',
    'average carcass weight of pigs in Spain in 2022',
  ])('of a carcass is none: « %s »', (question) => {
    expect(read(question).unheldMeasure).not.toBeNull();
  });
});

describe('stocks', () => {
  it.each(['EU wheat stocks 2024', 'EU maize stocks at the end of 2024', 'stocks de blé en France en 2024'])(
    'of a crop are in no source: « %s »',
    (question) => {
      expect(read(question).unheldMeasure).toBe('stocks');
    },
  );

  it.each([
    'pig stocks Spain 2022',
    'stocks de bovins en Irlande',
    'le stock de porcs en Espagne en 2022',
    "stocks d'ovins en Grèce",
  ])('of animals are the herd: « %s »', (question) => {
    expect(read(question)).toMatchObject({ measures: [{ value: 'stocks' }], unheldMeasure: null });
  });

  it.each([
    'le stock de maïs en Pologne',
    "quels sont les stocks d'urée en Europe",
    'stocks de beurre en Irlande',
  ])('of what is no animal are not held: « %s »', (question) => {
    expect(read(question).unheldMeasure).not.toBeNull();
  });
});

describe('a yearly change', () => {
  it.each([
    'variation annuelle du prix du blé HRW en mai 2026',
    'hausse annuelle du cacao en mai 2026',
    'annual change in the urea price in May 2026',
  ])('is from the same month of the year before: « %s »', (question) => {
    expect(read(question)).toMatchObject({
      intent: 'change',
      period: { value: { kind: 'between', from: { from: '2025-05-01' }, to: { from: '2026-05-01' } } },
    });
  });

  it('is no monthly one', () => {
    expect(read('variation mensuelle du prix du sucre en mai 2026').period?.value.kind).toBe('at');
  });
});
