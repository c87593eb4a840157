import type { Slots } from '../slots/asked-slots.js';
import { isStretch } from '../dates/period-shapes.js';
import type { Evidence } from '../reading.js';

/** « de 2020 à 2024, combien de poires par an »: how much a year over a stretch, which nothing is said to have moved in. */
export function asksPerYear(evidence: Evidence, { period, domain, measures }: Slots): boolean {
  const isOfHarvest = measures.every(({ value }) => /^(?:production|slaughtered)$/.test(value));
  if (domain !== 'production' || !isStretch(period) || !isOfHarvest) return false;
  const isOfMove = evidence.has('up', 'down', 'change', 'trend', 'list', 'above', 'below', 'most', 'least');
  return !isOfMove && evidence.has('how-much') && A_YEAR.test(evidence.spoken);
}

const A_YEAR = /(?:^| )(?:par an|par annee|a year|per year|per annum)(?: |$)/;

/** « en moyenne … chaque année » is so much a year; « la moyenne de chaque année » is each year's. */
export function isRate(evidence: Evidence, words: string): boolean {
  return (
    PER_YEAR.test(words) && evidence.cues('average').some(({ mention }) => ADVERBIAL.test(mention.words))
  );
}

const PER_YEAR = /^(?:chaque ann[ée]e|each year|every year|par an depuis)$/iu;
const ADVERBIAL = /^(?:en |on |typi|usual|habit|bon |d.ordin|ordin|as |in )/i;

/** « combien de lait la France produit-elle chaque année »: how much a year, and not of each of them. */
export function isAmountAYear(evidence: Evidence): boolean {
  return (
    evidence.has('how-much') && evidence.cues('trend').every(({ mention }) => PER_YEAR.test(mention.words))
  );
}
