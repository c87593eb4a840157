import type { Evidence } from '../reading.js';

/** How a question of a price begins, in folded words: « quel est le prix », « où en est », "what is the price". */
export const PLAIN_PRICE =
  /^(?:(?:et|alors|donc|sinon|du coup|and|so) )?(?:quel(?:le)? (?:est|etait) (?:le |la |l )?(?:\S+ )?(?:prix|cours|cotation|tarif)|quels sont les (?:prix|cours)|c (?:est|etait) quoi le (?:prix|cours)|a combien (?:est|sont|se (?:vend|negocie|traite))|combien (?:vaut|valent|coute|coutent)|ou en (?:est|sont) (?!mon|ma|mes|notre|nos)|what(?: is| s| are| was) the (?:\S+ )?(?:prices?|quotations?)|how much (?:is|are|does|do) (?!i |we |my )|where (?:is|are) the (?:\S+ ){1,3}?price)/;

/** « Je dois négocier mon contrat. Quel est le prix du tourteau de soja ? »: the price of goods, whatever of the law was told before it. */
export function asksPlainPrice(evidence: Evidence): boolean {
  const { tokens, sentences } = evidence.reading;
  const asked = sentences.filter(({ start, tells }) => !tells && evidence.isInFocus(start));
  if (asked.length !== 1 || sentences.length < 2) return false;
  const isAsked = ({ mention: { start } }: { mention: { start: number } }): boolean =>
    asked.some((one) => one.start <= start && start < one.end);
  const words = tokens.slice(asked[0]?.start, asked[0]?.end).map(({ folded }) => folded);
  const isOfLaw = [...evidence.cues('law'), ...evidence.cues('modal')].some(isAsked);
  return PLAIN_PRICE.test(words.join(' ')) && !isOfLaw && evidence.all('product').some(isAsked);
}
