import type { Conversion } from '../intents/conversions.js';
import type { Domain, Frame, Order } from '../frame.js';
import type { Period } from '../dates/period.js';

/** The slots that an intent is told by. */
export interface Slots extends Pick<
  Frame,
  'products' | 'places' | 'measures' | 'threshold' | 'occasion' | 'codes'
> {
  domain: Domain;
  period: Period | null;
  order: Order | null;
  today: string;
  /** What is asked for in another unit; null where nothing is. */
  conversion: Conversion | null;
  /** What is told of somebody's own field; null where nothing is. */
  ownField: NonNullable<Frame['ownField']> | null;
  /** A yield of somebody's own; null where none is told of. */
  ownYield: NonNullable<Frame['ownYield']> | null;
  ownPrice: NonNullable<Frame['ownPrice']> | null;
}
