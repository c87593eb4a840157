import type { Lexicon } from '../../lexicon/lexicon.js';
import { isPriceQuestion } from '../field/price-question.js';
import { Evidence, type Reading } from '../reading.js';
import { wordAt } from '../text/number-words.js';
import type { Part } from './question-sides.js';

const JOINT = /^(?:et|and|puis|then|ainsi|;|:|\?|,)$/;
/** More places to split at are those of a list; each costs a reading of both sides. */
const MOST_JOINTS = 24;

/** Where a question may be two: « et », "and", a comma between what it names. */
export function jointsOf(evidence: Evidence): number[] {
  const { reading } = evidence;
  const joints = reading.tokens.flatMap(({ folded }, at) => (JOINT.test(folded) ? [at] : []));
  return joints
    .filter((at) => evidence.isInFocus(at) && !isInside(reading, at) && !namesBehind(evidence, at))
    .slice(0, MOST_JOINTS);
}

/** « c'était combien, le prix de vente »: what is asked how much it was is named behind the comma. */
function namesBehind({ reading: { tokens } }: Evidence, at: number): boolean {
  if (tokens[at]?.folded !== ',' || wordAt(tokens, at - 1) !== 'combien') return false;
  return IS.test(wordAt(tokens, at - 2)) && ARTICLE.test(wordAt(tokens, at + 1));
}

const IS = /^(?:est|etait|sont|etaient|fait|faisait|ca|vaut|valait)$/;
const ARTICLE = /^(?:le|la|les|l|son|sa|ses|leur|leurs)$/;

function isInside({ dates, mentions }: Reading, at: number): boolean {
  return [...dates, ...mentions].some(({ start, end }) => start < at && at < end - 1);
}

/** What was found between two tokens, as a question by itself. */
export function partOf(evidence: Evidence, from: number, to: number, lexicon: Lexicon): Part {
  const { reading } = evidence;
  const isHere = ({ start }: { start: number }): boolean => start >= from && start < to;
  const sentences = reading.sentences
    .filter(({ start, end }) => start < to && end > from && evidence.isInFocus(start))
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to), asks: true }));
  const part = new Evidence({
    ...reading,
    sentences,
    mentions: reading.mentions.filter(isHere),
    dates: reading.dates.filter(isHere),
    uncovered: {
      everyday: reading.uncovered.everyday.filter(({ at }) => at >= from && at < to),
      unknown: reading.uncovered.unknown.filter(({ at }) => at >= from && at < to),
    },
  });
  return { evidence: part, domain: isPriceQuestion(part, lexicon) ? 'price' : 'production' };
}
