import type { Frame } from '../frame.js';
import { asksOfNow, type Part } from './question-sides.js';

/** A price said without a place is the world's, and who leads is asked of all, wherever the other question is about. */
export function completed(frame: Frame, by: Frame): Frame {
  if (countsOwn(frame)) return frame;
  const isPlaced = frame.places.length > 0 || isOfAnywhere(frame);
  const isDated = frame.period === null && by.period !== null && frame.intent === 'latest';
  return {
    ...frame,
    intent: isDated ? 'value' : frame.intent,
    products: frame.products.length > 0 ? frame.products : by.products,
    places: isPlaced ? frame.places : by.places,
    period: frame.period ?? by.period,
  };
}

/** « combien d'États membres cultivent du coton »: counted among all, of a product of its own, whatever was asked before. */
export function countsOwn({ counted, products }: Frame): boolean {
  return counted === true && products.length > 0;
}

function isOfAnywhere({ domain, order }: Frame): boolean {
  return domain === 'price' || order?.over === 'places';
}

/** "how many are there, and how many were slaughtered last year": the other question, whose time is no time of the one that asks of now. */
export function ofItsOwnTime(other: Frame, asking: Part): Frame {
  return asksOfNow(asking) ? { ...other, period: null } : other;
}
