import type { Evidence, Found } from '../reading.js';
import { isFish } from '../terms/fish-words.data.js';

const AMOUNTS = ['how-much', 'most', 'least', 'more-than', 'compare', 'total', 'share', 'change', 'trend'];
/** « tonnage de la pêche », "tonnes of fish caught". */
const WEIGHED = /^(?:tonnes?|tonnages?|quantites?|volumes?|captures?|production|tonnage|quantity|amount)$/;
/** « combien de temps », « peut-on »: how long and how much may be caught is for the law to say. */
const OF_A_RULE =
  /^(?:peut|peuvent|pouvons|puis|doit|doivent|faut|droit|permis|licences?|autorise\w*|autorisations?|interdi\w*|amendes?|temps|jours?|mois|annees|can|may|must|allowed|licen[cs]es?|permits?|fines?|days?|months?|long)$/;

/** The word for what is caught at sea, where it is asked how much of it there is; no source counts it. */
export function findCatch(evidence: Evidence): string | null {
  const [fishing] = evidence.cues('fishing');
  const { tokens } = evidence.reading;
  if (!fishing || tokens.some(({ folded }) => OF_A_RULE.test(folded))) return null;
  if (evidence.has('modal') || evidence.isPriced) return null;
  const isAsked = isOfFish(fishing, evidence) || (!evidence.has('law') && evidence.has(...AMOUNTS));
  return isAsked ? fishing.mention.words : null;
}

/** Whether fish or tonnes stand beside what is done, with an amount asked. */
function isOfFish({ mention: { start, end } }: Found, evidence: Evidence): boolean {
  const beside = evidence.reading.tokens.filter((_, at) => at < start || at >= end);
  if (beside.some(({ folded }) => WEIGHED.test(folded))) return true;
  return evidence.has(...AMOUNTS) && beside.some(({ folded }) => isFish(folded));
}
