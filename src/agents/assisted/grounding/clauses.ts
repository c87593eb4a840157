import type { Token } from '../../../understanding/text/tokens.js';
import type { Clause } from './prose.reading.js';

const MARKS = new Set([',', ';', ':', '(', ')', '[', ']', '|']);
/** Words with which a sentence turns to something else. */
const TURNS = new Set(
  `contre tandis alors puis mais soit devant derriere suivi suivie suivis apres
  versus vs against while whereas but compared ahead followed then after`.split(/\s+/u),
);
const AND = new Set(['et', 'and']);
const PREPOSITIONS = new Set(['en', 'in', 'au', 'aux', 'dans']);

/** The clauses of a sentence, by its marks and turning words; a dash with space around it is a mark too. */
export function clausesOf(tokens: readonly Token[], start: number, end: number): Clause[] {
  const clauses: Clause[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (!isTurn(tokens, at)) continue;
    if (at > from) clauses.push({ start: from, end: at });
    from = at;
  }
  if (end > from) clauses.push({ start: from, end });
  return clauses;
}

function isTurn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (token.kind === 'mark') return MARKS.has(token.folded) || isDash(tokens, at);
  if (token.text.includes('ï')) return false; // maïs is no « mais »
  return TURNS.has(token.folded) || (AND.has(token.folded) && PREPOSITIONS.has(tokens[at + 1]?.folded ?? ''));
}

function isDash(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token?.folded !== '-' || !before || !after) return false;
  return before.end < token.start && token.end < after.start;
}
