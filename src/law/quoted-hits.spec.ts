import { beforeAll, describe, expect, it } from 'vitest';
import type { LawArticle } from './law-article.js';
import { quoteHits, type LawHit } from './quoted-hits.js';
import { judgeConfidence } from './search/law-confidence.js';
import { buildLawIndex } from './search/law-index.builder.js';
import { readLawLexicon } from './search/law-lexicon.js';
import { LawSearch } from './search/law-search.js';
import { readBundledRuralCode } from './sources/bundled-code.js';

describe('what is told in brief of what a search finds', () => {
  let articles: Map<string, LawArticle>;
  let search: LawSearch;
  beforeAll(async () => {
    const corpus = await readBundledRuralCode();
    articles = new Map(corpus.articles.map((one) => [one.id, one]));
    const lexicon = readLawLexicon();
    search = new LawSearch(buildLawIndex(corpus.articles, lexicon, 'key'), lexicon);
  });

  function firstHit(question: string): LawHit | undefined {
    const result = search.search(question, { limit: 5, onDate: '2026-11-20' });
    const kind = judgeConfidence(result);
    const found = result.hits.flatMap(({ articleId }) => articles.get(articleId) ?? []);
    return quoteHits(result.hits, found, {
      spoken: search.speak(question),
      kind,
      // What sentences of the law say by themselves.
      headnotes: new Map(),
    })[0];
  }

  it.each([
    // The penalty of another deed, in an article that does not name what the question does.
    'Quelle amende pour un mareyeur sans agrément ?',
    'What is the fine for a mareyeur without approval?',
    'Quelle amende encourt l’employeur agricole qui ne donne pas le repos dominical ?',
    'Quelle amende pour un bateau sans balise ?',
    'What fine for selling unpasteurised milk without approval?',
    // The time of another act, in an article that speaks of less than half of the question.
    'La SAFER vient de vendre un champ, combien de temps l’affiche doit-elle rester en mairie ?',
    // The share of the votes, where that of the operations is asked for.
    'Dans une SICA, quelle part des opérations peut être faite avec des non-associés ?',
    // A time within one of the cases in which a lease may be ended, where it is asked when something is due.
    'Quand dois-je payer le fermage ?',
    'When does a farm lease end?',
    // The tenant's time to object, where the landlord asks.
    'When do I get the land back?',
    // The watch over an animal that has bitten, where nothing has.
    'mon véto peut-il garder mon chien si je ne paie pas',
    // A ban on the word « crémant », where another is asked about.
    'Puis-je appeler mon vin château ?',
  ])('nothing: %s', (question) => {
    expect(firstHit(question)?.brief).toBeNull();
  });

  it.each([
    ['How long does the doctor have to send the accident certificate?', 'vingt-quatre heures ouvrées'],
    [
      'Sous combien de temps le médecin doit-il envoyer le certificat d’accident du travail agricole à la MSA ?',
      'vingt-quatre heures ouvrées',
    ],
    // The first day of what is asked about and not the last, be it named in words alone.
    [
      'Vin primeur en IGP : à partir de quel jour je peux le vendre aux clients ?',
      "troisième jeudi du mois d'octobre",
    ],
    [
      'À quel moment puis-je faire réviser un fermage trop cher ?',
      'au cours de la troisième année de jouissance',
    ],
    // An age, and not the time between a certificate and the sale.
    ['Chaton : combien de jours avant de le vendre ?', 'huit semaines'],
    ['How many days old must a puppy be to be sold?', 'huit semaines'],
    // And not that of the other lease by which its price is named.
    ['bail de carrière : combien d’années minimum ?', 'vingt-cinq ans'],
    // And not the time from the end of which a claim lapses.
    ['Combien de temps pour payer la cotisation au comité des pêches ?', 'un mois'],
  ])('%s: %s', (question, words) => {
    expect(firstHit(question)?.brief?.plain).toMatchObject({ figure: { words } });
  });

  it.each([
    ['Que risque un éleveur qui maltraite ses animaux ?', 'penalty'],
    ['What fine for fishing without authorisation at sea?', 'penalty'],
    ['Quelle amende pour avoir arraché une haie classée par le préfet ?', 'penalty'],
    // Everyday words of the article say little of the question, but it leads by far, or names all of it.
    ['A farmer hid a suspected case of foot-and-mouth disease. What penalty is he facing?', 'penalty'],
    ['Que risque-t-on à jeter une brebis crevée dans un ravin ?', 'penalty'],
    ['Quelle est la durée maximale du mandat des administrateurs d’un fonds de mutualisation ?', 'figure'],
    ['Qui préside le conseil de bassin viticole ?', 'decider'],
    ['Si la préfecture ne répond pas à la demande d’agrément du GAEC, elle est rejetée ?', 'silence'],
    [
      'Mon bail cessible hors famille se termine l’an prochain et j’ai laissé passer la date pour donner congé. Il repart pour combien d’années ?',
      'figure',
    ],
    ['Combien de jours un animal errant est-il gardé à la fourrière ?', 'figure'],
    ['Bail à long terme : c’est combien d’années au minimum ?', 'figure'],
    // Everyday words of the article say little of the question, but no other is near, be its score low.
    ['For how long at most can the disciplinary chamber suspend me from practising as a vet?', 'figure'],
    ['On organise une capture des chats errants : combien de temps avant prévenir les habitants ?', 'figure'],
    ['I house one seasonal worker. How big must the dining room be at the least?', 'figure'],
    ['Plan de transmission de l’exploitation familiale : durée max ?', 'figure'],
    ['I farm on shares, can I switch to a cash rent?', 'verdict'],
  ])('%s: a %s', (question, kind) => {
    expect(firstHit(question)?.brief?.plain?.kind).toBe(kind);
  });

  it.each([
    // Be it less than what is asked about, the condition that is required is told, and no yes.
    'Je peux supprimer un chemin d’exploitation si deux riverains sur trois sont d’accord ?',
    'Puis-je supprimer un chemin d’exploitation avec l’accord de la majorité des riverains ?',
    'Can I close a farm track with the consent of most of the neighbours?',
  ])('on what condition alone: %s', (question) => {
    const brief = firstHit(question)?.brief;
    expect(brief?.plain).toMatchObject({ onlyIf: expect.stringMatching(/^du consentement de tous les/u) });
    expect(brief?.statement).toEqual([]);
  });

  it.each([
    // A right, a duty or what follows, where no plain answer can be told: the sentence that says far more than any other.
    ['Un ado de 15 ans peut-il bosser à la ferme pendant les vacances ?', /de plus de quatorze ans/u],
    ['Les administrateurs de la coop touchent-ils un salaire ?', /sont gratuites/u],
    [
      'Mon propriétaire me donne congé par simple lettre un an avant, est-ce valable ?',
      /par acte extrajudiciaire$/u,
    ],
    ['Does the widow keep the lease when the tenant dies?', /^En cas de décès du preneur, le bail continue/u],
    // Of an article that leads the others, though everyday words of it say less.
    [
      'Brocante du village : une dame veut y donner ses chatons, je laisse faire ?',
      /est interdite dans les/u,
    ],
    [
      'Je peux quand même écrire syrah sur l’étiquette, sans cépage dans ma revendication IGP ?',
      /^Seuls les/u,
    ],
    // With the sentence that it leans on, or the case that it is of.
    [
      'Le fonds agricole peut-il être nanti ?',
      /^Cette décision .*\nCe fonds, .* peut faire l'objet d'un nantissement/u,
    ],
    [
      'Un éleveur de moutons tue lui-même un agneau à la ferme pour le manger en famille. Il en a le droit ?',
      /^La mise à mort hors d'un abattoir est autorisée : 1° /u,
    ],
    // With all the cases that it announces.
    ['Are animals always stunned before slaughter?', /^L'étourdissement .* à l'exception .*\n1° .*\n3° /su],
    // A duty that is laid down as what is done.
    ['Mon chien a mordu le facteur, dois-je le déclarer ?', /est déclaré par son propriétaire/u],
    ['Suis-je obligé d’identifier mon chat ?', /sont identifiés par un procédé agréé/u],
  ])('in its own words: %s', (question, words) => {
    expect(firstHit(question)?.brief).toMatchObject({ plain: null });
    expect(firstHit(question)?.brief?.statement.join(' ')).toMatch(words);
  });

  it.each([
    'Que contient le schéma des structures des cultures marines ?',
    'Comment se passe un bail rural ?',
    'Qui siège au conseil consultatif de la criée ?',
    // Nor one that refers to another law.
    'Travail au noir sur mon exploitation : la MSA peut-elle majorer les cotisations ?',
  ])('no sentence of what is asked at large: %s', (question) => {
    expect(firstHit(question)?.brief).toBeNull();
  });
});
