import { stemsOfAct, stemsOfWhole } from './asked-act.js';
import { deedOf, type AskedDeed } from './asked-deed.js';
import { stemsOfDoer } from './asked-doer.js';
import { wishOf, type BriefWish } from './brief-wish.js';
import { LITIGATION_ASKED, RIGHT_ASKED } from './legal-cues.js';
import { aspectsAsked } from './search/answer-aspects.js';
import type { SpokenQuestion } from './search/law-question.reader.js';
import { lawWords } from './search/law-words.js';

/** A question read once for all the articles that are quoted to answer it. */
export interface AskedQuestion extends Omit<SpokenQuestion, 'question'> {
  /** Its folded words, as `lawWords(…).join(' ')` gives them. */
  readonly folded: string;
  /** What one sentence could say; null where none could. */
  readonly wish: BriefWish | null;
  /** The kinds of figure and rule asked for, as a mask. */
  readonly aspects: number;
  readonly asksRight: boolean;
  /** Whether it is about going to court. */
  readonly isOfCourt: boolean;
  /** The stems of the act for which a time is asked; none where no act is. */
  readonly actStems: ReadonlySet<string>;
  /** The stems of what a share is asked of; none where no share is. */
  readonly wholeStems: ReadonlySet<string>;
  /** The stems of who it is asked of within what time he acts; none where nobody is named. */
  readonly doerStems: ReadonlySet<string>;
  /** What may or must be done; null where nothing of the kind is asked, or no act is known. */
  readonly deed: AskedDeed | null;
}

/** Reads what is asked. */
export function readAsked({ question, stemWeights, concepts }: SpokenQuestion): AskedQuestion {
  const folded = lawWords(question).join(' ');
  const wish = wishOf(folded);
  return {
    stemWeights,
    concepts,
    folded,
    wish,
    aspects: aspectsAsked(folded),
    asksRight: RIGHT_ASKED.test(folded),
    isOfCourt: LITIGATION_ASKED.test(folded),
    actStems: stemsOfAct(folded, concepts),
    wholeStems: wish?.asks === 'figure' ? stemsOfWhole(folded) : new Set(),
    doerStems: wish?.asks === 'figure' && wish.role !== 'length' ? stemsOfDoer(folded, concepts) : new Set(),
    deed: wish?.asks === 'rule' ? deedOf(folded, concepts) : null,
  };
}
