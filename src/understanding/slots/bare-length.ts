import { grainAt } from '../dates/grain-words.js';
import { readCount } from '../dates/read-count.js';
import type { DateMention } from '../dates/point.js';
import type { Mention } from '../terms/mentions.js';
import { Evidence } from '../reading.js';
import type { Token } from '../text/tokens.js';
import type { Sense } from '../terms/vocabulary.js';

/** What is taken over a length of time: a trend, a move, a mean. */
const OVER_TIME = new Set(['trend', 'change', 'up', 'down', 'average', 'yearly-mean', 'list', 'polite']);
const LINKS = new Set(['de', 'd', 'du', 'des', 'of']);

/**
 * « rendement blé 10 ans », "urea price 6 months", « moyenne 5 ans orge »: a length of time with no word before it, among
 * the names that a question of key words is made of, is the last such length. « deux ans de suite », « vaches de 2 ans »
 * are none.
 */
export function withBareLength(evidence: Evidence): Evidence {
  const { reading } = evidence;
  if (reading.dates.length > 0) return evidence;
  const [only, ...others] = bareLengths(evidence);
  return only && others.length === 0 ? new Evidence({ ...reading, dates: [only] }) : evidence;
}

function bareLengths({ reading: { tokens, mentions } }: Evidence): DateMention[] {
  const names = mentions.filter(({ senses }) => senses.some(isName));
  return tokens.flatMap((_, at) => {
    const length = lengthAt(tokens, at);
    return length && isAfterName(tokens, at, names) && isBeforeName(tokens, length.end, names) ? length : [];
  });
}

/** Several weeks, months or years: « 10 ans », "10-year". */
function lengthAt(tokens: readonly Token[], start: number): DateMention | null {
  const count = readCount(tokens, start);
  if (!count || count.value < 2) return null;
  const hyphen = tokens[start + count.length]?.text === '-' ? 1 : 0;
  const end = start + count.length + hyphen + 1;
  const grain = grainAt(tokens, end - 1);
  if (grain !== 'week' && grain !== 'month' && grain !== 'year') return null;
  return { value: { kind: 'length', count: count.value, grain }, start, end };
}

function isAfterName(tokens: readonly Token[], at: number, names: readonly Mention[]): boolean {
  return isEdge(tokens, at - 1) || names.some(({ end }) => end === at);
}

function isBeforeName(tokens: readonly Token[], at: number, names: readonly Mention[]): boolean {
  if (isEdge(tokens, at)) return true;
  const next = LINKS.has(tokens[at]?.folded ?? '') ? at + 1 : at;
  return names.some(({ start }) => start === next);
}

/** Before the first word, behind the last, or a mark. */
function isEdge(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.kind !== 'word' && tokens[at]?.kind !== 'number';
}

function isName({ kind, id }: Sense): boolean {
  return kind === 'cue' ? OVER_TIME.has(id) : kind !== 'unit';
}
