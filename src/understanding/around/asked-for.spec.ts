import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

/** What a question asks, without its words. */
function askedBy(question: string) {
  const frame: Frame = understanding.read(question, '2026-11-20');
  const { intent, domain, period, order, whole, unknownWords } = frame;
  const named = [frame.products, frame.measures, frame.places].map((slots) =>
    slots.map(({ value }) => value),
  );
  return { intent, domain, named, period: period?.value, order, whole, unknownWords };
}

const BEFORE_EN = ['List', 'Show me', 'Plot', 'Look up', 'Pull up', 'Retrieve', 'Tabulate', 'Enumerate', 'Read', 'Could you fetch', 'Write down']; // prettier-ignore
const BEFORE_FR = ['Liste', 'Sors-moi', 'Récapitule', 'Extrais', 'Affiche', 'Retrace-moi', 'Ressors-moi', 'Énumère', 'Il me faut', 'Trouve-moi']; // prettier-ignore
const AFTER_EN = ['please', 'for a school project', 'and cite your source', 'from your data', 'briefly', 'asap', 'to the nearest tonne', 'with the source', 'in a table', 'for my boss']; // prettier-ignore
const AFTER_FR = ["s'il vous plaît", 'stp', 'pour un exposé', 'en citant vos sources', "d'après vos données", 'en bref', 'à la tonne près', 'en tableau', 'pour mon chef', "et c'est urgent"]; // prettier-ignore

describe('what somebody tells of himself before', () => {
  it.each([
    ['Mon grand-père cultivait des betteraves dans la Somme.', 'Combien de porcs y a-t-il en Espagne ?'],
    ["J'ai 40 hectares dans la Marne.", 'Quelle est la production de blé tendre en Allemagne en 2023 ?'],
    ['I farm 40 hectares near Lincoln.', 'How many pigs are there in Spain?'],
    ["Quick question before tonight's meeting:", 'what share of EU sunflower comes from Bulgaria?'],
    ['Petite question avant ma réunion de ce soir :', 'quel pays de l’UE produit le plus de pommes ?'],
  ])('changes nothing of what is asked: « %s %s »', (told, question) => {
    expect(askedBy(`${told} ${question}`)).toEqual(askedBy(question));
  });
});

describe('what stands before or behind what is asked for', () => {
  it.each([
    ['French wheat production since 2020', BEFORE_EN, AFTER_EN],
    ['the price of urea in 2022', BEFORE_EN, AFTER_EN],
    ['German maize area in 2023', BEFORE_EN, AFTER_EN],
    ['la production française de blé depuis 2020', BEFORE_FR, AFTER_FR],
    ['le prix de l’urée en 2022', BEFORE_FR, AFTER_FR],
    ['la surface de maïs en Allemagne en 2023', BEFORE_FR, AFTER_FR],
  ])('changes nothing of it: « %s »', (question, before, after) => {
    const asked = askedBy(question);
    for (const words of before)
      expect({ words, ...askedBy(`${words} ${question}`) }).toEqual({ words, ...asked });
    for (const words of after)
      expect({ words, ...askedBy(`${question} ${words}`) }).toEqual({ words, ...asked });
  });
});
