/** « C'est quoi un … », « définition de … », "what is a …", "what does … mean": what a thing is, and not what is done with it. */
const ASKS_WHAT_IT_IS =
  /\b(?:c est quoi|kesako|qu est ce qu|qu est ce que (?:c est|l[ae]?s?)|defini\w{0,5}|que veut dire|que signifie|ca veut dire quoi|what is an?|what are|what s an?|meaning of|stands? for|what is the \w{2,20}$)\b/u;
/** A question that goes on is of a rule: « qu'est-ce que je risque », "what is the notice period". */
const LONGEST = 9;

/** Whether the folded words ask what a thing is. */
export function asksWhatItIs(words: readonly string[]): boolean {
  return words.length <= LONGEST && ASKS_WHAT_IT_IS.test(words.join(' '));
}
