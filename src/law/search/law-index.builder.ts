import { RURAL_CODE_CID, type LawArticle } from '../law-article.js';
import { FIGURE_OF_LAW } from '../legal-cues.js';
import { aspectsOfArticle } from './answer-aspects.js';
import { locateArticle, placesOf, priorOf } from './article-standing.js';
import { findCitations } from './citations.js';
import { findDecrees } from './decrees.js';
import { GLOSS_BREAK, PLACE_MARK, type IndexedArticle, type LawIndex } from './law-index.js';
import type { LawLexicon } from './law-lexicon.js';
import { lawStems, lawWords } from './law-words.js';

/** Saturation of the term frequency (k1 of BM25). */
const SATURATION = 2.2;
/** BM25F after Robertson, Zaragoza and Taylor, « Simple BM25 extension to multiple weighted fields », CIKM 2004. */
const FIELDS = {
  text: { weight: 0.8, lengthPenalty: 0.75 },
  heading: { weight: 1.4, lengthPenalty: 0.3 },
  upperHeadings: { weight: 1, lengthPenalty: 0.3 },
  gloss: { weight: 1.6, lengthPenalty: 0.15 },
} as const;
type FieldName = keyof typeof FIELDS;
const FIELD_NAMES: readonly FieldName[] = ['text', 'heading', 'upperHeadings', 'gloss'];
/** A word of fewer articles may be a name or the publisher's own slip. */
const WIDESPREAD = 3;
const NO_END = 99_999_999;

type FieldStems = Readonly<Record<FieldName, readonly string[]>> & {
  readonly wordings: readonly (readonly string[])[];
};

/** Builds the index of the articles; deterministic for the same articles and lexicon. `key` is kept as it is. */
export function buildLawIndex(articles: readonly LawArticle[], lexicon: LawLexicon, key: string): LawIndex {
  const documents = articles.map((article) => fieldStems(article, lexicon));
  const averages = averageLengths(documents);
  const vocabulary = new Map<string, number>();
  const postings: { articles: number[]; weights: number[] }[] = [];
  const tokenStarts = new Uint32Array(documents.length + 1);
  const tokens: number[] = [];
  const glossStarts = new Uint32Array(documents.length + 1);
  const glossTokens: number[] = [];
  documents.forEach((document, position) => {
    const frequencies = weightedFrequencies(document, averages);
    for (const place of placesOfArticle(articles[position])) frequencies.set(`${PLACE_MARK}${place}`, 1);
    for (const [term, frequency] of frequencies) {
      const posting = postingOf(term, vocabulary, postings);
      posting.articles.push(position);
      posting.weights.push((frequency * (SATURATION + 1)) / (frequency + SATURATION));
    }
    for (const stem of document.text) tokens.push(vocabulary.get(stem) ?? 0);
    tokenStarts[position + 1] = tokens.length;
    for (const wording of document.wordings) {
      for (const stem of wording) glossTokens.push(vocabulary.get(stem) ?? GLOSS_BREAK);
      glossTokens.push(GLOSS_BREAK);
    }
    glossStarts[position + 1] = glossTokens.length;
  });
  return {
    key,
    articles: describeArticles(articles, documents),
    terms: [...vocabulary.keys()],
    words: widespreadWords(articles),
    ...flatten(postings, documents.length),
    tokenStarts,
    tokens: Uint32Array.from(tokens),
    glossStarts,
    glossTokens: Uint32Array.from(glossTokens),
  };
}

/** The lexicon speaks of the Code rural; another text may have the same numbers. */
function glossOf(article: LawArticle, lexicon: LawLexicon): string {
  return article.codeCid === RURAL_CODE_CID ? (lexicon.glosses.get(article.number) ?? '') : '';
}

function placesOfArticle(article: LawArticle | undefined): string[] {
  return article?.codeCid === RURAL_CODE_CID ? placesOf(article.number) : [];
}

