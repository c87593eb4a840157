import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Evidence } from '../reading.js';

/** What sets two products side by side rather than one on the other. */
const BESIDE = ['price-cue', 'correlation', 'compare', 'dearer', 'cheaper', 'dearest', 'up', 'down', 'change', 'total', 'trend', 'forecast']; // prettier-ignore

const ONE_FIELD =
  /(?:^| )(?:pour|sur|for|on) (?:un|une|one|an?|1|mon|my) (?:hectare|ha|acre|parcelle|champ|jardin|field|garden)(?: |$)/;

/** « combien d'eau pour un hectare de maïs ». */
function isForOneField({ spoken }: Evidence): boolean {
  return ONE_FIELD.test(spoken);
}

/** From here on words of another field (« combien de litres d'eau », "how do I treat mastitis") leave no doubt. */
const PLAINLY = 6;
/** "is a tomato a fruit": what kind of thing it is. */
const OF_A_KIND = /^(?:is|are) (?:an? |the )?\w+(?: \w+)? (?:really |actually )?(?:an? )?\w+$/;

/**
 * Whether a question is plainly of another field, whatever crop it names: nothing of a place or a time is in it, and the
 * law has no more to say.
 */
export function isPlainlyOutside(evidence: Evidence, lexicon: Lexicon, law: number): boolean {
  if (isOfSomewhere(evidence) || isOfPrices(evidence, lexicon)) return false;
  const outside = evidence.score('outside');
  return (outside >= PLAINLY && outside > law) || asksKind(evidence);
}

const EATING = /^(?:eat(?:s|en|ing)?|mang\w*|digest\w*)$/;
const ALLOWING =
  /^(?:can|could|may|should|do|does|will|are|is|if|peu(?:t|vent)|doi(?:t|vent)|puis|est|faut|si)$/;

/** « une poule peut-elle manger de l'avocat », "can chickens eat avocado": an animal and what it might eat. */
export function asksFeed(evidence: Evidence, lexicon: Lexicon): boolean {
  const { tokens } = evidence.reading;
  const eating = tokens.findIndex(({ folded }) => EATING.test(folded));
  if (eating < 0 || evidence.has('how-much')) return false;
  const isAllowed = tokens.slice(0, eating).some(({ folded }) => ALLOWING.test(folded));
  return (
    isAllowed &&
    evidence
      .all('product')
      .some(({ id, mention }) => lexicon.findProduct(id)?.kind === 'animal' && mention.start < eating)
  );
}

/** « quand tailler la vigne », "how to prune apple trees": how it is done, and not who may or must, nor how much of it there is. */
export function asksPruning(evidence: Evidence, lexicon: Lexicon): boolean {
  if (!evidence.has('pruning') || isOfSomewhere(evidence) || evidence.all('measure').length > 0) return false;
  if (evidence.has('modal', 'permitted') && !evidence.has('explain', 'when')) return false;
  if (evidence.has('fruit-tree')) return true;
  return evidence.all('product').some(({ id }) => lexicon.findProduct(id)?.kind === 'crop');
}

/** When it is best to do the work of the fields: « quand dois-je planter », "when should we harvest"; when it may be done is law. */
const SEASON =
  /(?:^| )(?:quand|a quel moment|(?:a|en) quel(?:le)? (?:mois|saison|periode|epoque)|when|(?:in )?(?:what|which) (?:month|season)|what time of (?:the )?year) (?:est ce qu(?:e|on)? |c est qu(?:e|on) )?(?:(?:dois|doit|faut|devrais|faudrait|devons) (?:je|on|il|nous) |(?:je|on|il|nous) (?:dois|doit|faut|devrais) |(?:should|do|does|must) (?:i|we|you|one) |to |(?:je|on) )?(?:plante|plantes|planter|seme|semer|sow|plant|moissonner|recolter|recolte|vendanger|harvest|pick|butter|arracher|repiquer|transplant|thin)(?: |$)/;

const HAS_TO = / (?:dois|doit|faut|devrais|faudrait|devons|should|must) /;

function isOfCountry(evidence: Evidence, lexicon: Lexicon): boolean {
  const places = evidence.all('place');
  const isWithin = ({ id }: { id: string }): boolean =>
    /^(?:region|department|city)$/.test(lexicon.findPlace(id)?.kind ?? '');
  return isOfSomewhere(evidence) && !(places.length > 0 && places.every(isWithin));
}

/** Whether it is asked in which season something is sown, planted or brought in, with no figure and hardly a word of law. */
export function asksSeason(evidence: Evidence, lexicon: Lexicon): boolean {
  const isOfAmounts = evidence.has('up', 'down', 'price-cue', 'more-than', 'above', 'below');
  const [asked] = SEASON.exec(evidence.spoken) ?? [];
  // What has to be done is advice wherever it is asked of; in a country what is done is in no table, in a region it is a gardener who asks.
  if (asked === undefined || isOfAmounts || (isOfCountry(evidence, lexicon) && !HAS_TO.test(asked)))
    return false;
  return evidence.all('product').length > 0 && evidence.score('law') < LAWFUL;
}

/** From here on words of law say whose leave is meant. */
const LAWFUL = 5;

/** « dose de glyphosate à l'hectare »: how much to spray, and not what is allowed. */
export function asksDose(evidence: Evidence): boolean {
  if (!evidence.has('dose') || isOfSomewhere(evidence) || evidence.has('modal')) return false;
  return !evidence.has('permitted') || evidence.score('law') < LAWFUL;
}

function isOfSomewhere(evidence: Evidence): boolean {
  return evidence.all('place').length + evidence.dates.length > 0;
}

function isOfPrices(evidence: Evidence, lexicon: Lexicon): boolean {
  return evidence.all('measure').some(({ id }) => lexicon.getMeasure(id).domain === 'price');
}

function asksKind(evidence: Evidence): boolean {
  if (evidence.all('product').length !== 2 || evidence.all('measure').length > 0) return false;
  const words = evidence.reading.tokens.filter(({ kind }) => kind === 'word');
  return OF_A_KIND.test(words.map(({ folded }) => folded).join(' '));
}

/**
 * Whether it is asked what to put on a crop: a fertilizer and something that grows, with nothing of prices, of a place
 * or of a time (« quel engrais pour mes tomates », « combien d'urée pour un hectare de blé »), or by the hectare.
 */
export function asksAdvice(evidence: Evidence, lexicon: Lexicon): boolean {
  if (isOfSomewhere(evidence) || evidence.has(...BESIDE)) return false;
  if (isOfPrices(evidence, lexicon)) return false;
  if (evidence.has('how-much') && evidence.score('law') === 0 && isForOneField(evidence)) return true;
  const kinds = evidence.all('product').map(({ id }) => lexicon.findProduct(id)?.kind);
  if (!kinds.includes('fertilizer')) return false;
  return (
    kinds.includes('crop') ||
    evidence.has('hint:yield') ||
    evidence.all('measure').some(({ id }) => id === 'yield')
  );
}
