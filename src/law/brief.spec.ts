import { beforeAll, describe, expect, it } from 'vitest';
import type { LawArticle } from './law-article.js';
import { readAsked } from './asked-question.js';
import { chooseBrief, type Brief } from './brief.js';
import { choosePassage } from './passage.js';
import type { PlainAnswer } from './plain-answer.js';
import { buildLawIndex } from './search/law-index.builder.js';
import { readLawLexicon } from './search/law-lexicon.js';
import { LawSearch } from './search/law-search.js';
import { readBundledRuralCode } from './sources/bundled-code.js';
import { judgeUnits } from './unit-worth.js';

/** A question, the article that answers it, and what the statement must say; nothing where none should stand in front. */
const NOTHING = /^$/u;
const CASES: readonly (readonly [question: string, article: string, states: RegExp])[] = [
  [
    'Combien de temps avant la fin du bail le propriétaire doit-il prévenir son fermier ?',
    'L411-47',
    /dix-huit mois/u,
  ],
  [
    'Le fermier peut-il sous-louer une parcelle à un voisin ?',
    'L411-35',
    /^no, forbidden in some cases: Toute sous-location est interdite\. Toutefois, le bailleur peut/u,
  ],
  [
    'Can the tenant sublet the land?',
    'L411-35',
    /^no, forbidden in some cases: Toute sous-location est interdite\. Toutefois, le bailleur peut/u,
  ],
  [
    'Qui paie la taxe foncière, le propriétaire ou le fermier ?',
    'L415-3',
    // A part of it is the tenant's, as the same article says further on.
    NOTHING,
  ],
  ['Combien de temps dure un contrat vendanges ?', 'L718-5', /durée maximale d'un mois$/u],
  ['De combien par an peut augmenter mon fermage ?', 'L411-11', NOTHING],
  ['Quelle est la durée minimale d’un contrat vendanges ?', 'L718-5', NOTHING],
  ['Peut-on vendre des chatons sur une brocante ?', 'L214-7', /est interdite dans les foires/u],
  // What is forbidden by the way makes of leave asked for no question whether it is forbidden.
  ['Peut-on vendre des chatons interdits sur une brocante ?', 'L214-7', /^no, forbidden/u],
  // « Déclaré » is no « registered » for who compares words.
  ['Must I register a horse I have bought?', 'L212-9', NOTHING],
  // To whom is no question that yes or no answers.
  ['J’ai acheté une jument. À qui dois-je déclarer que j’en suis le propriétaire ?', 'L212-9', NOTHING],
  ['Combien de jours un animal errant est-il gardé à la fourrière ?', 'L211-26', /huit jours ouvrés/u],
  ['Combien d’associés au maximum dans un GAEC ?', 'L323-2', /dix associés/u],
  ['Le vétérinaire est-il tenu au secret professionnel ?', 'L241-5', /secret professionnel/u],
  ['L’associé d’un GAEC peut-il travailler ailleurs ?', 'L323-7', NOTHING],
  ['À quel âge un chiot peut-il être vendu ?', 'L214-8', /plus de huit semaines/u],
  ['Un exploitant peut-il déplacer un chemin rural ?', 'L161-10-2', NOTHING],
  // What is asked is stated nowhere in what is quoted, or is not asked at all.
  ['À quelle distance des habitations peut-on épandre des pesticides ?', 'L253-8', NOTHING],
  ['Quel âge minimum pour vendre un chat ?', 'L214-7', NOTHING],
  ['Le maire peut-il faire enlever un chien dangereux ?', 'L211-11', NOTHING],
  ['Un conjoint peut-il reprendre le bail au décès du fermier ?', 'L411-34', NOTHING],
  ['Une cantine doit-elle servir du bio ? quel pourcentage ?', 'L230-5-1', NOTHING],
  ['Qui entretient les chemins ruraux ?', 'L161-11', NOTHING],
  ['Dans quels cas le bailleur peut-il faire résilier le bail ?', 'L411-31', NOTHING],
  ['Le fermier peut-il retourner une prairie ?', 'L411-29', /retournement de parcelles de terres en herbe/u],
  ['Qui nomme le président de la chambre d’agriculture ?', 'D511-69', NOTHING],
  ['La SAFER, comment ça marche ?', 'L141-1', NOTHING],
  ['Parle-moi du bail rural', 'L411-1', NOTHING],
  // Forbidden to those under an age is allowed from it on.
  ['À quel âge peut-on faire de la chasse sous-marine au fusil ?', 'R921-90', /^(?!less)/u],
  ['À quel âge peut-on détenir un chien d’attaque ?', 'L211-13', /^(?!less)/u],
  // How long one may go to court is not how long one has to act.
  ['Quel délai la SAFER a-t-elle pour préempter ?', 'L143-13', NOTHING],
  ['Quel délai pour contester une préemption de la SAFER ?', 'L143-13', /six mois/u],
  // One sentence would mislead: it is cut, leans on another, is of another matter, or is taken back further on.
  [
    'Combien de temps a le fermier pour répondre à l’offre de vente ?',
    'L412-8',
    /^just deux mois: Le preneur dispose/u,
  ],
  ['Puis-je louer à un voisin une partie des parcelles que je loue ?', 'L411-35', NOTHING],
  ['Le propriétaire d’un cheval en pension ne paie plus, puis-je le vendre ?', 'L213-10', NOTHING],
  ['Puis-je toucher ma retraite agricole et garder mes bêtes ?', 'L732-39', NOTHING],
  ['What papers must a breeder hand over when I buy a puppy?', 'L214-8', NOTHING],
  ['Combien de temps pour contester un congé ?', 'L411-54', NOTHING],
  ['Délai pour contester un congé reçu du bailleur', 'L411-54', NOTHING],
  ['Dois-je demander la permission pour construire un hangar sur un terrain loué ?', 'L411-73', NOTHING],
  ['À quel âge faut-il pucer un chien ?', 'L212-10', NOTHING],
  ['Sous quel délai dois-je déclarer une vache morte ?', 'L226-6', NOTHING],
  // Of short articles the figure alone is told: the sentence stands right behind.
  ['Quelle est la durée minimale d’un bail rural ?', 'L411-5', /^least neuf ans: $/u],
  ['Combien de ruches peut-on avoir près d’une route ?', 'L211-6', NOTHING],
  ['Le preneur peut-il chasser sur les terres louées ?', 'L415-7', /^yes, allowed: $/u],
  ['Peut-on brûler les chaumes après la moisson ?', 'D614-47', /sont tenus de ne pas brûler/u],
  // What another may do is no answer, nor what he may provide for.
  ['L’assemblée d’une coopérative peut-elle se tenir en visioconférence ?', 'L524-1-1', NOTHING],
  ['Le bailleur peut-il interdire la chasse au fermier ?', 'L415-7', /^Le preneur|^$/u],
  ['Combien de temps dure le bail à long terme ?', 'L416-1', /au moins dix-huit ans/u],
  // What one party may or must do, or has time for, is no answer to what the other asks of himself.
  ['Mon propriétaire m’a donné congé : combien de temps ai-je pour saisir le juge ?', 'L411-47', NOTHING],
  ['My landlord has given me notice. How long do I have to go to court?', 'L411-47', NOTHING],
  ['Jusqu’à quand puis-je contester le congé que le propriétaire m’a signifié ?', 'L411-47', NOTHING],
  [
    'Mon locataire prend sa retraite, puis-je refuser le renouvellement ?',
    'L411-64',
    /bailleur peut.*soit refuser/u,
  ],
  ['My tenant is of retirement age, may I refuse to renew his lease?', 'L411-64', NOTHING],
  ['Je suis fermier, ai-je le droit de chasser sur les terres louées ?', 'L415-7', /^yes, allowed: $/u],
  // Nor is the time for one act that for another, nor that of one thing that of several.
  [
    'Chemin rural à vendre : combien de temps ont les riverains pour faire une offre ?',
    'L161-10',
    /^just un mois: Si, dans le délai/u,
  ],
  ['Combien de temps au total peuvent durer des contrats vendanges successifs ?', 'L718-5', NOTHING],
  ['How long may several harvest contracts in a row last?', 'L718-5', NOTHING],
  // Nor is a figure of all leases one of a lease that is named by a rare word.
  ['How long at least does an emphyteutic lease run?', 'L411-5', NOTHING],
  // A figure is told though its sentence leans on another or is long, and where no other figure rivals it.
  [
    'Des poules échappées chez le voisin : combien de temps pour les réclamer ?',
    'L211-4',
    /^just un mois: $/u,
  ],
  // The times asked for are told from others: how long, within what time, how long ahead.
  ['Combien de temps dure l’agrément d’un centre de semence ?', 'R222-6-1', /^just cinq ans: /u],
  ['Sous combien de temps le certiphyto est-il délivré ?', 'R254-11', NOTHING],
  // The only share stated is the one asked for; that of a condition is none.
  [
    'Quelle part de la taxe foncière le fermier doit-il payer ?',
    'L415-3',
    /^just un cinquième as a rule: $/u,
  ],
  ['En métayage, quelle part des produits va au bailleur ?', 'L417-3', /^most tiers as a rule: /u],
  ['Jusqu’à quelle date puis-je irriguer une vigne d’appellation ?', 'D645-5', /^from 1er mai: /u],
  // The item of a list that the question names, and what the line in front of a list states of all of it.
  [
    'Chien de garde au niveau de risque 4 : dans combien de temps refaire son évaluation comportementale ?',
    'D211-3-3',
    /^just un an: .* \[…\] 3° /u,
  ],
  ['Quand refaire l’évaluation comportementale d’un chien dangereux ?', 'D211-3-3', NOTHING],
  ['Jusqu’à quelle date le registre va-t-il à l’agence de l’eau ?', 'R254-26', /^before 1er avril: /u],
  // The only time of the kind asked for, however little its sentence says, and both limits of one.
  // « Dans ce cas » is of the case in the sentence before: of retirement, and of no other leaving.
  ['Combien de mois à l’avance le locataire annonce-t-il qu’il part en fin de bail ?', 'L411-33', NOTHING],
  [
    'What is the term of an emphyteutic lease?',
    'L451-1',
    /^more dix-huit années most quatre-vingt-dix-neuf ans: /u,
  ],
  ['Combien de semaines de stage en BTSA ?', 'D811-139-1', NOTHING],
  // A penalty « prévue au présent chapitre », and none that speaks of penalties alone.
  ['Quelle amende pour qui plante des épicéas malgré l’interdiction ?', 'R126-9', /^no, no, 4: $/u],
  ['Quelle peine pour l’introduction d’un parasite des plantes ?', 'L251-21', NOTHING],
  // Where exceptions follow, it is the rule.
  [
    'Sous combien de temps se prescrit l’action contre les administrateurs d’une coopérative ?',
    'L524-5-1',
    /^just trois ans as a rule: /u,
  ],
  // Who does it, in front of or behind the act; never who or what it is done to.
  ['Qui agrée les coopératives agricoles ?', 'L525-1', /^le Haut Conseil de la coopération agricole: /u],
  ['Qui fixe la date du ban des vendanges ?', 'D645-6', /^le préfet: /u],
  ['Who sets the harvest date?', 'D645-6', /^le préfet: /u],
  ['Qui vote le budget de l’agence de paiement ?', 'D313-30', /^le conseil d'administration: /u],
  ['Qui convoque le bureau du comité des pêches ?', 'R912-29', /^son président: /u],
  ['Quelle amende pour des travaux interdits ?', 'L121-23', /^no, 3 750 euros, no: /u],
  // The paragraph of another article is no part of its own.
  ['Quelle amende pour un accompagnateur d’animaux en faute ?', 'R215-7', /^no, no, 4: $/u],
  ['Peut-on détruire des abeilles par étouffage ?', 'L214-10', /^no, forbidden/u],
  // What limits a number forbids nobody.
  ['Mon fils mineur peut-il être associé du GAEC ?', 'L323-2', /^(?!no, forbidden)/u],
  ['Un bail rural doit-il être écrit ?', 'L411-4', /^yes, required: /u],
  // An item of a list with the line that announces it.
  [
    'Un mineur peut-il promener un rottweiler ?',
    'L211-13',
    /^Ne peuvent détenir .*: \[…\] 1° Les personnes âgées/u,
  ],
  [
    'Quelle peine pour l’abattage clandestin de moutons ?',
    'L237-2',
    /^six mois, 15 000 euros, no: Est puni de six mois .* \[…\] - d'abattre/u,
  ],
  ['How much notice must the landlord give before the end of a farm lease?', 'L411-55', NOTHING],
  // The deed asked about, be it by an authority or where other cases are reserved; never another deed of the same setting.
  [
    'La mairie peut-elle faire capturer des chats errants pour les stériliser ?',
    'L211-27',
    /^yes, allowed in some cases: Le maire peut, par arrêté/u,
  ],
  [
    'Un vétérinaire peut-il refuser de soigner un animal ?',
    'R242-48',
    /^yes, allowed in some cases: En dehors des cas/u,
  ],
  [
    'Le traitement des vignes par hélicoptère est-il autorisé ?',
    'L253-8',
    /^no, forbidden in some cases: Sous réserve des I bis/u,
  ],
  ['Une parcelle voisine est en friche, puis-je demander à l’exploiter ?', 'L125-1', /^yes, allowed in/u],
  // What an authority may do in the stead of others is no answer to who asks of himself, nor that of another one.
  ['Must the tenant’s notice be sent by registered post?', 'L411-47', NOTHING],
  ['Ai-je le droit de couper des branches sur un chemin rural ?', 'D161-24', NOTHING],
  ['Le maire peut-il décider la vente d’un chemin rural ?', 'L161-10', NOTHING],
  // What no answer means.
  [
    'Je veux enlever un talus, j’ai écrit au bailleur et je n’ai pas de réponse, que se passe-t-il ?',
    'L411-28',
    /^silence is agreement: $/u,
  ],
  ['The authority is silent on my application to plant vines', 'R*665-6-1', /^silence is refusal: $/u],
  ['Mon fermier sous-loue à des touristes, puis-je résilier ?', 'L411-35', NOTHING],
  ['Les chiens d’attaque sont-ils interdits dans les couloirs d’immeubles ?', 'L211-16', NOTHING],
  [
    'The SAFER offers a lower price. What happens if I do nothing for six months?',
    'L143-10',
    /^silence is agreement: Si, dans/u,
  ],
  // Behind the principle what says less of the question is of another case: how far cats may stray.
  ['À partir de quelle distance un chien divague-t-il ?', 'L211-23', /^more cent mètres: $/u],
  // The share by which something grows is a condition of what is asked.
  [
    'De combien par an baisse l’indemnité d’un hangar que le preneur a bâti ?',
    'L411-71',
    /^just 6 %: .*ouvrages incorporés au sol/u,
  ],
  // What is asked about may be one of the exceptions that are listed.
  ['How many days do I have to sue the seller of a horse with strangles?', 'R213-5', NOTHING],
  ['How many days do I have to sue the seller of a horse with anaemia?', 'R213-5', /^just Trente jours: $/u],
  // Who goes to court brings an action, and what the tenant may bring is his.
  ['Délai pour attaquer le vendeur d’un cheval atteint d’uvéite', 'R213-5', /^just Trente jours: $/u],
  [
    'Le bailleur a vendu sans me prévenir, combien de temps ai-je pour faire annuler la vente ?',
    'L412-12',
    /^just six mois: $/u,
  ],
  // How long before something may be done is no notice; how often is asked in many words.
  [
    'Combien de jours garder un chat avant de pouvoir le faire adopter ?',
    'L211-26',
    /^just huit jours ouvrés: /u,
  ],
  ['Combien de menus végétariens par semaine à la cantine ?', 'L230-5-6', /^least une fois par semaine: /u],
  // A quotation that has nothing else says the sentence itself.
  ['À quelle hauteur doit monter le mur près des ruches ?', 'R211-2', NOTHING],
  // What a prohibition is for is no exception to it, nor that of another item of its list.
  ['Est-ce qu’on peut marquer les moutons au goudron ?', 'L211-3', /^no, forbidden: /u],
  ['Un chien de la première catégorie peut-il prendre le bus ?', 'L211-16', /^no, forbidden: /u],
  [
    'Puis-je construire ma maison sur un champ que je loue ?',
    'L411-73',
    /^only s'il a obtenu au préalable l'accord écrit du bailleur: Le preneur ne peut/u,
  ],
  // What is forbidden is no answer to whether another may be made to do something.
  ['A dog threatens people: can I order its owner to muzzle it?', 'L211-11', /^(?!no)/u],
  // Be it long, what is added to a list sets no condition.
  ['Puis-je héberger ma sœur dans la maison de la ferme louée ?', 'L411-35', /^yes, allowed: /u],
  [
    'On m’a refusé l’autorisation, je cultive quand même : je peux toucher des aides ?',
    'L331-9',
    /^no, forb/u,
  ],
  // A time or a kind that alone is allowed, told with it.
  ['Puis-je déplacer les ruches saisies en juin ?', 'L211-8', /^only pendant les mois de décembre/u],
  ['Mon vin vient d’une ferme HVE, puis-je l’écrire sur l’étiquette ?', 'L641-19-1', /^(?!no, forbidden)/u],
  // Hours of work are no months.
  ['Jusqu’à combien d’heures de travail salarié ?', 'D732-28', /^(?!.*douze mois)/u],
  // « Seuls les vins … peuvent » leaves to the reader whether his is among them.
  ['Je peux écrire syrah sur l’étiquette de mon vin IGP ?', 'D646-18', /^$|^Seuls les vins/u],
  // A year that is named without a number, and what is counted beside people.
  [
    'Mon mari a résilié le bail sans moi, combien de temps ai-je pour faire annuler ?',
    'L411-68',
    /^just dans l'année: /u,
  ],
  ['Combien de départements au plus pour un vétérinaire sanitaire ?', 'R203-8', /^most cinq départements: /u],
  // How long it lasts, and not within what time something else is done.
  ['Contrôle de mon pulvérisateur : valable combien de temps ?', 'D256-13', /^just trois ans: /u],
  // Within what time a right lapses is no answer to after what time there is one.
  ['Au bout de combien d’années pourrai-je reprendre le champ ?', 'L411-57', NOTHING],
  ['How many years before I may take the field back?', 'L411-57', NOTHING],
  ['How long before I may sell a stray dog I found?', 'R211-12', NOTHING],
  // What must be given to the tenant is no duty of his.
  ['Le fermier doit-il payer la taxe foncière ?', 'L415-3', /^(?!yes)(?!.*exonération)/u],
  // Whether the day asked about is in the season forbidden is left to the reader.
  ['Puis-je arroser en juin une vigne sans appellation ?', 'D665-17-5', /^$|^L'irrigation/u],
];

/** « least dix-huit mois: Le propriétaire … ». */
function told(brief: Brief | null): string {
  const { plain, statement } = brief ?? { plain: null, statement: [] };
  return `${plain === null ? '' : `${inWords(plain)}: `}${statement.join(' […] ')}`;
}

function inWords(plain: PlainAnswer): string {
  switch (plain.kind) {
    case 'figure':
      return `${[plain.figure, ...(plain.upTo ? [plain.upTo] : [])]
        .map(({ bound, words }) => `${bound ?? 'just'} ${words}`)
        .join(' ')}${plain.asRule ? ' as a rule' : ''}`;
    case 'decider':
      return plain.words;
    case 'penalty':
      return [plain.prison?.words, plain.fine?.words, plain.offenceClass]
        .map((one) => one ?? 'no')
        .join(', ');
    case 'silence':
      return `silence is ${plain.means}`;
    case 'headnote':
      return plain.rules.map(({ english }) => english).join('; ');
    default:
      return verdictInWords(plain);
  }
}

function verdictInWords({ isYes, rule, isConditional, onlyIf }: PlainAnswer & { kind: 'verdict' }): string {
  if (onlyIf !== undefined) return `only ${onlyIf}`;
  return `${isYes ? 'yes' : 'no'}, ${rule}${isConditional ? ' in some cases' : ''}`;
}

describe('the statement in front of a quotation', () => {
  let articles: Map<string, LawArticle>;
  let search: LawSearch;
  beforeAll(async () => {
    const corpus = await readBundledRuralCode();
    articles = new Map(corpus.articles.map((one) => [one.number, one]));
    const lexicon = readLawLexicon();
    search = new LawSearch(buildLawIndex(corpus.articles, lexicon, 'key'), lexicon);
  });

  it.each(CASES)('%s', (question, number, states) => {
    const text = articles.get(number)?.text ?? '';
    const asked = readAsked(search.speak(question));
    const units = judgeUnits(text, asked);
    const quotes = text.length <= 900 ? [text] : choosePassage(text, units, asked).quotes;
    const brief = chooseBrief({ text, units, quotes }, asked);
    for (const piece of brief?.statement ?? []) expect(text).toContain(piece);
    expect(told(brief)).toMatch(states);
  });
});
