import { describe, expect, it } from 'vitest';
import { figuresWished, says, wishOf, type BriefWish } from './brief-wish.js';
import { lawWords } from './search/law-words.js';

function briefWish(question: string): BriefWish | null {
  return wishOf(lawWords(question).join(' '));
}

/** What a question asks for, in one word or by the kinds of figure. */
function asked(question: string): string {
  const wish = briefWish(question);
  if (wish === null) return 'nothing';
  return wish.asks === 'figure' ? [...wish.kinds].join(' ') : wish.asks;
}

describe('what one sentence could answer', () => {
  it.each([
    ['Combien de temps dure un bail rural ?', 'duration'],
    ['cb de tps pour répondre', 'duration'],
    ['6 ans c le max ?', 'duration'],
    ['What is the shortest term of a lease?', 'duration'],
    ['vendre mon vin en vrac c’est permis ou pas', 'rule'],
    ['How many days does the pound keep a dog?', 'duration'],
    ['À quel âge peut-on vendre un chaton ?', 'age'],
    ['Combien de semaines avant de vendre un chiot ?', 'age'],
    ['Mon chiot est malade, combien de jours pour attaquer le vendeur ?', 'duration'],
    ['Combien de jours pour poursuivre celui qui m’a vendu mon chaton ?', 'duration'],
    ['How many days to sue the breeder who sold me the puppy?', 'duration'],
    ['quelle profondeur pour la canalisation', 'measure'],
    ['un chemin rural fait combien de large', 'measure'],
    ['Quel pourcentage de la prime est pris en charge ?', 'amount'],
    ['Combien d’associés dans un GAEC ?', 'count'],
    ['Jusqu’à quelle date puis-je arroser ?', 'date'],
    ['Quelle amende sans licence de pêche ?', 'penalty'],
    ['Within how many days can I give the permit back without a penalty?', 'duration'],
    ['Qui paie la taxe foncière ?', 'payer'],
    ['Qui fixe la date des vendanges ?', 'who'],
    ['Puis-je sous-louer ma parcelle ?', 'rule'],
    ['on peut vendre des chiots sur une brocante', 'rule'],
    ['Can I sublet the land?', 'rule'],
    ['J’ai acheté une jument. À qui dois-je la déclarer ?', 'nothing'],
    ['À qui faut-il notifier le congé ?', 'nothing'],
    ['Puis-je céder mon bail au voisin à qui je dois de l’argent ?', 'rule'],
    ['les poules du voisin, je peux les garder ?', 'rule'],
    ['Does a tenant farmer need a written lease?', 'rule'],
    ['À partir de combien de temps une terre est-elle en friche ?', 'duration'],
    ['Jusqu’à quand puis-je payer ?', 'date duration'],
    ['By when must I pay?', 'date duration'],
    ['My cow has died. When must I tell the vet?', 'date duration'],
    ['Combien de fois par an se réunit le comité ?', 'frequency duration'],
    ['De combien amortit-on les travaux ?', 'amount'],
    ['How much notice must I give?', 'duration'],
    ['Qui délivre le permis de pêche ?', 'who'],
    ['Par qui est nommé le médiateur ?', 'who'],
    ['Who grants the licence?', 'who'],
    ['Combien dois-je payer à la commune ?', 'amount'],
    ['Et au bailleur, je dois combien ?', 'amount'],
    ['The ewes were never tagged. When should I have told them, and when must I do it?', 'date duration'],
    ['Faut-il prévenir la mairie, et quand ?', 'date duration'],
    ['When is a field considered abandoned?', 'nothing'],
    ['What does the seller risk?', 'penalty'],
    ['Il risque d’être exclu, combien de jours au plus ?', 'duration'],
    ['How quickly must I report it?', 'duration'],
    ['How far back may they claim?', 'duration'],
    ['Tout les combiens faire contrôler le pulvé ?', 'frequency duration'],
    ['Chien au niveau de risque 2 : sous quel délai le revoir ?', 'duration'],
    ['What is the term of a lease?', 'duration'],
    ['Combien de personnes par chambre, et quelle surface ?', 'count'],
    ['Quelle surface par chambre, et combien de personnes ?', 'measure'],
    ['Le préfet ne répond pas, est-ce un accord ?', 'silence'],
    ['Que se passe-t-il si je ne fais rien ?', 'silence'],
    ['Son maître ne répond plus, puis-je vendre le cheval ?', 'rule'],
    ['What happens if I do nothing for six months?', 'silence'],
    ['La réparation est pour moi ou pour le bailleur ?', 'payer'],
    ['Is the repair for me or for the landlord?', 'payer'],
    ['Combien de menus sans viande par semaine ?', 'frequency duration'],
    ['Sans réponse, au bout de combien de mois est-ce un refus ?', 'duration'],
    ['Dois-je un certificat quand je vends un chat ?', 'rule'],
    ['Jusqu’à quand je peux semer ?', 'date duration'],
    ['un client qui paie jamais', 'nothing'],
    ['Parle-moi du bail rural', 'nothing'],
    ['La SAFER, comment ça marche ?', 'nothing'],
  ])('« %s » asks for: %s', (question, expected) => {
    expect(asked(question)).toBe(expected);
  });

  it('takes the members of a group for those who are counted under other names', () => {
    const wish = briefWish('Il faut combien de fermes pour une CUMA ?');
    if (wish === null) throw new Error('asks for nothing');
    expect(
      figuresWished('Elles comptent au moins quatre sociétaires.', wish).map(({ value }) => value),
    ).toEqual([4]);
    expect(figuresWished('Elles sont constituées pour quatre ans.', wish)).toEqual([]);
  });

  it.each([
    ['Combien de temps dure l’indemnité ?', "Il est payé après trois jours d'arrêt.", []],
    ['Après combien de jours est-il payé ?', "Il est payé après trois jours d'arrêt.", ['trois jours']],
    [
      'Combien de temps la fourrière garde-t-elle un chat ?',
      'Il prévient les habitants une semaine avant la capture.',
      [],
    ],
    ['Combien de temps conserver ce registre ?', 'Il est conservé pendant cinq ans.', ['cinq ans']],
    ['How long does conversion to organic take?', 'Elle est en conversion depuis au moins un an.', []],
    ['Combien de temps dure l’indemnité ?', 'Elle est servie pendant un an.', ['un an']],
  ])(
    'tells how long one waits, or has done, from how long it lasts: %s / %s',
    (question, sentence, words) => {
      expect(figuresWished(sentence, briefWish(question)).map((figure) => figure.words)).toEqual(words);
    },
  );

  it('takes a figure in a shorter unit than the one asked for as one of something else', () => {
    const wish = briefWish('Combien d’années doit-elle exploiter ?');
    if (wish === null) throw new Error('asks for nothing');
    const figures = figuresWished('Elle exploite pendant neuf ans et le déclare dans les quatre mois.', wish);
    expect(figures.map(({ words }) => words)).toEqual(['neuf ans']);
  });

  it('finds a figure of another kind no answer', () => {
    const wish = briefWish('Combien de temps a le preneur ?');
    if (wish === null) throw new Error('asks for nothing');
    const answers = (sentence: string): boolean =>
      says({ folded: lawWords(sentence).join(' '), figures: figuresWished(sentence, wish) }, wish);
    expect(answers('Le preneur verse 20 % du prix.')).toBe(false);
    expect(answers('Le preneur dispose de deux mois.')).toBe(true);
  });

  const TIMES =
    'Agréé pour une durée de cinq ans, il est convoqué dix jours avant et répond dans un délai de deux mois.';
  it.each([
    ['Combien de temps dure l’agrément ?', ['cinq ans']],
    ['Sous combien de temps répond-il ?', ['deux mois']],
    ['How soon must he answer?', ['deux mois']],
    ['Combien de temps à l’avance est-il convoqué ?', ['dix jours']],
    ['What notice is given?', ['dix jours']],
  ])('tells the time asked for from others: %s', (question, words) => {
    const figures = figuresWished(TIMES, briefWish(question));
    expect(figures.map((figure) => figure.words)).toEqual(words);
  });

  it.each([
    ['Combien de temps au plus ?', ['un mois']],
    ['How long at most may it last?', ['un mois']],
    ['Quelle est la durée minimum ?', ['trois ans']],
    ['How long at least?', ['trois ans']],
    ['Combien de temps ?', ['trois ans', 'un mois']],
    ['Combien de temps au plus tard après la vente ?', ['trois ans', 'un mois']],
    ['À quelle fréquence ?', []],
  ])('takes the least for no answer where the most is asked for: %s', (question, words) => {
    const sentence = 'Le contrat dure au moins trois ans, la prolongation au plus un mois.';
    expect(figuresWished(sentence, briefWish(question)).map((figure) => figure.words)).toEqual(words);
  });

  it.each(['Tous les combien siège-t-elle ?', 'How often does she sit?'])(
    'takes how long something lasts for no answer to how often: %s',
    (question) => {
      const sentence = 'Nommée pour six ans, la commission siège tous les deux mois.';
      expect(figuresWished(sentence, briefWish(question)).map(({ words }) => words)).toEqual(['deux mois']);
    },
  );

  it('takes the share of a condition for no answer', () => {
    const sentence = 'Lorsque la part est supérieure à 30 %, il rembourse un cinquième du montant.';
    const figures = figuresWished(sentence, briefWish('Quelle part rembourse-t-il ?'));
    expect(figures.map(({ words }) => words)).toEqual(['un cinquième']);
  });
});

describe('how long something has been so', () => {
  const SINCE = 'Il est agriculteur depuis trois ans au moins.';
  const MUST = 'Il exploite lui-même la terre neuf années.';

  it.each([
    ['Depuis combien de temps faut-il exploiter pour préempter ?', SINCE, ['trois ans']],
    ['Depuis combien de temps faut-il exploiter pour préempter ?', MUST, []],
    ['How long must I have farmed to pre-empt?', SINCE, ['trois ans']],
    ['How long must I have farmed to pre-empt?', MUST, []],
    ['Combien de temps faut-il exploiter après avoir préempté ?', MUST, ['neuf années']],
  ])('%s / %s', (question, sentence, expected) => {
    expect(figuresWished(sentence, briefWish(question)).map(({ words }) => words)).toEqual(expected);
  });
});
