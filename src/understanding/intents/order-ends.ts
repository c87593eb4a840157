import type { Order } from '../frame.js';
import type { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { stretchAt } from '../text/within.js';

const LOW_CUES = ['least', 'market-low', 'cheaper'];

/** Which end of an order the words begin from: the low one where they name it, alone or first. */
export function readEnd(evidence: Evidence): Order['end'] {
  const isLow = evidence.has(...LOW_CUES) && !isOnlyTop(evidence) && !FROM_ABOVE.test(evidence.spoken);
  return isLow ? 'lowest' : 'highest';
}

function isOnlyTop(evidence: Evidence): boolean {
  return evidence.has('top', 'market-high') && !evidence.has('least', 'market-low');
}

/** « de la plus chère à la moins chère », "from highest to lowest": from which end the order goes. */
const FROM_ABOVE =
  /(?:^| )(?:du|de la|de l|des|le|la|les) (?:(?:plus|mieux) (?!bas|faible|petit|abordable)\S+|meilleure?s?|premiere?s?) (?:a l?|au|aux|a|vers l[ae]s?) ?(?:la |le |les )?(?:moins|plus (?:bas|faible|petit|abordable)|pire|dernier)|(?:^| )(?:from )?(?:the )?(?:most \S+|highest|dearest|largest|biggest|best|top) to (?:the )?(?:least|lowest|cheapest|smallest|worst|bottom)(?: |$)/;

/** « minimum et maximum », "its high and its low": the two ends, one word of order beside the other. */
export function asksBothEnds(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const highest = HIGH_CUES.flatMap((cue) => evidence.cues(cue));
  const lowest = LOW_CUES.flatMap((cue) => evidence.cues(cue));
  return highest.some(({ mention: one }) =>
    lowest.some(({ mention: other }) => {
      const [from, to] = one.start < other.start ? [one.end, other.start] : [other.end, one.start];
      return from <= to && (areJoined(tokens.slice(from, to)) || isAddedLast(evidence, from, to));
    }),
  );
}

/** « le pire rendement du blé en France depuis 2000, et le meilleur », "and what's the gap to the worst": nothing else is named behind the joint. */
function isAddedLast(evidence: Evidence, from: number, to: number): boolean {
  const { tokens, sentences } = evidence.reading;
  const joint = tokens.findLastIndex(
    ({ folded }, at) => at >= from && at < to && /^(?:et|and)$/.test(folded),
  );
  if (joint < 0 || to - joint > MOST_ADDED) return false;
  const end = stretchAt(to, sentences)?.end ?? tokens.length;
  return (['product', 'place', 'measure'] as const).every((kind) =>
    evidence.everywhere(kind).every(({ mention }) => mention.start < joint || mention.start >= end),
  );
}

/** « mini maxi », « les trois premiers et les trois derniers »: one right behind the other, or joined to it. */
export function areJoined(between: readonly Token[]): boolean {
  return between.length === 0 || (between.length <= APART && between.some(({ folded }) => AND.test(folded)));
}

/** « and what's the gap to the worst »: how far behind the joint. */
const MOST_ADDED = 8;

const HIGH_CUES = ['most', 'top', 'market-high', 'record', 'dearest'];
const AND = /^(?:et|and|ou|or|puis|then|&|\/|,)$/;
/** How many words may stand between the two. */
const APART = 6;
