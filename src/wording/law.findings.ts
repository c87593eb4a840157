/** An article of law, as found. */
export interface FoundArticle {
  code: string;
  /** Canonical number: L411-1. */
  number: string;
  sectionPath: readonly string[];
  text: string;
  /** Its decisive sentences, exact substrings of the text; empty where the whole is to be quoted. */
  quotes: readonly string[];
  /** ISO days; the end is null where none is known. */
  inForceFrom: string;
  inForceUntil: string | null;
  state: 'in_force' | 'not_yet' | 'repealed';
  url: string;
}

interface LawFound {
  /** The texts searched, with the day of their edition. */
  corpus: { title: string; vintage: string };
  articles: readonly FoundArticle[];
}

/** Articles asked for by number. */
export interface ArticleFindings extends LawFound {
  kind: 'article';
  outcome: 'answer';
}

/** Articles that answer a question of law; the first is quoted. */
export interface LegalFindings extends LawFound {
  kind: 'legal';
  outcome: 'answer';
  /** True where no single article stands out. */
  several: boolean;
  /** How many of the articles, from the first, are near enough to be named in the text; the others are rows only. */
  named?: number;
}

/** No article answers, or none has that number. */
export interface NoArticle extends LawFound {
  kind: 'no-article';
  outcome: 'no_data';
  /** The number asked for, null for a question in words. */
  asked: string | null;
  /** Existing numbers nearest to it. */
  nearest: readonly string[];
  /** A text that is not held: « règlement (UE) 2021/2115 ». */
  foreignAct: string | null;
}

export type LawFindings = ArticleFindings | LegalFindings | NoArticle;
