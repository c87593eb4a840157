import type { Product } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Order } from '../../../understanding/frame.js';
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
    return samePeriod(members.flatMap((product) => factOfMember(question, own, product, measures)));
  });
  return tables.reduce((best, facts) => (facts.length > best.length ? facts : best), []);
}

function factOfMember(
  question: Question,
  tracks: Track[],
  product: string,
  measures: readonly string[],
): KnownFact[] {
  const period = periodOf(question);
  const candidates = [{ product, note: null }];
  const line = chooseHolding(tracks, { candidates, measures, places: null, period }).best?.lines[0];
  const last = line?.observations.at(-1);
  return line && last ? [factOf(line.track, last)] : [];
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

/** Every single crop that FAO lists, and soft and durum wheat by themselves: what « quelle culture » is about. */
function crops(lexicon: Lexicon): string[] {
  const roots = lexicon.products.filter((product) => product.parent === null && product.kind !== 'animal');
  const listed = roots.flatMap((root) => nearestListed(lexicon, root.id, 'production'));
  return listed.filter((id) => lexicon.findProduct(id)?.kind === 'crop');
}

/**
 * What a family is compared by: its crops as the trade counts them, that is the nearest members that FAO or the World
 * Bank list as items too, a wide one (wheat) replaced by its own members where people mean one of them; else its
 * direct members.
 */
export function membersOf(lexicon: Lexicon, family: string, domain: Question['domain']): string[] {
  const listed = nearestListed(lexicon, family, domain);
  return listed.length > 1 ? listed : lexicon.childrenOf(family).map((child) => child.id);
}

function nearestListed(lexicon: Lexicon, parent: string, domain: Question['domain']): string[] {
  return lexicon.childrenOf(parent).flatMap((child) => {
    const own = lexicon.descendantsOf(child.id);
    const usual = [child.usual[domain], child.usual.production].find((id) =>
      own.some((one) => one.id === id),
    );
    if (usual) return (domain === 'price' ? own : lexicon.childrenOf(child.id)).map((one) => one.id);
    if (!isListed(child, domain)) return nearestListed(lexicon, child.id, domain);
    const narrower = child.aggregate ? nearestListed(lexicon, child.id, domain) : [];
    return narrower.length > 0 ? narrower : [child.id];
  });
}

/** Whether FAO lists the product as an item (its groups have codes from 1700), or the World Bank quotes it. */
function isListed(product: Product, domain: Question['domain']): boolean {
  return product.codes.some(
    ({ scheme, code }) =>
      (scheme === 'faostat' && Number(code) < FIRST_GROUP_CODE) ||
      (scheme === 'worldbank' && domain === 'price'),
  );
}
