import { addresses, ADDRESSING_RULES } from './addressing.js';
import { areDatesGrown, areAvocados } from './fruit-words.js';
import { isLink } from '../text/following.js';
import { FISHING_RULES } from './fishing.js';
import { isGrowth, isRising } from './growing.js';
import { isLanguage } from './languages.js';
import { wordAt } from '../text/number-words.js';
import type { Mention } from './mentions.js';
import type { Token } from '../text/tokens.js';
import type { Sense } from './vocabulary.js';
import { formsOf } from '../text/word-forms.js';
import { isQuotation } from './quotation.js';
import { isOfSaint } from './saints.js';

/** What a rule looks at beside the word itself. */
export interface HomonymContext {
  tokens: readonly Token[];
  mention: Mention;
  /** Products and places of the question other than this mention. */
  otherProducts: boolean;
  otherPlaces: boolean;
  /** First tokens of the products. */
  products: readonly number[];
  /** First tokens of the places. */
  places: readonly number[];
}

type Rule = (context: HomonymContext) => boolean;

/** Whether a sense holds at a place of the question, for words that are everyday words too. */
export function isMeant(sense: Sense, context: HomonymContext): boolean {
  if (context.mention.end - context.mention.start > 1) return true;
  if (sense.kind === 'place' && sense.adjective && isLanguage(context.tokens, context.mention)) return false;
  if (sense.kind === 'product' && isOfSaint(context.tokens, context.mention)) return false;
  const forms = formsOf(wordAt(context.tokens, context.mention.start));
  const rule = forms.map((form) => RULES.get(`${sense.kind} ${form}`)).find((found) => found !== undefined);
  return rule ? rule(context) : true;
}

function before(context: HomonymContext, back = 1): string {
  return wordAt(context.tokens, context.mention.start - back);
}

function after(context: HomonymContext, ahead = 0): string {
  return wordAt(context.tokens, context.mention.end + ahead);
}

