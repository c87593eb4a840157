import type { Frame } from '../frame.js';
import { readMovement } from './movement.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence, Found } from '../reading.js';

type Compared = NonNullable<Frame['comparedMoves']>;

/** Before the move: « le plus baissé », « plus fortement reculé », "a bigger fall". */
const BEFORE: Readonly<Record<Compared, RegExp>> = {
  most: /^(?:plus|bigger|larger|greater|sharper|steeper|stronger|worse|biggest|largest|greatest|sharpest|steepest|strongest|worst)$/,
  least: /^(?:moins|smaller|smallest|slighter|slightest)$/,
};
/** Behind it: "fell more", "declined the fastest", « baisse davantage ». */
const BEHIND: Readonly<Record<Compared, RegExp>> = {
  most: /^(?:more|most|faster|fastest|further|furthest|harder|hardest|davantage|plus)$/,
  least: /^(?:less|least|slower|slowest|moins)$/,
};
/** An adverb or an adjective between: « plus fortement baissé », « la plus forte hausse ». */
const QUALIFYING = /^(?:\p{L}+ment|vite|fort|forte|fortes|grosse|grande|nette|importante|the|le)$/u;
/** "grew more wheat", "raised most pigs": what is grown or kept, and no move; "grew faster" is one. */
const MAKING = /^(?:gr[eo]w|rais)/;
const PACE = /^(?:faster|fastest|slower|slowest)$/;
/** « progresse-t-elle plus vite ». */
const PRONOUN = /^(?:t|il|elle|ils|elles)$/;

/** Whether the size of a rise or a fall is set against that of another, and which end is asked for. */
export function readComparedMoves(evidence: Evidence): Frame['comparedMoves'] | null {
  if (GREW.test(evidence.spoken)) return 'most';
  if (readMovement(evidence) === null) return null;
  const moves = [...evidence.cues('up'), ...evidence.cues('down')];
  for (const end of ['most', 'least'] as const)
    if (moves.some((move) => isCompared(evidence, move, end))) return end;
  return null;
}

/** "grew faster": of what grew on fields « grew » is no rise, of how fast it did it is. */
const GREW = /(?:^| )gr[eo]wn? (?:the )?(?:faster|fastest)(?: |$)/;

function isCompared({ reading: { tokens } }: Evidence, { mention }: Found, end: Compared): boolean {
  const word = (at: number): string => wordAt(tokens, at);
  const before = mention.start - 1;
  let behind = mention.end;
  while (PRONOUN.test(word(behind))) behind += 1;
  if (BEFORE[end].test(word(before))) return true;
  if (QUALIFYING.test(word(before)) && BEFORE[end].test(word(before - 1))) return true;
  if (MAKING.test(word(mention.start)) && !PACE.test(word(behind))) return false;
  const isLater = QUALIFYING.test(word(behind)) && BEHIND[end].test(word(behind + 1));
  return isLater || BEHIND[end].test(word(behind));
}
