/** An article number as a question names it; `letter` is null where only digits were written (« 411-1 »). */
export interface ArticleMention {
  letter: 'L' | 'R' | 'D' | 'A' | null;
  /** True for R*-articles (decrees in the Council of State and of ministers). */
  starred: boolean;
  /** The digits with their dashes: 411-1. */
  number: string;
  words: string;
}
