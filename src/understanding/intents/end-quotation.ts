import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';
import { wordAt } from '../text/number-words.js';

const FIRST = /^(?:premiere?|first|opening)$/;
const LAST = /^(?:derniere?|last|closing)$/;
const QUOTATION = /^(?:cotations?|quotations?|quotes?|cours)$/;
/** « premier prix de 2026 »: what else a market gives, where it is said of what time. */
const PRICE = /^(?:prix|prices?)$/;
const OF_TIME = /^(?:de|d|en|du|of|in|for)$/;
/** « la première et la dernière cotation »: what stands between. */
const BETWEEN = /^(?:et|and|la|le|the|,)$/;
/** How far the quotation may stand behind the first of two such words. */
const FAR = 4;

/** Whether what begins at a word is what a market gave: « cotation », "quote", « prix de 2026 ». */
export function isQuotationAt({ reading: { tokens } }: Evidence, at: number): boolean {
  const word = wordAt(tokens, at);
  return (
    QUOTATION.test(word) || (PRICE.test(word) && isOfTime(wordAt(tokens, at + 1), tokens[at + 2]?.value))
  );
}

function isOfTime(link: string, value: number | undefined): boolean {
  return OF_TIME.test(link) && value !== undefined && value > 1900 && value < 2200;
}

/** "the first and last month of your urea price series": what there are figures of, and not the figures. */
export function asksEndsOfSeries({ spoken }: Evidence): boolean {
  return ENDS_OF_SERIES.test(spoken);
}

const ENDS_OF_SERIES =
  /(?:^| )(?:first|premiere?) (?:and |et |& )?(?:(?:month|mois|year|annee|week|semaine|date|quotation|cotation|figure|chiffre) (?:and |et |, )?)?(?:the |la |le )?(?:last|derniere?) (?:month|mois|year|annee|week|semaine|date|quotation|cotation|figure|chiffre)s? (?:of|in|for|de|du|dans) (?:your|the|vos|votre|ta|tes|la|cette|this|that) (?:\S+ ){0,5}?(?:series?|dataset|data|donnees|historique)(?: |$)/;

/**
 * Which end of the time that is asked about its quotation is asked for: « première cotation », "last quote", and no order of
 * high and low; null where that is not so.
 */
export function readEndQuotation(evidence: Evidence): NonNullable<Frame['endOfTime']> | null {
  const { tokens } = evidence.reading;
  if (asksEndsOfSeries(evidence)) return null;
  if (namesBoth(evidence)) return 'both';
  const ends = tokens
    .filter((_, at) => evidence.isInFocus(at) && isEnd(evidence, at))
    .map(({ folded }) => folded);
  const [isFirst, isLast] = [FIRST, LAST].map((word) => ends.some((end) => word.test(end)));
  if (isFirst && isLast) return 'both';
  if (isFirst) return 'first';
  return isLast ? 'last' : null;
}

/** « première et dernière de 2025 », "the first and the last price": two such words can mean nothing else of a price. */
function namesBoth(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isPair = tokens.some(({ folded }, at) => {
    const [other, isHere] = [FIRST.test(folded) ? LAST : FIRST, FIRST.test(folded) || LAST.test(folded)];
    return isHere && evidence.isInFocus(at) && other.test(wordAt(tokens, pastLinks(evidence, at + 1)));
  });
  return isPair && tokens.some(({ folded }) => QUOTATION.test(folded) || PRICE.test(folded));
}

/** The next word that is no mere link, not far behind. */
function pastLinks({ reading: { tokens } }: Evidence, at: number): number {
  let next = at;
  while (next - at < FAR && BETWEEN.test(wordAt(tokens, next))) next += 1;
  return next;
}

function isEnd(evidence: Evidence, at: number): boolean {
  const word = wordAt(evidence.reading.tokens, at);
  return (FIRST.test(word) || LAST.test(word)) && isQuotationAt(evidence, at + 1);
}
