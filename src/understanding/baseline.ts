import { readNumber } from './number-words.js';
import type { Evidence } from './reading.js';

const NUMBER = String.raw`(?<count>\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)`;
const YEARS = String.raw`(?:dernieres |derniers |precedentes |precedents )?(?:annees|ans|campagnes|recoltes|moissons|saisons)`;
/** Words that set a figure against what follows: a mean that is asked for by itself has none of them before it. */
const AGAINST = String.raw`(?:par rapport a|au regard de|comparee?s? a|vis a vis de|vs|versus|contre|comparativement a|face a|superieure?s? a|inferieure?s? a|au dessus de|au dessous de|en dessous de|sous|depass[a-z]*|que|ecart (?:a|avec)|compared (?:to|with)|against|relative to|above|below|over|under|than|exceed[a-z]*|beat[a-z]*|with|on)`;
const ARTICLE = String.raw`(?:la |sa |une |the |its |their |a )?`;

const PATTERNS = [
  String.raw`${AGAINST} ${ARTICLE}moyenne (?<named>quinquennale|decennale|triennale)`,
  String.raw`${AGAINST} ${ARTICLE}moyenne (?:(?:des|de ses|de ces|sur|sur les|sur ces|de) )?${NUMBER} ${YEARS}`,
  String.raw`${AGAINST} ${ARTICLE}${NUMBER} years? (?:average|mean)`,
  String.raw`${AGAINST} ${ARTICLE}(?:previous|preceding|prior|last|past) ${NUMBER} years? (?:average|mean)`,
  String.raw`${AGAINST} ${ARTICLE}(?:average|mean) (?:of|over|for) (?:the )?(?:(?:last|previous|preceding|prior|past) )?${NUMBER} (?:years|seasons|harvests|crops)`,
].map((pattern) => new RegExp(String.raw`(?:^| )${pattern}(?: |$)`, 'u'));

const NAMED: Readonly<Record<string, number>> = { triennale: 3, quinquennale: 5, decennale: 10 };

/** Of how many years before the one asked a figure is to be set against the mean: « la moyenne quinquennale »; else null. */
export function readBaseline(evidence: Evidence): number | null {
  const { tokens } = evidence.reading;
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  const text = words.map(({ folded }) => folded).join(' ');
  for (const pattern of PATTERNS) {
    const { named, count } = pattern.exec(text)?.groups ?? {};
    if (named) return NAMED[named] ?? null;
    if (count) {
      const at = tokens.findIndex(({ folded }) => folded === count);
      return readNumber(tokens, at)?.value ?? null;
    }
  }
  return null;
}
