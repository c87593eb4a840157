/** The markets that series quote, by place id, with the products they are quoted of. Any other town has no quotation. */
export const HELD_MARKETS: Readonly<Record<string, readonly string[]>> = {
  'FR-RUNGIS': ['lamb-carcass-rungis', 'cow-carcass-rungis'],
  'FR-PLERIN': ['pig-carcass-plerin'],
};
