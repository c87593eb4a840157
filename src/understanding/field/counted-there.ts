import type { Evidence } from '../reading.js';
import { readHeads } from '../terms/quantities.js';
import { isWithin } from '../text/within.js';

/**
 * « combien de canards sont passés à l'abattoir en France en 2022 », « cette année-là, on comptait combien de vaches dans toute
 * la France ? »: how many of something there were in a place at a time, in one sentence, whatever case was told before it.
 */
export function countsThere(evidence: Evidence): boolean {
  const { dates, sentences } = evidence.reading;
  const [places, products] = [evidence.all('place'), evidence.all('product')].map((found) =>
    found.map(({ mention }) => mention),
  );
  return evidence.cues('how-much').some(({ mention: { start, end } }) => {
    const sentence = sentences.filter((one) => isWithin(start, [one]));
    const isHere = (one: { start: number }): boolean => isWithin(one.start, sentence);
    const isOfProduct = products?.some((product) => product.start === end);
    const isSupposed = evidence.cues('modal').some(({ mention }) => isHere(mention));
    return Boolean(isOfProduct && places?.some(isHere)) && dates.some(isHere) && !isSupposed;
  });
}

/** « presque 3 millions de ruches », "8 million hives": so many of something as a country alone has, which is named. */
export function tellsHerd(evidence: Evidence): boolean {
  const isOfPlace = evidence.everywhere('place').length > 0 && !evidence.has('modal', 'explain');
  return isOfPlace && (readHeads(evidence)?.value ?? 0) >= A_MILLION;
}

/** No farm has so many. */
const A_MILLION = 1e6;
