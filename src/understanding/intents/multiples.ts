import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Evidence } from '../reading.js';
import type { Slots } from '../slots/asked-slots.js';

/** « le double du blé de », « la moitié de ce que récolte », "twice as much as", "half the harvest of". */
const MULTIPLE =
  /^(?:le (?:double|triple|quadruple|tiers|quart)|un (?:tiers|quart)|la moitie|(?:\d+|deux|trois|quatre|cinq|six|dix) fois (?:la|le|les|celles?|ceux|celui|ce que)|(?:twice|double|triple|half|a third|a quarter) (?:as|the|of|what|that)|(?:\d+|two|three|four|five|six|ten) times (?:the|what|that))(?: |$)/;
/** The longest of them, in words. */
const LONGEST = 4;

/**
 * « l'Espagne récolte-t-elle la moitié du blé de la France », "does France grow twice the barley of Italy": one country or
 * one product as so many times the other, the words of size between the two; « la France et l'Espagne produisent-elles la
 * moitié du blé » has both before them, and asks for a part of a whole.
 */
export function asksMultiple(evidence: Evidence, { places, products }: Sides, lexicon: Lexicon): boolean {
  const at = placeOfMultiple(evidence);
  if (at === null) return false;
  const countries = places.filter(({ value }) => lexicon.findPlace(value)?.kind === 'country');
  if (countries.length === 2 && places.length === 2) return standApart(evidence, 'place', at);
  return places.length < 2 && products.length === 2 && standApart(evidence, 'product', at);
}

type Sides = Pick<Slots, 'places' | 'products'>;

function placeOfMultiple({ reading: { tokens } }: Evidence): number | null {
  const words = tokens.map(({ folded }) => folded);
  const at = words.findIndex((_, index) =>
    MULTIPLE.test(`${words.slice(index, index + LONGEST).join(' ')} `),
  );
  return at < 0 ? null : at;
}

function standApart(evidence: Evidence, kind: 'place' | 'product', at: number): boolean {
  const starts = evidence.all(kind).map(({ mention }) => mention.start);
  return starts.some((start) => start < at) && starts.some((start) => start > at);
}
