import type { FoundArticle } from '../../../wording/law.findings.js';
import type { ProseReader } from './prose.reader.js';
import { cleanProse } from './prose.cleaner.js';
import type { Claim } from './prose.reading.js';

/** What durations and the like are counted in, in both languages, by one name. */
const NOUNS: Readonly<Record<string, string>> = {
  an: 'year', ans: 'year', annee: 'year', annees: 'year', year: 'year', years: 'year',
  mois: 'month', month: 'month', months: 'month',
  semaine: 'week', semaines: 'week', week: 'week', weeks: 'week',
  jour: 'day', jours: 'day', day: 'day', days: 'day',
  euro: 'euro', euros: 'euro', hectare: 'hectare', hectares: 'hectare', metre: 'metre', metres: 'metre',
}; // prettier-ignore

/** The numbers that the quotations of a text hold, and the days since and until when its articles are in force. */
export class QuotedNumbers {
  readonly #keys: ReadonlySet<string>;

  constructor(reader: ProseReader, articles: readonly FoundArticle[], quotations: readonly string[]) {
    const days = articles.flatMap(({ inForceFrom, inForceUntil }) =>
      [inForceFrom, inForceUntil ?? ''].flatMap((day) => day.split('-').map(Number)),
    );
    const claims = quotations.flatMap((quotation) => {
      const { sentences } = reader.read(cleanProse(quotation), 'fr', articles[0]?.inForceFrom ?? '', []);
      return sentences.flatMap((sentence) => sentence.claims);
    });
    const bare = [...days, ...claims.map(({ value }) => value)].map((value) => `${value} `);
    this.#keys = new Set([...bare, ...claims.map(keyOf)]);
  }

  /** Whether one of them is the claim's, counted in the same thing: eighteen months are not eighteen years. */
  has(claim: Claim): boolean {
    return this.#keys.has(keyOf(claim));
  }
}

function keyOf({ value, kind, after, unit }: Claim): string {
  return `${value} ${kind === 'percent' ? '%' : (NOUNS[after] ?? unit?.id ?? '')}`;
}
