import { fold } from '../../../understanding/text/normalise.js';
import type { Change } from '../../../wording/figure.findings.js';
import type { GrowthFindings } from '../../../wording/found.findings.js';
import { countOf } from '../named.figures.js';
import { isGroup } from '../place.choice.js';
import type { Desk, Question } from '../question.js';
import { wantsVerdict } from '../verdict.js';
import { movementOf } from './moved.js';

/** « le pays où », "the producer whose", « est-ce en Roumanie que », "is it in Poland that": one among others. */
const ONE_OF_ALL =
  /(?<![a-z])(?:l[ea]|the) (?:seule? )?(?:pays|etat(?: membre)?|producteur|country|(?:member )?state|nation|producer|grower) (?:[a-z]+ ){0,3}?(?:ou|dont|qui|where|whose|which|that|with)(?![a-z])|(?<![a-z])est-ce (?:bien |vraiment )?(?:(?:en|au|aux|a|dans|chez) |la |le |les |l')?[^,?.;:]{2,40}? qu(?:e|i|['’])|^is it (?:really |indeed )?(?:in )?[^,?.;:]{2,40}? (?:that|where|which|who|whose)(?![a-z])/;

/** « la Pologne est-elle le pays où la récolte a le plus baissé ? »: one country is put up as the one that moved the most. */
export function putsUpMover(question: Question, { lexicon }: Desk): boolean {
  const { frame, products, place, domain } = question;
  const countries = place.places.filter((id) => !isGroup(lexicon, id));
  const isOfOne = countries.length === 1 && products.length === 1 && domain === 'production';
  const isMost = frame.comparedMoves === 'most' && movementOf(question) !== null;
  return isOfOne && isMost && wantsVerdict(question) && ONE_OF_ALL.test(fold(frame.text));
}

/** What the largest changes are told of: the changes that went the way asked, in order, and the fastest of them. */
interface Ordered {
  changes: readonly Change[];
  fastest: GrowthFindings['fastest'];
}

/**
 * Whether the one put up is the first of those that went the way asked, and its own change with its rank among them; none
 * where there is no figure of it. It is neither so nor not where it is the first by percentage alone.
 */
export function putUpOf(
  own: Change | undefined,
  { changes, fastest }: Ordered,
): Pick<GrowthFindings, 'holds' | 'putUp'> {
  if (!own) return {};
  const rank = changes.indexOf(own) + 1;
  const holds = own === fastest ? null : rank === 1;
  return { holds, putUp: { change: own, ...(rank > 0 && { rank: countOf(rank, 'rank') }) } };
}
