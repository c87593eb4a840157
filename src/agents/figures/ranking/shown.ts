import { fold } from '../../../understanding/text/normalise.js';
import type { Question } from '../question.js';

const SHOWN = 5;
const MOST_ROWS = 30;
const COUNTRIES = '(?:pays|etats membres|membres|countries|member states|members|nations)';
const WORDS = '(?:[- ][^- ,?.;:]+)';
const ASKED = `(?:quels|lesquels|which|what)${WORDS}{0,3}?`;
const LISTED = `(?:listes?|list|lister|listez|cite[rz]?|enumere[rz]?|nomme[rz]?|names?)${WORDS}{0,4}?`;
const ALL_COUNTRIES = new RegExp(
  `(?<![a-z])(?:(?:${ASKED}|${LISTED}) (?:[ld]['’])?${COUNTRIES}(?![a-z])|(?:parmi|among|of)${WORDS}{0,3}? ${COUNTRIES}${WORDS}{0,4},? (?:lesquels|which)(?![a-z]))`,
);
/** So many are told of a longer order of which all are asked for. */
const OF_ALL = 10;

/** What a ranking says, and what its rows hold: five where no number was asked, never more than thirty. */
export function shownOf<T>(
  ranked: readonly T[],
  asked: number | null,
): { top: T[]; rows: T[]; next: T | null } {
  const isLong = ranked.length > MOST_ROWS && (asked ?? SHOWN) > MOST_ROWS;
  const count = isLong ? OF_ALL : (asked ?? SHOWN);
  return { top: ranked.slice(0, count), rows: ranked.slice(0, MOST_ROWS), next: ranked[count] ?? null };
}

/**
 * How many are told where all of them are to be named: « quels pays cultivent du riz », "list the countries that grow rice"
 * without a word of order. Null where one, some or the first are asked for, or where they are too many to be named.
 */
export function countOfAll(
  { frame, domain }: Pick<Question, 'frame' | 'domain'>,
  many: number,
): number | null {
  return asksAllCountries(frame) && domain === 'production' && many <= MOST_ROWS ? many : null;
}

/** Of yields some are high and others low, and none grows a thing by them; nor are those outside a group named. */
function asksAllCountries({ text, order, intent, measures }: Question['frame']): boolean {
  if (intent !== 'ranking' || order !== null) return false;
  const isOfYield = measures.some(({ value }) => value === 'yield');
  const folded = fold(text);
  return !isOfYield && !OTHERS.test(folded) && ALL_COUNTRIES.test(folded);
}

const OTHERS = /(?<![a-z])(?:pas|hors|sauf|not|outside|except)(?![a-z])/;

const ORDER =
  /(?<![a-z])(?:classements?|palmares|listes?|rankings?|league table|lists?|(?:par|de chaque|chaque|by|per|each) (?:pays|etats?(?: membres?)?|countr(?:y|ies)|member states?))(?![a-z])/;

/** What is said of those that are asked for and not told: the last that the rows go on to, null where that is the very last; nothing where all are told. */
export function furtherOf<T>(
  { frame }: Pick<Question, 'frame'>,
  ranked: readonly T[],
  { top, rows }: { top: readonly T[]; rows: readonly T[] },
): { further?: { last: T | null } } {
  const asked = Math.min(countWanted(frame), ranked.length);
  if (top.length >= asked || rows.length <= top.length) return {};
  return { further: { last: rows.length < ranked.length ? (rows.at(-1) ?? null) : null } };
}

/** As many as the words say; all of them of a « classement », and of others as many as are told. */
function countWanted({ text, order, intent }: Question['frame']): number {
  const isOrder = intent === 'ranking' && order?.end !== 'lowest' && ORDER.test(fold(text));
  return order?.count ?? (isOrder ? Infinity : 0);
}
