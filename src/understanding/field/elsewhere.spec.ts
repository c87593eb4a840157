import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

describe('goods of one’s own', () => {
  it.each([
    'ma chèvre ne bouge plus depuis hier',
    'mon blé jaunit depuis deux semaines',
    'mes tomates en 2024',
  ])('have no figures: « %s »', (question) =>
    expect(understanding.read(question, '2026-11-20').domain).toBeNull(),
  );

  it.each([
    ['mes pommes de terre françaises en 2023, la production', 'production'],
    ['le prix de mon colza', 'price'],
    ['mon blé va-t-il encore baisser ?', 'price'],
  ])('are asked of a market, or by a measure: « %s »', (question, domain) => {
    expect(understanding.read(question, '2026-11-20').domain).toBe(domain);
  });
});

describe('questions whose shape is of another field', () => {
  it.each([
    'Quelle équipe a gagné le concours de labour ?',
    'Who sang "Old MacDonald had a farm"?',
    "C'est quoi le nom du mâle de la brebis ?",
    'What do you call a baby goat?',
    'Quelle est la différence entre un taureau et un bœuf ?',
    'Les chèvres peuvent-elles nager ?',
    'Can cows swim?',
    'Quelle charrue choisir pour un sol argileux ?',
    "C'est quoi la meilleure variété de pommier pour mon jardin ?",
    'Which plough should I buy?',
    'My gran said my uncle had “bought the farm”. What does that really mean?',
    'What does the phrase “he bought the farm” mean?',
    'Mon oncle dit « c’est la fin des semailles », ça veut dire quoi au juste ?',
    'What APY does yield farming on Ethereum give?',
    'C’est quoi les paroles du fermier dans son pré ?',
    'Quel est le meilleur moment pour faire les foins ?',
    'Comment faire du beurre à la maison ?',
    'How do I make cider from my apples?',
    'Que faire ce week-end dans le Gers avec des enfants, genre ferme pédagogique ?',
    'Mes tomates ont le mildiou',
    'Qui joue le fermier dans Le Bonheur est dans le pré ?',
    'Joue à un jeu avec moi sur les animaux de la ferme',
    'Combien coûte une visite de ferme ?',
    'Combien de tomates pour un kilo de sauce ?',
    'Combien de lait faut-il pour faire un kilo de beurre ?',
    'combien de kilos de raisin pour faire une bouteille de vin',
    'How many olives does it take to make a litre of oil?',
    'Un kilo de plumes ou un kilo de blé, lequel est le plus lourd ?',
    'Combien de Français sont végétariens ?',
    '1+1 = combien de vaches ?',
    "Est-ce qu'il va geler cette nuit sur les vignes de Chablis ?",
    'Y aura-t-il de la grêle ce week-end sur mes vergers ?',
    'Quel temps pour les vendanges la semaine prochaine en Alsace ?',
    'Will it hail in Burgundy tomorrow?',
    'Dis, toi tu préfères les vaches ou les moutons ?',
    "C'est quoi ton légume préféré ?",
    'Have you ever milked a cow?',
    "Le lait de chèvre, est-ce que c'est bon pour un bébé de quatre mois ?",
    'Is goat milk good for a baby?',
    'Les lentilles font-elles grossir ?',
    'Une idée de marinade pour des travers de porc ?',
    'Any ideas for dinner with two aubergines?',
    'Née le 20 avril, je suis Taureau ou Bélier ?',
    'Pour les chambres d’agriculture, tu voterais pour qui ?',
    'Je cherche un job de vendangeur en Champagne, tu connais quelqu’un ?',
    'Looking for a job on a dairy farm near Rennes',
    'Ma brebis boite depuis trois jours, je lui donne quoi ?',
    'My calf is coughing, what should I give it?',
    'Où acheter du bon foin pour mon lapin ?',
    'Where can I buy hay in Kent?',
    'Mes poules pondent moins depuis janvier',
    'Qui était Olivier de Serres ?',
    'Who was Jethro Tull?',
    'Si mes douze poules pondent chacune cinq œufs par semaine, ça m’en fait combien en un mois ?',
    'Si je mets 3 vaches par hectare, il me faut combien d’hectares pour 45 vaches ?',
  ])('are nobody’s here: « %s »', (question) => {
    const { domain, leaning } = understanding.read(question, '2026-11-20');
    expect(domain).toBeNull();
    expect(leaning?.outside).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ['Quelle est la différence entre un bail rural et un bail à long terme ?', 'law'],
    ['Quelle forme de société choisir pour deux associés : GAEC ou EARL ?', 'law'],
    ['Comment faire un bail rural ?', 'law'],
    ['Comment faire du fromage et le vendre à la ferme, quelles règles ?', 'law'],
    ['Comment reconnaître un chien dangereux ?', 'law'],
    ['Qui est le premier producteur de blé en Europe ?', 'production'],
    ['Mes vaches ont la diarrhée, le vendeur doit-il me rembourser ?', 'law'],
    ['Mon cheval acheté boite, ai-je un recours contre le vendeur ?', 'law'],
    ['Mon colza va-t-il monter cet automne ?', 'price'],
    ['combien vaut mon blé en ce moment ?', 'price'],
    ['Le blé français se vend-il plus cher que le mien, né le 20 avril en Beauce ?', 'price'],
    ['Mes ruches ont le varroa, suis-je obligé de traiter ?', 'law'],
    ['Les chiens peuvent-ils courir en liberté en forêt ?', 'law'],
    ['Le gel de ce printemps a-t-il fait baisser la production d’abricots en France ?', 'production'],
    ['Combien de blé et combien de maïs en France en 2022, et le total de chacun en 2023 ?', 'production'],
    ['Le maire préfère clôturer le chemin rural, en a-t-il le droit ?', 'law'],
    ['La grêle a détruit ma récolte : suis-je indemnisé ?', 'law'],
    ['combien de kilos de blé pour un kilo d’urée en 2023 ?', 'price'],
    ['combien de gens faut-il pour fonder une coopérative agricole ?', 'law'],
    ['Which country won most from the wheat price rise?', 'price'],
    ['Quel est le meilleur rendement du maïs en Europe ?', 'production'],
    ['Quelle est la meilleure année du blé en France ?', 'production'],
    ['qui a gagné le plus de surface en Europe entre 2015 et 2023, le blé ou le maïs ?', 'production'],
  ])('are told from those of a field: « %s »', (question, domain) => {
    expect(understanding.read(question, '2026-11-20').domain).toBe(domain);
  });
});
