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

/** The numbers that articles of law hold, each text read once. */
export class ArticleNumbers {
  readonly #read = new Map<FoundArticle, ReadonlySet<string>>();

  constructor(private readonly reader: ProseReader) {}

  /** Whether one of the articles has the number, counted in the same thing: eighteen months are not eighteen years. */
  has(claim: Claim, articles: readonly FoundArticle[]): boolean {
    return articles.some((article) => this.#numbersOf(article).has(keyOf(claim)));
  }

  #numbersOf(article: FoundArticle): ReadonlySet<string> {
    const known = this.#read.get(article);
    if (known) return known;
    const days = [article.inForceFrom, article.inForceUntil ?? ''].flatMap((day) =>
      day.split('-').map(Number),
    );
    const { sentences } = this.reader.read(cleanProse(article.text), 'fr', article.inForceFrom, []);
    const claims = sentences.flatMap((sentence) => sentence.claims);
    const bare = [...days, ...claims.map(({ value }) => value)].map((value) => `${value} `);
    const numbers = new Set([...bare, ...claims.map(keyOf)]);
    this.#read.set(article, numbers);
    return numbers;
  }
}

function keyOf({ value, kind, after, unit }: Claim): string {
  return `${value} ${kind === 'percent' ? '%' : (NOUNS[after] ?? unit?.id ?? '')}`;
}
