import { ofBothTimes } from './both-times.js';
import type { Frame, Order } from './frame.js';
import { ofPastAndToCome } from './past-and-to-come.js';
import type { Evidence } from './reading.js';

/** One question of two times that are no stretch: then and now, or then and to come. */
export function atItsTimes(frame: Frame, { reading: { today } }: Evidence): Frame {
  return ofPastAndToCome(ofBothTimes(frame), today);
}

/** « quelle part de l'UE pour la France, et qui est premier ? »: a share of a group, and who leads it. */
export function withLeader(frame: Frame): Frame {
  const { intent, order, whole, places, alsoAsked, ofLeaders } = frame;
  const isOfOne = intent === 'share' && places.length === 1 && !alsoAsked && !ofLeaders;
  if (!isOfOne || order?.over !== 'places' || !whole?.place) return frame;
  const group = { value: whole.place, provenance: 'explicit' as const };
  return { ...frame, alsoAsked: { ...frame, intent: 'ranking', places: [group], whole: null } };
}

/** « qui produit le plus et qui le moins »: one order asked for from both ends; the times of one line are told together. */
export function ofBothEnds(frame: Frame): Frame {
  const { order, alsoAsked } = frame;
  if (!order?.both || order.over === 'periods' || alsoAsked) return frame;
  const from = (end: Order['end']): Frame => ({
    ...frame,
    order: { end, count: order.count, over: order.over },
  });
  return { ...from('highest'), alsoAsked: from('lowest') };
}
