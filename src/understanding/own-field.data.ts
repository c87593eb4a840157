/** What asks for the outcome, in folded words in a row: « ça donne quoi », "what does that make". */
export const COMES_TO =
  /(?:^| )(?:(?:ca|cela|it|that) (?:me |nous |vous |would |will )?(?:donne|fait|makes?|gives?|comes? to)|(?:i|we) get)(?: |$)/;
