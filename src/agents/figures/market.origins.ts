import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Slot } from '../../understanding/frame.js';
import { isOpen } from '../../understanding/dates/period-shapes.js';
import { fold } from '../../understanding/text/normalise.js';
import { EU, EUROPE, WORLD } from './place.choice.js';
import { QUOTATION_ORIGINS } from './quotation-origins.data.js';

/**
 * A question of the prices of one thing in several places as one of the quotations that are each of one of them: « le sucre
 * aux États-Unis et dans l'UE » are two products of the world's markets. The frame as it is where a place has none, or more.
 */
export function byOrigins(frame: Frame, lexicon: Lexicon): Frame {
  const family = familyOf(frame, lexicon);
  const [product] = frame.products;
  if (family === null || !product || frame.places.length === 0) return frame;
  const own = frame.products.map(({ value }) => value).filter((id) => id !== family);
  const ids = [...new Set([...own, ...frame.places.map(({ value }) => quotedOf(lexicon, family, value))])];
  const products = ids.flatMap((id): Slot<string>[] => (id === null ? [] : [{ ...product, value: id }]));
  if (ids.length < 2 || products.length < ids.length) return frame;
  // « lequel est le moins cher en mai »: which of them, and not when.
  const intent = frame.intent === 'extreme' && isAtOnce(frame) ? 'comparison' : frame.intent;
  return { ...frame, intent, products, places: [] };
}

/** Of one time, or, « est-il plus élevé qu'en Europe », of the newest. */
function isAtOnce({ period, text }: Frame): boolean {
  if (period?.value.kind === 'at') return true;
  return isOpen(period && period.value) && MORE_THAN.test(fold(text));
}

const MORE_THAN =
  /(?<![a-z])(?:(?:plus|moins) [a-z]+ (?:[^ ]+ ){0,4}?qu(?:e |['’])|(?:higher|lower|dearer|cheaper|(?:more|less) [a-z]+) (?:[^ ]+ ){0,4}?than )/;

/** The one thing that is asked about: named itself, or by quotations of it that are each of a place; null where there are more. */
function familyOf({ products }: Frame, lexicon: Lexicon): string | null {
  const families = products.map(({ value }) =>
    QUOTATION_ORIGINS[value] === undefined ? value : (lexicon.findProduct(value)?.parent ?? value),
  );
  const [family, ...others] = new Set(families);
  return family !== undefined && others.length === 0 ? family : null;
}

/** The quotation of a family that is of a place: what the word means where that is, else the only one; null where there is none. */
function quotedOf(lexicon: Lexicon, family: string, place: string): string | null {
  const usual = lexicon.findProduct(family)?.usual.price ?? null;
  if (place === WORLD) return usual;
  const origin = place === EUROPE ? EU : place;
  const quoted = lexicon.childrenOf(family).filter(({ id }) => QUOTATION_ORIGINS[id] === origin);
  return quoted.find(({ id }) => id === usual || quoted.length === 1)?.id ?? null;
}
