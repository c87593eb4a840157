import type { MeasureDomain } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { beforeNow, withNewest } from './and-now.js';
import { askedTwice } from './asked-twice.js';
import { figureFrame } from './figure-frame.js';
import type { Frame } from './frame.js';
import { atExtreme, readFromExtreme, sinceExtreme, splitAtExtreme } from './from-extreme.js';
import type { Evidence } from './reading.js';

/** « le blé quand le maïs était au plus haut », « depuis son pic »: the time of an extreme, and then what is asked by it. */
export function extremeFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const parts = splitAtExtreme(evidence);
  if (parts) {
    const [event, asked] = [parts.event, parts.asked].map((part) =>
      figureFrame(empty, part, lexicon, domain),
    );
    return event && asked ? atExtreme(event, asked) : null;
  }
  const end = readFromExtreme(evidence);
  return end && sinceExtreme(figureFrame(empty, evidence, lexicon, domain), end);
}

/** « a culminé quand, et combien vaut-elle aujourd'hui »: a question of times, and the newest figure. */
export function nowFrame(
  empty: Frame,
  evidence: Evidence,
  lexicon: Lexicon,
  domain: MeasureDomain,
): Frame | null {
  const before = beforeNow(evidence);
  return before && withNewest(askedTwice(figureFrame(empty, before, lexicon, domain), before));
}