function fieldStems(article: LawArticle, lexicon: LawLexicon): FieldStems {
  const path = article.sectionPath;
  const named = /^[LRDA]?\*?\d/u.test(article.number) ? '' : article.number;
  const wordings = glossOf(article, lexicon).split(/[,/]/u).map(lawStems);
  return {
    wordings,
    text: lawStems(article.text),
    heading: lawStems(`${path.at(-1) ?? ''} ${named}`),
    upperHeadings: lawStems(path.slice(1, -1).join(' ')),
    gloss: wordings.flat(),
  };
}

function widespreadWords(articles: readonly LawArticle[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of articles)
    for (const word of new Set(lawWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const widespread = [...counts].filter(([word, count]) => count >= WIDESPREAD && /^[a-z]{3,}$/u.test(word));
  widespread.sort((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1));
  return widespread.map(([word]) => word);
}

function averageLengths(documents: readonly FieldStems[]): Record<FieldName, number> {
  const average = (name: FieldName): number => {
    const filled = documents.filter((document) => document[name].length > 0);
    return filled.reduce((sum, document) => sum + document[name].length, 0) / Math.max(1, filled.length);
  };
  return {
    text: average('text'),
    heading: average('heading'),
    upperHeadings: average('upperHeadings'),
    gloss: average('gloss'),
  };
}

function weightedFrequencies(document: FieldStems, averages: Record<FieldName, number>): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const name of FIELD_NAMES) {
    const { weight, lengthPenalty } = FIELDS[name];
    const relative = document[name].length / Math.max(1, averages[name]);
    const share = weight / (1 - lengthPenalty + lengthPenalty * relative);
    for (const stem of document[name]) frequencies.set(stem, (frequencies.get(stem) ?? 0) + share);
  }
  return frequencies;
}

function postingOf(
  term: string,
  vocabulary: Map<string, number>,
  postings: { articles: number[]; weights: number[] }[],
): { articles: number[]; weights: number[] } {
  const known = postings[vocabulary.get(term) ?? -1];
  if (known !== undefined) return known;
  const fresh = { articles: [], weights: [] };
  vocabulary.set(term, postings.length);
  postings.push(fresh);
  return fresh;
}

function flatten(
  postings: readonly { articles: number[]; weights: number[] }[],
  articleCount: number,
): Pick<LawIndex, 'inverseFrequencies' | 'postingStarts' | 'postingArticles' | 'postingWeights'> {
  const postingStarts = new Uint32Array(postings.length + 1);
  postings.forEach((posting, term) => {
    postingStarts[term + 1] = (postingStarts[term] ?? 0) + posting.articles.length;
  });
  const frequency = (held: number): number => Math.log(1 + (articleCount - held + 0.5) / (held + 0.5));
  return {
    inverseFrequencies: Float32Array.from(postings, (posting) => frequency(posting.articles.length)),
    postingStarts,
    postingArticles: Uint32Array.from(postings.flatMap((posting) => posting.articles)),
    postingWeights: Float32Array.from(postings.flatMap((posting) => posting.weights)),
  };
}

function describeArticles(
  articles: readonly LawArticle[],
  documents: readonly FieldStems[],
): IndexedArticle[] {
  const citations = findCitations(articles);
  const stemmed = articles.map(({ number, text }, position) => ({
    number,
    text,
    stems: new Set(documents[position]?.text),
  }));
  const decrees = findDecrees(stemmed, citations);
  return articles.map((article, position) => ({
    id: article.id,
    codeCid: article.codeCid,
    number: article.number,
    from: dayNumber(article.inForceFrom),
    until: article.inForceUntil === null ? NO_END : dayNumber(article.inForceUntil),
    prior: priorOf(article, documents[position]?.text.length ?? 0, citations.get(article.number)?.size ?? 0),
    aspects: aspectsOfArticle(article.text),
    decrees: decrees.get(article.number) ?? [],
    setsFigure: FIGURE_OF_LAW.test(lawWords(article.text).join(' ')),
    locality: locateArticle(article),
  }));
}

/** '2026-11-20' as 20261120. */
export function dayNumber(isoDay: string): number {
  return Number(isoDay.replace(/-/gu, ''));
}
