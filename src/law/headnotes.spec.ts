import { beforeAll, describe, expect, it } from 'vitest';
import { chooseHeadnotes, type ChosenHeadnote } from './headnote-choice.js';
import type { NoteStanding } from './note-standing.js';
import { plainly } from './headnote-fit.js';
import { formatReference } from './article-number.js';
import { findArticleReferences } from './article-references.js';
import { readAsked } from './asked-question.js';
import type { Brief } from './brief.js';
import type { LawArticle } from './law-article.js';
import { trustIn } from './brief-standing.js';
import { buildLawIndex } from './search/law-index.builder.js';
import { parseLawLexicon, readLawLexicon } from './search/law-lexicon.js';
import { LawSearch, type LawSearchHit } from './search/law-search.js';
import { lawWords } from './search/law-words.js';
import { readBundledRuralCode } from './sources/bundled-code.js';
import { NUMERALS } from './stated-figure.data.js';
import { judgeUnits } from './unit-worth.js';

const NUMBER = 'L718-5';
const NOTES = `article;anchor;french;english;asked
L718-5;Le contrat vendanges a une durée maximale d'un mois;le contrat dure un mois au plus;the contract lasts a month at most;durée du contrat vendanges, un saisonnier et son terme, combien de temps dure un contrat de cueillette / how long does a picking contract last
L718-5;Un salarié peut recourir à … sans que le cumul;deux mois au plus sur douze mois;two months at most of twelve;enchaîner plusieurs embauches chez des domaines, un saisonnier et son cumul / several jobs in a row at different estates
L718-5;une durée qui court jusqu'à la fin;sans terme écrit le contrat court jusqu'à la fin des vendanges;without a written term it runs to the end of the harvest;contrat sans terme écrit / contract without a written term
L718-5;Un salarié peut recourir à;recourir à plus de contrats est puni d'une amende;more contracts are punished by a fine;amende pour trop de contrats, amende / fine for too many contracts
L718-5;Il précise la durée pour laquelle il est conclu;la durée se lit dans le contrat;the contract says how long;rappeler une apprentie vigneronne / recall a vine apprentice
L718-5;Il précise la durée;le logement du cueilleur est fourni;the picker is housed;avantage en nature pour une équipe / benefit in kind for a team
L718-5;A défaut;le repas de midi est fourni;the picker is fed;avantage en nature pour une équipe, avantage en nature / benefit in kind for a team
L718-5;A défaut;un déjeuner est servi;lunch is served;avantage en nature pour une équipe, repas de midi / benefit in kind for a team
L718-5;Il précise la durée;le pressoir que le domaine met à la disposition de toute l'équipe pendant la cueillette est nettoyé chaque soir par ceux qui en ont eu l'usage;the press is cleaned;le pressoir du domaine / the press
L718-5;A défaut;le pressoir que le domaine garde pour lui pendant la cueillette reste fermé à clef tant que le vigneron n'a pas dit à l'équipe qu'elle peut y entrer;the press is locked;le pressoir du domaine / the press
L718-5;A défaut;la récompense du vigneron est versée en une fois avant la fin;the whole reward before the end;récompense du vigneron / reward
L718-5;Il précise la durée;la récompense du vigneron est versée en une fois;the reward at once;récompense du vigneron / reward
L718-5;A défaut;qui oublie l'affichage perd l'aide;the aid is lost;affichage oublié / forgotten notice
L718-5;une phrase que l'article n'a plus;trois mois;three months;prolonger la cueillette / make the picking longer`;

