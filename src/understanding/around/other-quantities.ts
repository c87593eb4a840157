import type { Lexicon } from '../../lexicon/lexicon.js';
import { readMeasures } from '../slots/measures.js';
import { areApart, haveProduct, type Part } from './question-sides.js';

/**
 * « combien de vaches laitières, et combien de lait », « nombre de ruches et production de miel », "how many sheep … and how
 * many are slaughtered": each side asks for an amount by itself, and they are amounts of different kinds.
 */
export function areOfOtherQuantities(one: Part, other: Part, lexicon: Lexicon): boolean {
  if (one.domain !== 'production' || other.domain !== 'production' || !haveProduct(one, other)) return false;
  const [quantity, second] = [quantityOf(one, lexicon), quantityOf(other, lexicon)];
  if (quantity === null || second === null || quantity === second) return false;
  if (shareOne(one, other, lexicon)) return false;
  return [one, other].every((side) => asksByItself(side, lexicon)) && [one, other].some(isCounted);
}

/** Whether the one quantity that is said is that of both. */
function shareOne(one: Part, other: Part, lexicon: Lexicon): boolean {
  return (
    shareTheVerb(one, other) ||
    shareTheUnit(one, other, lexicon) ||
    shareTheHeading(one, other, lexicon) ||
    shareTheSlaughter(one, other)
  );
}

/** « combien d'hectares de blé dur et combien de triticale »: both in hectares, as the second names no quantity of its own. */
function shareTheUnit(one: Part, other: Part, lexicon: Lexicon): boolean {
  const isOfCrops = [one, other].every(({ evidence }) =>
    evidence.everywhere('product').some(({ id }) => lexicon.findProduct(id)?.kind === 'crop'),
  );
  const isInUnit = one.evidence.cues('how-much').some(({ mention: { end } }) => hasUnitAt(one, end));
  const isBare = other.evidence.everywhere('unit').length + other.evidence.everywhere('measure').length === 0;
  const asksAgain = other.evidence.cues('how-much').some(({ mention }) => COUNTING.test(mention.words));
  return isOfCrops && areApart(one, other, 'product') && isInUnit && isBare && asksAgain;
}

/** "area under glass in 2024: how much for tomatoes and how much for peppers": a measure before both of what is asked. */
function shareTheHeading(one: Part, other: Part, lexicon: Lexicon): boolean {
  const [asked] = one.evidence.cues('how-much');
  const isHeaded = one.evidence
    .everywhere('measure')
    .some(({ mention }) => mention.end <= (asked?.mention.start ?? 0));
  const isBare = other.evidence.everywhere('measure').length === 0 && !other.evidence.has('slaughter-cue');
  return isHeaded && isBare && isCounted(other) && !isOfAnimals(other, lexicon);
}

/** "Irish abattoirs in 2024: how many pigs, and how many sheep": both were slaughtered, as a colon stands behind the word for it. */
function shareTheSlaughter(one: Part, other: Part): boolean {
  const { tokens } = one.evidence.reading;
  const [asked] = one.evidence.cues('how-much');
  const colon = tokens.findIndex(({ folded }) => folded === ':');
  const isHeaded = one.evidence.cues('slaughter-cue').some(({ mention }) => mention.end <= colon);
  const isBare = other.evidence.everywhere('measure').length === 0 && !other.evidence.has('slaughter-cue');
  return isHeaded && isBare && isCounted(other) && colon < (asked?.mention.start ?? 0);
}

/** "how much triticale" is no number of hectares. */
const COUNTING = /^(?:combien|how many)/i;

function hasUnitAt({ evidence }: Part, at: number): boolean {
  return evidence.everywhere('unit').some(({ mention: { start } }) => start === at || start === at + 1);
}

/** "how many sheep and how many goats did Greece slaughter": both were slaughtered, as nothing closes the first side. */
function shareTheVerb(one: Part, other: Part): boolean {
  const names = (kind: 'product' | 'place' | 'measure'): boolean => one.evidence.everywhere(kind).length > 0;
  const isClosed = names('place') || names('measure') || one.evidence.reading.dates.length > 0;
  return other.evidence.has('slaughter-cue') && other.evidence.everywhere('product').length > 0 && !isClosed;
}

function isCounted({ evidence }: Part): boolean {
  return evidence.has('how-much');
}

/** An amount with what it is of; a herd needs no word for it, and what is slaughtered or sown none for the animal or crop. */
export function asksByItself(side: Part, lexicon: Lexicon): boolean {
  const { evidence } = side;
  if (evidence.everywhere('product').length === 0)
    return isCounted(side) && quantityOf(side, lexicon) !== null;
  return isCounted(side) || evidence.everywhere('measure').length > 0 || isOfAnimals(side, lexicon);
}

/** The measure that a side is of; null where it says neither one nor a product. */
function quantityOf(side: Part, lexicon: Lexicon): string | null {
  const { evidence } = side;
  if (evidence.has('slaughter-cue')) return 'slaughtered';
  const units = evidence.everywhere('unit').map(({ id }) => id);
  const [measure] = readMeasures(evidence, lexicon, units);
  if (measure) return measure.value;
  if (evidence.everywhere('product').length === 0) return null;
  return isOfAnimals(side, lexicon) ? 'stocks' : 'production';
}

function isOfAnimals({ evidence }: Part, lexicon: Lexicon): boolean {
  const products = evidence.everywhere('product').map(({ id }) => lexicon.findProduct(id));
  return products.length > 0 && products.every((product) => product?.kind === 'animal');
}
