import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import type { Evidence } from '../reading.js';

/** « sous serre », "under glass", "in greenhouses". */
const UNDER_GLASS =
  /(?:^| )(?:sous (?:serres?|abris?)|en serres?|under (?:glass|cover)|in (?:green ?houses?|glass ?houses?))(?: |$)/;

/**
 * The products with those that are grown under glass in the place of the whole, where the words stand apart from its name:
 * « les tomates espagnoles poussent-elles sous serre »; of a share of one place, both of them.
 */
export function grownUnderGlass(
  products: readonly Slot<string>[],
  evidence: Evidence,
  lexicon: Lexicon,
): Slot<string>[] {
  const [said] = UNDER_GLASS.exec(evidence.spoken) ?? [];
  if (!said) return [...products];
  const isShare = evidence.has('share', 'percent') && evidence.all('place').length < 2;
  return products.flatMap((slot) => {
    const part = `${slot.value}-under-glass`;
    if (!lexicon.findProduct(part) || products.some(({ value }) => value === part)) return [slot];
    const narrow = { ...slot, value: part, words: `${slot.words ?? ''} ${said.trim()}` };
    return isShare ? [narrow, slot] : [narrow];
  });
}
