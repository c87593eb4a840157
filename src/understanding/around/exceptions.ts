import type { DateMention } from '../dates/point.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Span } from '../dates/period.js';
import type { Evidence, Found, Reading } from '../reading.js';

/** What a sum is asked without: « hors maïs », "except France and Germany", « sauf 2016 ». */
export interface Exception {
  /** As the question has it. */
  words: string;
  products: string[];
  places: string[];
  /** Times that are left out of a stretch; empty where products or places are. */
  periods: Span[];
  /** The question without it. */
  rest: Reading;
}

type Kind = 'product' | 'place';

const LINKING =
  /^(?:annees?|an|years?|recoltes?|campagnes?|et|and|ni|nor|ou|or|de|du|des|d|la|le|l|les|the|en|au|aux|in|for|pour)$/;
const LISTING = /^(?:,|et|and|ni|nor|ou|or)$/;
const JOINING = /^(?:et|and|ni|nor|ou|or)$/;

/** The first exception that names products or places, or else times; null where there is none. */
export function readException(evidence: Evidence): Exception | null {
  return readLeftOut(evidence) ?? readTimesLeftOut(evidence);
}

function readLeftOut(evidence: Evidence): Exception | null {
  for (const { mention } of evidence.cues('except')) {
    const [left, kind] = leftOut(evidence, mention);
    const [first, last] = [left[0]?.mention, left.at(-1)?.mention];
    if (!first || !last) continue;
    const { reading } = evidence;
    const [start, end] = [Math.min(mention.start, first.start), Math.max(mention.end, last.end)];
    const stretch = reading.tokens.slice(start, end);
    const ids = [...new Set(left.map(({ id }) => id))];
    return {
      words: reading.source.text.slice(stretch[0]?.start, stretch.at(-1)?.end),
      products: kind === 'product' ? ids : [],
      places: kind === 'place' ? ids : [],
      periods: [],
      rest: {
        ...reading,
        mentions: reading.mentions.filter((one) => one.start < start || one.start >= end),
      },
    };
  }
  return null;
}

/** The products, or else the places, that follow the word of exception, joined by « et »: « hors maïs et riz ». */
function leftOut(evidence: Evidence, except: Mention): [Found[], Kind] {
  for (const kind of ['product', 'place'] as const) {
    const named = evidence.all(kind).filter(({ mention }) => mention.start >= except.end);
    const [first] = named.filter(({ mention }) => isLinked(evidence, except.end, mention.start));
    if (first) return [joinedTo(evidence, first, named), kind];
  }
  return justBefore(evidence, except);
}

/** « sauf 2016 et 2020 », "excluding 2016": times right behind the words, where others are left. */
function readTimesLeftOut(evidence: Evidence): Exception | null {
  const { reading } = evidence;
  for (const { mention } of evidence.cues('except')) {
    const gone = timesBehind(evidence, mention.end);
    const stretch = reading.tokens.slice(mention.start, gone.at(-1)?.end);
    const rest = reading.dates.filter((date) => !gone.includes(date));
    if (gone.length === 0 || isNothingLeft(rest, gone)) continue;
    return {
      words: reading.source.text.slice(stretch[0]?.start, stretch.at(-1)?.end),
      products: [],
      places: [],
      periods: gone.flatMap((date) => spanOf(date) ?? []),
      rest: { ...reading, dates: rest },
    };
  }
  return null;
}

function timesBehind(evidence: Evidence, from: number): DateMention[] {
  const gone: DateMention[] = [];
  for (const date of evidence.reading.dates) {
    const end = gone.at(-1)?.end ?? from;
    const isNext =
      date.start >= end && isLinked(evidence, end, date.start, gone.length > 0 ? LISTING : undefined);
    if (isNext && spanOf(date) !== null) gone.push(date);
  }
  return gone;
}

