import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

/** Whose leave is asked for: one's own, or that of people like oneself. */
const ONE = /(?:^|[ '’-])(?:je|on|i|we|he|she|il|elle)$|^(?:can|may) (?:an? )?\p{L}+$/iu;
/** Between the asking word and what is to be done: « puis-je librement exporter », "can a farmer ship". */
const NEAR = 3;
/** Amounts and forecasts are asked for in the same words: « combien peut-on exporter », "can we import more". */
const OF_AMOUNTS = [
  'how-much',
  'forecast',
  'more-than',
  'most',
  'least',
  'above',
  'below',
  'up',
  'down',
  'percent',
];

/**
 * Whether leave is asked for to do what figures are kept of elsewhere: « puis-je expédier des animaux vivants », "may I
 * export live cattle". What may be done is a question of law, how much of it is done one of figures.
 */
export function asksLeave(evidence: Evidence): boolean {
  if (evidence.has(...OF_AMOUNTS) || evidence.dates.length > 0) return false;
  const deeds = evidence.cues('unheld');
  const asked = evidence
    .cues('modal')
    .filter((modal) => ONE.test(modal.mention.words) && !isOfPlace(evidence, modal));
  return asked.some((modal) => deeds.some((deed) => isLedTo(evidence, modal, deed)));
}

/**
 * Whether it is asked what a producer may or must do: "can a French egg producer open a building", « un producteur de lait
 * peut-il quitter sa coopérative ». The word names somebody, and no production.
 */
export function asksOfProducer(evidence: Evidence): boolean {
  if (evidence.has(...OF_AMOUNTS, 'who') || evidence.dates.length > 0) return false;
  return PRODUCER_MAY.test(evidence.spoken) || MAY_PRODUCER.test(evidence.spoken);
}

const PRODUCER_MAY =
  /(?:^| )product(?:eur|rice)s? (?:\S+ ){0,4}(?:(?:peut|peuvent|doit|doivent) (?:il|elle)s?|(?:est|sont) (?:il|elle)s? (?:\S+ )?(?:oblige|tenu|autorise|force)(?:e?s?)) /;
const MAY_PRODUCER =
  /(?:^| )(?:(?:can|may|must|should) (?:\S+ ){0,4}(?:producer|grower)s? |(?:is|are) (?:\S+ ){0,4}(?:producer|grower)s? (?:\S+ )?(?:allowed|obliged|required|entitled|bound|free) to |(?:does|do) (?:\S+ ){0,4}(?:producer|grower)s? (?:\S+ )?(?:have|need) to )/;

/** « l'Ukraine peut-elle exporter son maïs »: whether a country is able to, which is no matter of law. */
export function asksAbility(evidence: Evidence): boolean {
  const deeds = evidence.cues('unheld');
  const asked = evidence.cues('modal').filter((modal) => isOfPlace(evidence, modal));
  return asked.some((modal) => deeds.some((deed) => isLedTo(evidence, modal, deed)));
}

/** What a country can do needs nobody's leave. */
function isOfPlace(evidence: Evidence, { mention: modal }: Found): boolean {
  return evidence.everywhere('place').some(({ mention }) => mention.end === modal.start);
}

function isLedTo({ reading }: Evidence, { mention: modal }: Found, { mention: deed }: Found): boolean {
  if (deed.start < modal.end || deed.start > modal.end + NEAR || NOUN.test(deed.words)) return false;
  return !/^(?:le|la|les|l|des|du|the)$/.test(wordAt(reading.tokens, deed.start - 1));
}

/** "may I have the exports" asks for figures. */
const NOUN = /(?:s|tion)$/iu;
