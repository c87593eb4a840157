import type { Frame, Slot } from '../frame.js';
import { fold } from '../text/normalise.js';
import type { Period } from '../dates/period.js';

const UNIT =
  '(?:tonnes?|tons?|kilos?|kilogram(?:me)?s?|kg|quintaux|quintal|litres?|liters?|livres?|pounds?|lbs?|t)';
/** « combien de fois », « rapport prix soja/maïs », "how many kilos of chicken for the price of a kilo of beef". */
const RATIO = new RegExp(
  `(?<![a-z])(?:${[
    'combien de fois|how many times|ratios?',
    "rapports? (?:entre|de|des|du|de l) ?(?:le |les |l['’ ])?(?:prix|cours|cotations?)|rapport (?:entre|prix|cours)",
    `(?:combien (?:(?:faut|fallait)[ -]il |il (?:faut|fallait) )?de|how many) ${UNIT} (?:de |d['’]|of )?.*(?:pour(?! (?:faire|produire|obtenir))|contre|to (?:buy|get|afford|pay)|for(?! making)|buy|buys|worth) .*${UNIT}`,
    `combien de [a-z]+(?: [a-z]+)? pour (?:acheter|payer|s'offrir|avoir|se payer) (?:une?|la|le|\\d+) ${UNIT}`,
    `how much [a-z]+(?: [a-z]+)? (?:to (?:buy|get|afford|pay for)|for|buys) (?:an?|one|\\d+) ${UNIT}`,
  ].join('|')})(?![a-z])`,
);

/** « combien de fois plus qu'en 2007 », « multipliée par combien », "by what factor": a move as so many times. */
const TIMES =
  /(?<![a-z])(?:combien de fois|how many times|(?:multipli|divis)[a-z]* par combien|par combien (?:[^ ]+ ){0,12}?(?:multipli|divis)[a-z]*|(?:by )?what (?:factor|multiple)|(?:quel|dans quel) facteur)(?![a-z])/;

export function asksTimes(text: string): boolean {
  return TIMES.test(fold(text));
}

/** « rapport entre le prix de l'urée et celui du blé », "price ratio": one as so many times the other. */
export function asksRatio(text: string): boolean {
  return RATIO.test(fold(text));
}

/** A ratio that is asked of two times is told of each: « le rapport urée/maïs en 2019 et en 2022 ». */
export function ratioOfBothTimes(frame: Frame): Frame {
  const { period, alsoAsked, intent, text } = frame;
  if (alsoAsked || !period || !isOfTwo(frame) || intent === 'correlation') return frame;
  const times = asksRatio(text) ? timesOf(period.value, NOW.test(fold(text))) : null;
  if (!times) return frame;
  const [one, other] = times.map((value): Frame => ({
    ...frame,
    intent: 'comparison',
    period: slotOf(period, value),
  }));
  return one && other ? { ...one, alsoAsked: other } : frame;
}

const NOW = /(?<![a-z])(?:maintenant|aujourd.?hui|actuellement|now|today|currently)(?![a-z])/;

function isOfTwo({ products, places }: Frame): boolean {
  return products.length === 2 || (products.length === 1 && places.length === 2);
}

/** Two times by themselves, or one and now. */
function timesOf(period: Period, isOfNow: boolean): [Period, Period | null] | null {
  if (period.kind === 'each') {
    const [one, other, ...more] = period.spans;
    return one && other && more.length === 0
      ? [
          { kind: 'at', span: one },
          { kind: 'at', span: other },
        ]
      : null;
  }
  const isUpToNow = isOfNow && period.kind === 'between' && period.from !== null && period.to === null;
  return isUpToNow && period.from ? [{ kind: 'at', span: period.from }, null] : null;
}

function slotOf(said: Slot<Period>, value: Period | null): Slot<Period> | null {
  return value && { ...said, value };
}
