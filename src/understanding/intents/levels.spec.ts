import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what level a market is at', () => {
  it.each([
    'le cacao il est a combien en ce moment',
    'le blé il est à combien',
    'Le porc breton est à combien ce jeudi ?',
    'L’huile de palme tourne autour de combien ?',
    'Le coton s’établit à combien ?',
    'Le quintal d’avoine est parti à combien en 2022 ?',
    "le soja c'est à combien la tonne en ce moment",
    "le colza en 2024 c'était combien la tonne en Europe",
    'maïs 2023 combien le quintal',
    "la tonne de maïs, c'est combien ?",
    'rapeseed in 2024, how much a tonne in Europe',
    'Le cochon au cadran de Plérin, il en est où ?',
    'what is cocoa at right now',
    "C'est combien le blé ?",
    "C'était combien l'orge en 2020 ?",
    "where's wheat at in May 2026",
    "where's cotton at these days",
    'blé tendre en 2023, combien la tonne dans l’UE',
    'le porc c’est combien le kilo',
    'EU average farm-gate barley price for 2023',
    'average farm price of barley in the EU in 2023',
    'Where is cocoa right now?',
    'where does wheat stand right now?',
    'where are soybeans at the moment?',
    'where does urea stand?',
    'Where is cocoa heading next spring?',
    'where is urea headed?',
    "Where's coffee headed?",
    'where are soybeans going in 2027?',
    'où en est le blé ?',
    'où en est le maïs en ce moment ?',
  ])('is its price: « %s »', (question) => {
    expect(read(question).domain).toBe('price');
  });

  it.each([
    ['where is cocoa?', 'ranking'],
    ['where is maize grown today?', 'ranking'],
    ['Where does France stand in wheat?', 'ranking'],
    ['où le blé dur a-t-il le mieux rendu en 2022 ?', 'extreme'],
    ['où en est le blé en France ?', 'latest'],
    ['où en est la récolte de blé ?', 'latest'],
    ['où en est le houblon ?', 'latest'],
  ])('is not asked in « %s »', (question, intent) => {
    expect(read(question)).toMatchObject({ domain: 'production', intent });
  });

  it.each([
    'le troupeau bovin français il est à combien en 2022',
    'Combien restait-il de bovins en France fin 2022 ?',
    'Combien de bovins en France au 31 décembre 2022 ?',
    'how many cattle in Ireland at the end of 2022',
  ])('is no price of what is counted: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: 'production', measures: [{ value: 'stocks' }] });
  });
});

describe('how much something moved', () => {
  it.each([
    ['How much did wheat production fall in France in 2024?', 'production', 'change'],
    ['How much did the maize yield in France rise?', 'yield', 'series'],
    ['How much did cattle numbers drop in Germany between 2010 and 2022?', 'stocks', 'change'],
    ['How much did the area under sunflower grow in Bulgaria?', 'area-harvested', 'series'],
    ['How much has the pig herd in Spain grown?', 'stocks', 'series'],
    ['How much has the dairy herd in Ireland grown since 2010?', 'stocks', 'series'],
    ['Has the Irish dairy herd grown since 2010?', 'stocks', 'series'],
    ['Le rendement du colza en France a pris combien entre 2024 et 2025 ?', 'yield', 'series'],
    ['What area of wheat did France grow in 2024?', 'area-harvested', 'value'],
    ['How much have wheat prices fallen since 2022?', 'price', 'series'],
  ])('is of the measure named: « %s »', (question, measure, intent) => {
    expect(read(question)).toMatchObject({ intent, measures: [{ value: measure }] });
  });

  it.each([
    'compare urea now with a year ago',
    'how does the palm oil price now compare with a year ago?',
    'compare l’urée maintenant et il y a un an',
    'comparer le prix du cacao aujourd’hui avec celui de 2015',
    'compare wheat production in France now with ten years ago',
  ])('is told between then and now: « %s »', (question) => {
    expect(read(question)).toMatchObject({ intent: 'change', againstPast: true });
  });
});

describe('what is thought of a harvest', () => {
  it.each([
    "la récolte de tournesol 2026 en Bulgarie, ça va donner quoi d'après toi ?",
    'à votre avis combien de blé tendre en France en 2026',
    "what's your guess for the 2026 wheat harvest in France",
    'va-t-on avoir une bonne récolte de colza en 2026',
    "l'urée tu la vois monter ?",
    'le blé vous le voyez où à Noël ?',
  ])('is a forecast of a time to come: « %s »', (question) => {
    expect(read(question).intent).toBe('forecast');
  });

  it.each([
    ['à votre avis quel pays a produit le plus de blé en 2024', 'extreme'],
    ['do you think French wheat fell in 2024', 'change'],
  ])('is the figure of a time gone by: « %s »', (question, intent) => {
    expect(read(question).intent).toBe(intent);
  });
});

