import { asksTimes } from '../../../understanding/intents/ratio-words.js';
import { fold } from '../../../understanding/text/normalise.js';
import type { RankingFindings } from '../../../wording/ranking.findings.js';
import { gapOf } from '../comparison.js';
import type { Desk, Question } from '../question.js';
import { areComparable, baseValue, type Ranked } from './ranks.js';

const ASKS_GAP =
  /(?<![a-z])(?:ecart|de combien|quelle (?:avance|difference|marge)|quel retard|how far (?:behind|ahead)|how much (?:bigger|larger|more|less|smaller|higher|ahead|behind|better)|by how much|gap|margin|runner[ -]up)(?![a-z])/;

/** The last of all, or how the figure has moved: another gap. */
const OF_OTHER =
  /(?<![a-z])(?:smallest|lowest|le dernier|plus petit|progress|augment|baiss|chang|risen|rose|fallen|depuis|since)/;

/** « combien de fois », « rapport avec son dauphin », "a ratio to the second": as so many times. */
function asksSoManyTimes(text: string): boolean {
  return asksTimes(text) || /(?<![a-z])(?:ratio|rapport (?:avec|au|entre))(?![a-z])/.test(text);
}

function asksGap(text: string): boolean {
  return (ASKS_GAP.test(text) || asksSoManyTimes(text)) && !OF_OTHER.test(text);
}

/** What lies between the one asked about and the one before it, or behind the first, where the words ask how far they are apart. */
export function rankGap(
  question: Question,
  desk: Desk,
  subject: Ranked | null,
  ranked: readonly Ranked[],
): RankingFindings['gap'] {
  const text = fold(question.frame.text);
  if (!asksGap(text)) return undefined;
  const [one, other] = pairOf(subject, ranked).toSorted(
    (a, b) => baseValue(desk.lexicon, b) - baseValue(desk.lexicon, a),
  );
  if (!one || !other || one === other || !areComparable(desk.lexicon, [one, other])) return undefined;
  const { difference, percent, ratio } = gapOf(desk, [one, other]);
  if (!difference || !percent) return undefined;
  return { one, other, difference, percent, ...(asksSoManyTimes(text) && ratio && { ratio }) };
}

/** The one asked about and the first, or the first two. */
function pairOf(subject: Ranked | null, [first, second]: readonly Ranked[]): Ranked[] {
  const pair = subject && subject.rank > 1 ? [first, subject] : [first, second];
  return pair.flatMap((fact) => fact ?? []);
}
