import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string): Frame {
  return understanding.read(question, '2026-11-20');
}

function ids(slots: readonly { value: string }[]): string[] {
  return slots.map(({ value }) => value);
}

describe('who of several', () => {
  it.each([
    [
      "Qui de l'Espagne, de la Grèce ou du Portugal a ramassé le plus d'oranges en 2022 ?",
      ['ES', 'GR', 'PT'],
    ],
    [
      'Laquelle de la Hongrie, de la Bulgarie et de la Roumanie a produit le plus de maïs ?',
      ['HU', 'BG', 'RO'],
    ],
    ["Qui des Pays-Bas, de la Belgique ou de l'Allemagne récolte le plus d'oignons ?", ['NL', 'BE', 'DE']],
    ['Which of Spain, Greece or Portugal picked the most oranges in 2022?', ['ES', 'GR', 'PT']],
    ['Who of France, Italy and Spain makes the most grapes?', ['FR', 'IT', 'ES']],
  ])('« %s » compares all of them', (question, places) => {
    expect(ids(read(question).places)).toEqual(places);
  });

  it('is no caller from a place', () => {
    expect(ids(read('Léon du Cantal, combien de blé en Italie en 2023 ?').places)).toEqual(['IT']);
  });
});

describe('what is still to come', () => {
  it.each([
    "Vers quel prix va le maïs d'ici août 2026 ?",
    "Où se situera le cacao d'ici Noël ?",
    'Que donnera la récolte de pommes polonaise en 2026 ?',
    'Le colza dégringolera-t-il en 2027 ?',
    "Combien l'UE pourrait-elle récolter de blé tendre en 2026 ?",
    'Quel serait le prix du sucre fin 2026 ?',
    'Quel niveau atteindrait le cacao à Noël ?',
    'À combien les pommes de terre se vendraient-elles en 2027 ?',
    "Le prix de l'urée se dirige vers quel niveau ?",
    'What would a tonne of urea cost by next June?',
    'Could the price of rapeseed oil fall by the end of December 2026?',
    'Is soybean oil heading up before the end of 2026?',
    'What is likely to happen to cocoa by September 2026?',
    'How much wheat should France harvest in 2026?',
    'Where are palm oil prices headed?',
    'What would French maize yield in 2027?',
    "Quelle valeur projetez-vous pour le prix de l'orge dans l'UE en 2025 ?",
    'Vous tablez sur quel prix du blé HRW en août 2026 ?',
    'What palm oil price do you foresee for October 2026?',
  ])('is asked by « %s »', (question) => {
    expect(read(question).intent).toBe('forecast');
  });

  it.each([
    'What share of EU hops will Germany grow in 2027?',
    'quelle sera la part de la France dans le blé tendre de l’UE l’an prochain',
    'prévision de la part du blé dur dans les céréales en France',
  ])('is asked of a share by « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'share', ahead: true });
  });

  it.each([
    ['Could you tell me the production of wheat in France in 2020?', 'value'],
    ['Combien de blé tendre la France rentrait-elle en 2015 ?', 'value'],
    ['Pourrait-on avoir le prix du cacao en mai ?', 'value'],
    ['Sugar since September 2023: up or down by May 2026?', 'series'],
    ['Le prix du cacao était-il moins élevé avant la fin de 2010 ?', 'extreme'],
    ['By how much did cocoa rise from 2020 to 2024?', 'change'],
  ])('is not asked by « %s »', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});

describe('one thing at two times', () => {
  it.each([
    "Le maïs était-il plus cher en 2022 qu'en 2021 ?",
    "Le cacao était-il moins cher en 2025 qu'en 2024 ?",
    "Le prix moyen du sucre a-t-il été plus élevé en 2023 qu'en 2024 ?",
    "L'urée était-elle plus abordable en 2020 qu'en 2022 ?",
    'Was palm oil cheaper in 2023 than in 2022?',
    "L'urée coûtait-elle moins en 2019 qu'en 2024 ?",
    'Did a tonne of maize fetch more in 2012 than in 2013?',
  ])('is set side by side in « %s »', (question) => {
    expect(read(question).intent).toBe('comparison');
  });

  it('is searched for its highest where a month is asked', () => {
    expect(read('Quel mois le maïs a-t-il été le plus cher en 2021 et 2022 ?').intent).toBe('extreme');
  });
});

describe('so much a year', () => {
  it.each([
    "En moyenne, de 2015 à 2019, l'Espagne moissonnait combien d'orge chaque année ?",
    'On average how many tonnes of hops does Germany pick each year (2015-2019)?',
    'Bon an mal an, combien de lin la France récolte-t-elle depuis 2015 ?',
    'Typically, how much barley did Spain harvest every year between 2010 and 2020?',
  ])('is a mean in « %s »', (question) => {
    expect(read(question).intent).toBe('average');
  });

  it('is each one in « moyennes de chaque année »', () => {
    const { intent, period } = read('Moyenne de chaque année du prix du cacao depuis 2019');
    expect([intent, period?.value.kind]).toEqual(['average', 'each']);
  });
});

