import { CIRCUMSTANCES, MATTERS } from './asked-circumstance.data.js';

/* Of folded words in order, as `lawWords(…).join(' ')` gives them. */

/** Whether the question is of a matter of which the sentence says nothing; both folded. */
export function isOfUnstatedMatter(asked: string, stated: string): boolean {
  return MATTERS.some(([ofQuestion, ofSentence]) => ofQuestion.test(asked) && !ofSentence.test(stated));
}

/** Whether the sentence is of a circumstance alone of which the question says nothing; both folded. */
export function isOfUnaskedCircumstance(asked: string, stated: string): boolean {
  return CIRCUMSTANCES.some(([ofSentence, ofQuestion]) => ofSentence.test(stated) && !ofQuestion.test(asked));
}
