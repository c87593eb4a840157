import type { Point } from '../dates/point.js';
import { resolvePoint } from '../dates/point.js';
import type { DateMention } from '../dates/point.js';
import type { Period, Span } from '../dates/period.js';
import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';

const HUNDRED = /^(?:100|cent|hundred)$/;
/** What is called an index, whatever stands between it and its hundred: "index the price to 100 in 2015". */
const INDEX = /^(?:base|indices?|index(?:es|ed|ing)?|indexee?s?|indexer|rebas(?:e|ed|ing))$/;
/** What puts a time at a hundred: "taking 2015 as 100", « si le cacao valait 100 en 2020 ». */
const SETS =
  /^(?:set|sets|setting|put|putting|tak(?:e|ing)|with|let|if|si|avec|pren(?:ant|ons|ez|ds)|mett(?:ant|ons|ez)|mets|pos(?:ant|ons|ez|e)|ramen(?:ant|ons|ez|e)|partant|valait|valant|fixant|fixons)$/;
/** Between a time and its hundred: « 2015 = 100 », "2015 at 100", « 2015 valant 100 ». */
const EQUALS = /^(?:=|a|at|to|as|sur|egale?|equals?|comme|vaut|valait|valant|is|was|being|est|etait)$/;
/** And in between, saying nothing: « 2015 en base 100 », « 100 en l'année 2015 ». */
const FILLER =
  /^(?:l|the|year|annee|base|indice|index|pour|for|en|in|au|on|de|of|du|mois|month|value|of|['’(:=])$/;
const UNIT = /^(?:%|€|\$|£)$/;
/** So many words may stand between a time and its hundred. */
const FAR = 4;

/** The time whose figure is put at a hundred: « en base 100 en 2015 », "2015 = 100"; null where none is. */
export function readIndexBase(evidence: Evidence): Span | null {
  const { tokens, dates, today } = evidence.reading;
  const isSpoken = tokens.some(({ folded }) => INDEX.test(folded));
  const isSet = isSpoken || tokens.some(({ folded }) => SETS.test(folded) || folded === '=');
  if (!isSet) return null;
  for (const [at, { folded }] of tokens.entries()) {
    if (!HUNDRED.test(folded) || isAmount(at, evidence)) continue;
    const date = dateOf(at, evidence) ?? (INDEX.test(wordAt(tokens, at - 1)) ? dates[0] : undefined);
    const point = date && pointOf(date);
    if (point) return resolvePoint(point, today, false);
  }
  return null;
}

/** « 100 € », "100 countries": so many of something, and no index. */
function isAmount(at: number, evidence: Evidence): boolean {
  const isOf = (['unit', 'product', 'place'] as const).some((kind) =>
    evidence
      .everywhere(kind)
      .some(({ mention: { start, end } }) => start === at + 1 || isAcross(at, start, end)),
  );
  return UNIT.test(wordAt(evidence.reading.tokens, at + 1)) || isOf;
}

/** Whether words that go on behind a hundred are about it: « 100 kg »; « base 100 » ends with it. */
function isAcross(at: number, start: number, end: number): boolean {
  return start <= at && end > at + 1;
}

/** The time that stands beside a hundred: that which is set equal to it, else the one behind, else the one before. */
function dateOf(at: number, { reading: { dates, tokens } }: Evidence): DateMention | undefined {
  const isBetween = (from: number, to: number, words: readonly RegExp[]): boolean =>
    from <= to &&
    to - from <= FAR &&
    tokens.slice(from, to).every(({ folded }) => words.some((word) => word.test(folded)));
  const before = dates.find(({ end }) => isBetween(end, at, [EQUALS, FILLER]));
  const isEqual = before && tokens.slice(before.end, at).some(({ folded }) => EQUALS.test(folded));
  if (isEqual) return before;
  return dates.find(({ start }) => isBetween(at + 1, start, [EQUALS, FILLER])) ?? before;
}

function pointOf({ value }: DateMention): Point | null {
  if (value.kind === 'point') return value.point;
  return value.kind === 'between' ? value.from : null;
}

/** The frame with the time that is put at a hundred, from which the figures are then asked for. */
export function withIndexBase(frame: Frame, evidence: Evidence): Frame {
  const base = frame.intent === 'forecast' ? null : readIndexBase(evidence);
  if (!base) return frame;
  const value = periodFrom(base, frame.period?.value ?? null);
  return { ...frame, indexBase: base, period: { ...(frame.period ?? { provenance: 'explicit' }), value } };
}

/** The times asked about with the base among them; from it up to now where no other is named. */
function periodFrom(base: Span, asked: Period | null): Period {
  const isBase = (span: Span): boolean => span.from === base.from && span.to === base.to;
  const sinceBase: Period = { kind: 'between', from: base, to: null };
  if (asked?.kind === 'each')
    return asked.spans.some(isBase) ? asked : { ...asked, spans: [base, ...asked.spans] };
  if (asked?.kind === 'at')
    return isBase(asked.span) ? sinceBase : { kind: 'each', spans: [base, asked.span] };
  return asked?.kind === 'between' ? asked : sinceBase;
}

/** « l'indice du prix du blé, base 100 en 2015 »: of prices, and reckoned from them, so that no table of it is needed. */
export function asksPriceIndex(evidence: Evidence): boolean {
  const isNamed = evidence.cues('unheld-price').some(({ mention }) => PRICE_INDEX.test(mention.words));
  return isNamed && readIndexBase(evidence) !== null;
}

const PRICE_INDEX = /^(?:indice|price ind|index)/i;
