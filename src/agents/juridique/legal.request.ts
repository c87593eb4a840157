import type { Stretch } from '../../understanding/text/within.js';
import { findActReferences, type ActReference } from '../../law/act-reference.js';
import type { PartStep } from '../../law/article-part.js';
import { formatReference, type ArticleReference } from '../../law/article-number.js';
import { findArticleReferences, type SpottedReference } from '../../law/article-references.js';
import { readPart } from '../../law/named-part.js';
import type { ArticleMention } from '../../understanding/terms/article-mention.js';
import { spotDates } from '../../understanding/dates/date-spotter.js';
import { resolvePoint, type DateValue, type Point } from '../../understanding/dates/point.js';
import { fold, normalise } from '../../understanding/text/normalise.js';
import type { Span } from '../../understanding/dates/period.js';
import { tokenise, type Token } from '../../understanding/text/tokens.js';
import type { Inquiry } from '../agent.js';
import { wishIn, type Wish } from './legal.wish.js';

/** Articles from one number to another, both included; the same twice for a single one. */
export interface AskedRange {
  readonly from: ArticleReference;
  readonly to: ArticleReference;
  /** The part that is named of a single one, from the outermost step: « I, 2° »; empty for all of it. */
  readonly part: readonly PartStep[];
}

/** What a question of law names: acts, articles, a day. */
export interface LegalRequest {
  readonly acts: readonly ActReference[];
  readonly ranges: readonly AskedRange[];
  /** Whether an annex is spoken of too. */
  readonly annexed: boolean;
  /** The day, month or year for which the law is asked; null for today. */
  readonly span: Span | null;
  /** The question without that date and the words that bring it in. */
  readonly undated: string;
  readonly wish: Wish;
}

/** A date of these is the name of a text, not the day for which the law is asked. */
const DATED_TEXT =
  /(?:lois?|decrets?|ordonnances?|arretes?|act|decree|order|directive|reglement) (?:du|of|n°?) ?(?:the )?$/u;
const ANNEX = /(?<!\p{L})annex(?:es?)?(?!\p{L})/u;
const LONGEST_LEAD = 24;
/** « en vigueur au », "in force on": what brings a date in. */
const OF_DAY =
  /(?:,? ?(?:étaient |était |est |was |were )?(?:en vigueur|applicables?|in force|applicable))? ?(?:au|en|le|du|on|in|at|de)? ?$/iu;

/** The question's references, with those of the frame that a corrected spelling brought. */
export function readRequest({ question, frame, today }: Inquiry): LegalRequest {
  const { text } = normalise(question === '' ? frame.text : question);
  const acts = findActReferences(text);
  const spotted = findArticleReferences(text).filter((one) => !acts.some((act) => overlap(act, one)));
  const references = spotted.length > 0 ? rangesOf(spotted, text) : frame.articles.map(rangeOfMention);
  const dated = dateAsked(text, [...acts, ...spotted], today);
  return {
    acts,
    ranges: references,
    annexed: ANNEX.test(fold(text)),
    span: dated?.span ?? null,
    undated: dated ? `${text.slice(0, dated.start).replace(OF_DAY, '')} ${text.slice(dated.end)}` : text,
    wish: wishIn(fold(text)),
  };
}

function overlap(left: Stretch, right: Stretch): boolean {
  return left.start < right.end && right.start < left.end;
}

function rangesOf(spotted: readonly SpottedReference[], text: string): AskedRange[] {
  const ranges: AskedRange[] = [];
  for (let at = 0; at < spotted.length; at += 1) {
    const one = spotted[at];
    if (one === undefined) break;
    const next = one.opensRange ? spotted[at + 1] : undefined;
    const to = next && { ...next.reference, prefix: next.reference.prefix ?? one.reference.prefix };
    ranges.push({
      from: one.reference,
      to: to ?? one.reference,
      part: to === undefined ? readPart(text, one.start, one.end) : [],
    });
    if (next) at += 1;
  }
  return ranges.filter((one, at) => ranges.findIndex((other) => sameRange(one, other)) === at);
}

function sameRange(left: AskedRange, right: AskedRange): boolean {
  return (
    formatReference(left.from) === formatReference(right.from) &&
    formatReference(left.to) === formatReference(right.to)
  );
}

function rangeOfMention(mention: ArticleMention): AskedRange {
  const reference = {
    prefix: mention.letter,
    star: mention.starred,
    digits: mention.number,
    letter: null,
  };
  return { from: reference, to: reference, part: [] };
}

/** The first date that is no part of a reference or of a text's name; null where it is today's. */
function dateAsked(
  text: string,
  references: readonly Stretch[],
  today: string,
): (Stretch & { readonly span: Span }) | null {
  const tokens = tokenise(normalise(text));
  const isTaken = (token: Token | undefined): boolean =>
    token === undefined || references.some((one) => overlap(one, token));
  for (const { value, ...mention } of spotDates(tokens, today, (at) => isTaken(tokens[at]))) {
    const start = tokens[mention.start]?.start ?? 0;
    const end = tokens[mention.end - 1]?.end ?? start;
    const lead = fold(text.slice(Math.max(0, start - LONGEST_LEAD), start));
    const point = pointOf(value);
    if (point === null || DATED_TEXT.test(lead)) continue;
    const span = resolvePoint(point, today, false);
    return span.from <= today && today <= span.to ? null : { start, end, span };
  }
  return null;
}

/** « en 2005 », « avant 2006 »: the last time meant; null for a stretch or a length of time. */
function pointOf(value: DateValue): Point | null {
  if (value.kind === 'point') return value.point;
  return value.kind === 'between' && value.from === null ? value.to : null;
}
