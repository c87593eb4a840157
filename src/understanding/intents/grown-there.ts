import type { Evidence } from '../reading.js';
import { asksWhichMember } from './which-member.js';

const GROWS =
  /^(?:produi\p{L}*|cultiv\p{L}*|recolt\p{L}*|pouss\p{L}*|plant\p{L}*|semee?s?|grow\p{L}*|grew|produc\p{L}*|harvest\p{L}*|sown|raised?|farm(?:s|ed)?)$/u;
/** Words that ask for something else of them. */
const OTHERS = ['how-much', 'share', 'percent', 'who', 'when', 'compare', 'correlation', 'above', 'below', 'forecast', 'total', 'average', 'coverage', 'offer']; // prettier-ignore

/** « quelles céréales produit la France », "which oilseeds are grown in Romania": those of a family in one country, the largest first. */
export function asksWhatIsGrown(
  evidence: Evidence,
  { isFamily, isOneCountry, isPrice }: { isFamily: boolean; isOneCountry: boolean; isPrice: boolean },
): boolean {
  if (!isFamily || !isOneCountry || isPrice || evidence.has(...OTHERS)) return false;
  const grows = evidence.reading.tokens.some(
    ({ folded }, at) => GROWS.test(folded) && evidence.isInFocus(at),
  );
  return grows && asksWhichMember(evidence);
}
