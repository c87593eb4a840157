import { FIGURES, IN_ARTICLES, IN_QUESTIONS, PENALTY } from './answer-aspects.data.js';
import { lawWords } from './law-words.js';

/** What kinds of figure or rule the text of an article states. */
export function aspectsOfArticle(text: string): number {
  return maskOf(lawWords(text).join(' '), IN_ARTICLES);
}

/** What kinds of figure or rule the question asks for. */
export function aspectsOfQuestion(question: string): number {
  return maskOf(lawWords(question).join(' '), IN_QUESTIONS);
}

/** The share of what is asked for that the article states: 0 to 1; 0 where nothing special is asked. */
export function aspectShare(asked: number, stated: number): number {
  const count = (mask: number): number => IN_ARTICLES.reduce((sum, [bit]) => sum + (mask & bit ? 1 : 0), 0);
  return asked === 0 ? 0 : count(asked & stated) / count(asked);
}

/** Whether a figure of a kind that is asked for stands in the article. */
export function isFigureOf(asked: number, stated: number): boolean {
  return (asked & stated & FIGURES) !== 0;
}

/** Whether a figure is asked for and the article states none of its kind. */
export function lacksFigure(asked: number, stated: number): boolean {
  return (asked & FIGURES) !== 0 && !isFigureOf(asked, stated);
}

/** Whether an article is a penal provision that the question does not ask about. */
export function isUnaskedPenalty(asked: number, stated: number): boolean {
  return (stated & PENALTY) !== 0 && (asked & PENALTY) === 0;
}

function maskOf(folded: string, patterns: readonly (readonly [number, RegExp])[]): number {
  return patterns.reduce((mask, [bit, pattern]) => (pattern.test(folded) ? mask | bit : mask), 0);
}
