/** « ça a fait combien », "what did that come to": by a pronoun what stands before. */
export const ITS =
  /(?<![a-z])(?:(?:ca|cela) (?:l )?(?:a |avait |en )?(?:fait|faisait|fera|donn\w*|represent\w*|vaut|valait)|(?:that|it) (?:comes?|came|works? out|worked out|make|made))(?![a-z])/;
