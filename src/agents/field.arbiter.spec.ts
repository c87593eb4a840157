import { describe, expect, it } from 'vitest';
import type { Affinity } from '../law/law-affinity.js';
import { loadCues } from '../lexicon/cues.loader.js';
import { loadLexicon } from '../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding/understanding.js';
import { FieldArbiter } from './field.arbiter.js';

const TODAY = '2026-11-20';
const understanding = new Understanding(loadLexicon(), loadCues());
const SILENT: Affinity = {
  score: 4,
  everyday: 0.1,
  evidence: 20,
  foreign: false,
  otherLaw: null,
  abroad: null,
  unnamed: false,
  isFound: false,
};
const CLEAR: Affinity = { ...SILENT, score: 60, everyday: 0.6, evidence: 30, isFound: true };
const FOREIGN: Affinity = { ...CLEAR, foreign: true, isFound: false };

/** Sounds neither like what is answered nor like what is not. */
const PLAIN = { strangenessOf: () => -1 };

async function fieldOf(question: string, affinity: Affinity, scope = PLAIN) {
  const arbiter = new FieldArbiter({ measure: async () => affinity }, scope);
  const { domain, intent } = await arbiter.settle(understanding.read(question, TODAY), question, TODAY);
  return { domain, intent };
}

const LAW = { domain: 'law', intent: 'legal' };
const NOBODYS = { domain: null, intent: 'out_of_scope' };

describe('what the code says', () => {
  it.each([
    "Pour la carte de mon restaurant : qu'est-ce que le code rural appelle exactement « foie gras » ?",
    'For my menu: what does the rural code call foie gras?',
  ])('is of the law, whatever it is wanted for: %s', async (question) => {
    expect(await fieldOf(question, { ...CLEAR, score: 5, foreign: true })).toEqual(LAW);
  });
});

describe('the price of a thing that has a mark', () => {
  it.each([
    'combien coûte un poulet label rouge',
    'à combien est le porc label rouge',
    "prix d'un fromage AOP",
    'how much is organic milk',
  ])('is of figures, whatever the articles say of the mark: %s', async (question) => {
    expect(await fieldOf(question, { ...CLEAR, score: 300, everyday: 0.9 })).toMatchObject({
      domain: 'price',
    });
  });

  it('is of the law where it is asked who sets it', async () => {
    expect(await fieldOf('qui fixe le prix du lait AOP', { ...CLEAR, score: 300, everyday: 0.9 })).toEqual(
      LAW,
    );
  });
});

