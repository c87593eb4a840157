import type { FigureRow, LawRow } from './findings.js';
import type { Citation, Fact, ForecastFact } from './facts.js';
import type { FoundArticle } from './law.findings.js';
import { flagCodes } from './flag-notes.js';
import type { Voice } from './voice.js';

const CONFIDENCE_PERCENT = 80;

/** The facts as rows of the reply: labels in its language, codes and values as published. */
export function figureRows(
  facts: readonly Fact[],
  citations: readonly Citation[],
  voice: Voice,
): FigureRow[] {
  return facts.map((fact) => ({
    product: voice.productLabel(fact.product),
    product_code: fact.productCode,
    place: voice.placeLabel(fact.place),
    place_code: fact.placeCode,
    measure: voice.measure(fact.measure).text,
    period: fact.period,
    value: fact.value,
    unit: fact.unit,
    source: citations.find((one) => one.dataset === fact.dataset)?.publisher ?? '',
    dataset: fact.dataset,
    flag: flagOf(fact),
    ...extrasOf(fact),
  }));
}

function flagOf(fact: Fact): string | null {
  const parts = [flagCodes(fact.flags), fact.derived ? `derived ${fact.derived}` : null].filter(
    (part) => part !== null,
  );
  return parts.length > 0 ? parts.join(',') : null;
}

function extrasOf(fact: Fact): Partial<FigureRow> {
  return {
    ...(fact.rank === undefined ? {} : { rank: fact.rank }),
    ...(fact.changePercent === undefined ? {} : { change_percent: fact.changePercent }),
    ...(fact.sharePercent === undefined ? {} : { share_percent: fact.sharePercent }),
    ...(isForecast(fact)
      ? {
          kind: 'forecast',
          lower: fact.lower,
          upper: fact.upper,
          confidence: CONFIDENCE_PERCENT,
          method: fact.method,
        }
      : {}),
  };
}

function isForecast(fact: Fact): fact is ForecastFact {
  return 'lower' in fact;
}

/** The articles as rows of the reply. */
export function lawRows(articles: readonly FoundArticle[]): LawRow[] {
  return articles.map((article) => ({
    code: article.code,
    article: article.number,
    title: article.sectionPath.join(' > '),
    text: article.text,
    in_force_from: article.inForceFrom,
    status: article.state,
    url: article.url,
  }));
}
