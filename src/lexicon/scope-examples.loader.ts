import { linesOf } from './data-lines.js';

/** A question, and whether it is one that nobody here answers. */
export interface ScopeExample {
  text: string;
  isOutside: boolean;
}

/**
 * Reads `data/scope-examples.csv` (UTF-8, comma, header line, # comments): questions of our own, as people ask them, of what is
 * answered here (`inside`) and of all else (`outside`).
 * @throws Error naming the line whose field is neither
 */
export function loadScopeExamples(): ScopeExample[] {
  return linesOf('scope-examples.csv').map(({ field, text }) => {
    if (!text || (field !== 'inside' && field !== 'outside'))
      throw new Error(`scope examples: « ${text} » is ${field}, neither inside nor outside`);
    return { text, isOutside: field === 'outside' };
  });
}