describe('the field of a question', () => {
  it.each([
    'Ma chatte a été ramassée et emmenée. Combien de jours la gardent-ils ?',
    'Peut-on encore élever des visons pour leur fourrure ?',
    'Could my children give away kittens at the village flea market?',
    'un facteur en vacances peut-il couper du raisin',
  ])('%s is law where articles speak of it, else nobody’s', async (question) => {
    expect(await fieldOf(question, CLEAR)).toEqual(LAW);
    expect(await fieldOf(question, SILENT)).toEqual(NOBODYS);
    expect(await fieldOf(question, FOREIGN)).toEqual(NOBODYS);
  });

  it.each(['qui dirige un lycée agricole', 'qui peut mettre un lycée agricole sous tutelle'])(
    '%s is law where an article has all its words, few as they are',
    async (question) => {
      expect(await fieldOf(question, { ...CLEAR, score: 80, everyday: 1, evidence: 8 })).toEqual(LAW);
    },
  );

  it.each([
    "I'm a student and want to pick grapes in Champagne in September. What is the longest a grape-harvest contract (contrat vendanges) can run?",
    'Our dairy would like a one-year milk supply agreement with a French farmer. Is there a legal minimum length for this kind of contract?',
  ])('%s is law where an article says far more than of any figures', async (question) => {
    expect(await fieldOf(question, { ...CLEAR, score: 230, everyday: 0.5 })).toEqual(LAW);
    expect(await fieldOf(question, CLEAR)).toMatchObject({ domain: 'production' });
  });

  it('is law where neither a thing nor a measure is named and articles speak of it', async () => {
    const question =
      'We bought a farmhouse at the end of a shared track. Who has to pay for filling in the potholes?';
    const familiar = { strangenessOf: () => -4 };
    expect(await fieldOf(question, CLEAR, familiar)).toEqual(LAW);
    expect(await fieldOf(question, SILENT, familiar)).toMatchObject({ domain: 'price' });
    expect(await fieldOf('convert 3 acres to square feet', CLEAR)).toMatchObject({ intent: 'conversion' });
  });

  it.each([
    ['Quelle était la production de blé tendre en France en 2024 ?', 'production'],
    ['une succession : à combien se négocie l’hectare de terre labourable en Beauce ?', 'price'],
    ['prix du maïs en mars 2024', 'price'],
    ['So my neighbour went on about barley: how much of it did Ireland bring in in 2019?', 'production'],
    ['production de poulets label rouge en France en 2023', 'production'],
    ['production du foie gras', 'production'],
    ["En quel mois les abattages d'agneaux sont-ils les plus élevés ?", 'production'],
    ['price of foie gras', 'price'],
    ["prix d'un hectare de terre", 'price'],
    ['combien coûte une carcasse de veau', 'price'],
    ['cost of a beef carcass', 'price'],
    ['how much is a bullock', 'price'],
    ['plus de moutons ou plus de vaches en France', 'production'],
    ['quels animaux sont les plus abattus', 'production'],
    ['beehives in Turkey', 'production'],
    ['nombre de ruches', 'production'],
    ['prix des animaux', 'price'],
    ['quels animaux élève-t-on le plus', 'production'],
    ['prix du lait payé aux producteurs', 'price'],
    ['quel est le prix du lait bio', 'price'],
    ['what is the price of organic eggs', 'price'],
    ['le fermage a-t-il augmenté', 'price'],
    ['how much subsidy per hectare?', 'production'],
    ['prix du lait payé par Duval et fils', 'price'],
    ['cours de la coopérative pour le blé', 'price'],
    ['Qui a le plus de ruches en Europe ?', 'production'],
    ['Who keeps the most bees in Europe?', 'production'],
    ['Which country slaughters the most pigs?', 'production'],
    ['Which country slaughters the most rabbits?', 'production'],
    ['poules pondeuses france', 'production'],
  ])('%s stays one of figures, whatever articles say', async (question, domain) => {
    expect(await fieldOf(question, CLEAR)).toMatchObject({ domain });
  });

  it.each([
    "combien d'œufs pond une poule par an",
    'how many bees in a hive',
    'comment soigner une vache qui boite',
    'peut-on chasser le sanglier la nuit',
    'which party is best for farmers',
    'où partir en vacances avec mes moutons',
    'farm stay in Tuscany',
    'farm worker wages',
    'meilleure variété de blé pour ma région',
    'combien de litres de lait donne une vache par jour',
  ])('%s is nobody’s, whatever the articles say of the animal', async (question) => {
    expect(await fieldOf(question, CLEAR)).toEqual(NOBODYS);
  });

  it('is taken from a crop named in passing only where the articles say much more', async () => {
    const question = 'Mes abeilles sont parties se poser dans l’arbre d’à côté. À qui sont-elles ?';
    expect(await fieldOf(question, CLEAR)).toEqual(LAW);
    expect((await fieldOf(question, SILENT)).domain).not.toBe('law');
  });

  it('is nobody’s where the code does not treat the subject, however legal the words', async () => {
    const question = 'Quel préavis dois-je donner au propriétaire pour quitter mon appartement ?';
    expect(await fieldOf(question, FOREIGN)).toEqual(NOBODYS);
    expect(await fieldOf(question, CLEAR)).toEqual(LAW);
  });

  it('is law where an article answers a word that no field has, and less speaks for nobody', async () => {
    const spoken = { ...CLEAR, score: 110 };
    expect(await fieldOf('C’est quoi la compascuité ?', spoken)).toEqual(LAW);
    expect(await fieldOf('C’est quoi la compascuité ?', { ...spoken, score: 40 })).toEqual(NOBODYS);
    expect(await fieldOf('Mon chat ne mange plus', spoken)).toEqual(NOBODYS);
  });

  it('is nobody’s where hardly a word is of law and the articles say little more', async () => {
    const unspoken = 'Taille de la cage à furets';
    expect(await fieldOf(unspoken, CLEAR)).toEqual(LAW);
    expect(await fieldOf(unspoken, { ...CLEAR, score: 59 })).toEqual(NOBODYS);
    const barely = 'Qui tient la ferme du Val ?';
    expect(await fieldOf(barely, { ...CLEAR, score: 41 })).toEqual(LAW);
    expect(await fieldOf(barely, { ...CLEAR, score: 40 })).toEqual(NOBODYS);
  });

  it('is nobody’s the sooner the more a question sounds like those of nobody', async () => {
    const barely = 'Qui tient la ferme du Val ?';
    const sounding = (strangeness: number) => ({ strangenessOf: () => strangeness });
    expect(await fieldOf(barely, CLEAR, sounding(-1))).toEqual(LAW);
    expect(await fieldOf(barely, CLEAR, sounding(1))).toEqual(NOBODYS);
    const plainly = 'Mon bailleur peut-il résilier le bail rural de sa ferme ?';
    expect(await fieldOf(plainly, CLEAR, sounding(2))).toEqual(LAW);
    const unclaimed = 'Ma chatte a été ramassée et emmenée. Combien de jours la gardent-ils ?';
    expect(await fieldOf(unclaimed, CLEAR, sounding(-1))).toEqual(LAW);
    expect(await fieldOf(unclaimed, CLEAR, sounding(4))).toEqual(NOBODYS);
  });

  it('is nobody’s where it sounds like nothing of the law, whatever the articles have of its words', async () => {
    const strangest = { strangenessOf: () => 5 };
    const spoken = { ...CLEAR, score: 300, everyday: 1 };
    const question = 'Quelle tronçonneuse me conseilles-tu pour faire mon bois ?';
    expect(await fieldOf(question, spoken)).toEqual(LAW);
    expect(await fieldOf(question, spoken, strangest)).toEqual(NOBODYS);
  });

  it('is law where it is asked whom to ask for leave, and the articles say of what', async () => {
    const question = 'à qui je demande pour planter un hectare de vigne en plus';
    expect(await fieldOf(question, { ...CLEAR, score: 126, everyday: 0.9 })).toEqual(LAW);
  });

  it('is not of figures for a crop alone where it sounds very much like those of nobody', async () => {
    const sounding = (strangeness: number) => ({ strangenessOf: () => strangeness });
    const named = 'le blé en France en 2024';
    expect(await fieldOf(named, SILENT, sounding(2))).toMatchObject({ domain: 'production' });
    expect(await fieldOf(named, SILENT, sounding(3))).toEqual(NOBODYS);
    const measured = 'production de blé en France en 2024';
    expect(await fieldOf(measured, SILENT, sounding(3))).toMatchObject({ domain: 'production' });
  });

  it.each(['Quel délai ai-je pour agir ?', 'Is that legal?', "Qu'est-ce que je risque ?"])(
    '%s is law, to be asked back, as it does not say of what',
    async (question) => {
      expect(await fieldOf(question, { ...SILENT, unnamed: true })).toEqual(LAW);
    },
  );

  it('is the law of another state, a text not held, unless a place in France is named too', async () => {
    const read = async (question: string) => {
      const arbiter = new FieldArbiter({ measure: async () => ({ ...CLEAR, abroad: 'Ohio' }) }, PLAIN);
      return (await arbiter.settle(understanding.read(question, TODAY), question, TODAY)).foreignAct;
    };
    expect(await read('Can my landlord in Ohio evict me from the farm?')).toBe('foreign law (Ohio)');
    expect(await read('Mon bailleur de l’Ohio peut-il reprendre la ferme dans le Gard ?')).toBeNull();
    expect(await read('Combien de blé tendre a produit la France en 2024 ?')).toBeNull();
  });

  it('keeps the code that a question of another one is of', async () => {
    const arbiter = new FieldArbiter({ measure: async () => ({ ...FOREIGN, otherLaw: 'labour' }) }, PLAIN);
    const settled = async (question: string) =>
      await arbiter.settle(understanding.read(question, TODAY), question, TODAY);
    expect(await settled('Puis-je licencier mon ouvrier agricole ?')).toMatchObject({
      domain: null,
      intent: 'out_of_scope',
      otherLaw: 'labour',
    });
    expect((await settled('Combien de blé tendre a produit la France en 2024 ?')).otherLaw).toBeUndefined();
  });

  it.each(['article L. 411-1', 'Bonjour', 'convertis 80 q/ha en t/ha'])(
    '%s needs no article to be settled',
    async (question) => {
      const arbiter = new FieldArbiter(
        { measure: () => Promise.reject(new Error('nothing needs to be looked up')) },
        PLAIN,
      );
      const frame = understanding.read(question, TODAY);
      expect(await arbiter.settle(frame, question, TODAY)).toBe(frame);
    },
  );
});
