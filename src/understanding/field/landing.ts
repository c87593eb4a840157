import type { Order } from '../frame.js';
import { isStretch } from '../dates/period-shapes.js';
import type { Period } from '../dates/period.js';
import type { Evidence } from '../reading.js';
import type { Slots } from '../slots/asked-slots.js';

const MOVED = '(?:re)?(?:tombe|descendu|monte|grimpe|passe|chute|stabilise|revenu|baisse|parti)[a-z]*';
const GONE =
  '(?:fallen|dropped|slid|come|gone|risen|climbed|recovered|rebounded|got|gotten|settled|sunk|fall|drop|rise|climb|go|get)';

/** Words that ask where a movement has led: « à combien est retombé le cours », "where has cocoa fallen back to". */
const REACHED = [
  `a (?:combien|quel (?:niveau|prix|cours|montant|tarif)) (?:[a-z]+ ){0,6}${MOVED}`,
  `${MOVED} (?:[a-z]+ ){0,4}a (?:combien|quel)`,
  'jusqu (?:ou|a combien|a quel)',
  `where (?:has|have|did|is) (?:[a-z]+ ){1,6}${GONE}(?: back| down| up)*(?: to)?$`,
  `(?:what|which) (?:level |price |value )?(?:has|have|did) (?:[a-z]+ ){1,6}${GONE}(?: back| down| up)* to`,
  `${GONE}(?: back| down| up)* to what`,
  `how (?:high|low) (?:had|has|have|did) (?:[a-z]+ ){1,6}${GONE}`,
].map((words) => new RegExp(`(?:^| )${words}(?: |$)`, 'u'));
/** « maintenant que le blé a baissé »: a movement that is over. */
const MOVED_BEFORE = /(?:^| )(?:maintenant|desormais|now) (?:qu|that)(?: |$)/;

/** Whether the newest figure is asked for, after a movement that is taken for granted. */
export function asksLanding(evidence: Evidence): boolean {
  return asksLevelReached(evidence) || MOVED_BEFORE.test(wordsOf(evidence));
}

/** Whether it is asked how high or low something had got at the times that are named, and not by how much it moved: « à combien était-elle montée en 2022 ». */
export function asksLevels(evidence: Evidence, { period }: { period: Period | null }): boolean {
  return (period?.kind === 'at' || period?.kind === 'each') && asksLevelReached(evidence);
}

/** How far it went, at whatever time of a stretch: « jusqu'où est monté », "how high did … get". */
const FARTHEST = /(?:^| )(?:jusqu (?:ou|a combien|a quel)|how (?:high|low) (?:had|has|have|did))(?: |$)/;
const UP = /(?:^| )(?:(?:re)?(?:monte|grimpe)[a-z]*|risen|rise|rose|climb(?:ed)?|rebounded|high)(?: |$)/;
const DOWN =
  /(?:^| )(?:(?:re)?(?:tombe|descendu|chute|baisse)[a-z]*|fall|fallen|fell|drop(?:ped)?|slid|sunk|low)(?: |$)/;
/** A time that has many prices. */
const LONG = /^(?:year|decade)$/;

/**
 * The end of the prices of a long time that something went to in it: « jusqu'où est monté le cacao en 2024 » is the
 * highest of its months, « à combien est tombé … en 2020 » the lowest; null where no such end is asked for.
 */
export function readEndReached(evidence: Evidence, period: Period | null): Order | null {
  const words = wordsOf(evidence);
  const isOfYear = period?.kind === 'at' && LONG.test(period.span.grain);
  const isOfStretch = isStretch(period) && FARTHEST.test(words);
  if (!(isOfYear || isOfStretch) || !asksLevelReached(evidence)) return null;
  const [isUp, isDown] = [UP.test(words), DOWN.test(words)];
  if (isUp === isDown) return null;
  return { end: isUp ? 'highest' : 'lowest', count: null, over: 'periods' };
}

/** Whether it is asked how far the price went in a long time. */
export function asksEndReached(
  evidence: Evidence,
  { domain, period }: Pick<Slots, 'domain' | 'period'>,
): boolean {
  return domain === 'price' && readEndReached(evidence, period) !== null;
}

/** "how low did wheat get", « jusqu'où est monté le maïs »: of a thing by its name and nowhere told, what goes so far is its price. */
export function asksHowFar(evidence: Evidence): boolean {
  const words = wordsOf(evidence);
  return evidence.all('place').length === 0 && FARTHEST.test(words) && (UP.test(words) || DOWN.test(words));
}

function asksLevelReached(evidence: Evidence): boolean {
  return REACHED.some((pattern) => pattern.test(wordsOf(evidence)));
}

function wordsOf({ reading }: Evidence): string {
  const words = reading.tokens.filter(({ kind }) => kind === 'word');
  return words.map(({ folded }) => folded).join(' ');
}
