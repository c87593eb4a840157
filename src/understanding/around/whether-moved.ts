import { judgesHarvest } from '../intents/judged-harvest.js';
import { readMovement } from '../intents/movement.js';
import { Evidence } from '../reading.js';
import { wordsAt } from '../text/number-words.js';
import type { Part } from './question-sides.js';
import { correctedText } from './text.js';

/** « a-t-il », « diminue-t-elle », « est-ce que », "did": a yes or a no is asked for. */
const YES_OR_NO =
  /(?:^| )(?:ils?|elles?|est (?:- )?ce qu[e]?|did|has|have|had|was|were|is|are|does|do)(?: |$)/;
/** What asks for more than a yes or a no. */
const OTHERS = ['how-much', 'who', 'which-product', 'when', 'share', 'correlation', 'total', 'rank', 'top', 'which-of-two', 'forecast']; // prettier-ignore

/**
 * The first of two questions by its own words alone, up to the joint behind it, where it asks whether one thing moved or turned
 * out well: « Le maïs a-t-il mieux donné en 2024 », "has the Belgian potato area grown". Null where it asks something else.
 */
export function whetherMoved(part: Part, joint: number): Part | null {
  const { reading } = part.evidence;
  const tokens = reading.tokens.slice(0, joint);
  const evidence = new Evidence({ ...reading, tokens });
  const isOfOne = evidence.everywhere('product').length === 1 && evidence.everywhere('place').length < 2;
  if (!isOfOne || evidence.has(...OTHERS) || !YES_OR_NO.test(wordsAt(tokens, 0, joint))) return null;
  if (readMovement(evidence) === null && !judgesHarvest(evidence)) return null;
  const text = reading.source.text.slice(0, reading.tokens[joint]?.start);
  return {
    ...part,
    evidence,
    text: correctedText({ ...reading, tokens, source: { ...reading.source, text } }),
  };
}
