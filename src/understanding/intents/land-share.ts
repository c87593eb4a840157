import type { Frame } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';

const LAND = 'utilised-agricultural-area';
const IN = /^(?:dans|sur|in|within)$/;
/** What may stand between: « dans toutes les surfaces », "in the total French area". */
const MOST_BETWEEN = 3;
/** « les surfaces de blé », « en blé »: the area is that of a crop. */
const OF = /^(?:de|du|des|d|en|of|under)$/;

/** « part du blé dans les surfaces cultivées en France »: what a crop is a share of is then all the land that is farmed there. */
export function shareOfLand(frame: Frame, evidence: Evidence): Frame {
  const { whole, products, measures } = frame;
  const isOpen = whole !== null && whole.product === null && whole.place === null;
  const isOfArea = measures.length === 1 && measures[0]?.value === 'area-harvested';
  if (!isOpen || !isOfArea || products.length !== 1 || frame.places.length > 1) return frame;
  return namesLand(evidence) ? { ...frame, whole: { product: LAND, place: null } } : frame;
}

function namesLand(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const products = evidence.all('product').map(({ mention }) => mention);
  return evidence.all('measure').some(({ mention: { start, end } }) => {
    const before = tokens.slice(Math.max(0, start - MOST_BETWEEN), start);
    const isOfCrop = products.some(
      (product) => product.end === start || (OF.test(wordAt(tokens, end)) && product.start === end + 1),
    );
    return !isOfCrop && before.some(({ folded }) => IN.test(folded));
  });
}