describe('the headnotes of an article', () => {
  const lexicon = parseLawLexicon({ terms: [], glosses: [], headnotes: [NOTES] });
  let search: LawSearch;
  let article: LawArticle | undefined;
  beforeAll(async () => {
    const { articles } = await readBundledRuralCode();
    article = articles.find(({ number }) => number === NUMBER);
    search = new LawSearch(buildLawIndex(articles, lexicon, 'key'), lexicon);
  });

  function chosen(
    question: string,
    { text = article?.text ?? '', standing = 'one' }: { text?: string; standing?: NoteStanding | null } = {},
  ): ChosenHeadnote[] {
    const asked = readAsked(search.speak(question));
    const notes = search.headnotes.get(NUMBER) ?? [];
    return chooseHeadnotes(notes, { text, units: judgeUnits(text, asked) }, { asked, standing });
  }

  function told(...asked: Parameters<typeof chosen>): string[] {
    return chosen(...asked).map(({ note }) => note.english);
  }

  it.each([
    ['Combien de temps dure un contrat de cueillette ?', ['the contract lasts a month at most']],
    ['Puis-je enchaîner plusieurs embauches ?', ['two months at most of twelve']],
    [
      'How long does a picking contract last, and several jobs in a row at different estates?',
      ['the contract lasts a month at most', 'two months at most of twelve'],
    ],
    ['Peut-on prolonger la cueillette des domaines ?', []],
    // What is risked may be no fine.
    ['Que risque-t-on pour un affichage oublié ?', ['the aid is lost']],
    // Of two that say nearly the same one alone.
    ['La récompense du vigneron ?', ['the whole reward before the end']],
    // Of two that fit alike neither is left out.
    ['La règle pour un saisonnier ?', ['the contract lasts a month at most', 'two months at most of twelve']],
    // Of two that are asked for alike the one that speaks of the rest of the question, and no fragment twice.
    ['Quel avantage en nature une équipe a-t-elle : le logement ?', ['the picker is housed']],
    ['Le repas de midi ?', ['lunch is served']],
    // Two long sentences are told where two things are asked alone.
    ['Le pressoir du domaine ?', ['the press is cleaned']],
    ['Le pressoir et le domaine ?', ['the press is cleaned', 'the press is locked']],
    // A rule without a figure is no answer to how long.
    [
      'Combien de jours dure un contrat de cueillette sans terme écrit ?',
      ['the contract lasts a month at most'],
    ],
    // Nor one with the other limit, the most and not the least.
    ['Combien de mois au minimum dure un contrat de cueillette ?', []],
    // Unless it is asked for by all of the question.
    ['Combien de jours pour rappeler une apprentie vigneronne ?', ['the contract says how long']],
    // Nor one without a penalty to what fine, nor the fine of another deed.
    ['Quelle amende pour trop de contrats ?', ['more contracts are punished by a fine']],
    ['Quelle amende pour un tracteur sans assurance ?', []],
  ])('%s', (question, expected) => {
    expect(told(question)).toEqual(expected);
  });

  it('are not told of another version, that says it no more', () => {
    const changed = article?.text.replace("d'un mois", 'de six semaines') ?? '';
    expect(told('Combien de temps dure un contrat de cueillette ?', { text: changed })).toEqual([]);
  });

  it('are told of all of a question where another article is as near', () => {
    const whole = 'Combien de temps dure un contrat de cueillette ?';
    expect(told(whole, { standing: 'contested' })).toHaveLength(1);
    const part = 'Combien de temps dure un contrat de cueillette chez un apiculteur breton ?';
    expect(told(part, { standing: 'several' })).toHaveLength(1);
    expect(told(part, { standing: 'contested' })).toEqual([]);
    const little = 'Un contrat sans terme écrit chez un apiculteur breton qui herse sa luzerne ?';
    expect(told(little, { standing: 'several' })).toEqual([]);
  });

  it.each([
    ['Combien de temps dure un contrat de cueillette ?', 'several', false],
    // The story around it is no part of the question, unless another rule fits as well or hardly anything is said.
    ['Combien de temps dure un contrat de cueillette chez un apiculteur ?', 'several', false],
    ['Le pressoir du domaine chez un apiculteur breton ?', 'several', true],
    // Half a question says too little where other articles are found with it.
    ['Combien de temps dure un contrat de cueillette chez un apiculteur breton ?', 'leading', false],
    ['Combien de temps dure un contrat de cueillette chez un apiculteur breton ?', 'several', true],
    ['Quel pressoir pour un apiculteur breton qui herse sa luzerne ?', 'one', true],
  ] as const)('%s: of article %s but the closest rule: %s', (question, standing, expected) => {
    expect(chosen(question, { standing }).map(({ isNearest }) => isNearest)).toEqual([expected]);
  });

  it('are not told of an article that is but the nearest', () => {
    expect(told('Combien de temps dure un contrat de cueillette ?', { standing: null })).toEqual([]);
  });
});

