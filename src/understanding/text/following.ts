import type { Standing } from '../terms/growing.js';
import { wordAt } from './number-words.js';

/** « le blé suit une tendance », "follows which path": a course, and no other figures. */
const COURSE = /^(?:une?|quelles?|quels?|cette|an?|what|which|this|that|up|$)$/;
/** « suit-il », « suivent-elles »: who follows stands in front already. */
const PRONOUN = /^(?:il|elle|ils|elles|t)$/;

/**
 * Whether "follow" sets the figures of a product in front of it beside others: « le prix du maïs suit-il celui du blé », "does
 * wheat follow oil". A country follows another in a ranking, and one who follows a price only watches it.
 */
export function isLink({ tokens, mention: { start, end }, products }: Standing): boolean {
  if (!products.some((product) => product < start)) return false;
  const ahead = [end, end + 1, end + 2].map((at) => wordAt(tokens, at));
  return !COURSE.test(ahead.find((word) => !PRONOUN.test(word)) ?? '');
}
