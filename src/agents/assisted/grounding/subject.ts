import type { Lexicon } from '../../../lexicon/lexicon.js';
import type { Frame } from '../../../understanding/frame.js';
import type { Span } from '../../../understanding/dates/period.js';
import type { Fact } from '../../../wording/facts.js';
import { QUOTATION_ORIGINS } from '../../figures/quotation-origins.data.js';
import type { Named } from './prose.reading.js';

/** Other names of the European Union of today. */
const UNION: ReadonlySet<string> = new Set(['EU', 'EU27_2020']);

/** Whether what a text or a question names is what a fact is of. */
export class Subjects {
  constructor(private readonly lexicon: Lexicon) {}

  /**
   * Whether the name is that of the fact.
   * @param said product ids that the text names: a wide word may be used once the product itself was named
   */
  fits(named: Named, fact: Fact, said: ReadonlySet<string>): boolean {
    if (named.kind === 'period') return isPeriod(named.span, fact.period);
    if (named.kind === 'place') return named.ids.some((id) => this.#isPlace(id, fact));
    if (named.kind === 'product') return named.ids.some((id) => this.#isProduct(id, fact, said));
    return true;
  }

  /** Whether the name is that of something which holds all the facts: a union, a family of products, a stretch of time. */
  holds(named: Named, facts: readonly Fact[]): boolean {
    if (named.kind === 'period') return facts.every((fact) => isWithin(fact.period, named.span));
    if (named.kind === 'place')
      return named.ids.some((id) => facts.every((fact) => this.isInPlace(fact, id)));
    return named.ids.some((id) => facts.every((fact) => this.isOfProduct(fact, id)));
  }

  isInPlace({ place, product }: Fact, id: string): boolean {
    if (place === id || (UNION.has(place) && UNION.has(id)) || QUOTATION_ORIGINS[product] === id) return true;
    const group = id === 'EU' ? 'EU27_2020' : id;
    return this.lexicon.membersOf(group).some((member) => member.id === place);
  }

  isOfProduct({ product }: Fact, id: string): boolean {
    return product === id || this.#usual(id).includes(product) || this.lexicon.isPartOf(product, id);
  }

  /** Whether the facts have anything to do with each slot of the question that names something. */
  answer(frame: Frame, facts: readonly Fact[]): boolean {
    const ids = (slots: Frame['products']): string[] =>
      slots.flatMap(({ value, provenance }) => (provenance === 'assumed' ? [] : [value]));
    const [places, products, spans] = [ids(frame.places), ids(frame.products), askedSpans(frame)];
    const some = (asked: readonly unknown[], test: (fact: Fact) => boolean): boolean =>
      asked.length === 0 || facts.some(test);
    return (
      some(places, (fact) => places.some((id) => this.isInPlace(fact, id))) &&
      some(products, (fact) => products.some((id) => this.isOfProduct(fact, id))) &&
      some(spans, (fact) => spans.some((span) => isWithin(fact.period, span)))
    );
  }

  #isPlace(id: string, { place, product, measure }: Fact): boolean {
    if (place === id || (UNION.has(place) && UNION.has(id))) return true;
    return measure === 'price' && QUOTATION_ORIGINS[product] === id;
  }

  #isProduct(id: string, fact: Fact, said: ReadonlySet<string>): boolean {
    if (fact.product === id || this.#usual(id).includes(fact.product)) return true;
    return said.has(fact.product) && this.isOfProduct(fact, id);
  }

  #usual(id: string): string[] {
    return Object.values(this.lexicon.findProduct(id)?.usual ?? {});
  }
}

/** The stretches of time that a question names by themselves. */
export function askedSpans({ period }: Frame): Span[] {
  if (period === null || period.provenance === 'assumed') return [];
  if (period.value.kind === 'at') return [period.value.span];
  return period.value.kind === 'each' ? period.value.spans : [];
}

/** Whether the span is just the period: the year 2024, the month 2024-05, the day or week of 2024-05-13. */
function isPeriod(span: Span, period: string): boolean {
  if (period.length === 4) return span.grain === 'year' && span.from.startsWith(period);
  if (period.length === 7) return span.grain === 'month' && span.from.startsWith(period);
  if (span.grain === 'week') return isWithin(period, span);
  return span.grain === 'day' && span.from === period;
}

function isWithin(period: string, span: Span): boolean {
  return period >= span.from.slice(0, period.length) && period <= span.to.slice(0, period.length);
}
