import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import type { Sense } from '../terms/vocabulary.js';

/** The country that « nous », « chez nous » and "here" speak of. */
export const HOME = 'FR';
const PLEA = /(?:ez|s|d|de|avec|pour|entre|parmi|chez|a)$/;

/**
 * Whether France is meant beside the other countries: « nous, les Italiens ou les Espagnols », « notre production contre
 * celle des Allemands », « en Espagne et chez nous », "cheaper here than in Germany".
 */
export function isOursBeside(evidence: Evidence, places: readonly Slot<string>[], lexicon: Lexicon): boolean {
  const isForeign = places.every(({ value }) => {
    const place = lexicon.findPlace(value);
    return place?.kind === 'country' && place.id !== HOME;
  });
  if (!isForeign) return false;
  return isHereBeside(evidence) || (evidence.reading.language === 'fr' && isOwnBeside(evidence));
}

/** « vs chez nous », "here and in": joined to the others, and no name of where that is (« ici en Belgique »). */
function isHereBeside(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const starts = new Set(evidence.all('place').map(({ mention }) => mention.start));
  const isNamed = (at: number): boolean =>
    starts.has(at) || (TO_PLACE.test(wordAt(tokens, at)) && starts.has(at + 1));
  return evidence.cues('here').some(({ mention: { start, end } }) => {
    if (isNamed(end)) return false;
    const after = /^[,;]$/.test(wordAt(tokens, end)) ? wordAt(tokens, end + 1) : wordAt(tokens, end);
    return BESIDE.test(wordAt(tokens, start - 1)) || BESIDE.test(after);
  });
}

/** What sets « chez nous » and a country side by side. */
const BESIDE =
  /^(?:et|and|ou|or|vs|versus|v|contre|against|que?|qu|than|comme|as|par|compar\w*|face|to|with|a|mais|but|plutot|&|\+)$/;
const TO_PLACE = /^(?:en|au|aux|in|a|dans)$/;

/** « plus que nous en 2024 », and no « que nous produisons ». */
const AS_OURS = /^(?:que|qu) (?:en|au|aux|dans|sur|cette|l|\d{4})$/;
const STOP = /^(?:[,?.!:]|et|ou|contre|)$/;

/** « nous » between the others, or « notre » before what is compared. */
function isOwnBeside(evidence: Evidence): boolean {
  const { tokens, mentions } = evidence.reading;
  if (isSetAgainst(evidence)) return true;
  return tokens.some(({ folded }, at) => {
    const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
    if (folded === 'nous')
      return AS_OURS.test(`${before} ${after}`) || (!PLEA.test(before) && STOP.test(after));
    if (/^(?:notre|notres)$/.test(folded) && /^(?:la|le|les)$/.test(before)) return true;
    const isOfMeasure = mentions.some(({ start, senses }) => start === at + 1 && senses.some(isMeasured));
    return /^(?:notre|nos)$/.test(folded) && isOfMeasure && evidence.has('compare', 'most', 'least', 'above');
  });
}

/** France beside the others: before them where it is what is set against them, « on fait mieux que les Allemands ». */
export function withOurs(places: readonly Slot<string>[], evidence: Evidence): Slot<string>[] {
  const ours: Slot<string> = { value: HOME, provenance: 'explicit', words: 'nous' };
  return isSetAgainst(evidence) ? [ours, ...places] : [...places, ours];
}

/** « on fait mieux que les Allemands »: whoever asks, and the one place behind « plus … que ». */
function isSetAgainst(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const [only, ...others] = evidence.all('place');
  if (!only || others.length > 0) return false;
  const on = tokens.findLastIndex(({ folded }, at) => at < only.mention.start && folded === 'on');
  const words = tokens.slice(on, only.mention.start).filter(({ kind }) => kind !== 'mark');
  return on >= 0 && MORE_THAN.test(`${words.map(({ folded }) => folded).join(' ')} `);
}

/** « on fait mieux que les », « on a plus de vaches qu'en », and no « on dit que la ». */
const MORE_THAN =
  /^on (?!dit |voit |sait |croit |lit |pense )\S+ (?:\S+ ){0,2}(?:plus|moins|mieux|autant|davantage|meilleure?s?|pires?) (?:\S+ ){0,5}qu(?:e|en|au|aux)? (?:les |la |l |le |en |au |aux )?$/;

function isMeasured({ kind }: Sense): boolean {
  return kind === 'measure' || kind === 'product';
}
