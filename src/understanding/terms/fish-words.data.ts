/** Folded names of what is caught in water, and of no farm product. */
const FISH =
  /^(?:poissons?|saumons?|truites?|thons?|sardines?|anchois|maquereaux?|harengs?|morues?|cabillauds?|merlus?|merlans?|daurades?|dorades?|espadons?|anguilles?|carpes?|brochets?|requins?|crevettes?|langoustines?|langoustes?|homards?|crabes?|crustaces?|coquillages?|calmars?|calamars?|poulpes?|seiches?|huitres?|gambas|fish|seafood|salmon|trout|tuna|cod|haddock|hake|sardines|anchov(?:y|ies)|mackerel|herrings?|swordfish|eels?|carp|sharks?|shrimps?|prawns?|lobsters?|crabs?|shellfish|squids?|octopus|oysters?|mussels)$/;

/** Whether a folded word names what is caught in water. */
export function isFish(word: string): boolean {
  return FISH.test(word);
}
