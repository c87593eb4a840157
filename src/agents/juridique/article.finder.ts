import type { PartStep } from '../../law/article-part.js';
import { parseCanonicalNumber, type ArticleReference } from '../../law/article-number.js';
import { RURAL_CODE_CID, type DatedArticle } from '../../law/law-article.js';
import type { LawActLookup, LawService } from '../../law/law.service.js';
import { addDays } from '../../understanding/dates/calendar.js';
import type { Span } from '../../understanding/dates/period.js';
import type { CitedText, DatedStanding, FoundArticle } from '../../wording/law.findings.js';
import { foundArticle, partOf } from './found.article.js';
import type { AskedRange } from './legal.request.js';

/** How one article is looked up on a day, and how its text is cited. */
export interface Sought {
  readonly text: CitedText;
  readonly find: (onDate: string) => Promise<LawActLookup>;
  /** The part of it that is asked for, from the outermost step; all of it where there is none. */
  readonly part?: readonly PartStep[];
}

/** What became of one look-up. */
export type Sighting =
  | { readonly kind: 'found'; readonly text: CitedText; readonly articles: readonly FoundArticle[] }
  | {
      readonly kind: 'unknown';
      readonly text: CitedText;
      readonly asked: string;
      readonly nearest: readonly string[];
    };

type Lawful = Pick<LawService, 'findByReference' | 'listBetween'>;
type Known = Exclude<LawActLookup, { kind: 'unknown' | 'unknown_act' }>;

/** Articles by their numbers, as they stand today or stood on another day. */
export class ArticleFinder {
  constructor(
    private readonly law: Lawful,
    private readonly today: string,
  ) {}

  /** Every article of the ranges, one by one. */
  async seek(ranges: readonly AskedRange[], text: CitedText, codeCid = RURAL_CODE_CID): Promise<Sought[]> {
    const sought = await Promise.all(
      ranges.map(async (range) =>
        (await this.#expand(range, codeCid)).map((reference) => ({
          ...this.seekOne(reference, text, codeCid),
          part: range.part,
        })),
      ),
    );
    return sought.flat();
  }

  seekOne(reference: ArticleReference, text: CitedText, codeCid: string): Sought {
    return { text, find: (onDate) => this.law.findByReference(reference, onDate, codeCid) };
  }

  /** The articles on the first day of the span, else on its last; today where there is no span. */
  async look(sought: Sought, span: Span | null): Promise<Sighting> {
    const sighting = await this.#sight(sought, span);
    const { part = [] } = sought;
    if (sighting.kind !== 'found' || part.length === 0) return sighting;
    return { ...sighting, articles: sighting.articles.map((article) => partOf(article, part)) };
  }

  async #sight({ text, find }: Sought, span: Span | null): Promise<Sighting> {
    const lookup = await this.#within(find, span);
    if (lookup.kind === 'unknown') return { ...lookup, text };
    if (lookup.kind === 'unknown_act') return { kind: 'unknown', asked: lookup.celex, nearest: [], text };
    const { kind } = lookup;
    if (kind === 'not_held')
      return { kind: 'found', text, articles: [await this.#instead(lookup, find, span, text)] };
    const asked = this.#asked(span);
    const articles = lookup.articles.map((article) => {
      const found = foundArticle(article, text, [], this.today);
      return span === null ? found : { ...found, dated: { ...asked, standing: STANDINGS[kind] } };
    });
    return { kind: 'found', text, articles };
  }

  async #within(find: Sought['find'], span: Span | null): Promise<LawActLookup> {
    const lookup = await find(span?.from ?? this.today);
    return span && lookup.kind === 'not_yet' && span.to > span.from ? find(span.to) : lookup;
  }

  /** Where the wording of the day is not stored: the one that is, with what is known of that of the day. */
  async #instead(
    { articles }: Known,
    find: Sought['find'],
    span: Span | null,
    text: CitedText,
  ): Promise<FoundArticle> {
    const [version] = articles;
    if (version === undefined) throw new Error('a look-up without any version');
    const asked = this.#asked(span);
    if (version.text !== '')
      return { ...foundArticle(version, text, [], this.today), dated: { ...asked, standing: 'unheld' } };
    const held = foundArticle(await this.#worded(find, version), text, [], this.today);
    const { inForceFrom: from, inForceUntil: until, url } = version;
    return { ...held, dated: { ...asked, standing: 'other', version: { from, until, url } } };
  }

  /** The wording in force today, else the one before the version; the version itself where neither is stored. */
  async #worded(find: Sought['find'], version: DatedArticle): Promise<DatedArticle> {
    const eve = addDays(version.inForceFrom, -1);
    for (const day of [this.today, eve]) {
      const lookup = await find(day);
      const held = 'articles' in lookup ? lookup.articles.find(({ text }) => text !== '') : undefined;
      if (held) return held;
    }
    return version;
  }

  #asked(span: Span | null): Pick<DatedStanding, 'day' | 'when'> {
    if (span === null) return { day: this.today, when: 'today' };
    return { day: dayOf(span), when: span.to < this.today ? 'past' : 'future' };
  }

  async #expand({ from, to }: AskedRange, codeCid: string): Promise<ArticleReference[]> {
    if (from === to) return [from];
    // « articles 411-1 à 411-4 », without a letter, are those of the law, and of a decree where the law has none.
    for (const prefix of from.prefix === null ? UNLETTERED : [from.prefix]) {
      const [first, last] = [
        { ...from, prefix },
        { ...to, prefix: to.prefix ?? prefix },
      ];
      const numbers = await this.law.listBetween(first, last, this.today, codeCid);
      const inside = numbers.flatMap((number) => parseCanonicalNumber(number) ?? []);
      if (inside.length > 0) return inside;
    }
    return [from, to];
  }
}

const UNLETTERED = ['L', 'R', 'D'] as const;

const STANDINGS = { in_force: 'same', not_yet: 'not_yet', repealed: 'ended' } as const;

/** The day, month or year as it is spoken of: 2020-01-01, 2020-01, 2020. */
function dayOf({ from, grain }: Span): string {
  if (grain === 'year') return from.slice(0, 4);
  return grain === 'month' ? from.slice(0, 7) : from;
}
