import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what is asked of the data themselves', () => {
  it.each([
    ["Quelles cultures sont couvertes par vos prix de vente moyens dans l'UE ? La liste complète.", 'price'],
    ['Your world sorghum price series: which month does it open with and which does it close with?', 'price'],
    ['À quel rythme relevez-vous le cadran de Plérin : au jour, à la semaine, au mois ?', 'price'],
    ['How often is your Plérin pig quotation published?', 'price'],
    ['What is the first and last month of your urea price series?', 'price'],
    ["jusqu'à quel mois va votre série du caoutchouc ?", 'price'],
    ['How many price series do you have from the World Bank?', 'price'],
    ['Which countries do your goat stock figures cover?', 'production'],
    ['De quel organisme tenez-vous les rendements de blé ?', 'production'],
  ])('« %s » is no figure', (question, domain) => {
    expect(read(question)).toMatchObject({ intent: 'coverage', domain });
  });

  it.each([
    'À quelle fréquence dois-je faire contrôler mon pulvérisateur ?',
    'How often must a sprayer be inspected?',
    'How often did the price of urea exceed 500 USD/t in 2022?',
  ])('« %s » is of something else', (question) => {
    expect(read(question).intent).not.toBe('coverage');
  });
});
