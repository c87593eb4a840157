import type { Period } from '../dates/period.js';
import type { Evidence } from '../reading.js';

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

function asksLevelReached(evidence: Evidence): boolean {
  return REACHED.some((pattern) => pattern.test(wordsOf(evidence)));
}

function wordsOf({ reading }: Evidence): string {
  const words = reading.tokens.filter(({ kind }) => kind === 'word');
  return words.map(({ folded }) => folded).join(' ');
}
