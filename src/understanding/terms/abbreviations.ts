import type { Evidence, Found } from '../reading.js';
import { wordsAt } from '../text/number-words.js';

/** « TSP », "HRW": a name in capitals alone. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;
/** What may stand between the name and the question what it stands for: « TSP : ça désigne quoi », « DAP, c'est quoi ». */
const BETWEEN = /^(?:[:,;»" ]|ca|cela|it|that)*$/;
/** What may end such a question: « au juste », "exactly". */
const TAIL = /^(?:au juste|exactement|exactly|please|svp|[?.!: ])*$/;
/** How many tokens lie between the name and the question, and behind it. */
const REACH = 3;

/** The product whose abbreviation is to be explained, whatever is told of where it was read: « sur mes bons je lis TSP : ça désigne quoi ? »; null where none is. */
export function abbreviationAsked(evidence: Evidence): Found | null {
  const { tokens } = evidence.reading;
  const asked = ['meaning', 'definition'].flatMap((id) => evidence.cues(id));
  const isAsked = ({ mention: { end, words } }: Found): boolean =>
    ABBREVIATION.test(words) &&
    asked.some(
      ({ mention }) =>
        mention.start >= end &&
        mention.start - end <= REACH &&
        (mention.start === end || BETWEEN.test(wordsAt(tokens, end, mention.start - end))) &&
        TAIL.test(wordsAt(tokens, mention.end, REACH)),
    );
  return evidence.everywhere('product').find(isAsked) ?? null;
}
