import type { Product } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Order } from '../../../understanding/frame.js';
import type { Period } from '../../../understanding/period.js';
import type { KnownFact } from '../../../wording/facts.js';
import { byPreference, chooseHolding } from '../availability.js';
import { clarify } from '../clarification.js';
import { compareLines } from '../comparison.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import { measuresOf, periodOf, type Desk, type FigureAnswer, type Question } from '../question.js';
import { factOf, type Track } from '../track.js';
import { areComparable, inOrder, withoutNothing } from './ranks.js';
import { shownOf } from './shown.js';

/** How far back the latest period is looked for that the members have in common: some crops are counted a year earlier. */
const RECENT = 3;
/** From here on FAO's item codes stand for groups of items. */
const FIRST_GROUP_CODE = 1700;

/** The members of a family, or the products that the question lists, in order. */
export async function rankProducts(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const listed = withoutAncestors(desk.lexicon, question.products);
  if (listed.length > 1) return compareLines(question, desk, { products: listed, end: order.end });
  const family = listed[0] ?? null;
  if (!family && question.domain === 'price') return clarify(question, desk, ['product']);
  const members = family ? membersOf(desk.lexicon, family, question.domain) : crops(desk.lexicon);
  return rankMembers(question, desk, { order, family, members });
}

interface Members {
  order: Order;
  family: string | null;
  members: readonly string[];
}

async function rankMembers(
  question: Question,
  desk: Desk,
  { order, family, members }: Members,
): Promise<FigureAnswer> {
  const { places, notes } = placesOrDefault(question);
  const measures = measuresOf(question);
  const where = places === null ? {} : { places: places.slice(0, 1) };
  const tracks = await desk.reader.read({ products: members, measures, ...where });
  const facts = factsOfOneTable(question, tracks, members, measures);
  const ranked = inOrder(desk.lexicon, withoutNothing(facts), order.end);
  const [first] = ranked;
  if (!first || !areComparable(desk.lexicon, ranked)) {
    const ask = { candidates: [], measures, places, period: periodOf(question) };
    return explain(question, desk, [{ best: null, withheld: false, tracks, ask, product: family ?? '' }]);
  }
  const { top, rows, next } = shownOf(ranked, order.count);
  return {
    kind: 'ranking',
    ...(await foundBase(question, desk, rows, [...notes, ...question.notes])),
    over: 'products',
    end: order.end,
    ranked: top,
    next,
    subject: null,
    compared: countOf(ranked.length, 'compared'),
    scope: first.place,
    family,
    period: first.period,
  };
}

/** The members' figures of one period in the table that has the most of them. */
function factsOfOneTable(
  question: Question,
  tracks: readonly Track[],
  members: readonly string[],
  measures: readonly string[],
): KnownFact[] {
  const datasets = [...new Set([...tracks].sort(byPreference).map((track) => track.dataset))];
  const tables = datasets.map((dataset) => {
    const own = tracks.filter((track) => track.dataset === dataset);
    return samePeriod(members.flatMap((product) => factsOfMember(question, own, product, measures)));
  });
  return tables.reduce((best, facts) => (facts.length > best.length ? facts : best), []);
}

/** What a member may be compared by: its figure of the period asked for, or its latest few where that is open. */
function factsOfMember(
  question: Question,
  tracks: Track[],
  product: string,
  measures: readonly string[],
): KnownFact[] {
  const asked = periodOf(question);
  const isLatest = asked === null || asked.kind === 'latest';
  const period: Period | null = isLatest ? { kind: 'all' } : asked;
  const candidates = [{ product, note: null }];
  const line = chooseHolding(tracks, { candidates, measures, places: null, period }).best?.lines[0];
  if (!line) return [];
  return line.observations.slice(isLatest ? -RECENT : -1).map((one) => factOf(line.track, one));
}

/** The facts of the period that the most of them have, the newer one among equals. */
function samePeriod(facts: readonly KnownFact[]): KnownFact[] {
  const counts = new Map<string, number>();
  for (const { period } of facts) counts.set(period, (counts.get(period) ?? 0) + 1);
  const [period] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? 1 : -1))[0] ?? [];
  return facts.filter((fact) => fact.period === period);
}

/** The listed products without those that contain others of the list: « quel engrais, urée ou DAP » is of two. */
export function withoutAncestors(lexicon: Lexicon, products: readonly string[]): string[] {
  const containing = new Set(products.flatMap((id) => lexicon.ancestorsOf(id).map((product) => product.id)));
  const narrow = products.filter((id) => !containing.has(id));
  return narrow.length > 0 ? narrow : [...products];
}

/** Every single crop: those that FAO lists, soft and durum wheat by themselves, and crops such as green maize. */
function crops(lexicon: Lexicon): string[] {
  const roots = lexicon.products.filter((product) => product.parent === null && product.kind !== 'animal');
  const members = roots.flatMap((root) => nearestMembers(lexicon, root.id, 'production'));
  return [...new Set(members)].filter((id) => lexicon.findProduct(id)?.kind === 'crop');
}

/**
 * What a family is compared by: its crops as the trade counts them, that is the nearest members that FAO or the World
 * Bank list as items too, a wide one (wheat) replaced by its own members where people mean one of them; else its
 * direct members.
 */
export function membersOf(lexicon: Lexicon, family: string, domain: Question['domain']): string[] {
  const nearest = nearestMembers(lexicon, family, domain);
  return nearest.length > 1 ? nearest : lexicon.childrenOf(family).map((child) => child.id);
}

/** Of a crop that is neither listed nor split into listed ones, such as green maize or mixed cereals, the crop itself. */
function nearestMembers(lexicon: Lexicon, parent: string, domain: Question['domain']): string[] {
  return lexicon.childrenOf(parent).flatMap((child) => {
    const listed = listedOf(lexicon, child, domain);
    if (isListed(child, domain)) return listed;
    const isOneCrop = domain === 'production' && child.kind === 'crop' && !child.aggregate;
    return listed.length === 0 && isOneCrop ? [child.id] : nearestMembers(lexicon, child.id, domain);
  });
}

function listedOf(lexicon: Lexicon, child: Product, domain: Question['domain']): string[] {
  const children = lexicon.childrenOf(child.id);
  const own = lexicon.descendantsOf(child.id);
  const usual = [child.usual[domain], child.usual.production].find((id) => own.some((one) => one.id === id));
  if (usual) return (domain === 'price' ? own : children).map((one) => one.id);
  const isItem = isListed(child, domain);
  const narrower =
    child.aggregate || !isItem ? children.flatMap((one) => listedOf(lexicon, one, domain)) : [];
  return narrower.length > 0 || !isItem ? narrower : [child.id];
}

/** Whether FAO lists the product as an item (its groups have codes from 1700), or the World Bank quotes it. */
function isListed(product: Product, domain: Question['domain']): boolean {
  return product.codes.some(
    ({ scheme, code }) =>
      (scheme === 'faostat' && Number(code) < FIRST_GROUP_CODE) ||
      (scheme === 'worldbank' && domain === 'price'),
  );
}
