import type { DateMention } from '../dates/point.js';
import type { Frame, Intent } from '../frame.js';
import { fold } from '../text/normalise.js';
import { wordAt } from '../text/number-words.js';
import { Evidence } from '../reading.js';
import { isWithin } from '../text/within.js';
import { upTo } from './up-to.js';

const JOINT = /^(?:et|and|puis|then|mais|but|vs|versus|contre|against|par|compared|;|,|\.|\?|!)$/;
/** « il est retombé à combien », "what has it fallen back to": as of now, without a word that says so. */
const BACK_TO =
  /(?:^| )(?:re(?:tombe|descendu|monte|venu|partie?|passe|grimpe)\S* (?:a )?combien|est (?:il |elle )?(?:a combien|ou|rendue?)|ou en (?:est|sont) (?:ils?|elles?)|back (?:down|up) to)(?: |$)/;
/** What is asked of times, beside which the newest figure is another question. */
const OF_TIMES: readonly Intent[] = ['extreme', 'filter', 'average'];
/** What the second question does not ask again. */
const OF_THEN = ['threshold', 'order', 'occasion', 'movement', 'listed', 'withMean', 'run', 'checks', 'claimed', 'olympic', 'median', 'largestMove', 'againstPast', 'epoch', 'baseline', 'baselineEnd', 'steps'] as const; // prettier-ignore

/**
 * The question up to where it goes on to ask how things stand now: « a culminé quand ? et combien vaut-elle aujourd'hui »,
 * "in 2005, 2015 and now". Null where it does not, or where something else is named on the way.
 */
export function beforeNow(evidence: Evidence): Evidence | null {
  const at = nowAt(evidence);
  const joint = at === null || asksMove(evidence) ? -1 : lastJointBefore(evidence, at);
  return joint > 0 && !namesAnother(evidence, joint) ? new Evidence(upTo(evidence.reading, joint)) : null;
}

/** The same asked of the newest figure, where the first question is one of times, or of a level that is reached; else null. */
export function withNewest(frame: Frame, isOfLevel: boolean): Frame | null {
  const isOfTimes =
    OF_TIMES.includes(frame.intent) && (frame.order === null || frame.order.over === 'periods');
  const isOfSeveral = frame.intent !== 'change' && frame.period?.value.kind === 'each';
  const isOther = isOfTimes || isOfSeveral || isOfLevel || isOfOneTime(frame);
  if (frame.alsoAsked || !isOther) return null;
  const now: Frame = { ...frame, intent: 'latest', period: null };
  const left = Object.fromEntries(Object.entries(now).filter(([key]) => !isOfThen(key)));
  return { ...frame, alsoAsked: { ...now, ...left, threshold: null, order: null } };
}

function isOfOneTime(frame: Frame): boolean {
  return isOfYearOfPrices(frame) || isMoveOfTime(frame);
}

/** « le café en 1977 et maintenant »: of a year's prices the mean is told, and not how its first month stands to the newest. */
function isOfYearOfPrices({ domain, intent, period }: Frame): boolean {
  const isYear = period?.value.kind === 'at' && period.value.span.grain === 'year';
  return domain === 'price' && intent === 'value' && isYear;
}

/** « a-t-il baissé en 2024, et combien vaut-il maintenant »: how it moved in that time, and not from then to now. */
function isMoveOfTime({ intent, movement, period, text }: Frame): boolean {
  const isOfTime = intent === 'change' && movement !== undefined && period?.value.kind === 'at';
  return isOfTime && ASKS_LEVEL.test(fold(text));
}

const ASKS_LEVEL =
  /[,?] (?:et |and )?(?:(?:a|at) )?(?:combien|quel prix|how much|what|where) [^,?]{0,40}(?:maintenant|aujourd.hui|actuellement|a present|now|today|currently)/;

function isOfThen(key: string): boolean {
  return OF_THEN.some((one) => one === key);
}

/** Where now is named last, after another time or as another question. */
function nowAt({ spoken, reading: { dates } }: Evidence): number | null {
  const now = dates.findLast(isNow);
  if (now) return dates.every((date) => date === now || date.end <= now.start) ? now.start : null;
  const found = BACK_TO.exec(spoken);
  return found && spoken.slice(0, found.index + 1).split(' ').length - 1;
}

function isNow({ value }: DateMention): boolean {
  return value.kind === 'latest' && value.count === undefined;
}

/** « de combien a-t-il baissé », "percentage change", "the forecast now": more than the newest figure. */
function asksMove(evidence: Evidence): boolean {
  return evidence.has('percent', 'forecast') || MOVE.test(evidence.spoken);
}

const MOVE = /(?:^| )(?:de combien|by how much|will)(?: |$)/;

/** « mais » is none where it is written for « maïs ». */
function lastJointBefore(evidence: Evidence, at: number): number {
  const { tokens } = evidence.reading;
  const named = evidence.everywhere('product').map(({ mention }) => mention);
  return tokens.findLastIndex(
    (_, index) => index < at && JOINT.test(wordAt(tokens, index)) && !isWithin(index, named),
  );
}

/** Whether something is named behind the joint that was not before it. */
function namesAnother(evidence: Evidence, joint: number): boolean {
  return (['product', 'place', 'measure'] as const).some((kind) => {
    const named = evidence.everywhere(kind);
    const before = named.filter(({ mention }) => mention.start < joint).map(({ id }) => id);
    // « le plus haut du blé … et à quel prix est-il maintenant » names what is asked of both.
    const isOfBoth = (id: string): boolean => id === 'price' && before.length === 0;
    return named.some(({ id, mention }) => mention.start > joint && !before.includes(id) && !isOfBoth(id));
  });
}
