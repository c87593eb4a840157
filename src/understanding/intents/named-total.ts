import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Slot } from '../frame.js';
import type { Evidence, Found } from '../reading.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import { isGroup } from './group-place.js';

/** That several things are taken together. */
const TOGETHER =
  /^(?:\+|total|totale|totaux|ensemble|cumul\w{0,4}|reuni(?:s|es|e)?|somme|additionn\w{0,4}|confondus?|confondues?|together|combined|joint|jointly|sum|overall)$/;
/** "between them", « à eux deux », « tous les trois ». */
const BETWEEN_THEM =
  /^(?:between (?:them|the two)|a (?:eux|elles)|tou(?:s|tes) (?:les )?(?:deux|trois|quatre))/;
const AND = /^(?:et|and|&|plus)$/;
const LINK =
  /^(?:de|du|des|d|en|le|la|les|l|of|the|in|surfaces?|productions?|area|grains?|recoltes?|harvests?|crops?|['’])$/;
/** What a share is said to be of, at the beginning: « sur le blé de la France et de l'Allemagne, quelle part … ». */
const OUT_OF = /^(?:sur|dans|parmi|out of|of|within|de|du|d)(?: |$)/;

/**
 * The frame of a share in a total that the question names itself, « sur le total de la France et de l'Allemagne, quelle part
 * pour la France »: the part is the one that is named again. Null where no such total is named.
 */
export function readNamedTotal(frame: Frame, evidence: Evidence, lexicon: Lexicon): Frame | null {
  if (frame.domain !== 'production') return null;
  const kind = frame.products.length === 1 ? 'place' : 'product';
  if (!isTakenTogether(evidence) && !areJoined(evidence.all(kind), evidence)) return null;
  return kind === 'place' && arePlacesApart(frame.places, lexicon)
    ? ofPlaces(frame, evidence)
    : ofProducts(frame, evidence, lexicon);
}

function ofPlaces(frame: Frame, evidence: Evidence): Frame | null {
  const { places } = frame;
  const part = namedAgain(places, evidence.all('place'));
  return part && { ...frame, places: [part], whole: { product: null, place: null, members: idsOf(places) } };
}

function ofProducts(frame: Frame, evidence: Evidence, lexicon: Lexicon): Frame | null {
  const { places, products } = frame;
  if (places.length > 1 || !areProductsApart(products, lexicon)) return null;
  const part = namedAgain(products, evidence.all('product'));
  return (
    part && { ...frame, products: [part], whole: { product: null, place: null, members: idsOf(products) } }
  );
}

function idsOf(slots: readonly Slot<string>[]): string[] {
  return slots.map(({ value }) => value);
}

function isTakenTogether(evidence: Evidence): boolean {
  const { tokens } = evidence.reading;
  const isSaid = tokens.some(
    ({ folded }, at) => TOGETHER.test(folded) || BETWEEN_THEM.test(wordsAt(tokens, at, 4)),
  );
  return isSaid || OUT_OF.test(`${wordAt(tokens, 0)} ${wordAt(tokens, 1)}`);
}

/** « des surfaces de blé tendre et de blé dur, laquelle revient au blé dur »: the first two stand beside one another, joined by « et ». */
function areJoined([first, second, again]: readonly Found[], { reading: { tokens } }: Evidence): boolean {
  if (!first || !second || !again || first.id === second.id) return false;
  const between = tokens.slice(first.mention.end, second.mention.start).map(({ folded }) => folded);
  return between.some((word) => AND.test(word)) && between.every((word) => AND.test(word) || LINK.test(word));
}

/** The one that is named twice, « … quelle part pour la France »: null where none, or more than one, is. */
function namedAgain(slots: readonly Slot<string>[], found: readonly Found[]): Slot<string> | null {
  const twice = slots.filter(({ value }) => found.filter(({ id }) => id === value).length > 1);
  return twice.length === 1 ? (twice[0] ?? null) : null;
}

function arePlacesApart(places: readonly Slot<string>[], lexicon: Lexicon): boolean {
  const isIn = (one: string, other: string): boolean =>
    lexicon.findPlace(one)?.within.includes(other) ?? false;
  return (
    places.length > 1 &&
    places.every(({ value }) => !isGroup(value, lexicon) && !places.some((other) => isIn(value, other.value)))
  );
}

function areProductsApart(products: readonly Slot<string>[], lexicon: Lexicon): boolean {
  const isIn = (one: string, other: string): boolean => one !== other && lexicon.isPartOf(one, other);
  return (
    products.length > 1 && products.every(({ value }) => !products.some((other) => isIn(value, other.value)))
  );
}
