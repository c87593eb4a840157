import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

/** « a-t-il un effet sur », « influence-t-il », "does … drive": one thing acting on the next that is named. */
const EFFECT =
  /^(?:effets?|impact(?:e|ent|s)?|influenc(?:e|ent|es)|incidences?|repercussions?|jouent?|affecte(?:nt)?|entraine(?:nt)?|tire(?:nt)?|pousse(?:nt)?|effects?|affects?|drives?|push(?:es)?|pulls?)$/;
/** « pousse dans les vergers » acts on nothing. */
const GROWS = /^pousse(?:nt)? (?:dans|en|sur|au|aux)$/;
const CONDITION = /^(?:quand|lorsque?|lorsqu|si|when|whenever|if)$/;
/** « quand le prix du blé »: what may stand between the condition and the product. */
const TO_PRODUCT = 4;

/**
 * Whether two products are asked about as moving with one another: « quand le blé monte, le maïs monte-t-il », "does the price of
 * maize affect that of pork". At a time that is named it is asked what they did.
 */
export function movesAnother(evidence: Evidence): boolean {
  const [one, other, ...more] = evidence.all('product').map(({ mention }) => mention);
  if (!one || !other || more.length > 0 || evidence.dates.length > 0) return false;
  return actsOn(evidence, one, other) || risesWith(evidence, one, other);
}

function actsOn({ reading: { tokens } }: Evidence, one: Mention, other: Mention): boolean {
  return tokens
    .slice(one.end, other.start)
    .some(
      ({ folded }, at, between) => EFFECT.test(folded) && !GROWS.test(`${folded} ${wordAt(between, at + 1)}`),
    );
}

function risesWith(evidence: Evidence, one: Mention, other: Mention): boolean {
  const { tokens } = evidence.reading;
  const ahead = tokens.slice(Math.max(0, one.start - TO_PRODUCT), one.start);
  if (!ahead.some((_, at) => CONDITION.test(wordAt(ahead, at)))) return false;
  const moves = [...evidence.cues('up'), ...evidence.cues('down')].map(({ mention }) => mention.start);
  return moves.some((at) => at > one.start && at < other.start) && moves.some((at) => at > other.start);
}