describe('how far an article is trusted that says in brief what is asked', () => {
  const hitOf = (score: number): LawSearchHit => ({
    articleId: `${score}`,
    number: 'L1',
    score,
    coverage: 1,
    density: 1,
    everyday: 1,
    named: 1,
  });
  const saying = (said: Brief['plain'], covers: number): Brief => ({
    statement: [],
    plain: said,
    covers,
    isOfDeed: true,
  });
  const headnote: Brief['plain'] = {
    kind: 'headnote',
    rules: [{ french: 'oui', english: 'yes' }],
    isNearest: false,
  };
  const silence: Brief['plain'] = { kind: 'silence', means: 'refusal' };

  it.each([
    ['several', [100, 80], saying(headnote, 0.5), 'one'],
    ['several', [100, 80], saying(headnote, 0.3), 'several'],
    ['several', [100, 80], saying({ ...headnote, isNearest: true }, 0.9), 'several'],
    ['several', [100, 60], saying(headnote, 0.3), 'one'],
    ['several', [100, 95], saying(headnote, 0.9), 'several'],
    ['several', [100, 80], saying(silence, 0.9), 'several'],
    ['faint', [30], saying(silence, 0.9), 'several'],
    ['faint', [30], null, 'faint'],
    ['one', [100], saying(silence, 0.1), 'one'],
  ] as const)('%s of %j', (kind, scores, brief, expected) => {
    expect(trustIn(kind, scores.map(hitOf), brief)).toBe(expected);
  });
});

