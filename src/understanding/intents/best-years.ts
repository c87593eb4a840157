import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';

/** « les meilleurs rendements de blé en France entre 2000 et 2009 », « plus grosses récoltes depuis 2010 »: of one country those of its years. */
export function areBestOfYears(evidence: Evidence): boolean {
  const isOverSpan = evidence.dates.some(({ value }) => value.kind === 'between' || value.kind === 'last');
  const { tokens } = evidence.reading;
  const tops = evidence.cues('top').map(({ mention }) => mention.end);
  return isOverSpan && !evidence.has('who', 'rank') && tops.some((end) => HARVESTS.test(wordAt(tokens, end)));
}

const HARVESTS = /^(?:rendements|recoltes|moissons|productions|yields|harvests|crops)$/;
