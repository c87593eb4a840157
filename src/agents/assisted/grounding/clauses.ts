import type { Token } from '../../../understanding/tokens.js';
import type { Clause } from './prose.reading.js';

const MARKS = new Set([',', ';', ':', '(', ')', '[', ']', '/', '|']);
/** Words with which a sentence turns to something else. */
const TURNS = new Set([
  ...['contre', 'tandis', 'alors', 'puis', 'mais', 'soit', 'devant', 'derriere', 'suivi', 'suivie', 'suivis'],
  ...[
    'versus',
    'vs',
    'against',
    'while',
    'whereas',
    'but',
    'compared',
    'ahead',
    'followed',
    'then',
    'after',
    'apres',
  ],
]);
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
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!token) return false;
  if (token.kind === 'mark') {
    if (token.folded === '/') return false;
    const spaced =
      before !== undefined && after !== undefined && before.end < token.start && token.end < after.start;
    return MARKS.has(token.folded) || (token.folded === '-' && spaced);
  }
  return TURNS.has(token.folded) || (AND.has(token.folded) && PREPOSITIONS.has(after?.folded ?? ''));
}
