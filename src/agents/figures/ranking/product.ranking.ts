import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Order } from '../../../understanding/frame.js';
import { clarify } from '../clarification.js';
import { compareLines } from '../comparison.js';
import { placesOrDefault } from '../defaults.js';
import { explain } from '../explanation.js';
import { foundBase } from '../found.js';
import { countOf } from '../named.figures.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { seek } from '../seeking.js';
import { factOf, type Track } from '../track.js';
import { areComparable, inOrder } from './ranks.js';

const SHOWN = 5;

/** The members of a family, or the products that the question lists, in order. */
export async function rankProducts(question: Question, desk: Desk, order: Order): Promise<FigureAnswer> {
  const listed = withoutAncestors(desk.lexicon, question.products);
  if (listed.length > 1) return compareLines(question, desk, { products: listed, end: order.end });
  const [family] = listed;
  if (!family) return clarify(question, desk, ['product']);
  const members = membersOf(desk.lexicon, family, question.domain);
  const { places, notes } = placesOrDefault(question);
  const period = question.frame.period?.value ?? null;
  const sought = await seek(question, desk, {
    products: members,
    places: places?.slice(0, 1) ?? null,
    period,
  });
  const facts = sought.holdings.flatMap((holding) =>
    holding.candidate.note
      ? []
      : holding.lines.slice(0, 1).flatMap((line) => lastFact(line.track, line.observations)),
  );
  if (facts.length === 0 || !areComparable(desk.lexicon, facts))
    return explain(question, desk, sought.failures);
  const newest =
    facts
      .map((fact) => fact.period)
      .sort()
      .at(-1) ?? '';
  const ranked = inOrder(
    desk.lexicon,
    facts.filter((fact) => fact.period === newest),
    order.end,
  );
  const shown = ranked.slice(0, Math.min(10, order.count ?? SHOWN));
  const base = await foundBase(question, desk, ranked.slice(0, 30), [...notes, ...question.notes]);
  return {
    kind: 'ranking',
    ...base,
    over: 'products',
    end: order.end,
    ranked: shown,
    next: ranked[shown.length] ?? null,
    subject: null,
    compared: countOf(ranked.length, 'compared'),
    scope: ranked[0]?.place ?? null,
    family,
    period: newest,
  };
}

function lastFact(track: Track, observations: Parameters<typeof factOf>[1][]) {
  const last = observations.at(-1);
  return last ? [factOf(track, last)] : [];
}

/** The listed products without those that contain others of the list: « quel engrais, urée ou DAP » is of two. */
export function withoutAncestors(lexicon: Lexicon, products: readonly string[]): string[] {
  const containing = new Set(products.flatMap((id) => lexicon.ancestorsOf(id).map((product) => product.id)));
  const narrow = products.filter((id) => !containing.has(id));
  return narrow.length > 0 ? narrow : [...products];
}

/**
 * What a family is compared by: its crops as the trade counts them, that is the nearest members that FAO lists as items
 * too, a wide one (wheat) replaced by its own members where people mean one of them; else its direct members.
 */
export function membersOf(lexicon: Lexicon, family: string, domain: Question['domain']): string[] {
  const listed = nearestListed(lexicon, family, domain);
  return listed.length > 1 ? listed : lexicon.childrenOf(family).map((child) => child.id);
}

function nearestListed(lexicon: Lexicon, parent: string, domain: Question['domain']): string[] {
  return lexicon.childrenOf(parent).flatMap((child) => {
    const usual = child.usual[domain] ?? child.usual.production;
    const own = lexicon.childrenOf(child.id).map((one) => one.id);
    if (usual && own.includes(usual)) return own;
    if (child.codes.some((code) => code.scheme === 'faostat' || code.scheme === 'worldbank'))
      return [child.id];
    return nearestListed(lexicon, child.id, domain);
  });
}
