import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { monthOf, monthsSpan } from './calendar.js';
import type { DateMention, Point } from './point.js';
import { RANKS } from './rank-words.js';

const ORDINALS = new Map([...RANKS, ['premier', 1], ['1er', 1]]);
/** What sets a time beside another. */
const BESIDE = /^(?:que|qu|than|vs|versus|contre|against)$/;
const ARTICLE = /^(?:le|la|l|the)$/;
/** « celui de 2025 », "that of 2025", "the one in 2025": the word before the small one. */
const THAT = /^(?:celui|celle|ceux|celles|that|those|one)$/;
const OF = /^(?:de|d|du|en|of|in|from)$/;
/** What may follow an ordinal that names its noun no more. */
const NO_NOUN = /^(?:pour|for|en|in|dans|a|au|aux|chez|of|de|du|des|et|and|ou|or|$)$|^\W/;

type Dated = Point & { year: number };

/**
 * The times with those that leave out what is said before: « le 2e trimestre 2026 … que le 1er », "the second half of 2025 … than
 * the first", « le premier trimestre 2026 … celui de 2025 ».
 */
export function tieDivisions(tokens: readonly Token[], mentions: readonly DateMention[]): DateMention[] {
  const tied = mentions.map((mention, at) => sameOfYear(tokens, mention, mentions.slice(0, at)) ?? mention);
  const elided = tokens.flatMap((_, at) => divisionAt(tokens, at, tied) ?? []);
  return [...tied, ...elided].toSorted((one, other) => one.start - other.start);
}

/** « celui de 2025 » as the quarter, the half or the month of that year that is named before. */
function sameOfYear(
  tokens: readonly Token[],
  mention: DateMention,
  before: readonly DateMention[],
): DateMention | null {
  const { value, start } = mention;
  const named = partOfYear(before);
  if (value.kind !== 'point' || value.point.grain !== 'year' || value.point.year === null || !named)
    return null;
  const isOfThat = OF.test(wordAt(tokens, start - 1)) && THAT.test(wordAt(tokens, start - 2));
  return isOfThat
    ? { ...mention, value: { kind: 'point', point: { ...named, year: value.point.year } } }
    : null;
}

/** The last time named before that is a part of a year. */
function partOfYear(mentions: readonly DateMention[]): Dated | null {
  for (const { value } of mentions.toReversed()) {
    if (value.kind !== 'point' || value.point.year === null) continue;
    const { point } = value;
    return /^(?:quarter|season|month|week)$/.test(point.grain) ? { ...point, year: value.point.year } : null;
  }
  return null;
}

/** A mere ordinal behind « que », "than": of the quarters or halves of the year that is named before it. */
function divisionAt(
  tokens: readonly Token[],
  at: number,
  mentions: readonly DateMention[],
): DateMention | null {
  if (!BESIDE.test(wordAt(tokens, at)) || !ARTICLE.test(wordAt(tokens, at + 1))) return null;
  const rank = ORDINALS.get(wordAt(tokens, at + 2));
  const suffix = /^(?:er|e|eme|ere|st|nd|rd|th)$/.test(wordAt(tokens, at + 3)) ? 1 : 0;
  const end = at + 3 + suffix;
  const named = partOfYear(mentions.filter((mention) => mention.end <= at));
  const months = named && monthsIn(named);
  if (rank === undefined || !months || rank > MONTHS / months || !NO_NOUN.test(wordAt(tokens, end)))
    return null;
  const { grain, year } = named;
  const spanIn = (of: number) => monthsSpan(of, 1 + (rank - 1) * months, months, grain);
  return { value: { kind: 'point', point: { grain, year, spanIn } }, start: at + 1, end };
}

const MONTHS = 12;

/** How many months a quarter or a half of the year has; null of what is neither. */
function monthsIn(point: Dated): number | null {
  const { from, to } = point.spanIn(point.year);
  const months = monthOf(to) - monthOf(from) + 1;
  const isDivision = (months === 3 || months === 6) && (monthOf(from) - 1) % months === 0;
  return isDivision ? months : null;
}
