import type { Frame, Slot } from './frame.js';

/** A frame with the given parts, everything else left open. */
export function blankFrame(parts: Partial<Frame>): Frame {
  return {
    text: '',
    language: 'fr',
    domain: null,
    intent: 'value',
    products: [],
    measures: [],
    places: [],
    period: null,
    unit: null,
    threshold: null,
    order: null,
    whole: null,
    articles: [],
    foreignAct: null,
    unheldMeasure: null,
    codes: [],
    corrections: [],
    unknownWords: [],
    confidence: 1,
    ...parts,
  };
}

export function slotOf<T>(value: T): Slot<T> {
  return { value, provenance: 'explicit' };
}
