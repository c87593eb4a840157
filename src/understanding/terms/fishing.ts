import { isFish } from './fish-words.data.js';
import type { Mention } from './mentions.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

/** What stands around « pêche », which is a fruit or what is done at sea. */
interface Surroundings {
  tokens: readonly Token[];
  mention: Mention;
  /** First tokens of the places. */
  places: readonly number[];
}

/** « prix de la pêche », « vergers de pêche »: what is asked of a fruit. */
const OF_FRUIT =
  /(?:^| )(?:prix|cours|kilos?|rendements?|surfaces?|superficies?|hectares|ha|recoltes?|vergers?|cultures?|varietes?|arbres?|fruits?)(?: de)?(?: la)?$/;
/** « bateaux de pêche », « produits de la pêche ». */
const OF_FISHING =
  /(?:^| )(?:produits?|bateaux|bateau|navires?|flottes?|flottilles?|quotas?|ports?|zones?|captures?|debarquements?|prises?|secteur|industrie|eaux|licences?|permis)(?: de)?(?: la)?$/;
const OF_THE_SEA =
  /^(?:maritime|industrielle|artisanale|cotiere|hauturiere|lointaine|minotiere|professionnelle|sous|illegale|au (?:large|chalut|filet|lancer|gros)|a (?:la|l) |en (?:haute|eau|riviere|lac|etang))/;
const ASKING_WHO = /^(?:t )?(?:il|elle|on|ils|elles)(?: |$)/;
const SUBJECT = /^(?:il|elle|on|ils|elles|qui|se|y|ai|avons|avez|aurais|avais)$/;
const ARTICLE = /^(?:la|le|l|les)$/;
const BEFORE_NOUN = /^(?:la|une|cette|de|d|en|et|ou|a|par|pour|sur)$/;

/** « pêche » is a fruit or what is done at sea; "catch" is of fish alone. */
export const FISHING_RULES: readonly (readonly [string, (around: Surroundings) => boolean])[] = [
  ['product peche', (around) => !isFishing(around)],
  ['cue peche', isFishing],
  ...['catch', 'catches', 'caught', 'landed', 'landings'].map(
    (word) => [`cue ${word}`, isBesideFish] as const,
  ),
];

function isBesideFish({ tokens }: Pick<Surroundings, 'tokens'>): boolean {
  return tokens.some(({ folded }) => isFish(folded));
}

/** Whether « pêche » is what is done at sea: « la France pêche-t-elle », « la pêche au thon », « thon pêché », « la pêche française ». */
function isFishing(around: Surroundings): boolean {
  const { tokens, mention } = around;
  if (/é(?:e?s?)$/iu.test(tokens[mention.start]?.text ?? '')) return true;
  const before = wordsAt(tokens, Math.max(0, mention.start - 3), Math.min(3, mention.start));
  if (OF_FISHING.test(before)) return true;
  if (OF_THE_SEA.test(wordsAt(tokens, mention.end, 3))) return true;
  if (wordAt(tokens, mention.start).endsWith('s') || OF_FRUIT.test(before)) return false;
  return isDone(around) || isOfNation(around) || isBesideFish(around);
}

/** « pêche-t-elle », « on pêche », « la France pêche », « combien pêche l'Espagne »: the verb. */
function isDone({ tokens, mention: { start, end }, places }: Surroundings): boolean {
  const [before, after] = [wordAt(tokens, start - 1), wordAt(tokens, end)];
  if (ASKING_WHO.test(wordsAt(tokens, end, 2)) || SUBJECT.test(before)) return true;
  const isBehindPlace =
    places.includes(start - 1) &&
    ARTICLE.test(wordAt(tokens, start - 2)) &&
    !BEFORE_NOUN.test(wordAt(tokens, start - 3));
  const isBeforePlace = ARTICLE.test(after) && places.includes(end + 1) && !BEFORE_NOUN.test(before);
  return isBehindPlace || isBeforePlace;
}

/** « la pêche française », « la pêche espagnole ». */
function isOfNation({ tokens, mention: { start, end }, places }: Surroundings): boolean {
  return places.includes(end) && wordAt(tokens, start - 1) === 'la';
}
