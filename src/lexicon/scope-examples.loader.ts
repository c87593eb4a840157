import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

/** A question, and whether it is one that nobody here answers. */
export interface ScopeExample {
  text: string;
  isOutside: boolean;
}

const FILE = new URL('./data/scope-examples.csv', import.meta.url);

/**
 * Reads `data/scope-examples.csv` (UTF-8, comma, header line, # comments): questions of our own, as people ask them, of what is
 * answered here (`inside`) and of all else (`outside`).
 * @throws Error naming the line whose field is neither
 */
export function loadScopeExamples(): ScopeExample[] {
  const lines: Record<string, string>[] = parse(readFileSync(fileURLToPath(FILE), 'utf8'), {
    columns: true,
    skip_empty_lines: true,
    comment: '#',
    comment_no_infix: true,
  });
  return lines.map(({ field, text }) => {
    if (!text || (field !== 'inside' && field !== 'outside'))
      throw new Error(`scope examples: « ${text} » is ${field}, neither inside nor outside`);
    return { text, isOutside: field === 'outside' };
  });
}
