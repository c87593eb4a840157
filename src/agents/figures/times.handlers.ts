import { answerAgainstYear, isAgainstYear } from './intents/against-year.intent.js';
import { answerFilter } from './intents/filter.intent.js';
import { asksLimitToCome } from './forecast.limit.js';
import { answerForecast } from './intents/forecast.intent.js';
import { answerShareEver, asksEverOfShare } from './intents/percent-filter.intent.js';
import { answerOvertaking, asksOvertaking } from './intents/overtaking.intent.js';
import { answerSinceLevel, asksSinceLevel } from './intents/since-level.intent.js';
import { answerSumsByTime, asksSumsByTime } from './intents/sums-by-time.intent.js';
import { answerGapMoved, asksGapMoved } from './intents/gap-moved.intent.js';
import { answerWhenMultiplied, asksWhenMultiplied } from './intents/multiplied.intent.js';
import { answerWidestGap, asksWidestGap } from './intents/widest-gap.intent.js';
import type { IntentHandler, Question } from './question.js';
import { asksWhether } from './whether.js';

/** By what several come to together at each time, how far apart two were, or how far a price is from that of a year. */
function gapHandlerOf(question: Question): IntentHandler | null {
  if (asksSumsByTime(question)) return answerSumsByTime;
  if (asksWidestGap(question)) return answerWidestGap;
  if (asksGapMoved(question)) return answerGapMoved;
  return isAgainstYear(question) ? answerAgainstYear : null;
}

/** By when, or whether ever, something was beyond a limit or beyond another. */
export function timesHandlerOf(question: Question): IntentHandler | null {
  const ofGap = gapHandlerOf(question);
  if (ofGap) return ofGap;
  if (asksSinceLevel(question)) return answerSinceLevel;
  if (asksWhenMultiplied(question)) return answerWhenMultiplied;
  if (asksOvertaking(question)) return answerOvertaking;
  if (asksEverOfShare(question)) return answerShareEver;
  if (asksLimitToCome(question)) return answerForecast;
  return question.frame.occasion || asksWhether(question) ? answerFilter : null;
}
