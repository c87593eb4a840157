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

/** Whether one of the articles has the number, counted in the same thing: eighteen months are not eighteen years. */
export function isInArticles(claim: Claim, articles: readonly FoundArticle[], reader: ProseReader): boolean {
  return articles.some((article) => numbersOf(article, reader).has(keyOf(claim)));
}

function numbersOf(article: FoundArticle, reader: ProseReader): Set<string> {
  const dates = [article.inForceFrom, article.inForceUntil ?? ''].flatMap((day) =>
    day.split('-').map(Number),
  );
  const { sentences } = reader.read(cleanProse(article.text), 'fr', article.inForceFrom, []);
  const claims = sentences.flatMap((sentence) => sentence.claims);
  return new Set([
    ...dates.map((value) => `${value} `),
    ...claims.map(keyOf),
    ...claims.map(({ value }) => `${value} `),
  ]);
}

function keyOf({ value, kind, after, unit }: Claim): string {
  return `${value} ${kind === 'percent' ? '%' : (NOUNS[after] ?? unit?.id ?? '')}`;
}
