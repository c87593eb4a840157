import { isWeakMeasure } from '../slots/measures.js';
import type { Evidence } from '../reading.js';

/** What is asked of the law of rents: whether, how and why. */
const OF_LAW = ['modal', 'explain', 'definition', 'meaning'];
/** « le fermage peut-il », "can the rent", « est-il révisé », "how is it set": a right, a duty or a rule. */
const RIGHT =
  /^(?:peut|peuvent|doit|doivent|revise|revises|possible|baisser|contester|can|may|must|should|revised|set|fixed|calculated|determined|fixe|fixes|calcule|determine)$/;
/** From here on a word beside the rent makes it a case. */
const STRONG = 3;
/** What no law tells of a rent. */
const STATISTICS = ['average', 'forecast', 'compare', 'dearest', 'dearer', 'cheaper'];
/** « augmentation du fermage chaque année » is of how it is indexed, and no series. */
const EACH_YEAR = /^(?:chaque|each|every) /iu;
const MOVING = ['up', 'down', 'change', 'percent'];
const MOVED = /(?:é|ée|és|ées|rose|risen|increased|fell|fallen|gone up|gone down)$/iu;
/** Words for what is paid rather than for the way of letting. */
const RENT = /loyer|loue|location|rent|index|indice/iu;
const INDEX = /ind(?:ice|ex)/iu;
/** Words for an index or for what an area is let at, of which an amount alone can be asked. */
const OF_AREA = /ind(?:ice|ex)|hectare|acre/iu;

/**
 * The words for farm rents where it is asked what they are or were: « le fermage moyen en Beauce », "farm rent index
 * 2024". They are in no source, and no article has them; how they are set is a question of law and gives null.
 */
export function findRent(evidence: Evidence): string | null {
  const [rent] = evidence.cues('rent').map(({ mention }) => mention);
  if (!rent || asksLaw(evidence)) return null;
  const isCase = evidence
    .cues('law')
    .some(
      ({ weight, mention }) => weight >= STRONG && !(mention.start >= rent.start && mention.end <= rent.end),
    );
  return !isCase && asksAmount(evidence, rent.words) ? rent.words : null;
}

function asksLaw(evidence: Evidence): boolean {
  return evidence.has(...OF_LAW) || evidence.reading.tokens.some(({ folded }) => RIGHT.test(folded));
}

function asksSeries(evidence: Evidence): boolean {
  return keepsUp(evidence) || evidence.cues('trend').some(({ mention }) => !EACH_YEAR.test(mention.words));
}

/** « a-t-il suivi le prix du blé », "have rents kept up with": one course beside another's. */
const KEPT_UP =
  /(?:^| )(?:suivie?s?|(?:kept|keep|keeping) (?:up|pace|in step) with|follow(?:ed)?|track(?:ed)?|correlation|correlated|correlee?s?)(?: |$)/;

function keepsUp(evidence: Evidence): boolean {
  return evidence.all('product').length > 0 && KEPT_UP.test(evidence.spoken);
}

function asksAmount(evidence: Evidence, rent: string): boolean {
  if (evidence.has(...STATISTICS) || asksSeries(evidence)) return true;
  if (isMeasured(evidence) && (evidence.isPlaced || OF_AREA.test(rent))) return true;
  // « fermage en Guadeloupe » is the law of it there.
  if (evidence.all('place').length > 0 && RENT.test(rent)) return true;
  if (evidence.dates.length > 0) return INDEX.test(rent) || evidence.has(...MOVING);
  return MOVING.flatMap((id) => evidence.cues(id)).some(({ mention }) => MOVED.test(mention.words));
}

function isMeasured(evidence: Evidence): boolean {
  if (evidence.has('how-much', 'price-cue')) return true;
  return evidence.all('measure').some((found) => !isWeakMeasure(found));
}
