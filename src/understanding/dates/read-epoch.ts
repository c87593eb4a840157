import { wordAt } from '../number-words.js';
import type { Token } from '../tokens.js';
import type { DateValue, Read } from './point.js';
import { yearPoint } from './read-year.js';

/** Events that people count from, with the year in which they began. */
const EPOCHS: readonly (readonly [RegExp, number])[] = [
  [/^(?:depuis |since )?(?:le |the )?(?:debut|tournant|start|beginning|turn) (?:du|de ce|of the|of this) (?:siecle|century|millenaire|millennium)(?= |$)/, 2000],
  [/^(?:du|de ce|ce|of the|of this|this) (?:siecle|century)(?= |$)/, 2000],
  [/^(?:depuis|since|apres) (?:le |la |the |l )?(?:covid(?: 19)?|coronavirus|pandemie|pandemic|confinement|lockdown|epidemie)(?= |$)/, 2020],
  [/^(?:depuis|since) (?:la |l |the )?(?:guerre|invasion|war|conflit) (?:en |de l |d |in |of )?ukraine(?= |$)/, 2022],
]; // prettier-ignore

const LONGEST = 7;

/** « depuis le début du siècle », "of the century", « depuis le covid »: from that year on. */
export function readEpoch(tokens: readonly Token[], at: number): Read<DateValue> | null {
  const words = Array.from({ length: LONGEST }, (_, i) => wordAt(tokens, at + i))
    .join(' ')
    .trimEnd();
  for (const [pattern, year] of EPOCHS) {
    const match = pattern.exec(words);
    if (match)
      return {
        value: { kind: 'between', from: yearPoint(year), to: null },
        length: match[0].split(' ').length,
      };
  }
  return null;
}
