import type { Frame } from '../frame.js';
import { fold } from '../text/normalise.js';
import type { Period, Span } from '../dates/period.js';

/** « en 2000 et aujourd'hui », "in 2005 and who is now"; from one time to the other is a stretch. */
const AND_NOW =
  /\b(?:et|and|puis|then) (?:\S+ ){0,3}(?:aujourd|maintenant|actuellement|desormais|now\b|today|currently|these days)/;
const STRETCH = /\b(?:entre|between|depuis|since|jusqu|until|to now|from)\b/;

/** « qui était premier en 2000 et aujourd'hui »: one order of places asked for at two times, and no mean of what lies between. */
export function ofBothTimes(frame: Frame): Frame {
  const { order, period, movement, alsoAsked, text } = frame;
  const isOfPlaces = order?.over === 'places' && movement === undefined && !alsoAsked;
  const words = fold(text);
  if (!isOfPlaces || !period || !AND_NOW.test(words) || STRETCH.test(words)) return frame;
  const span = thenOf(period.value);
  if (span === null) return frame;
  return {
    ...frame,
    period: { ...period, value: { kind: 'at', span } },
    alsoAsked: { ...frame, period: null },
  };
}

/** The one time that is named beside the present; null where there are more. */
function thenOf(period: Period): Span | null {
  if (period.kind === 'at') return period.span;
  return period.kind === 'between' && period.to === null ? period.from : null;
}
