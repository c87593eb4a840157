import type { Frame } from '../frame.js';
import { fold } from '../text/normalise.js';
import { wordAt } from '../text/number-words.js';
import { partOf } from '../around/part-of-reading.js';
import { Evidence } from '../reading.js';

const JOINT = /^(?:et|and|puis|then|avec|with|;|,|\?)$/;
/** « son rendement », "what was its yield", « combien en a-t-on abattu dans ce pays »: of the one that was asked for. */
const OF_IT =
  /(?:^| )(?:son|sa|ses|its|there|y|(?:dans|de) ce pays|in that country|en a (?:- )?t (?:- )?on|en produit il|(?:does|did|has) it|(?:cultive|recolte|produit|seme|eleve|fait|obtient|a) (?:- )?(?:t )?(?:- )?il)(?: |$)/;
/** « leurs rendements », "the area of each": of all those that were asked for. */
const OF_THEM = /(?:^| )(?:leurs?|their|chacune?|chaque|each)(?: |$)/;
/** « le deuxième producteur »: not the one that leads. */
const NOT_FIRST =
  /(?:^| )(?:second|deuxieme|troisieme|quatrieme|cinquieme|third|fourth|fifth|[2-9](?:e|eme|nd|rd|th))(?: |$)/;
const ENDS = ['most', 'least', 'top', 'rank', 'record'];

/**
 * « quel pays produit le plus de seigle et quel est son rendement »: who leads, and what is asked of that one behind it. Null
 * where nothing else is asked, or where something else is named.
 */
export function splitAtLeader(evidence: Evidence): { head: Evidence; tail: Evidence } | null {
  const { reading } = evidence;
  const { tokens } = reading;
  if (!evidence.has('who') && !evidence.has('top')) return null;
  const joint = tokens.findLastIndex(
    ({ folded }, at) => at > 0 && JOINT.test(folded) && at < tokens.length - 1,
  );
  const start = wordAt(tokens, joint - 1) === ',' || wordAt(tokens, joint - 1) === '?' ? joint - 1 : joint;
  if (start <= 0) return null;
  const stretch = { start, end: tokens.length };
  const [head, tail] = [false, true].map((inside) => new Evidence(partOf(reading, stretch, inside)));
  return head && tail && isOfFirst(head) && asksOfIt(tail, start) ? { head, tail } : null;
}

function isOfFirst(head: Evidence): boolean {
  return head.has(...ENDS) && !head.has('up', 'down') && !NOT_FIRST.test(head.spoken);
}

function asksOfIt(tail: Evidence, start: number): boolean {
  const { tokens } = tail.reading;
  const words = tokens.slice(start).map(({ folded }) => folded);
  const isMeasured = tail.everywhere('measure').length > 0 || tail.has('slaughter-cue');
  const namesOther = tail.everywhere('product').length + tail.everywhere('place').length > 0;
  return (
    isMeasured &&
    !namesOther &&
    !tail.has(...ENDS, 'share', 'percent', 'average', 'above', 'below') &&
    [OF_IT, OF_THEM].some((owned) => owned.test(words.join(' ')))
  );
}

/** The order first, and then the figure of the one that leads it, or of each of the first so many. */
export function ofLeader(order: Frame, asked: Frame): Frame | null {
  if (!isPlain(order) || (isOfSeveral(order) && !OF_THEM.test(fold(asked.text)))) return null;
  if (isToldWith(order, asked)) return order;
  const { products } = order;
  const period = asked.period ?? order.period;
  const also: Frame = {
    ...asked,
    intent: 'value',
    order: null,
    products,
    places: [],
    period,
    fromLeader: order,
  };
  return { ...order, alsoAsked: also };
}

/** « et combien produit-il ? », "and how much does it produce?": the figure by which it leads, which is told with its name. */
function isToldWith(order: Frame, { measures, period, intent }: Frame): boolean {
  const isFigure = (intent === 'value' || intent === 'latest') && period === null;
  const ordered = order.measures[0]?.value ?? 'production';
  return (
    isFigure && !isOfSeveral(order) && measures.length > 0 && measures.every(({ value }) => value === ordered)
  );
}

/** Of one product, one end of an order of places, and nothing besides. */
function isPlain({ order, products, movement, alsoAsked }: Frame): boolean {
  const isOfPlaces = order?.over === 'places' && !order.both;
  return isOfPlaces && products.length === 1 && !movement && !alsoAsked;
}

function isOfSeveral({ order }: Frame): boolean {
  return (order?.count ?? 1) > 1;
}
