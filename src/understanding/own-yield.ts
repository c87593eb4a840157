import type { Lexicon } from '../lexicon/lexicon.js';
import type { Frame } from './frame.js';
import { wordAt } from './number-words.js';
import { quantitiesOf, readThreshold } from './quantities.js';
import type { Evidence } from './reading.js';

/** What sets a yield against the usual one: « mieux que la moyenne », "is that above average". */
const COMPARING =
  /^(?:mieux|meilleure?|superieure?|inferieure?|dessus|dessous|sous|plus|moins|above|below|over|under|better|worse|higher|lower|more|less|beats?|par|close|near)$/;
const JUDGING = /^(?:bon|bonne|mauvais|faible|correct|eleve|good|decent|bad|poor|low|high|great)$/;

/**
 * A yield of somebody's own that is put up against the mean, with its unit per hectare: « 75 quintaux de blé, c'est mieux que
 * la moyenne ? », "is 45 q/ha of rapeseed a good yield?"; null where none is, or a time is named and nobody tells of his own.
 */
export function readOwnYield(evidence: Evidence, lexicon: Lexicon): NonNullable<Frame['ownYield']> | null {
  if (evidence.everywhere('unit').length === 0 || !isOfOneCrop(evidence) || !isJudged(evidence)) return null;
  if (readThreshold(evidence) !== null) return null;
  const [given] = quantitiesOf(evidence);
  if (!given) return null;
  const unit = given.unit === 'q' ? 'q/ha' : given.unit;
  return lexicon.getUnit(unit).dimension === 'yield' ? { value: given.value, unit } : null;
}

/** Of one crop, for no price, and at no time but that of somebody's own harvest: « cette année j'ai fait 82 q/ha ». */
function isOfOneCrop(evidence: Evidence): boolean {
  const isPriced = evidence.has('price-cue') || evidence.all('measure').some(({ id }) => id === 'price');
  if (evidence.all('product').length !== 1 || isPriced) return false;
  const { dates, tokens } = evidence.reading;
  return dates.length === 0 || (dates.length === 1 && tokens.some(({ folded }) => OWN.test(folded)));
}

const OWN = /^(?:je|j|ai|mon|ma|mes|nous|nos|notre|avons|i|we|my|our|ours|mine)$/;

function isJudged(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  if (evidence.has('average')) return tokens.some(({ folded }) => COMPARING.test(folded));
  return tokens.some(
    ({ folded }, at) =>
      JUDGING.test(folded) &&
      [at - 1, at + 1].some((beside) => /^(?:rendement|yield)s?$/.test(wordAt(tokens, beside))),
  );
}

const HARVESTED =
  /(?:^| )(?:j (?:en )?(?:ai|avais) (?:recolte|produit|fait|moissonne|obtenu|sorti|rentre|livre|vendu|eu)|i (?:have |had |just )?(?:harvested|produced|grew|grown|made|got|sold|picked))(?: |$)/;

/** « j'ai récolté 500 t de blé »: what one has oneself, and nothing said of a country. */
export function isOwnHarvest({ reading: { tokens } }: Evidence): boolean {
  return HARVESTED.test(tokens.map(({ folded }) => folded).join(' '));
}
