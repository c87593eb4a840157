import { answerBeyondOne, asksBeyondOne } from './intents/beyond-one.intent.js';
import { answerNextTo, asksNextTo } from './intents/next-to.intent.js';
import { answerMiddleOfPlaces, asksMiddleOfPlaces } from './ranking/middle.of.places.js';
import { answerRanking, orderOf } from './intents/ranking.intent.js';
import { answerShare } from './intents/share.intent.js';
import type { Desk, IntentHandler, Question } from './question.js';
import { rankCropPutUp, rankProducts } from './ranking/product.ranking.js';
import { orderPutUp, putsUpCrop, putsUpMember } from './ranking/put-up.first.js';
import { asShare, asksMoreThanRest } from './rest.claim.js';

/** What one thing is put up as among others of its kind: more than all the rest, the first of the countries, or of the crops. */
function putUpHandlerOf(question: Question, desk: Desk): IntentHandler | null {
  if (asksMoreThanRest(question, desk)) return (asked, at) => answerShare(asShare(asked), at);
  const order = orderPutUp(question, desk);
  if (order) return (asked, at) => answerRanking({ ...asked, frame: { ...asked.frame, order } }, at);
  if (putsUpMember(question, desk)) return (asked, at) => rankProducts(asked, at, orderOf(asked.frame));
  return putsUpCrop(question, desk) ? (asked, at) => rankCropPutUp(asked, at, orderOf(asked.frame)) : null;
}

/** By where others stand beside the one named: next to it, beyond it, all behind it; or by the middle one of a group. */
export function amongOthersHandlerOf(question: Question, desk: Desk): IntentHandler | null {
  if (asksMiddleOfPlaces(question, desk)) return answerMiddleOfPlaces;
  const putUp = putUpHandlerOf(question, desk);
  if (putUp) return putUp;
  if (asksNextTo(question, desk)) return answerNextTo;
  return asksBeyondOne(question, desk) ? answerBeyondOne : null;
}
