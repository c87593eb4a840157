import type { Slots } from '../slots/asked-slots.js';
import type { Evidence } from '../reading.js';
import { asksShareOfLand } from './share-part.js';

/** « ça représente combien d'hectares », « combien pèse le cheptel »: one thing in one place, and an amount of it. */
export function asksAmount(evidence: Evidence, { products, places }: Slots): boolean {
  const isOfOne = products.length < 2 && places.length < 2;
  if (asksShareOfLand(evidence)) return false;
  if (isOfOne && asksWeight(evidence)) return true;
  const isWeak = evidence.cues('share').every(({ mention }) => WEIGHING.test(mention.words));
  return (
    isOfOne &&
    isWeak &&
    (evidence.has('how-much') || evidence.all('measure').length > 0) &&
    !evidence.has('percent')
  );
}

/** « poids des prunes de Roumanie »: how much they weigh, where they are weighed in nothing wider. */
function asksWeight(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const weights = evidence.cues('share').map(({ mention }) => mention);
  const isOfProduct = evidence
    .all('product')
    .some(({ mention: { start } }) =>
      weights.some(
        ({ words, end }) => /^(?:quel )?poids$/i.test(words) && end < start && start <= end + FAR_FROM_WEIGHT,
      ),
    );
  return isOfProduct && !tokens.some(({ folded }) => /^(?:dans|sur|parmi)$/.test(folded));
}

/** « poids de la récolte de cerises »: how many words on the product may begin. */
const FAR_FROM_WEIGHT = 5;

const WEIGHING =
  /^(?:repr[eé]sent|p[eè]s|poids|quel poids|combien p[eè]s|how much of|accounts? for|makes? up)/i;