describe('a story before the question', () => {
  it.each([
    'My wife swears there are more sheep in Romania than we have in Ireland. Settle it for us: who had more in 2022?',
    'My cousin asked me which country has the most sheep',
    'the boys at the mart say US corn hit a record',
    "La France produit-elle plus de blé que l'Allemagne ?",
    "L'Italie produit-elle plus de riz que l'Espagne ?",
  ])('leaves it one of production: « %s »', (question) => {
    expect(read(question).domain).toBe('production');
  });

  it.each([
    'Comment on soigne une mammite chez une vache, avec quel antibiotique ?',
    'quel traitement contre la varroase ?',
  ])('a cure is nothing of ours: « %s »', (question) => {
    expect(read(question).domain).toBeNull();
  });
});

describe('one figure over another', () => {
  it.each([
    ['lait par vache en Irlande en 2022', 'lait par vache'],
    ["combien d'œufs par poule en France en 2021", 'œufs par poule'],
    ['milk per cow in Ireland 2022', 'milk per cow'],
    ['combien de litres de lait par vache', 'lait par vache'],
    ["poids moyen d'un porc abattu en Allemagne 2022", 'poids moyen'],
    ['average carcass weight of cattle in Ireland 2022', 'average carcass weight'],
    ['densité de moutons en Irlande', 'densité'],
  ])('is not held: « %s »', (question, words) => {
    expect(read(question).unheldMeasure).toBe(words);
  });

  it('is none where countries are told apart', () => {
    expect(read("nombre de porcs par pays dans l'UE en 2022").unheldMeasure).toBeNull();
  });
});

describe('what is traded, used or earned', () => {
  it.each([
    ["combien de tonnes de blé la France a-t-elle exportées vers l'Algérie", 'exportées'],
    ['combien de tonnes de blé la France a-t-elle importées', 'importées'],
    ['combien de tonnes de blé la France a-t-elle consommées', 'consommées'],
    ["combien de blé expédie-t-on vers l'Égypte", 'expédie'],
    ["combien de tonnes de blé la France a-t-elle vendues à l'étranger", "vendues à l'étranger"],
    ['combien de fromage les Français mangent-ils', 'mangent'],
    ['how many tonnes of wheat were shipped to Algeria from France', 'shipped'],
    ['how much wheat did France eat in 2023', 'eat'],
    ['how much maize is Spain exporting', 'exporting'],
    ['how much soya has France bought abroad', 'bought abroad'],
    ['the value of the French wheat harvest in 2020', 'value of the French wheat harvest'],
    ['what is the value of soft wheat production in France', 'value of soft wheat production'],
    ['wheat crop value in Germany in 2019', 'crop value'],
    ['rendement du maïs sans irrigation en France', 'sans irrigation'],
    ['rainfed maize yield in France', 'rainfed'],
  ])('is not held: « %s »', (question, words) => expect(read(question).unheldMeasure).toBe(words));

  it.each(["Peu importe l'année, où produit-on le plus de blé ?", 'Ireland sheep production in 2022'])(
    'is not asked by « %s »',
    (question) => expect(read(question).unheldMeasure).toBeNull(),
  );
});

describe('an apostrophe that was left out', () => {
  it.each([
    ['production dorge en France', 'barley'],
    ['prix de luree en 2022', 'urea'],
    ["surface davoine l'an dernier", 'oats'],
    ['jaimerais la production dail', 'garlic'],
    ['jespère un bon prix de lorge', 'barley'],
  ])('is put in: « %s »', (question, product) => {
    expect(read(question).products.map(({ value }) => value)).toEqual([product]);
  });

  it('is put in before a time', () => {
    expect(read('et lannée davant ?').domain).not.toBeUndefined();
    expect(read('prix du blé lannée dernière').period?.value).toMatchObject({ kind: 'at' });
  });
});

describe('a season that went by', () => {
  it.each([
    ['wheat price last summer', '2026-06-01'],
    ['cocoa price last winter', '2025-12-01'],
    ["prix du blé l'été dernier", '2026-06-01'],
  ])('« %s »', (question, from) => {
    expect(read(question).period?.value).toMatchObject({ kind: 'at', span: { from } });
  });
});
