import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import { quantitiesOf } from '../terms/quantities.js';
import type { Evidence, Found } from '../reading.js';
import { isWithin } from '../text/within.js';

const NOT_WANTED = new Set(['%', 'points', 'index', 'count']);
const ASKING =
  /^(?:en|in|into|combien|how|many|exprimee?s?|converti|\(|as|nombre|number|d|de|milliers|thousands)$/;

/** Units that stand without a number, in order: those that the answer is wanted in. */
export function findFreeUnits(evidence: Evidence): Found[] {
  const { tokens } = evidence.reading;
  const counted = quantitiesOf(evidence).map(({ end }) => end);
  return evidence.all('unit').filter((found) => {
    const { start, end } = found.mention;
    if (NOT_WANTED.has(found.id) || counted.includes(end)) return false;
    const previous = wordAt(tokens, start - 1);
    if (end - start === 1 && wordAt(tokens, start).length === 1) return /^(?:en|in|\()$/.test(previous);
    if (found.id === 'head') return /^(?:tetes?|head|heads)$/.test(wordAt(tokens, start));
    return end - start > 1 || ASKING.test(previous) || isByItself(evidence, start);
  });
}

/** The unit that the answer is wanted in: « en quintaux par hectare », "how many hectares". */
export function readUnit(
  units: readonly Found[],
  lexicon: Lexicon,
  dimensions: ReadonlySet<string>,
): Slot<string> | null {
  const wanted = units.findLast((found) => dimensions.has(lexicon.getUnit(found.id).dimension));
  return wanted ? { value: wanted.id, provenance: 'explicit', words: wanted.mention.words } : null;
}

/** « Plantes à fibres : hectares 2023 », « orge 2021 tonnes »: after a mark or a date, or at the start. */
function isByItself(evidence: Evidence, start: number): boolean {
  const previous = evidence.reading.tokens[start - 1];
  return !previous || /^[:,(/]$/.test(previous.folded) || isDate(evidence, start - 1);
}

function isDate(evidence: Evidence, index: number): boolean {
  return isWithin(index, evidence.reading.dates);
}

/** « 85 quintaux » of a yield are quintals per hectare. */
export function perHectare(
  unit: string | null,
  measures: readonly Slot<string>[],
  lexicon: Lexicon,
): string | null {
  const isYield = measures.length > 0 && measures.every(({ value }) => value === 'yield');
  const ratio = `${unit ?? ''}/ha`;
  return unit !== null && isYield && lexicon.units.some(({ id }) => id === ratio) ? ratio : unit;
}
