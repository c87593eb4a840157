import type { Lexicon } from '../../lexicon/lexicon.js';
import { figureFrame } from '../figure-frame.js';
import type { Frame, Slot } from '../frame.js';
import type { Evidence } from '../reading.js';
import { asksDifference, saysMeaning } from '../terms/terms.js';
import type { Part } from './question-sides.js';
import { jointsOf, partOf } from './joints.js';

const MEASURE = 'measure:';
/** « combien en Italie », "how big is it": a figure is asked for. */
const HOW_BIG =
  /(?:^| )(?:how (?:big|large|high|low)|quelle (?:est |etait |fait )?(?:l |la |en )?(?:surface|superficie|production|recolte|etendue|rendement)|quel (?:est |etait )?(?:le |en )?rendement|quel(?:le)? (?:est|etait) (?:celui|celle)|what (?:is|was) (?:it|that) (?:in|for|of))(?: |$)/;

/**
 * « C'est quoi la jachère chez Eurostat et combien en Espagne ? », "what does X mean and how much of it did Greece grow": what
 * a thing or a word is, and then a figure of it. Null where a question is not of these two; a code has its figure beside it.
 */
export function definedFirst(empty: Frame, evidence: Evidence, lexicon: Lexicon): Frame | null {
  const isExplained = evidence.has('definition', 'meaning', 'apart') || saysMeaning(evidence);
  if (!isExplained || evidence.reading.codes.length > 0) return null;
  const { length } = evidence.reading.tokens;
  for (const at of jointsOf(evidence).toReversed()) {
    const parts = [partOf(evidence, 0, at, lexicon), partOf(evidence, at + 1, length, lexicon)] as const;
    const both = asksForMeaning(parts[0]) && asksForFigure(parts[1]) ? framesOf(empty, parts, lexicon) : null;
    if (both) return both;
  }
  return null;
}

function asksForMeaning({ evidence }: Part): boolean {
  const isExplained =
    evidence.has('definition', 'meaning') || asksDifference(evidence) || saysMeaning(evidence);
  return isExplained && !evidence.has('how-much') && evidence.dates.length === 0;
}

function asksForFigure({ evidence }: Part): boolean {
  const isAsked = evidence.has('how-much') || HOW_BIG.test(evidence.spoken);
  return isAsked && saysWhatOf(evidence) && !saysMeaning(evidence);
}

/** « et combien de temps » is of nothing that is counted. */
function saysWhatOf(evidence: Evidence): boolean {
  const kinds = ['place', 'product', 'measure', 'unit'] as const;
  return kinds.some((kind) => evidence.all(kind).length > 0) || evidence.has('price-cue');
}

function framesOf(empty: Frame, [one, other]: readonly [Part, Part], lexicon: Lexicon): Frame | null {
  const first = figureFrame(empty, one.evidence, lexicon, one.domain);
  const named = first.products.length + (first.terms ?? []).length;
  if (first.intent !== 'definition' || named === 0 || first.places.length > 0) return null;
  const asked = figureFrame(empty, other.evidence, lexicon, domainOf(other));
  const second = {
    ...asked,
    products: asked.products.length > 0 ? asked.products : first.products,
    measures: asked.measures.length > 0 ? asked.measures : measuresOf(first),
  };
  if (second.products.length === 0 || second.intent === 'definition') return null;
  return { ...first, exampled: false, alsoAsked: second };
}

/** What is explained is what is told of it: "what does 'harvested area' mean and how big is it for hops". */
function measuresOf({ terms = [] }: Frame): Slot<string>[] {
  return terms
    .filter((term) => term.startsWith(MEASURE))
    .map((term) => ({ value: term.slice(MEASURE.length), provenance: 'explicit' }));
}

/** « combien en Italie » is no price unless the words say so. */
function domainOf({ evidence, domain }: Part): Part['domain'] {
  // « combien vaut la SAU » is how large it is.
  const isOfArea = evidence.all('product').some(({ id }) => id === 'utilised-agricultural-area');
  const isCued = evidence.has('price-cue') && !HAVE.test(evidence.spoken) && !isOfArea;
  return isCued || evidence.all('measure').some(({ id }) => id === 'price') ? domain : 'production';
}

/** "how much does Spain have": no price, for all that "how much does" begins one. */
const HAVE = /(?:^| )how much (?:do|does|did) .* (?:have|hold|grow|produce|harvest|farm|make)(?: |$)/;
