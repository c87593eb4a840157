import type { Measure, Place, Product, Publisher, Scheme, Unit } from './entries.js';

type CodedKind = 'product' | 'place' | 'measure';

/** Everything that has a name, read-only: products, places, measures, units, publishers, and their codes for these. */
export class Lexicon {
  readonly #products: ReadonlyMap<string, Product>;
  readonly #places: ReadonlyMap<string, Place>;
  readonly #measures: ReadonlyMap<string, Measure>;
  readonly #units: ReadonlyMap<string, Unit>;
  readonly products: readonly Product[];
  readonly places: readonly Place[];
  readonly measures: readonly Measure[];
  readonly units: readonly Unit[];
  readonly publishers: readonly Publisher[];
  readonly #codes = new Map<string, string>();
  readonly #children = new Map<string, Product[]>();
  readonly #groups = new Map<string, Product[]>();
  readonly #members = new Map<string, Place[]>();

  constructor(entries: {
    products: Product[];
    places: Place[];
    measures: Measure[];
    units: Unit[];
    publishers: Publisher[];
  }) {
    this.publishers = entries.publishers;
    this.#products = indexById(entries.products);
    this.#places = indexById(entries.places);
    this.#measures = indexById(entries.measures);
    this.#units = indexById(entries.units);
    this.products = [...this.#products.values()];
    this.places = [...this.#places.values()];
    this.measures = [...this.#measures.values()];
    this.units = [...this.#units.values()];
    for (const product of entries.products) {
      this.#indexCodes('product', product);
      if (product.members.length > 0) this.#indexGroup(product);
      else if (product.parent) push(this.#children, product.parent, product);
    }
    for (const place of entries.places) {
      this.#indexCodes('place', place);
      for (const group of place.within) push(this.#members, group, place);
    }
    for (const measure of entries.measures) this.#indexCodes('measure', measure);
  }

  findProduct(id: string): Product | null {
    return this.#products.get(id) ?? null;
  }

  findPlace(id: string): Place | null {
    return this.#places.get(id) ?? null;
  }

  /** @throws Error where no such measure is known: measures are ours, so it is a mistake in code or data. */
  getMeasure(id: string): Measure {
    return present(this.#measures.get(id), `measure ${id}`);
  }

  /** @throws Error where no such unit is known. */
  getUnit(id: string): Unit {
    return present(this.#units.get(id), `unit ${id}`);
  }

  /** Our id for a publisher's code, or null where the lexicon does not know it (yet). */
  findByCode(kind: CodedKind, scheme: Scheme, code: string): string | null {
    return this.#codes.get(`${kind} ${scheme} ${code}`) ?? null;
  }

  /** What a product is the sum of, as far as it is told apart; the members of a group across the hierarchy. */
  childrenOf(productId: string): Product[] {
    return this.#children.get(productId) ?? [];
  }

  /** All products below this one, nearest first, itself excluded. */
  descendantsOf(productId: string): Product[] {
    const found: Product[] = [];
    const queue = [...this.childrenOf(productId)];
    for (let next = queue.shift(); next; next = queue.shift()) {
      found.push(next);
      queue.push(...this.childrenOf(next.id));
    }
    return found;
  }

  /** The chain from its parent to the top, then the groups across the hierarchy that it is in, with theirs. */
  ancestorsOf(productId: string): Product[] {
    const chain = this.#chainOf(productId);
    const ids = [productId, ...chain.map(({ id }) => id)];
    const groups = ids.flatMap((id) => this.#groups.get(id) ?? []);
    return [...new Set([...chain, ...groups.flatMap((group) => [group, ...this.#chainOf(group.id)])])];
  }

  /** Whether a product is below another, in the hierarchy or by a group across it; a product is no part of itself. */
  isPartOf(productId: string, wideId: string): boolean {
    return this.ancestorsOf(productId).some(({ id }) => id === wideId);
  }

  /** The places that are members of a group: EU27_2020 → its 27 countries. */
  membersOf(placeId: string): Place[] {
    return this.#members.get(placeId) ?? [];
  }

  #chainOf(productId: string): Product[] {
    const chain: Product[] = [];
    for (let at = this.#parentOf(productId); at; at = this.#parentOf(at.id)) chain.push(at);
    return chain;
  }

  #parentOf(productId: string): Product | null {
    const parent = this.#products.get(productId)?.parent;
    return parent ? this.findProduct(parent) : null;
  }

  #indexGroup(group: Product): void {
    for (const id of group.members) {
      push(this.#children, group.id, present(this.#products.get(id), `product ${id} of ${group.id}`));
      push(this.#groups, id, group);
    }
  }

  #indexCodes(kind: CodedKind, entry: Product | Place | Measure): void {
    for (const { scheme, code } of entry.codes) this.#codes.set(`${kind} ${scheme} ${code}`, entry.id);
  }
}

function indexById<T extends { id: string }>(entries: T[]): ReadonlyMap<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the lexicon has no ${what}`);
  return value;
}
