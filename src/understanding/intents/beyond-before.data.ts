/* Folded words of a question, each by itself. */

const LARGE =
  'bons?|bonnes?|beaux|belles?|gros|grosses?|grande?s?|elevee?s?|hauts?|hautes?|importante?s?|fort|forte?s?|abondante?s?|genereux|genereuses?|copieux|copieuses?';
const SMALL =
  'petite?s?|faibles?|maigres?|bas|basses?|modestes?|mauvais|mauvaises?|mediocres?|chetifs?|chetives?';
/** What makes a comparative of the word behind it, with the words that are a rise and those that are a fall behind it. */
export const DEGREES: readonly { degree: RegExp; up: RegExp; down: RegExp }[] = [
  { degree: /^plus$/, up: new RegExp(`^(?:${LARGE})$`), down: new RegExp(`^(?:${SMALL})$`) },
  { degree: /^moins$/, up: new RegExp(`^(?:${SMALL})$`), down: new RegExp(`^(?:${LARGE})$`) },
];
/** Comparatives of one word. */
export const BETTER = /^(?:mieux|meilleure?s?|superieure?s?|better|(?:high|larg|bigg|great|strong)er)$/;
export const WORSE = /^(?:pires?|inferieure?s?|worse|(?:low|small|weak|poor)er)$/;
/** The verb that says it of what is asked about. */
export const VERB = /^(?:est|etait|etaient|ete|fut|sont|a|ont|is|was|were|been|did|has|have|had)$/;
/** What names that which something is set against, the other of two, or asks which of several. */
export const CHOOSING =
  /^(?:qu[ei]?|than|lequel|laquelle|lesquel(?:le)?s|quel(?:le)?s?|who|which|what|ou|or|normale?s?|moyennes?|average|usual|that|celle|celui)$/;
