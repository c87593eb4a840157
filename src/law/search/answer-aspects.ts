import {
  ADVANCE,
  CLAIMANTS,
  FIGURES,
  IN_ARTICLES,
  IN_QUESTIONS,
  LANDLORD_ACTS,
  PENALTY,
  PRIVATE_ACTS,
  PUBLIC_ACTS,
  TENANT_ACTS,
} from './answer-aspects.data.js';
import { lawWords } from './law-words.js';

/** Set on the known questions of law-questions.data.ts. */
const WORTH = {
  /** An article that states the kinds of figure or rule asked for. */
  stated: 0.3,
  /** A penal provision not asked for. */
  unaskedPenalty: 0.85,
  /** What the other party may do. */
  otherParty: 0.75,
};
/** Parties that stand against each other, as masks of both. */
const OPPONENTS = [LANDLORD_ACTS | TENANT_ACTS, PUBLIC_ACTS | PRIVATE_ACTS];

/** What kinds of figure or rule the text of an article states. */
export function aspectsOfArticle(text: string): number {
  const spelt = text.replace(/€/gu, ' euros ').replace(/%/gu, ' pour cent ');
  return aspectsStated(lawWords(spelt).join(' '));
}

/** The same of a text that is folded already, as `lawWords(…).join(' ')` gives it. */
export function aspectsStated(folded: string): number {
  return maskOf(folded, IN_ARTICLES);
}

/** The share of what is asked for that a folded text states, as `aspectShare` has it: only what is asked is looked for. */
export function aspectShareIn(folded: string, asked: number): number {
  return asked === 0 ? 0 : aspectShare(asked, maskOf(folded, IN_ARTICLES, asked));
}

/** What kinds of figure or rule the question asks for. */
export function aspectsOfQuestion(question: string): number {
  return aspectsAsked(lawWords(question).join(' '));
}

/** The same of a question that is folded already. */
export function aspectsAsked(folded: string): number {
  const asked = maskOf(folded, IN_QUESTIONS);
  const claimant = maskOf(folded, CLAIMANTS);
  return claimant === 0 ? asked : (asked & ~(LANDLORD_ACTS | TENANT_ACTS)) | claimant;
}

/** What the score of an article is multiplied by for what it states of what is asked. */
export function aspectFactor(asked: number, stated: number): number {
  return (
    (isUnaskedPenalty(asked, stated) ? WORTH.unaskedPenalty : 1) *
    (isOfOtherParty(asked, stated) ? WORTH.otherParty : 1) *
    (1 + WORTH.stated * aspectShare(asked, stated))
  );
}

/**
 * The share of what is asked for that the article states: 0 to 1; 0 where nothing special is asked. Who lays a pipe
 * tells articles apart, but says nothing of what is asked.
 */
export function aspectShare(asked: number, stated: number): number {
  const kinds = asked & ~(PUBLIC_ACTS | PRIVATE_ACTS);
  return kinds === 0 ? 0 : countBits(kinds & stated) / countBits(kinds);
}

export function asksFigure(asked: number): boolean {
  return (asked & FIGURES) !== 0;
}

/** Whether a figure of a kind that is asked for stands in the article. */
export function isFigureOf(asked: number, stated: number): boolean {
  return (asked & stated & FIGURES) !== 0;
}

/** Whether a figure is asked for and the article states none of its kind. */
export function lacksFigure(asked: number, stated: number): boolean {
  return asksFigure(asked) && !isFigureOf(asked, stated);
}

/** Whether it is asked how long before something one must act, and the article states no such time. */
export function lacksAdvance(asked: number, stated: number): boolean {
  return (asked & ADVANCE) !== 0 && (stated & ADVANCE) === 0;
}

/** Whether an article is a penal provision that the question does not ask about. */
export function isUnaskedPenalty(asked: number, stated: number): boolean {
  return (stated & PENALTY) !== 0 && (asked & PENALTY) === 0;
}

/** Whether the question asks what one party may do, and the article says it of the other alone. */
export function isOfOtherParty(asked: number, stated: number): boolean {
  for (const parties of OPPONENTS) {
    const [of, by] = [asked & parties, stated & parties];
    if (of !== 0 && by !== 0 && (of ^ by) === parties) return true;
  }
  return false;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The bits of the patterns that fit, of those `among` the given ones. */
function maskOf(folded: string, patterns: readonly (readonly [number, RegExp])[], among = -1): number {
  return patterns.reduce(
    (mask, [bit, pattern]) => ((bit & among) !== 0 && pattern.test(folded) ? mask | bit : mask),
    0,
  );
}
