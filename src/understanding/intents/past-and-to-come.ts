import type { Frame, Slot } from '../frame.js';
import type { Period, Span } from '../dates/period.js';

/**
 * « prix du soja en 2012 et prévision 2027 »: the figure of a time that is over, and a forecast of one to come; a forecast of
 * both where the first has no figure yet.
 */
export function ofPastAndToCome(frame: Frame, today: string): Frame {
  const { period, intent, alsoAsked, ahead: _, ...rest } = frame;
  if (intent !== 'forecast' || alsoAsked || period?.value.kind !== 'each') return frame;
  const [past, next, ...others] = period.value.spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  if (!past || !next || others.length > 0 || past.to >= today || next.to <= today) return frame;
  const at = (span: Span): Slot<Period> => ({ ...period, value: { kind: 'at', span } });
  const alsoToCome = { ...frame, period: at(next) };
  return { ...rest, intent: 'value', period: at(past), alsoAsked: alsoToCome, ifNotYetKnown: frame };
}
