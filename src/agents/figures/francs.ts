import type { Fact, Figure, Note } from '../../wording/facts.js';
import { fold } from '../../understanding/text/normalise.js';

/** French francs for a euro, for ever: article 1 of Council regulation (EC) No 2866/98 of 31 December 1998. */
const FRANCS_PER_EURO = 6.55957;
const FRANCS = /^(?:en |in )?francs?$/i;
/** Those of other countries, and the hundredth of one that were the francs before 1960. */
const OTHER_FRANCS =
  /(?<![a-z])(?:francs? (?:suisses?|cfa|cfp|pacifique|belges?|luxembourgeois|congolais|guineens?|rwandais|or)|(?:anciens?|old|swiss|belgian|cfa|cfp) francs?)(?![a-z])/;
/** More figures than these are not each told again. */
const MOST = 2;

/** What prices in euros come to in French francs, where the question asks for these; null of any other unit, or of prices in dollars. */
export function francNote(
  unheldUnit: string,
  text: string,
  facts: readonly Pick<Fact, 'value' | 'unit'>[],
): Note | null {
  if (!FRANCS.test(unheldUnit) || OTHER_FRANCS.test(fold(text))) return null;
  const known = facts.slice(0, MOST).flatMap(({ value, unit }) => (value === null ? [] : [{ value, unit }]));
  if (known.length === 0 || facts.length > MOST || !known.every(({ unit }) => unit.startsWith('EUR/')))
    return null;
  // « comme la semaine d'avant »: what stayed the same is told once.
  const told = known.filter(({ value }, at) => at === 0 || value !== known[0]?.value);
  const equal = told.map(({ value, unit }): { from: Figure; to: Figure } => ({
    from: { name: 'given', value, unit },
    to: { name: 'converted', value: value * FRANCS_PER_EURO, unit: 'franc' },
  }));
  return { kind: 'in-francs', rate: { name: 'rate', value: FRANCS_PER_EURO, unit: 'franc' }, equal };
}
