import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('the largest move that is asked for', () => {
  it.each([
    ['en quelle année la production de blé tendre de la France a-t-elle le plus chuté ?', 'down', 'year'],
    ['quelle a été la plus forte hausse annuelle de la production de colza en France', 'up', 'year'],
    ["la plus grosse chute d'une année sur l'autre du maïs en Hongrie", 'down', 'year'],
    ['pire recul annuel de la récolte de tournesol en Espagne depuis 2010', 'down', 'year'],
    ['plus gros bond annuel orge Espagne', 'up', 'year'],
    ['la baisse annuelle la plus importante du cheptel bovin français', 'down', 'year'],
    ["baisse record de la récolte d'olives en Espagne", 'down', undefined],
    ['plus forte variation annuelle du rendement du maïs en France', 'either', 'year'],
    ['In which year did Romanian maize output fall the most?', 'down', 'year'],
    ['which year saw the largest annual increase in French rapeseed production', 'up', 'year'],
    ['biggest year-on-year drop of wheat production in Spain', 'down', 'year'],
    ['when did Polish apple output rise the most in a single year', 'up', 'year'],
    ['which crop grew the most in France in 2023', 'up', undefined],
    ['in which country did tea output grow the most between 2021 and 2022', 'up', undefined],
    ['Which EU member put the most extra hectares under sunflower between 2015 and 2024?', 'up', undefined],
    ['which country added the most hectares of maize from 2010 to 2020', 'up', undefined],
    ["Quel pays a ajouté le plus d'hectares de colza entre 2015 et 2024 ?", 'up', undefined],
    ['which country lost the most hectares of vines since 2010', 'down', undefined],
    ["Quel pays a perdu le plus d'hectares de blé entre 2015 et 2024 ?", 'down', undefined],
    ['plus forte hausse mensuelle du prix du cacao en 2024', 'up', 'month'],
    ['steepest month-on-month fall in urea prices', 'down', 'month'],
  ])('« %s »: %s', (question, largestMove, steps) => {
    const frame = read(question);
    expect([frame.largestMove, frame.steps]).toEqual([largestMove, steps]);
  });

  it.each([
    'quel est le plus gros producteur de maïs en baisse',
    'production la plus forte de blé en France',
    'taux de croissance annuel moyen le plus fort du colza',
    'la production de blé a-t-elle baissé en France',
    'highest maize yield in France',
    'Which three countries grew the most tea in the world in 2022?',
    'who grew the most lentils',
    'We buy avocados from Peru, Colombia and Kenya. Which of the three grew the most in 2022?',
    'Onions: which country grew the most in 2023?',
    'Which three countries grow the most tomatoes? take 2024',
    'which country grew the most onions in 2023',
    'Which crop did France grow the most of in 2023, by area?',
    'which crop has Italy grown most since 2020',
    'In which countries are tomatoes grown most in 2024?',
  ])('is none in « %s »', (question) => {
    expect(read(question).largestMove).toBeUndefined();
  });
});
