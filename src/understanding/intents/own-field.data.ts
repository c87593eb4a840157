/** What asks for the outcome, in folded words in a row: « ça donne quoi », "what does that make". */
export const COMES_TO =
  /(?:^| )(?:(?:ca|cela|it|that) (?:me |nous |vous |would |will )?(?:donne|fait|makes?|gives?|comes? to)|(?:i|we) get)(?: |$)/;

/** What is needed, and not what was harvested on how much. */
export const NEEDING =
  /(?:^| )(?:faut|faudrait|besoin|need|needed|necessaires?|pour (?:produire|faire|avoir|recolter|obtenir)|to (?:grow|produce|get|make)|en hectares?|(?:hectares?|acres?) (?:is|are|font|fait|make)|(?:in|into) (?:hectares?|acres?))(?: |$)/;
