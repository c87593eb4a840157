import { wordsAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import type { DateValue, Point, Read } from './point.js';
import { yearPoint } from './read-year.js';

/** Events that people count from, with the year in which they began. */
const EPOCHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:depuis |since )?(?:le |the )?(?:debut|tournant|start|beginning|turn) (?:du|de ce|of the|of this) (?:siecle|century|millenaire|millennium)(?= |$)/, 2000],
  [/^(?:du|de ce|ce|of the|of this|this) (?:siecle|century)(?= |$)/, 2000],
  [/^(?:depuis|since|apres) (?:le |la |the |l )?(?:covid(?: 19)?|coronavirus|pandemie|pandemic|confinement|lockdown|epidemie)(?= |$)/, 2020],
  [/^(?:depuis|since) (?:le debut de |the (?:start|beginning|outbreak) of )?(?:la |l |the )?(?:guerre|invasion|war|conflit) (?:en |de l |d |in |of )?ukraine(?= |$)/, 2022],
]; // prettier-ignore

/** The last year before what people set a time before. */
const BEFORE: readonly (readonly [RegExp, number])[] = [
  [/^(?:juste )?(?:avant|before) (?:le |la |the |l )?(?:covid(?: 19)?|coronavirus|pandemie|pandemic|confinement|lockdown|epidemie)(?= |$)/, 2019],
  [/^(?:juste )?(?:avant|before) (?:le debut de |the (?:start|beginning|outbreak) of )?(?:la |l |the )?(?:guerre|invasion|war|conflit) (?:russe )?(?:en |de l |d |in |of )?ukraine(?= |$)/, 2021],
]; // prettier-ignore

const LONGEST = 9;

/** « depuis le début du siècle », "of the century", « depuis le covid »: from that year on; « avant le covid »: the year before. */
export function readEpoch(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const words = wordsAt(tokens, at, LONGEST);
  const since = firstOf(EPOCHS, words);
  if (since) return { value: { kind: 'between', from: since.value, to: null }, length: since.length };
  const before = firstOf(BEFORE, words);
  return before && { value: { kind: 'point', point: before.value }, length: before.length };
}

function firstOf(events: readonly (readonly [RegExp, number])[], words: string): Read<Point> | null {
  for (const [pattern, year] of events) {
    const match = pattern.exec(words);
    if (match) return { value: yearPoint(year), length: match[0].split(' ').length };
  }
  return null;
}
