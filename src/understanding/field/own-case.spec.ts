import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());
const read = (question: string) => understanding.read(question, '2026-11-20');

describe('what somebody may or must do', () => {
  it.each([
    'Mon neveu a 15 ans et voudrait travailler chez un maraîcher. Est-ce qu’il peut conduire le tracteur ?',
    'Chaque hiver mon beau-père tuait le cochon. Est-ce encore permis de le faire à la maison ?',
    'The neighbour planted firs on a meadow. Can anybody make him pull them out?',
    'I buy apples from growers. Does there have to be a paper contract, and who is supposed to draft it?',
    'J’ai signé à un prix délirant, les voisins paient 30 % de moins. Trop tard pour faire baisser ?',
    'J’aimerais garder quelques brebis. Jusqu’à quelle surface sans perdre ma pension ?',
    'If GM maize turns up in my honey, does he owe me for it?',
    'The boss has me milk cows every Sunday. How many Sundays off am I owed?',
    'Un gars tue des moutons dans son garage et vend la viande, il risque quoi ?',
    'Some guy slaughters lambs at home and sells the meat. What does he risk?',
    'Je vends mes légumes au marché, y a-t-il des emplacements réservés aux producteurs ?',
    'Mon mari vend ses fleurs, la mairie doit-elle lui garder une place ?',
    'Can an animal osteopath treat horses?',
    'I grow potatoes and sell them to a plant. Does the sale contract have to be in writing?',
    'A rabid fox bit my horse. Will it be put down?',
    'A rabid badger bit our pig. Is it going to be killed?',
    'We sell our own flowers; must the town keep pitches for growers?',
    'La génisse que j’ai achetée a la tuberculose, jusqu’à quand je peux me retourner contre le vendeur ?',
    'Nous avons arraché une parcelle de vigne. Jusqu’à quand peut-on demander à en remettre une ?',
    'We pulled up our old vineyard. Until when can we ask to plant it again?',
    'À quelle période de l’année la récolte des algues est-elle autorisée sur nos plages ?',
    'Le préfet a fixé le début des vendanges au 8 septembre mais mes raisins sont mûrs. Qui donne le feu vert pour couper avant ?',
    'Picking starts on 8 September but our grapes are ripe. Who can let us start sooner?',
    'Which months is my neighbour’s harvest of seaweed allowed in?',
  ])('is asked: « %s »', (question) => {
    expect(read(question).leaning?.ofCase).toBe(true);
  });

  it.each([
    'Puis-je avoir le prix du blé en mai 2026 ?',
    'Peut-on dire que le beurre n’a jamais été aussi cher ?',
    'Can I have wheat production in France?',
    'Je suis éleveur, quel prix puis-je espérer pour mes porcs ?',
    'Combien d’hectares de blé la France doit-elle semer ?',
    'Pouvez-vous me donner la récolte de maïs de nos voisins allemands ?',
    'My grandfather said wheat was dearer in 1974, is he right?',
    'Could we expect maize to go up?',
    'Je vends mes légumes au marché, à quel prix ?',
    'Des gens vendent la viande d’agneau combien le kilo ?',
    'On vend nos porcs, on risque une baisse des prix ?',
    'Combien de nos vaches seront abattues en France en 2027 ?',
    'Jusqu’à quand puis-je semer mon blé ?',
    'Jusqu’à quand remontent nos données de récolte du blé ?',
    'When was our wheat harvest the highest?',
  ])('is not, of figures: « %s »', (question) => {
    expect(read(question).leaning?.ofCase).toBeUndefined();
  });
});
