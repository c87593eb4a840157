import type { Frame, Order } from '../../understanding/frame.js';
import type { Period } from '../../understanding/dates/period.js';
import { fold } from '../../understanding/text/normalise.js';
import type { KnownFact } from '../../wording/facts.js';
import { periodName } from '../../wording/period-wording.js';
import type { ExtremeFindings } from '../../wording/ranking.findings.js';
import { spanName } from './asked.time.js';
import { extremeOf } from './extreme.findings.js';
import type { MeanStep } from './period.selection.js';
import { isGroup } from './place.choice.js';
import { periodOf, type Desk, type Question } from './question.js';
import { inOrder } from './ranking/ranks.js';
import { findSingleLine, isLine, type SingleLine } from './single.line.js';
import { isOfNow, isSetAgainstSince, sinceOf, type Since } from './since.claim.js';
import { supposesRecord, wantsVerdict } from './verdict.js';

/** The time whose figure is put up as the highest or the lowest: a year, a month by its name, or now. */
export type TimeSupposed = { kind: 'year'; year: string } | { kind: 'month' } | { kind: 'now' };

/** « 2015 est-elle vraiment l'année record ? », « est-il au plus bas depuis 2020 ? »: one time of one line against the others. */
export function timeSupposed(question: Question, desk: Desk, order: Order): TimeSupposed | null {
  if (!isOfOneLine(question, desk)) return null;
  const isOfTimes = order.over === 'periods' && order.count === null && !order.both;
  if (isOfTimes && putsUpMonth(question)) return { kind: 'month' };
  const year = putsUpYear(question) ? supposedYear(question.frame) : null;
  if (year !== null) return { kind: 'year', year };
  return isOfTimes && isOfNow(question) ? { kind: 'now' } : null;
}

function isOfOneLine({ place: { places }, domain }: Question, { lexicon }: Desk): boolean {
  const isAmong = domain === 'production' && places.some((id) => isGroup(lexicon, id));
  return places.length < 2 && !isAmong;
}

function putsUpYear(question: Question): boolean {
  return question.frame.checks === true || supposesRecord(question);
}

/** The year that is put up: the only one, or the one beside that from which all are looked at (« 2024 est-elle la pire depuis 2000 »). */
function supposedYear({ period, text }: Frame): string | null {
  if (period?.value.kind === 'at')
    return period.value.span.grain === 'year' ? spanName(period.value.span) : null;
  const from = period ? startOf(period.value) : null;
  if (from === null) return null;
  const others = [...text.matchAll(YEAR)].map(([year]) => year).filter((year) => year !== from);
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** The year that a stretch up to now starts from; empty where it is of the last years, null where it is no such stretch. */
function startOf(period: Period): string | null {
  if (period.kind === 'last') return '';
  const isUpToNow = period.kind === 'between' && period.to === null;
  return isUpToNow ? (period.from?.from.slice(0, 4) ?? '') : null;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
const A_MONTH =
  /(?<![a-z])(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december) (?:19|20)\d\d/;

/** « mai 2022 est-il le mois où il a été le plus cher », "was May 2022 the dearest month": of all months. */
const OF_MONTHS =
  /(?<![a-z])(?:le mois (?:ou|record|le plus|le moins)|the (?:[a-z]+ )?month (?:when|in which|that|with|of)|the (?:most |least )?[a-z]+ month(?![a-z]))/;

/** « mai 2026 est-il le plus bas depuis 2023 »: of a month that is named apart from where the stretch starts. */
function putsUpMonth(question: Question): boolean {
  const { domain, frame } = question;
  const period = periodOf(question);
  const startsWithMonth = period?.kind === 'between' && period.from?.grain === 'month';
  if (domain !== 'price' || startsWithMonth) return false;
  const text = fold(frame.text);
  const isAmongMonths = isSetAgainstSince(question) || (wantsVerdict(question) && OF_MONTHS.test(text));
  return A_MONTH.test(text) && isAmongMonths;
}

/** What is put up of one year is put up against all there are. */
export function againstAll(question: Question): Question {
  if (periodOf(question)?.kind !== 'at') return question;
  return { ...question, frame: { ...question.frame, period: null } };
}

/**
 * The extreme of the others, with the figure that is put up: of those after the start where it is « depuis » a time. Null
 * where there are no others.
 */
export async function supposedExtreme(
  question: Question,
  desk: Desk,
  order: Order,
  time: TimeSupposed,
): Promise<ExtremeFindings | null> {
  const overall = againstAll(question);
  const line = await findSingleLine(overall, desk, stepOf(question, time));
  if (!isLine(line) || line.facts.length < 2) return null;
  const since = severalAfter(sinceOf(question, line.facts));
  const [first] = inOrder(desk.lexicon, line.facts, order.end);
  // The start itself is looked at too, where nothing is said of it that those after it would not bear out.
  const isOfStart = since?.start.some(({ period }) => period === first?.period) ?? false;
  const facts = since && isOfStart ? since.after : line.facts;
  const found = await extremeOf(overall, desk, order, restricted(line, facts));
  const supposed = figureOf(time, question, facts);
  return { ...found, ...besideOthers({ question, desk, order }, found, supposed, since) };
}

/** One figure is the highest of none: it is then judged beside that of the start. */
function severalAfter(since: Since | null): Since | null {
  return since && since.after.length > 1 ? since : null;
}

/** What is put up is of years where a year is, else of the figures as they are published or of months. */
function stepOf({ frame }: Question, { kind }: TimeSupposed): MeanStep | null {
  if (kind === 'year') return 'annual';
  return kind === 'month' || frame.steps === 'month' ? 'monthly' : null;
}

function restricted(line: SingleLine, facts: KnownFact[]): SingleLine {
  const [first = line.first, last = line.last] = [facts[0], facts.at(-1)];
  return { ...line, facts, first, last };
}

function figureOf(time: TimeSupposed, { frame }: Question, facts: readonly KnownFact[]): KnownFact | null {
  if (time.kind === 'now') return facts.at(-1) ?? null;
  if (time.kind === 'year') return facts.find((fact) => fact.period === time.year) ?? null;
  const text = fold(frame.text);
  return facts.find(({ period }) => text.includes(fold(periodName(period, frame.language)))) ?? null;
}

/** The figure that is put up, that of the start where it lies beyond it, and what keeps from a yes. */
function besideOthers(
  { question, desk, order }: { question: Question; desk: Desk; order: Order },
  found: ExtremeFindings,
  supposed: KnownFact | null,
  since: Since | null,
): Pick<ExtremeFindings, 'facts' | 'supposed' | 'start' | 'isPartly' | 'isOfDistance'> {
  const start = since && supposed ? beyondOf(desk, since.start, supposed, order) : null;
  const beside = [supposed, start].filter((fact) => fact !== null);
  return {
    facts: [...found.facts, ...beside],
    supposed,
    ...(start && { start }),
    ...(since?.isPartly && { isPartly: true }),
    ...(FROM_EXTREME.test(fold(question.frame.text)) && { isOfDistance: true }),
  };
}

/** The one of the start that lies furthest beyond what is supposed; null where none does. */
function beyondOf(
  { lexicon }: Desk,
  start: readonly KnownFact[],
  supposed: KnownFact,
  { end }: Order,
): KnownFact | null {
  const [first] = inOrder(lexicon, [supposed, ...start], end);
  return first === undefined || first.period === supposed.period ? null : first;
}

/** « est-elle loin de son record », "below its record". */
const FROM_EXTREME =
  /(?<![a-z])(?:loin d|proche d|pres d|sous|en dessous d|au dessous d|far from|close to|near|below|under|off)(?![a-z])/;
