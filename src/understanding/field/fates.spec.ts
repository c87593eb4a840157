import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string): Frame => understanding.read(question, '2026-11-20');

describe('what befell those that are counted', () => {
  it.each([
    ['combien de vaches volées en France en 2020', 'volées'],
    ['combien de bovins, en France, ont été vaccinés contre la fièvre', 'vaccinés contre la fièvre'],
    ['combien a-t-on volé de moutons en Irlande', 'volé'],
    ['combien de brebis tuées par le loup en France', 'tuées par le loup'],
    ['combien de moutons le loup a-t-il tués en Italie', 'loup a-t-il tués'],
    ['combien de bovins abattus à cause de la tuberculose en Espagne', 'abattus à cause de la tuberculose'],
    ['combien de poulets morts de la grippe aviaire en Pologne', 'morts de la grippe'],
    ["combien d'hectares de maïs détruits par les sangliers en Allemagne", 'détruits par les sangliers'],
    ["combien d'hectares de vigne arrachés en France en 2024", 'arrachés'],
    ['nombre de porcs castrés au Danemark', 'castrés'],
    ['combien de tonnes de pommes jetées en Belgique', 'jetées'],
    ['how many cows were stolen in Ireland in 2020', 'stolen'],
    ['how many sheep were killed by wolves in Germany', 'killed by wolves'],
    ['how many vaccinated cattle are there in Spain', 'vaccinated'],
    ['how many hens died of bird flu in Hungary', 'died of bird flu'],
    ['what share of EU apples sprayed twice comes from Poland', 'sprayed'],
    ['what share of EU cows milked by robots are Dutch', 'milked by robots'],
    ["quelle part des pommes de l'UE abîmées par la grêle vient de Pologne", 'abîmées par la grêle'],
    ["quelle part des vignes de l'UE arrachées est française", 'arrachées'],
    ["quelle part du blé français est semée à l'automne", "semée à l'automne"],
    ['what share of Spanish olives are pressed into oil', 'pressed into oil'],
    ['EU apples damaged by hail in Poland', 'damaged by hail'],
    ['pommes détruites par la grêle en Pologne', 'détruites par la grêle'],
    ['wheat lost to drought in France in 2022', 'lost to drought'],
    ['blé perdu à cause de la sécheresse en 2022', 'perdu à cause de la sécheresse'],
    ['pigs culled because of African swine fever in Romania 2019', 'culled because of African swine fever'],
  ])('%s: no table counts by it', (question, part) => {
    const { domain, unreadPart } = read(question);
    expect([domain, unreadPart]).toEqual(['production', part]);
  });

  it.each([
    'combien de vaches recensées en France en 2020',
    'combien de vaches traites en France',
    'maïs récolté en Italie en 2022',
    'le blé a perdu 10 % en 2022',
    'Après le blé détruit par la grêle en 2021, production de blé en France en 2022',
    'combien de porcs tués en France en 2020',
    'combien de moutons perdus par la Grèce depuis 2010',
    "combien d'agneaux envoyés à l'abattoir en Espagne",
    'combien de porcs les abattoirs polonais ont-ils traités en 2024',
    'combien de tonnes de betteraves arrachées en Allemagne',
    'combien de tonnes de maïs récoltées par an en Roumanie',
    'combien de vaches élevées par les paysans français',
    "quelle surface de blé a été semée à l'automne 2024 en France",
    'what share of wheat harvested in the EU comes from France',
    'how many sheep are registered in Ireland',
    "what share of the EU's tomatoes grown under glass are Dutch",
  ])('%s: all of them', (question) => {
    const { unreadPart, qualifiers } = read(question);
    expect([unreadPart, qualifiers]).toEqual([undefined, undefined]);
  });

  it.each([
    'combien de mes brebis tuées par le loup seront indemnisées',
    'combien de ruches volées faut-il déclarer',
    "Au bout de combien de récoltes une vigne replantée donne-t-elle droit à l'appellation ?",
    'une brebis crevée ce matin, j’ai combien de temps pour appeler le camion',
  ])('%s: for the law to say', (question) => {
    expect(read(question).unreadPart).toBeUndefined();
  });
});
