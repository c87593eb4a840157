import { wordsAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import type { AssumedEvent, DateValue, Point, Read } from './point.js';
import { yearPoint } from './read-year.js';

/** An event that people count from: how they go on after « depuis » or « avant », and the year in which it began. */
interface Epoch {
  words: string;
  year: number;
  /** Where it could be another event or another year, so that what it is taken for must be said. */
  event: AssumedEvent | null;
}

const START = '(?:(?:le )?debut (?:de |du )|the (?:start|beginning|outbreak) of )?';
const THE = '(?:la |le |l |the )?';

const COVID: Epoch = {
  words: `${START}${THE}(?:covid(?: 19)?|coronavirus|pandemie|pandemic|confinement|lockdown|epidemie)`,
  year: 2020,
  event: 'covid',
};
/** What follows a war that is another than the one in Ukraine: « la guerre du Golfe », « la guerre commerciale ». */
const OTHER_WAR =
  '(?:de|du|des|d|of|in|on|with|against|contre|entre|between|a|au|aux|mondiale|froide|civile|commerciale|tarifaire|en (?:syrie|irak|libye))';
/** A war that goes unnamed is the one in Ukraine. */
const WAR_IN_UKRAINE: Epoch = {
  words:
    `${START}${THE}(?:russian |ukrainian |ukraine )?(?:guerre|invasion|war|conflit|conflict)(?: russe)?` +
    `(?: (?:en |de l |d |in |of )?ukraine|(?! ${OTHER_WAR}(?= |$)))`,
  year: 2022,
  event: 'war-in-ukraine',
};

/** Events that people count from, with the year in which they began. */
const EPOCHS: readonly (readonly [RegExp, Omit<Epoch, 'words'>])[] = [
  [/^(?:depuis |since )?(?:le |the )?(?:debut|tournant|start|beginning|turn) (?:du|de ce|of the|of this) (?:siecle|century|millenaire|millennium)(?= |$)/, { year: 2000, event: null }],
  [/^(?:du|de ce|ce|of the|of this|this) (?:siecle|century)(?= |$)/, { year: 2000, event: null }],
  [new RegExp(`^(?:depuis|since|apres) ${COVID.words}(?= |$)`), COVID],
  [new RegExp(`^(?:depuis|since) ${WAR_IN_UKRAINE.words}(?= |$)`), WAR_IN_UKRAINE],
]; // prettier-ignore

/** The last year before what people set a time before. */
const BEFORE: readonly (readonly [RegExp, Omit<Epoch, 'words'>])[] = [COVID, WAR_IN_UKRAINE].map((epoch) => [
  new RegExp(`^(?:juste |just )?(?:avant|before|pre) ${epoch.words}(?= |$)`),
  { ...epoch, year: epoch.year - 1 },
]);

const LONGEST = 9;

/** « depuis le début du siècle », "of the century", « depuis le covid »: from that year on; « avant le covid »: the year before. */
export function readEpoch(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const words = wordsAt(tokens, at, LONGEST);
  const since = firstOf(EPOCHS, words);
  if (since) {
    const { point, ...said } = since.value;
    return { value: { kind: 'between', from: point, to: null, ...said }, length: since.length };
  }
  const before = firstOf(BEFORE, words);
  return before && { value: { kind: 'point', ...before.value }, length: before.length };
}

function firstOf(
  events: readonly (readonly [RegExp, Omit<Epoch, 'words'>])[],
  words: string,
): Read<{ point: Point; assumed?: { event: AssumedEvent; year: number } }> | null {
  for (const [pattern, { year, event }] of events) {
    const match = pattern.exec(words);
    const length = match?.[0].split(' ').length ?? 0;
    if (match)
      return { value: { point: yearPoint(year), ...(event ? { assumed: { event, year } } : {}) }, length };
  }
  return null;
}
