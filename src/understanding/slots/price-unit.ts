import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slot } from '../frame.js';
import { asksRatio } from '../intents/ratio-words.js';
import type { Evidence } from '../reading.js';

const PER_MASS =
  /(?:^| )(?:a la|la|par|per|a|an?|une?|the|au|le|du|en|in|\/) (tonnes?|tons?|kilos?|kilogram(?:me)?s?|kg|quintal|quintaux|pounds?|lbs?|boisseaux?|bushels?|bu|short tons?|hundredweights?|cwt)(?= |$)/g;
/** « centimes la livre »: a weight beside money. */
const PER_POUND =
  /(?:^| )(?:centimes?|cents?|dollars?) (?:\S+ )?(?:a la|la|par|\/) livre(?= |$)(?! sterling)/;
/** « boisseau de maïs : prix »: what is priced is named by its weight at the start. */
const OF_WEIGHT = /^(?:les? |la |l |the )?(tonnes?|kilos?|quintal|boisseaux?|bushels?) (?:de|d|of) /;
const EUROS = /(?:^| )(?:euros?|eur|€)(?= |$)/;
const DOLLARS = /(?:^| )(?:dollars?|usd|us\$|\$)(?= |$)/;
/** Pounds that are money: a price « in pounds » is in sterling, and one « a pound » is of a weight. */
const STERLING = /(?:^| )((?:in|into) pounds?)(?= |$)/;
/** Cents of a dollar, « centimes », and not « deux cents dollars ». */
const CENTS =
  /(?:^| )(?:how many cents?|in (?:us )?cents|(?:en|de) (?:cents|centimes)|centimes)(?= |$)(?! (?:dollars?|euros?))/;
const WORLD_SCHEME = 'worldbank';

/**
 * The unit of a price that the words name in pieces or in part: « à la tonne » (in the currency that the product is
 * quoted in), « en euros » (a tonne, where no measure is named). Null where nothing is named, or only the usual currency.
 */
export function readPriceUnit(
  evidence: Evidence,
  products: readonly Slot<string>[],
  places: readonly Slot<string>[],
  lexicon: Lexicon,
): Slot<string> | null {
  const words = focusWords(evidence).replace(STERLING, '');
  const mass = asksRatio(evidence.spoken) ? null : massIn(words);
  const said = currencyIn(words);
  const usual = usualCurrency(products, places, lexicon);
  if (mass === null && (said === null || said === usual)) return null;
  const currency = said ?? usual;
  const money = currency === 'USD' && CENTS.test(words) ? ['USc', currency] : [currency];
  const units = money.map((one) => `${one}/${mass ?? 't'}`);
  const unit = units.find((one) => lexicon.units.some(({ id }) => id === one));
  if (unit === undefined) return null;
  return { value: unit, provenance: 'explicit', ...(mass === null && { words: NAMES[currency] }) };
}

function massIn(words: string): string | null {
  const named = [...words.matchAll(PER_MASS)].at(-1)?.[1] ?? OF_WEIGHT.exec(words)?.[1] ?? '';
  return massOf(named) ?? (PER_POUND.test(words) ? 'lb' : null);
}

/** « in pounds » of a price: a currency that no price here is in; null where none is named. */
export function readSterling(evidence: Evidence): string | null {
  return STERLING.exec(focusWords(evidence))?.[1]?.replace('into', 'in') ?? null;
}

type Currency = 'EUR' | 'USD';
/** In either language. */
const NAMES: Readonly<Record<Currency, string>> = { EUR: 'euros', USD: 'dollars' };

function currencyIn(words: string): Currency | null {
  if (EUROS.test(words)) return 'EUR';
  return DOLLARS.test(words) ? 'USD' : null;
}

function focusWords(evidence: Evidence): string {
  return evidence.reading.tokens
    .filter((_, at) => evidence.isInFocus(at))
    .map((token) => token.folded)
    .join(' ');
}

/** By how the word begins. */
const MEASURES: Readonly<Record<string, string>> = { t: 't', k: 'kg', q: 'q', p: 'lb', l: 'lb', b: 'bu', s: 'short-ton', h: 'cwt', c: 'cwt' }; // prettier-ignore

function massOf(word: string): string | null {
  return MEASURES[word.charAt(0)] ?? null;
}

/** World prices are in dollars, those of the Union and of French markets in euros. */
function usualCurrency(
  products: readonly Slot<string>[],
  places: readonly Slot<string>[],
  lexicon: Lexicon,
): Currency {
  const isWorld = places.every(({ value }) => lexicon.findPlace(value)?.kind === 'world');
  const isWorldProduct = products.some(({ value }) => {
    const product = lexicon.findProduct(value);
    const usual = product?.usual.price ? lexicon.findProduct(product.usual.price) : null;
    return [product, usual].some((one) => one?.codes.some(({ scheme }) => scheme === WORLD_SCHEME));
  });
  return isWorld && isWorldProduct ? 'USD' : 'EUR';
}
