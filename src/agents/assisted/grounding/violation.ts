/** Something in a model's text that nothing found for the question supports, or that may not stand in a reply at all. */
export interface Violation {
  readonly kind:
    | 'number'
    | 'unit'
    | 'notation'
    | 'place'
    | 'product'
    | 'measure'
    | 'period'
    | 'direction'
    | 'claim'
    | 'parts'
    | 'name'
    | 'words'
    | 'article'
    | 'quotation'
    | 'markup'
    | 'prompt'
    | 'cut'
    | 'question'
    | 'nothing';
  /** The words that are at fault, as the model wrote them. */
  readonly words: string;
}
