import type { MeasureDomain } from '../../lexicon/entries.js';
import { resolvePeriod } from '../dates/period-resolver.js';
import type { Frame } from '../frame.js';
import type { Baseline } from '../intents/baseline.js';
import { withoutOccasion } from '../intents/occasion.js';
import { joinsThenAndNow } from '../intents/then-and-now.js';
import { yearlyChange } from '../intents/yearly-change.js';
import { eachYear } from '../intents/yearly-means.js';
import type { Evidence } from '../reading.js';
import { looksAhead } from '../text/future.js';
import { askedDates, sinceThen } from './asked-dates.js';

/** The time that is asked about, with the words that say it; null where none is. */
export function periodAsked(
  evidence: Evidence,
  domain: MeasureDomain,
  baseline: Baseline | null,
  occasion: Frame['occasion'],
): Frame['period'] {
  const { tokens, today } = evidence.reading;
  const dates = askedDates(evidence, baseline);
  const monthly = domain === 'price';
  const joins = (from: number, to: number): boolean => joinsThenAndNow(evidence, from, to);
  const period = resolvePeriod(dates, { today, ahead: looksAhead(evidence), monthly, joins });
  if (!period) return eachYear(null, evidence, domain);
  const words = dates.map(({ start, end }) =>
    tokens
      .slice(start, end)
      .map((token) => token.text)
      .join(' '),
  );
  const value = sinceThen(period, dates, evidence, monthly);
  const said: Frame['period'] = { value, provenance: 'explicit', words: words.join(', ') };
  return withoutOccasion(yearlyChange(eachYear(said, evidence, domain), evidence), occasion);
}