/** « en 2016 sauf 2016 » leaves nothing out of anything. */
function isNothingLeft(rest: readonly DateMention[], gone: readonly DateMention[]): boolean {
  const left = gone.map((date) => spanOf(date)?.from);
  return rest.length > 0 && rest.every((date) => left.includes(spanOf(date)?.from));
}

function spanOf({ value }: DateMention): Span | null {
  if (value.kind !== 'point' || value.point.year === null) return null;
  return value.point.spanIn(value.point.year);
}

/** Words of leaving out that say nothing else: « sans doute » and "minus" may. */
const LEAVING =
  /^(?:hors|sauf|hormis|except|[àa] l['’]ex|non compris|excl|other than|autres? que|not (?:count|includ)|en excl|si (?:on|l['’]on) ex)/iu;
/** What ends the words of what is left out. */
const ENDING = /^(?:en|dans|in|for|pour|depuis|since|de|from|entre|between|sur|on|[.,;:!?()])$/;
const MOST_WORDS = 3;

/** « hors taxes », "excluding seed": what is to be left out and is none of the things, places and times that can be. */
export function unreadExceptions(evidence: Evidence, read: Exception | null): string[] {
  const { tokens, source } = evidence.reading;
  const cues = evidence.cues('except').filter(({ mention }) => LEAVING.test(mention.words));
  return cues.flatMap(({ mention }) => {
    let end = mention.end;
    while (end < mention.end + MOST_WORDS && end < tokens.length && !ENDING.test(wordAt(tokens, end)))
      end += 1;
    const stretch = tokens.slice(mention.start, end);
    const words = source.text.slice(stretch[0]?.start, stretch.at(-1)?.end);
    const isRead = end === mention.end || read?.words.includes(mention.words) === true;
    return isRead ? [] : [words];
  });
}

/** Words of exception that stand behind what they leave out. */
const TRAILING =
  /(?:[àa] part|exclue?s?|except[ée]e?s?|comprise?s?|de c[ôo]t[ée]|aside|excluded|left out|excepted)$/iu;

/** « le blé dur mis à part », "Italy excluded": the one that stands right before the words. */
function justBefore(evidence: Evidence, { start, words }: Mention): [Found[], Kind] {
  if (!TRAILING.test(words)) return [[], 'place'];
  for (const kind of ['product', 'place'] as const) {
    const one = evidence.all(kind).findLast(({ mention }) => mention.end === start);
    if (one) return [[one], kind];
  }
  return [[], 'place'];
}

/** « hors blé, orge et maïs »: a comma joins only where a joining word follows in the list. */
function joinedTo(evidence: Evidence, first: Found, named: readonly Found[]): Found[] {
  const chain = [first];
  let joined = 1;
  for (const next of named) {
    const { end } = chain.at(-1)?.mention ?? first.mention;
    if (next.mention.start < end) continue;
    const again = exceptedAgain(evidence, end, next.mention.start);
    if (!again && !isLinked(evidence, end, next.mention.start, LISTING)) break;
    chain.push(next);
    if (again || isLinked(evidence, end, next.mention.start, JOINING)) joined = chain.length;
  }
  return chain.slice(0, joined);
}

/** « hors maïs et hors blé »: the word of exception said again, with nothing but a list between. */
function exceptedAgain(evidence: Evidence, from: number, to: number): boolean {
  return evidence
    .cues('except')
    .some(
      ({ mention: { start, end } }) =>
        start >= from && end <= to && isLinked(evidence, from, start, LISTING) && isLinked(evidence, end, to),
    );
}

/** Whether nothing but small words stands between two tokens, with one of some kind where it is required. */
function isLinked({ reading: { tokens } }: Evidence, from: number, to: number, required?: RegExp): boolean {
  const between = tokens.slice(from, to).map(({ folded }) => folded);
  const isSmall = between.every((word) => LINKING.test(word) || (required !== undefined && word === ','));
  return isSmall && (!required || between.some((word) => required.test(word)));
}
