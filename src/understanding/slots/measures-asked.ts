import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import { readMeasuresOfUnits } from './measure-units.js';
import { readMeasures } from './measures.js';
import type { Evidence } from '../reading.js';

/** Measures of the domain; a question of prices asks for the price, a count of animals for the herd. */
export function measuresOf(
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
  unitIds: readonly string[],
): Slot<string>[] {
  const byUnits = domain === 'production' ? readMeasuresOfUnits(evidence, lexicon) : [];
  if (byUnits.length > 1) return byUnits;
  const measures = readMeasures(evidence, lexicon, unitIds).filter(
    (measure) =>
      lexicon.getMeasure(measure.value).domain === domain && !isHerdGrown(measure, evidence, lexicon),
  );
  if (measures.length > 0) return withoutHerdNamed(measures, evidence);
  if (domain === 'price') return [{ value: 'price', provenance: 'explicit' }];
  return animalsCounted(evidence, lexicon);
}

/** "The dairy herd", « le cheptel laitier »: the animals that are kept. */
const HERD = /\b(?:herds?|flocks?|cheptels?|troupeaux?)\b/i;

/** "How much has the dairy herd grown": of animals it is a rise, and nothing that is harvested. */
function isHerdGrown({ words = '' }: Slot<string>, evidence: Evidence, lexicon: Lexicon): boolean {
  const [product] = evidence.all('product');
  return /^gr[eo]w/i.test(words) && !!product && lexicon.findProduct(product.id)?.kind === 'animal';
}

/** « quel bétail est le plus abattu »: the word for the animals is no second measure of them. */
function withoutHerdNamed(measures: Slot<string>[], evidence: Evidence): Slot<string>[] {
  const isName = ({ value, words }: Slot<string>): boolean =>
    value === 'stocks' && evidence.all('product').some(({ mention }) => mention.words === words);
  return measures.some(({ value }) => value === 'slaughtered')
    ? measures.filter((one) => !isName(one))
    : measures;
}

/** Of an animal named without a measure, or asked for: those slaughtered, those in stock, or those that are counted. */
function animalsCounted(evidence: Evidence, lexicon: Lexicon): Slot<string>[] {
  const [product] = evidence.all('product');
  if (!product) return animalsAsked(evidence);
  if (evidence.has('slaughter-cue')) return [{ value: 'slaughtered', provenance: 'explicit' }];
  if (lexicon.findProduct(product.id)?.kind !== 'animal') return [];
  const isInStock = evidence.has('in-stock') || HERD.test(product.mention.words);
  return isInStock ? [{ value: 'stocks', provenance: 'explicit' }] : headsCounted(evidence);
}

/** « quel animal élève-t-on le plus », « quelle espèce abat-on le plus », « … et combien à l'abattoir ». */
function animalsAsked(evidence: Evidence): Slot<string>[] {
  const isSlaughtered =
    evidence.has('slaughter-cue') && evidence.has('which-animal', 'which-product', 'how-much');
  if (isSlaughtered) return [{ value: 'slaughtered', provenance: 'explicit' }];
  return evidence.has('which-animal') ? [{ value: 'stocks', provenance: 'explicit' }] : [];
}

/** « combien de ruches en Grèce » is of the herd; without a place it may be how many one is allowed. */
function headsCounted(evidence: Evidence): Slot<string>[] {
  if (!evidence.has('how-much')) return [];
  const isOfPlace = evidence.all('place').length > 0 && !evidence.has('modal');
  return [{ value: 'stocks', provenance: isOfPlace ? 'explicit' : 'assumed' }];
}