/** « dans le Cher », « département de la Somme », « en Creuse », "in Eure". */
const asDepartment: Rule = (context) => {
  const next = after(context);
  if (/^departe?ment$/.test(next)) return true;
  // « la Somme de 2015 à 2020 » is no sum of anything.
  const isOfYears = context.tokens[context.mention.end + 1]?.kind === 'number';
  if (/^(?:de|des|d|du)$/.test(next) && !isOfYears) return false;
  const words = [4, 3, 2, 1].map((back) => before(context, back)).join(' ');
  if (/(?:^| )(?:dans l[ea]?s?|departement d(?:es|[eu](?: l[a']?)?)|en|departement)$/.test(words))
    return true;
  return isCapital(context) && /^(?:du|de|des|la|le|l|d|les|in|of|for|from)$/.test(before(context));
};

/** A capital letter in a question that has small letters too, not at its start: weak evidence. */
function isCapital({ tokens, mention }: HomonymContext): boolean {
  const token = tokens[mention.start];
  if (!token || mention.start === 0 || !/^\p{Lu}/u.test(token.text)) return false;
  return tokens.some((other) => /^\p{Ll}{2,}/u.test(other.text));
}

/** « du Cher » can be no adjective. */
const asCher: Rule = (context) => !addresses(context) && (before(context) === 'du' || asDepartment(context));

/** Before « mais » they make it the crop. */
const DETERMINERS = new Set(
  'le la l du de d en au un ce des les prix production rendement surface recolte cours tonnes ha hectares quintaux et ou vs cotation prevision avec contre que rdt superficie entre top hors sauf agriculteur agriculteurs producteur producteurs tonnage volume culture cultures champ champs kilo tonne quintal moisson recoltes semis'.split(
    ' ',
  ),
);
/** After « mais » they make it the crop, as no clause begins with them: « mais vs orge », « mais grain ». */
const AFTER_MAIZE =
  /^(?:vs|versus|contre|paye|payee?s?|vendue?s?|livre|rendu|cote|grain|ensilage|fourrage|fourrager|doux|humide|francais|ukrainien|americain|\?)$/;

/** « mais et blé » is of two crops; « mais où en est le blé », « mais et ton avis » begin a clause. */
function isJoined({ tokens, mention: { end }, products }: HomonymContext): boolean {
  return !/ù/iu.test(tokens[end]?.text ?? '') && products.includes(end + 1);
}

/** « mais plus bas depuis 2020, c'est quand »: its lowest, where nothing else is named. */
function opensWithEnd(context: HomonymContext): boolean {
  return (
    context.mention.start === 0 && /^(?:plus|maxi?|mini?|record|moyenne|hausse|baisse)$/.test(after(context))
  );
}

/** « le mais » is the crop, « mais le prix » the conjunction. */
const asMaize: Rule = (context) => {
  const token = context.tokens[context.mention.start];
  if (token && /ï/i.test(token.text)) return true;
  if (DETERMINERS.has(before(context)) || AFTER_MAIZE.test(after(context))) return true;
  if (/^(?:et|ou)$/.test(after(context))) return isJoined(context);
  // « combien de blé, de mais »: nothing comes after it.
  if (after(context) === '') return true;
  return !context.otherProducts && (context.tokens.length <= 8 || opensWithEnd(context));
};

const OF_THE_BIRD = /^(?:meat|slaughter|slaughterings|flock|production|breast|price|prices|farming|farms)$/;

/** The country, unless it is counted, slaughtered or eaten, or is any one or several: "a turkey"; "population of Turkey", written as a name. */
const asTurkeyCountry: Rule = (context) => {
  const { otherProducts, otherPlaces } = context;
  if (before(context) === 'a' || wordAt(context.tokens, context.mention.start) === 'turkeys') return false;
  if (/^(?:in|from|of|than|for|to|and|or|vs|versus|by)$/.test(before(context)) && !otherPlaces)
    return otherProducts || /^(?:in|from)$/.test(before(context)) || isNameOf(context);
  return otherProducts;
};

/** "of Turkey", in capitals and with nothing behind it that birds have; « of turkeys » is none. */
function isNameOf(context: HomonymContext): boolean {
  const word = wordAt(context.tokens, context.mention.start);
  return isCapital(context) && !word.endsWith('s') && !OF_THE_BIRD.test(after(context));
}

const isEuropeanUnion: Rule = (context) => {
  return !/^(?:a|ont|ai|as|avons|avez|avait|ils?|elles?|on|y|deja|jamais|pas)$/.test(before(context));
};

const isUnitedStates: Rule = (context) => {
  const token = context.tokens[context.mention.start];
  if (/^(?:the|in|vs|versus|and|or|of|from|by|et|aux|des)$/.test(before(context))) return true;
  return (
    token !== undefined &&
    /^U\.?S/.test(token.text) &&
    context.tokens.some((other) => /^\p{Ll}{2,}/u.test(other.text))
  );
};

/** « du son », « son de blé »; else the possessive. */
const asBran: Rule = (context) =>
  before(context) === 'du' || (after(context) === 'de' && before(context) !== 'a');

/** « la sole céréalière », « la sole de maïs »: the land under a crop; else the fish. */
const asSole: Rule = (context) =>
  /^(?:la|l|une|sa)$/.test(before(context)) &&
  (context.otherProducts || /^(?:francaise?|europeenne|en|totale)$/.test(after(context)));

/** "cattle numbers": counted where an animal stands before it. */
const asNumbers: Rule = (context) =>
  /^(?:cattle|pig|hog|sow|sheep|ewe|lamb|goat|cow|bovine|buffalo|poultry|chicken|hen|duck|turkey|goose|horse|donkey|camel|rabbit|bee|hive|herd|animal|livestock|breeding)s?$/.test(
    before(context),
  );

/** A tonne in English; « ton » in French is a possessive. */
const asTon: Rule = (context) =>
  /^(?:per|a|the|in|of|million|thousand|\/|metric)$/.test(before(context)) ||
  context.tokens[context.mention.start - 1]?.kind === 'number';

/** « thé » with its accent, or after a word that no English article follows. */
const asTea: Rule = (context) => {
  const token = context.tokens[context.mention.start];
  return /é/i.test(token?.text ?? '') || /^(?:du|de|le|en|un|prix|cours|production)$/.test(before(context));
};

/** "cocoa crop" is its harvest; a crop without a name is any. */
const asHarvest: Rule = (context) =>
  context.otherProducts &&
  !/^(?:which|what|main|top|each|any|every|crops|a|per|other|field)$/.test(before(context));

/** « en Champagne », "the vineyards of Champagne"; « hectolitres de champagne » is the wine. */
const inChampagne: Rule = (context) =>
  /^(?:en|in|la|from|dans)$/.test(before(context)) || (before(context) === 'of' && isCapital(context));

/** « la cote du colza »; « côté surfaces » and « à côté » are no price. */
const asCote: Rule = (context) =>
  !/ô/i.test(context.tokens[context.mention.start]?.text ?? '') &&
  !/^(?:a|de|du|cette|l|mon|chaque)$/.test(before(context));

/** "the Swedes" are a people, "swedes" are roots. */
const asPeople: Rule = (context) =>
  isCapital(context) && (before(context) === 'the' || context.otherProducts);

/** "paddy output" is of rice; "Paddy reckons" names a man. */
const asRice: Rule = (context) => {
  const isName = /^\p{Lu}\p{Ll}/u.test(context.tokens[context.mention.start]?.text ?? '');
  return !isName || OF_A_CROP.test(after(context)) || (context.mention.start > 0 && !isCapital(context));
};

/** What follows the name of a crop rather than that of a man. */
const OF_A_CROP =
  /^(?:production|output|crops?|harvests?|yields?|areas?|prices?|fields?|tonnage|in|from|of|and|or|vs|quotes?|quotations?|market|figures|data|$|[?,.;:/])/;

/** "Sows" and "a sow" are kept; "did Hungary sow" is what is done to a field. */
const asSow: Rule = (context) =>
  wordAt(context.tokens, context.mention.start) === 'sows' ||
  ![1, 2].some((back) => /^(?:did|do|does|to)$/.test(before(context, back)));

const never: Rule = () => false;

const afterArticle: Rule = (context) => /^(?:l|le|la|les|du|de|des|d|the|of|une?)$/.test(before(context));

const RULES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ...['somme', 'lot', 'manche', 'aube', 'nord', 'centre', 'creuse', 'vienne', 'ain', 'orne', 'eure', 'landes', 'reunion', 'allier', 'man', 'tours', 'nice', 'est', 'sud', 'ouest', 'bas'].map((word): [string, Rule] => [`place ${word}`, asDepartment]),
  ['place cher', asCher],
  ['place var', asCher],
  ['place champagne', inChampagne],
  ['product champagne', (context) => !inChampagne(context)],
  ['place turkey', asTurkeyCountry],
  ['product turkey', (context) => !asTurkeyCountry(context)],
  ['place chili', (context) => !/^(?:de|du|con)$/.test(before(context)) || context.otherProducts],
  ['product chili', (context) => !context.otherProducts],
  ['place eu', isEuropeanUnion],
  ['place us', isUnitedStates],
  ['place swede', asPeople],
  ['product swede', (context) => !asPeople(context)],
  ['place grenade', (context) => before(context) === 'a' || context.otherProducts],
  ['product grenade', (context) => !context.otherProducts],
  ['product mais', asMaize],
  ['product the', asTea],
  ['product son', asBran],
  // « les céréaliers vendent leur colza »: those who grow, beside what is asked about.
  ['product cerealier', (context) => !context.otherProducts || !/^(?:les|des)$/.test(before(context))],
  ['product date', areDatesGrown],
  ['product dates', areDatesGrown],
  ...FISHING_RULES,
  ...ADDRESSING_RULES,
  ['cue avocat', (context) => !areAvocados(context)],
  ['product crop', (context) => !context.otherProducts],
  ['measure crop', asHarvest],
  // « le rendement a pris 20 % », beside « le pris du blé » of a hurried hand.
  ['measure pris', (context) => !/^(?:a|ai|as|ont|avait|avaient|il|ils|elles?|est|sont)$/.test(before(context))],
  ['product sow', asSow],
  ['cue sow', (context) => !asSow(context)],
  ['product or', never],
  ['product as', never],
  ['product sole', (context) => !asSole(context)],
  ['measure sole', asSole],
  ['cue growing', isRising],
  ...['grow', 'grew', 'grown'].map((word): [string, Rule] => [`cue ${word}`, isGrowth]),
  ...['suit', 'suivent', 'follow', 'track'].map((word): [string, Rule] => [`cue ${word}`, isLink]),
  ['measure numbers', asNumbers],
  ['measure number', asNumbers],
  ['measure population', (context) => context.otherProducts],
  ['measure cours', isQuotation],
  ['measure cour', isQuotation],
  ['unit ton', asTon],
  ['unit tons', asTon],
  ['product bar', (context) => before(context) !== 'un' && before(context) !== 'le'],
  ['product mule', (context) => afterArticle(context) || context.otherPlaces],
  ['product paddy', asRice],
  ['measure cote', asCote],
  ['cue cote', asCote],
  ['unit t', (context) => !/^(?:il|elle|on)s?$/.test(after(context))],
]); // prettier-ignore
