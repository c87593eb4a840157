import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';

const FIRST = /^(?:premiere|first|opening)$/;
const LAST = /^(?:derniere|last|closing)$/;
const QUOTATION = /^(?:cotations?|quotations?|quotes?)$/;

/** Whether what begins at a word is what a market gave: « cotation », "quote". */
export function isQuotationAt({ reading: { tokens } }: Evidence, at: number): boolean {
  return QUOTATION.test(wordAt(tokens, at));
}

/**
 * Which end of the time that is asked about its quotation is asked for: « première cotation », "last quote", and no order of
 * high and low; null where that is not so.
 */
export function readEndQuotation(evidence: Evidence): NonNullable<Frame['endOfTime']> | null {
  const { tokens } = evidence.reading;
  const word = tokens.find((_, at) => evidence.isInFocus(at) && isEnd(evidence, at))?.folded;
  if (word === undefined) return null;
  return FIRST.test(word) ? 'first' : 'last';
}

function isEnd(evidence: Evidence, at: number): boolean {
  const word = wordAt(evidence.reading.tokens, at);
  return (FIRST.test(word) || LAST.test(word)) && isQuotationAt(evidence, at + 1);
}
