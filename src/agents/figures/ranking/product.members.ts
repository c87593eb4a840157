import type { MeasureDomain, Product } from '../../../lexicon/entries.js';
import type { Lexicon } from '../../../lexicon/lexicon.js';
import { WORLD } from '../place.choice.js';
import { candidatesOf } from '../product.choice.js';
import type { Question } from '../question.js';

/**
 * A member of a family, as a table may have it: by its parts (soft and durum wheat) or whole (wheat). The first way that
 * a table has figures of counts there.
 */
export type Member = readonly (readonly string[])[];

/** From here on FAO's item codes stand for groups of items. */
const FIRST_GROUP_CODE = 1700;

/** The members that a question of products is about, of its one family or else of all crops or animals; null of prices of all in no place. */
export function membersAsked(
  { products, domain, measures, place }: Pick<Question, 'products' | 'domain' | 'measures' | 'place'>,
  lexicon: Lexicon,
): { family: string | null; members: readonly Member[] } | null {
  const family = products[0] ?? (countsAnimals(measures) ? 'livestock' : null);
  if (family !== null) return { family, members: withoutResidues(membersOf(lexicon, family, domain)) };
  if (domain !== 'price') return { family, members: withoutResidues(crops(lexicon)) };
  return place.open || place.places.includes(WORLD) ? null : { family: 'crops', members: sold(lexicon) };
}

/** The crops whose selling prices a table has side by side, in one unit: « la culture la mieux payée dans l'UE ». */
function sold(lexicon: Lexicon): Member[] {
  const priced = lexicon.products.filter(({ codes }) =>
    codes.some(({ scheme }) => scheme === 'eurostat-apri'),
  );
  return priced.map(({ id }) => [[id]]);
}

/** Without « autres fourrages verts » and « céréales non classées ailleurs »: what is left over is no crop that could be named. */
function withoutResidues(members: readonly Member[]): readonly Member[] {
  const named = members.filter((member) => !member.flat().every((id) => RESIDUE.test(id)));
  return named.length > 1 ? named : members;
}

const RESIDUE = /^other-|-nec$/;

/** « quel animal abat-on le plus »: no crop is slaughtered, and no herd is of crops. */
function countsAnimals([first]: Question['measures']): boolean {
  return first?.assumed === false && /^(?:slaughtered|stocks)$/.test(first.measures[0] ?? '');
}

/** Every single crop: those that FAO lists, and crops such as green maize; what « quelle culture » is about. */
function crops(lexicon: Lexicon): Member[] {
  const roots = lexicon.products.filter(
    (product) => product.parent === null && product.members.length === 0 && product.kind !== 'animal',
  );
  return roots
    .flatMap((root) => nearestMembers(lexicon, root.id, 'production'))
    .filter((member) => member.flat().every((id) => lexicon.findProduct(id)?.kind === 'crop'));
}

/**
 * What a family is compared by: its crops as the trade counts them, that is the nearest members that FAO or the World
 * Bank list as items too, a wide one (wheat) by its parts where people mean one of them; else its direct members.
 */
function membersOf(lexicon: Lexicon, family: string, domain: MeasureDomain): Member[] {
  const nearest = nearestMembers(lexicon, family, domain);
  return nearest.length > 1 ? nearest : lexicon.childrenOf(family).map(({ id }) => [[id]]);
}

function nearestMembers(lexicon: Lexicon, parent: string, domain: MeasureDomain): Member[] {
  return lexicon.childrenOf(parent).flatMap((child) => {
    const children = lexicon.childrenOf(child.id);
    const parts = children.map(({ id }) => id);
    const within = lexicon.descendantsOf(child.id);
    const usual = [child.usual[domain], child.usual.production].find((id) =>
      within.some((one) => one.id === id),
    );
    if (usual) return [[domain === 'price' ? within.map(({ id }) => id) : parts, [child.id]]];
    if (isListed(child, domain)) return listedMember(child, children, domain);
    const isOneCrop = domain === 'production' && child.kind === 'crop' && !child.aggregate;
    const isListedWithin = within.some((one) => isListed(one, domain));
    return isOneCrop && !isListedWithin ? [[[child.id], parts]] : nearestMembers(lexicon, child.id, domain);
  });
}

/** An item that sums other items is compared by those; one that no table splits so, by itself or its parts. */
function listedMember(child: Product, children: readonly Product[], domain: MeasureDomain): Member[] {
  const items = children.filter((one) => isListed(one, domain)).map(({ id }) => id);
  return child.aggregate && items.length > 0
    ? [[items, [child.id]]]
    : [[[child.id], children.map(({ id }) => id)]];
}

/** Whether FAO lists the product as an item (its groups have codes from 1700), or the World Bank quotes it. */
function isListed(product: Product, domain: MeasureDomain): boolean {
  return product.codes.some(
    ({ scheme, code }) =>
      (scheme === 'faostat' && Number(code) < FIRST_GROUP_CODE) ||
      (scheme === 'worldbank' && domain === 'price'),
  );
}

/** « le maïs parmi les céréales », "is maize the main cereal": one product and the family that it stands in; else null. */
export function rankedWithin(
  lexicon: Lexicon,
  [one = '', other = '', ...more]: readonly string[],
): { family: string; member: string } | null {
  if (more.length > 0) return null;
  const [first, second] = [readingWithin(lexicon, one, other), readingWithin(lexicon, other, one)];
  if (first) return { family: other, member: first };
  return second ? { family: one, member: second } : null;
}

/** What of a word's readings is part of a family: chickens are chicken meat among the meats; null where none is. */
function readingWithin(lexicon: Lexicon, asked: string, family: string): string | null {
  const readings = [asked, ...candidatesOf(lexicon, asked, 'production').map(({ product }) => product)];
  return readings.find((id) => lexicon.isPartOf(id, family)) ?? null;
}

/** The listed products without those that contain others of the list: « quel engrais, urée ou DAP » is of two. */
export function withoutAncestors(lexicon: Lexicon, products: readonly string[]): string[] {
  const containing = new Set(products.flatMap((id) => lexicon.ancestorsOf(id).map((product) => product.id)));
  const narrow = products.filter((id) => !containing.has(id));
  return narrow.length > 0 ? narrow : [...products];
}
