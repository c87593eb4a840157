import type { Frame } from '../frame.js';

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