describe('an end of an order', () => {
  it.each([
    ["Quand l'urée a-t-elle été la plus abordable depuis 2015 ?", 'lowest'],
    ['Quel mois le blé HRW a-t-il été le meilleur marché depuis 2020 ?', 'lowest'],
    ['When was palm oil the least affordable since 2010?', 'highest'],
    ['Qui fournit le plus de cacao au monde ?', 'highest'],
    ['Bumper year for Finnish oats?', 'highest'],
    ['Quelle année faste pour le maïs en Hongrie ?', 'highest'],
    ['Pire millésime du colza en Allemagne ?', 'lowest'],
  ])('is right in « %s »', (question, end) => {
    const { intent, order } = read(question);
    expect([intent, order?.end]).toEqual(['extreme', end]);
  });

  it('is none where the newest figure is asked', () => {
    expect(read("L'agneau carcasse R, c'est quoi la cotation la plus fraîche ?").intent).toBe('latest');
  });
});

describe('a price', () => {
  it.each([
    'Que touchait un producteur de colza par tonne en France en 2022 ?',
    'Combien les agriculteurs hongrois ont-ils reçu pour leur maïs en 2023 ?',
    "Qu'encaissait un céréalier par quintal de blé tendre en 2021 ?",
    'Which one earned EU farmers more per 100 kg in 2023, rye or oats?',
    'What did EU farmers earn for rapeseed in 2023?',
    'What were growers paid for soft wheat in France in 2023?',
    'How much money did EU farmers get per 100 kg of barley?',
  ])('is what farmers are paid: « %s »', (question) => {
    const { domain, unheldMeasure } = read(question);
    expect([domain, unheldMeasure]).toEqual(['price', null]);
  });

  it.each([
    ['Combien de blé les agriculteurs français ont-ils récolté en 2022 ?', 'production'],
    ['What did Irish farmers get per hectare from barley in 2022?', 'production'],
  ])('is not asked by « %s »', (question, domain) => {
    expect(read(question).domain).toBe(domain);
  });
});

describe('two stretches of years', () => {
  it.each([
    'Rendement du blé tendre en France 2015-2019 et 2020-2024, comparez',
    'Production moyenne de maïs en Hongrie de 2015 à 2019 puis de 2020 à 2024',
    'Average price of cocoa between 2010 and 2014 and between 2020 and 2024',
  ])('are asked each by itself: « %s »', (question) => {
    const frame = read(question);
    expect([frame.intent, frame.alsoAsked?.intent]).toEqual(['average', 'average']);
    expect(frame.alsoAsked?.period?.value).not.toEqual(frame.period?.value);
  });
});

describe('a question without its subject', () => {
  it.each([
    'Les surfaces de colza étaient de combien en 2015 ?',
    'le rendement du maïs, il est de combien ?',
  ])('asks for an amount, and no change: « %s »', (question) => {
    expect(['value', 'latest']).toContain(read(question).intent);
  });

  it.each(['Ça a augmenté de combien ?', 'Ça baisse ?', 'Did it fall?'])(
    'is asked back: « %s »',
    (question) => {
      expect([read(question).domain, read(question).intent]).toEqual([null, 'value']);
    },
  );
});

describe('a mean rate of growth', () => {
  it.each([
    'Taux de croissance annuel moyen du maïs en Italie depuis 2010',
    'Quelle est la croissance annuelle moyenne de la production de soja en Italie depuis 2010 ?',
    'De combien la production de soja a-t-elle augmenté en moyenne chaque année en Italie depuis 2010 ?',
    'Average annual growth rate of soybean output in Italy since 2010',
    'la baisse moyenne de la surface de betterave en Pologne depuis 2005',
  ])('« %s » is told with the series, not as a mean of the figures', (question) => {
    expect(read(question).intent).toMatch(/^(?:series|change)$/);
  });

  it.each(['Moyenne du soja en Italie depuis 2010', 'Average soybean output in Italy since 2010'])(
    '« %s » is a mean',
    (question) => {
      expect(read(question).intent).toBe('average');
    },
  );

  it.each([
    ['urea never went above 900 USD/t, right?', 'above'],
    ['when did wheat go below 200 USD/t', 'below'],
    ['has cocoa gone above 10 USD/kg', 'above'],
  ])('going past a limit is no word of the product: « %s »', (question, comparator) => {
    expect(read(question)).toMatchObject({ threshold: { comparator }, unknownWords: [] });
  });

  it('« Somme de la production » adds up', () => {
    const frame = read('Somme de la production de colza en France et en Pologne de 2020 à 2023');
    expect([frame.intent, ids(frame.places)]).toEqual(['aggregate', ['FR', 'PL']]);
  });

  it.each([
    ['France + Pologne, ça fait combien de betteraves en 2024 ?', 'aggregate'],
    ['wheat + barley production in Spain in 2023', 'aggregate'],
    ['prix du blé + maïs en 2024', 'value'],
    ['blé tendre plus blé dur, ça fait combien en France en 2020 ?', 'aggregate'],
    ['barley production, Spain plus Poland, 2022', 'aggregate'],
    ["production totale de céréales de l'UE, moyenne 2019-2023", 'average'],
    ['total de la production de blé en France de 2015 à 2020', 'aggregate'],
    ['France ou Allemagne pour le blé ?', 'comparison'],
    ['wheat or barley in France in 2022?', 'comparison'],
  ])('a plus between two of them adds up what can be added: « %s »', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});
