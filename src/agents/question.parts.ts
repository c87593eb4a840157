import type { Frame } from '../understanding/frame.js';
import { isNamed } from './figures.claim.js';

/** Where a sentence ends, or what went on meanwhile: « la coupe du monde est à la télé et pendant ce temps … ». */
const ENDS =
  /(?<=[.!?…])\s+|\n+|;\s|\s(?:et|and)\s(?:pendant ce temps|pdt ce tps|pendant ce tps|meanwhile|in the meantime)[\s,]+/u;
/** Fewer letters are a word called out: « Ah ! ». */
const SHORTEST = 12;

/** The sentences of a text that ask something, by their question mark, else the last; none of a single sentence. */
export function questionsIn(text: string): string[] {
  const sentences = text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= SHORTEST);
  if (sentences.length < 2) return [];
  const asked = sentences.filter((sentence) => sentence.includes('?'));
  return asked.length > 0 ? asked : sentences.slice(-1);
}

/** Enough words of law, or of a case, that the sentence is of it whatever was said before. */
const PLAINLY_LEGAL = 3;

/**
 * Whether a sentence is one to be answered, though those around it are of nobody here: it is of law in so many words, or names
 * what is grown or traded with a measure, a place or a time, and nothing in it speaks for another field.
 */
export function asksByItself({
  domain,
  intent,
  products,
  measures,
  places,
  period,
  leaning,
}: Frame): boolean {
  if (domain === null || intent === 'greeting' || !leaning || leaning.outside > 0) return false;
  if (domain === 'law') return leaning.law >= PLAINLY_LEGAL;
  return isNamed(products) && (isNamed(measures) || isNamed(places) || period !== null);
}