describe('the headnotes that are delivered', () => {
  const lexicon = readLawLexicon();
  const { headnotes } = lexicon;
  let texts: Map<string, string>;
  let search: LawSearch;
  beforeAll(async () => {
    const { articles } = await readBundledRuralCode();
    texts = new Map(articles.map(({ number, text }) => [number, plainly(text)]));
    search = new LawSearch(buildLawIndex(articles, lexicon, 'key'), lexicon);
  });
  const all = [...headnotes].flatMap(([number, notes]) => notes.map((note) => ({ number, ...note })));

  it('stand on words of an article in force', () => {
    const baseless = all.filter(
      ({ number, anchors }) => !anchors.every((one) => texts.get(number)?.includes(plainly(one))),
    );
    expect(baseless.map(({ number, anchors }) => [number, ...anchors])).toEqual([]);
  });

  it('tell no number that neither the article nor one that they name has', () => {
    const wrong = all.flatMap(({ number, french }) => {
      const named = findArticleReferences(french).map(({ reference }) => formatReference(reference));
      const stated = new Set([number, ...named].flatMap((one) => [...numbersOf(texts.get(one) ?? '')]));
      return [...numbersOf(french)].filter((one) => !stated.has(one)).map((one) => [number, french, one]);
    });
    expect(wrong).toEqual([]);
  });

  it('are a clause each, in both languages, and say by what they are asked', () => {
    const unlike = all.filter(
      ({ french, english, asked }) =>
        [french, english].some((one) => one.length < 30 || one.length > 300 || /[.;\s]$/u.test(one)) ||
        asked.length < 4,
    );
    expect(unlike.map(({ number, french }) => [number, french])).toEqual([]);
  });

  it.each([
    [
      'Je laisse un voisin faucher mon pré gratuitement, a-t-il un bail ?',
      'L411-1',
      /sans aucune contrepartie/u,
    ],
    ['La SAFER peut-elle préempter les parts de ma société ?', 'L143-1', /si toutes sont vendues/u],
    ['Can my daughter buy the land I rent in my place?', 'L412-5', /un descendant majeur/u],
    ['Le bailleur peut-il reprendre la terre pour son gendre ?', 'L411-58', /ni un gendre/u],
    ['Des chevaux en pension sur mon pré : bail rural ?', 'L411-1', /animaux en pension/u],
    ['Puis-je ajouter ma femme au bail comme copreneuse ?', 'L411-35', /associer à son bail/u],
    ['La SAFER préempte une partie des terres', 'L143-1-1', /le tout/u],
    ['My landlord is selling the field, am I first in line?', 'L412-1', /doit respecter/u],
    ['Aucun état des lieux n’a été fait à mon entrée', 'L411-4', /silence vaut ensuite accord/u],
    [
      'Quels travaux le fermier peut-il faire sans accord ?',
      'L411-73',
      /hors-sol, méthanisation et habitation/u,
    ],
    ['Vente d’herbe sur pied chaque année, est-ce un bail rural ?', 'L411-1', /répété et dans l'intention/u],
    ['Mon enfant peut-il acheter à ma place la terre louée ?', 'L412-5', /autres conditions/u],
    ['Mon chien a mordu une voisine, à quoi suis-je obligé ?', 'L211-14-2', /évaluation/u],
    ['Un tracteur bloque le chemin rural, que peut le maire ?', 'D161-11', /d'urgence/u],
    ['Mon chiot a la parvo, quel délai pour agir ?', 'R213-6', /cinq pour la parvovirose/u],
    ['Mon chiot a l’atrophie rétinienne, combien de jours pour agir ?', 'R213-5', /d'un chat .* trente/u],
    ['Jument achetée avec une uvéite : combien de jours pour attaquer ?', 'R213-5', /d'un cheval.* trente/u],
    ['Mon cheval corne, combien de jours pour attaquer le vendeur ?', 'R213-5', /a dix jours/u],
    ['Mon chat pucé est à la fourrière, combien de jours ?', 'L211-25', /chat identifié/u],
    ['Un chien sans puce à la fourrière, combien de jours le garde-t-on ?', 'L211-26', /non identifié/u],
    ['Mon fermier est mort seul, combien de temps pour finir le bail ?', 'L411-34', /le propriétaire peut/u],
    ['Mon voisin veut tuer mes oies, en a-t-il le droit ?', 'L211-5', /peut tuer/u],
    ['Fonctionnaire, puis-je vendanger pendant mes congés ?', 'L718-6', /agent public/u],
    [
      'Le toit et des vitres de la grange louée, lequel est pour moi ?',
      'L415-3',
      /petit entretien au fermier/u,
    ],
    ['Must a category 1 dog be neutered?', 'L211-15', /stérilisé/u],
    ['Puis-je donner à bail à ma fille plutôt qu’au fermier en place ?', 'L411-58', /refuser de renouveler/u],
    ['Puis-je passer mon bail à mon fils ?', 'L411-35', /céder son bail/u],
    ['Puis-je relouer à un autre que le fermier à la fin du bail ?', 'L411-46', /droit au renouvellement/u],
    ['Le fermier peut-il arracher la vigne qu’il loue ?', 'D665-11', /propre aux vignes louées/u],
    ['Combien de jours avant la récolte arrêter les traitements ?', 'L253-7', /ne fixe aucun délai/u],
    ['J’ai un rottweiler sans permis de détention, je risque quoi ?', 'L215-2-1', /est une contravention/u],
    ['How long does the SAFER have to pre-empt?', 'L143-8', /deux mois/u],
    ['Un savon au nom de notre appellation, peut-on l’empêcher ?', 'L643-1', /affaiblir/u],
    ['Ma chatte a fait des petits, puis-je les vendre sans être éleveur ?', 'L214-6-2', /dispensé/u],
    ['Quelle procédure pour déplacer un chemin rural ?', 'L161-10-2', /registre/u],
    ['Peut-on déplacer un chemin rural ?', 'L161-10-2', /sa continuité/u],
    ['Deux fermiers peuvent-ils s’échanger des champs ?', 'L411-39', /peut échanger la jouissance/u],
    ['Mon véto peut-il faire une ordonnance par téléphone ?', 'R242-44', /après un diagnostic/u],
    ['Il vaccine et opère des chats sans diplôme, que risque-t-il ?', 'L243-4', /deux ans de prison/u],
    ['Désaccord sur l’indemnité de départ de ma coop, quel médiateur saisir ?', 'R528-16', /saisi par/u],
    ['En désaccord avec ma coopérative, y a-t-il un médiateur ?', 'L528-3', /peuvent le saisir/u],
    ['Un cheval en pension impayée, puis-je le vendre ?', 'L213-10', /aux enchères/u],
    ['Dois-je déclarer mes ruches ?', 'L211-6', /et non leur déclaration/u],
    ['Ai-je besoin d’une autorisation pour planter un hectare de vigne ?', 'D665-6', /FranceAgriMer/u],
    ['Mon bail finit bientôt et je n’ai reçu aucun congé', 'L411-50', /renouvelé pour neuf ans/u],
    ['Puis-je louer ma terre un an seulement ?', 'L411-5', /au moins neuf ans/u],
    ['La mairie peut-elle reprendre sa terre louée pour un stade ?', 'L415-11', /dix-huit mois/u],
    ['Mon locataire a bâti un hangar sans autorisation', 'L411-73', /une des procédures/u],
    ['Puis-je bâtir une maison près d’une porcherie ?', 'L111-3', /la même distance/u],
    ['Puis-je ouvrir une clinique avec un non vétérinaire ?', 'L241-17', /plus de la moitié du capital/u],
    ['Puis-je replanter ma vigne ailleurs après l’arrachage ?', 'D665-9', /cinquième campagne/u],
    ['Des vaches divaguent, que peut faire le maire ?', 'L211-20', /dépôt désigné/u],
    ['L’école doit-elle proposer un menu végétarien ?', 'L230-5-6', /une fois par semaine/u],
    ['Puis-je donner mes terres louées à ma fille ?', 'L412-1', /la priorité d'achat du fermier tombe/u],
    ['Combien puis-je demander de loyer à l’hectare ?', 'L411-11', /un minimum et un maximum/u],
    [
      'La génisse que j’ai achetée a la tuberculose, jusqu’à quand attaquer le vendeur ?',
      'R213-5',
      /a quinze jours/u,
    ],
    ['Les ruches du voisin sont-elles trop près de ma terrasse ?', 'L211-6', /fixée par le préfet/u],
    ['I am giving away my cat, must I chip it first?', 'L212-10', /avant d'être vendu ou donné/u],
    ['Puis-je donner le bail à mon fils au lieu du fermier ?', 'L411-58', /refuser de renouveler/u],
    ['Ma propriétaire est décédée, mon bail continue-t-il ?', 'L411-34', /continue avec ses héritiers/u],
    [
      'Mon fermier est en faillite, que devient le bail ?',
      'L351-8',
      /le code de commerce, et c'est ce code/u,
    ],
    ['My tenant has grubbed up my vines without asking, can I end the lease?', 'L411-31', /compromet/u],
    ['Ma sœur institutrice peut-elle être payée pour vendanger ?', 'L718-6', /agent public/u],
    ['Le bail est fini, le proprio veut relouer plus cher à un autre', 'L411-46', /droit au renouvellement/u],
    ['Mon propriétaire vend ma parcelle à un promoteur, ai-je la priorité ?', 'L412-1', /doit respecter/u],
    ['Je loue depuis un an seulement, puis-je préempter ?', 'L412-5', /agriculteur depuis trois ans/u],
    ['Le toit de l’étable louée fuit, qui paie ?', 'L415-3', /grosses réparations/u],
    ['Mon bailleur refuse l’irrigation que je veux installer', 'L411-73', /sans règle propre/u],
    ['Jusqu’à quand réclamer mon indemnité après mon départ de la ferme ?', 'L411-69', /douze mois/u],
    ['Combien de temps la SAFER a-t-elle pour dire si elle prend ?', 'L143-8', /deux mois/u],
    ['La SAFER n’a toujours pas revendu le terrain pris il y a trois ans', 'L142-4', /cinq ans/u],
    ['Puis-je interdire les quads sur mon chemin d’exploitation ?', 'L162-1', /interdit au public/u],
    ['Couper les haies en avril est-il interdit ?', 'D614-52', /16 mars/u],
    ['Le chat que je garde doit-il être stérilisé obligatoirement ?', 'L211-27', /n'impose pas/u],
    [
      'La clinique vétérinaire ferme le week-end, qui assure les urgences ?',
      'R242-61',
      /permanence des soins/u,
    ],
    ['Le véto doit-il garder le secret sur ce qu’il voit chez moi ?', 'R242-33', /secret professionnel/u],
    ['La laiterie veut baisser le prix en cours de contrat', 'L631-24', /clauses sur le prix/u],
    ['When must the cooperative pay back my shares after I leave?', 'R523-5', /cinq ans au plus/u],
    ['On se dispute dans le GAEC, comment partir ?', 'L323-4', /motif grave et légitime/u],
    ['Un associé d’EARL est-il tenu des dettes ?', 'L324-1', /ne supportent les pertes/u],
    ['I broke my arm on my farm, who pays?', 'L752-5', /indemnités journalières/u],
    ['Qui fixe la distance entre mes ruches et le voisin ?', 'L211-6', /fixée par le préfet/u],
  ])('tell the rule asked for: %s', (question, number, rule) => {
    expect(search.search(question, { limit: 1, onDate: '2026-11-20' }).hits[0]?.number).toBe(number);
    const text = texts.get(number) ?? '';
    const asked = readAsked(search.speak(question));
    const [told] = chooseHeadnotes(
      search.headnotes.get(number) ?? [],
      { text, units: judgeUnits(text, asked) },
      { asked, standing: 'one' },
    );
    expect(told?.note.french).toMatch(rule);
  });
});

const REFERENCE = /\b[LRDA](?:\*\.?|\.)? ?\d{3}[\d-]*/gu;
const SPACED = /(?<=\d)[ \u00a0\u202f](?=\d{3}\b)/gu;
/** « un » is an article too. */
const SMALLEST = 2;

/** The numbers of a text in digits and words, article numbers aside. */
function numbersOf(text: string): Set<number> {
  const words = text.replace(REFERENCE, ' ').replace(SPACED, '').replace(/[-‑]/gu, ' ');
  const numbers = lawWords(words.replace(/,(?=\d)/gu, ' ')).map((word) =>
    /^\d+$/u.test(word) ? Number(word) : (NUMERALS[word] ?? 0),
  );
  return new Set(numbers.filter((one) => one >= SMALLEST));
}
