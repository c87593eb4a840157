import type { Span } from '../dates/period.js';
import { fold } from '../text/normalise.js';
import { ofBothTimes } from '../intents/both-times.js';
import type { Frame, Order } from '../frame.js';
import { ofPastAndToCome } from '../intents/past-and-to-come.js';
import { ofMonthAndMean } from '../intents/month-and-mean.js';
import { ratioOfBothTimes } from '../intents/ratio-words.js';
import type { Evidence } from '../reading.js';

/** One question that asks for two things of one subject: both ends of an order, a mean and an end, then and now. */
export function askedTwice(frame: Frame, evidence: Evidence): Frame {
  const ofEnds = ofSeveralLeaders(
    ofSeveralShares(withMean(withLeader(ofBothEnds(ratioOfBothTimes(ordersOfBothTimes(frame)))), evidence)),
  );
  const ofTimes = ofPastAndToCome(ofBothTimes(ofEnds), evidence.reading.today);
  return ofMonthAndMean(withNewest(ofTimes, evidence), evidence);
}

/** « depuis quelle année avez-vous la surface, et elle fait combien »: what there is, and the newest figure of it. */
function withNewest(frame: Frame, { spoken }: Evidence): Frame {
  const { intent, products, measures, alsoAsked } = frame;
  const isOfOne = products.length === 1 && measures.length === 1 && !alsoAsked;
  if (intent !== 'coverage' || !isOfOne || !AND_HOW_MUCH.test(spoken)) return frame;
  return { ...frame, alsoAsked: { ...frame, intent: 'latest' } };
}

const AND_HOW_MUCH =
  /(?:^| )(?:et|and|puis) (?:\S+ ){0,4}?(?:combien(?! (?:de|d) )|how (?:much|big|large|high)|a combien)(?: |$)/;

/** « qui était premier en 2024, et qui l'est en 2025 »: the order of each of two times, and not of both together. */
function ordersOfBothTimes(frame: Frame): Frame {
  const { period } = frame;
  if (!isOrderAlone(frame) || period?.value.kind !== 'each') return frame;
  const [one, other, ...more] = period.value.spans;
  if (!one || !other || more.length > 0) return frame;
  const at = (span: Span): Frame => ({ ...frame, period: { ...period, value: { kind: 'at', span } } });
  return { ...at(one), alsoAsked: at(other) };
}

/** An order of places or products, and nothing beside it. */
function isOrderAlone(frame: Frame): boolean {
  const { order, intent, alsoAsked, ofLeaders } = frame;
  if (!order || order.over === 'periods' || !/^(?:extreme|ranking)$/.test(intent)) return false;
  return !alsoAsked && !ofLeaders && !isSetAgainst(frame) && !TOGETHER.test(fold(frame.text));
}

const TOGETHER =
  /(?<![a-z])(?:moyen(?:ne)?s?|average|mean|total|cumul[a-z]*|ensemble|together|combined|entre|between)(?![a-z])/;

/** « quelle part de l'UE pour la France, et qui est premier ? »: a share of a group, and who leads it. */
function withLeader(frame: Frame): Frame {
  const { intent, order, whole, places, alsoAsked, ofLeaders } = frame;
  const isOfOne = intent === 'share' && places.length === 1 && !alsoAsked && !ofLeaders;
  if (!isOfOne || order?.over !== 'places' || !whole?.place) return frame;
  const group = { value: whole.place, provenance: 'explicit' as const };
  return { ...frame, alsoAsked: { ...frame, intent: 'ranking', places: [group], whole: null } };
}

function namesWhole({ whole }: Frame): boolean {
  return Boolean(whole?.product ?? whole?.place);
}

/** « part de la France dans le blé et dans l'orge de l'UE », « en surface et en production »: two shares, one after the other. */
function ofSeveralShares(frame: Frame): Frame {
  const { intent, products, measures } = frame;
  const isOther = [frame.alsoAsked, frame.ofLeaders, frame.unreadPart].some((said) => said !== undefined);
  if (intent !== 'share' || isOther || !namesWhole(frame)) return frame;
  if (products.length === 2)
    return { ...frame, products: products.slice(0, 1), alsoAsked: { ...frame, products: products.slice(1) } };
  if (measures.length !== 2) return frame;
  return { ...frame, measures: measures.slice(0, 1), alsoAsked: { ...frame, measures: measures.slice(1) } };
}

/** « quel pays produit le plus de blé et de maïs »: who leads for each of two products, one after the other. */
function ofSeveralLeaders(frame: Frame): Frame {
  const { domain, products, places, order, alsoAsked } = frame;
  if (domain !== 'production') return frame;
  const isOfLeaders = order?.over === 'places' && places.length <= 1 && !alsoAsked && !isSetAgainst(frame);
  if (!isOfLeaders || products.length !== 2 || !/^(?:comparison|ranking)$/.test(frame.intent)) return frame;
  const first: Frame = { ...frame, intent: 'ranking', products: products.slice(0, 1) };
  return { ...first, alsoAsked: { ...first, products: products.slice(1) } };
}

/** Whether a limit, a move or one beside the other is asked for. */
function isSetAgainst({ threshold, movement, beyondOne }: Frame): boolean {
  return threshold !== null || movement !== undefined || beyondOne !== undefined;
}

/**
 * « qui produit le plus et qui le moins »: one order asked for from both ends; of the times of one line the first and the last
 * are told together, and several of each are not.
 */
function ofBothEnds(frame: Frame): Frame {
  const { order, alsoAsked } = frame;
  const isToldTogether = order?.over === 'periods' && (order.count ?? 1) === 1;
  if (!order?.both || isToldTogether || alsoAsked) return frame;
  const from = (end: Order['end']): Frame => ({
    ...frame,
    order: { end, count: order.count, over: order.over },
  });
  return { ...from('highest'), alsoAsked: from('lowest') };
}

const MEAN = /^(?:moyen(?:ne)?s?|average|mean|avg|moy)$/;
const JOINT = /^(?:et|and|puis|then|,|;)$/;

/** « prix moyen du maïs en 2023 et mois le plus cher »: the mean, and then the time at one end. */
function withMean(frame: Frame, { reading: { tokens } }: Evidence): Frame {
  const { intent, order, alsoAsked } = frame;
  if (intent !== 'extreme' || order?.over !== 'periods' || order.both || alsoAsked) return frame;
  const mean = tokens.findIndex(({ folded }) => MEAN.test(folded));
  const joint = tokens.findLastIndex(({ folded }) => JOINT.test(folded));
  const isBehind = tokens.slice(joint + 1).some(({ folded }) => END.test(folded));
  if (mean < 0 || joint < mean || !isBehind) return frame;
  return { ...frame, intent: 'average', order: null, alsoAsked: frame };
}

/** What says at which end: behind the mean it is asked for by itself. */
const END =
  /^(?:plus|moins|most|least|highest|lowest|dearest|cheapest|maximum|minimum|max|min|pic|record|peak|haut|bas|worst|best|pire|meilleure?)$/;
