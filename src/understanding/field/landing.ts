import type { Evidence } from '../reading.js';

const MOVED = '(?:re)?(?:tombe|descendu|monte|grimpe|passe|chute|stabilise|revenu|baisse|parti)[a-z]*';
const GONE =
  '(?:fallen|dropped|slid|come|gone|risen|climbed|recovered|rebounded|got|gotten|settled|sunk|fall|drop|rise|climb|go|get)';

/** Words that ask where a movement has led: « à combien est retombé le cours », "where has cocoa fallen back to". */
const LANDINGS = [
  `a (?:combien|quel (?:niveau|prix|cours|montant|tarif)) (?:[a-z]+ ){0,6}${MOVED}`,
  `${MOVED} (?:[a-z]+ ){0,4}a (?:combien|quel)`,
  'jusqu (?:ou|a combien|a quel)',
  `where (?:has|have|did|is) (?:[a-z]+ ){1,6}${GONE}(?: back| down| up)*(?: to)?$`,
  `(?:what|which) (?:level |price |value )?(?:has|have|did) (?:[a-z]+ ){1,6}${GONE}(?: back| down| up)* to`,
  `${GONE}(?: back| down| up)* to what`,
  '(?:maintenant|desormais|now) (?:qu|that)',
].map((words) => new RegExp(`(?:^| )${words}(?: |$)`, 'u'));

/** Whether the newest figure is asked for, after a movement that is taken for granted. */
export function asksLanding({ reading }: Evidence): boolean {
  const words = reading.tokens.filter(({ kind }) => kind === 'word');
  const text = words.map(({ folded }) => folded).join(' ');
  return LANDINGS.some((pattern) => pattern.test(text));
}
