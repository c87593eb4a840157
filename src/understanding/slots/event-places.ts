import type { Slot } from '../frame.js';
import type { Evidence, Found } from '../reading.js';

/** « pendant la peste porcine en Chine », « mon mémoire sur la guerre en Ukraine », "during the drought in Spain": what went on there, beside which a price is asked. */
const EVENT =
  /(?:^| )(?:pendant|durant|lors de|lors d|apres|avant|malgre|avec|sur|suite a|a cause de|about|on|during|after|before|because of|despite|amid) (?:(?:la|le|les|l|the) )?(?:\S+ )?(?:peste|grippe|fievre|secheresse|crise|guerre|canicule|embargo|inondations?|epidemie|elections?|jeux|greves?|manifestations|tempete|war|drought|crisis|outbreak|fever|floods?|heatwave|strikes?|elections?|storm|hurricane)(?: (?!est |etait |was |is )\S+){0,3}$/;
/** How many words before a place its event is looked for in. */
const REACH = 10;

/** Of a price, the places without those that are named of an event alone. */
export function withoutEvents(places: Slot<string>[], evidence: Evidence): Slot<string>[] {
  const named = evidence.everywhere('place');
  const others = named.filter((found) => !isOfEvent(found, evidence)).map(({ id }) => id);
  return places.filter(({ value }) => others.includes(value) || !named.some(({ id }) => id === value));
}

function isOfEvent({ mention }: Found, { reading: { tokens } }: Evidence): boolean {
  const before = tokens.slice(Math.max(0, mention.start - REACH), mention.start);
  return EVENT.test(before.map(({ folded }) => folded).join(' '));
}
