import { LANGUAGES, type Language } from '../common/language.js';
import type { Unit } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { formatQuantity } from './number-format.js';
import { readNumbers, type ReadNumber } from './number-parser.js';

interface Suffix {
  /** What follows the number, scale word included in the number: « de tonnes » of « 5 milliers de tonnes ». */
  readonly words: string;
  readonly unit: Unit;
}

const SPACES = /[\u00a0\u202f\u2009\u2007]/gu;
const LONGEST_SUFFIX = 60;

/** The units as answers write them after a number. */
export class WrittenUnits {
  readonly #suffixes: Readonly<Record<Language, readonly Suffix[]>>;

  constructor(lexicon: Lexicon) {
    const [fr, en] = LANGUAGES.map((language) => suffixesOf(lexicon, language));
    this.#suffixes = { fr: fr ?? [], en: en ?? [] };
  }

  /** The unit in which the number before it counts: tonnes after « 25,38 millions de tonnes »; null where none follows. */
  after(text: string, { end }: ReadNumber, language: Language): Unit | null {
    const rest = text.slice(end, end + LONGEST_SUFFIX).replace(SPACES, ' ');
    const found = this.#suffixes[language].find(
      ({ words }) => rest.startsWith(words) && !/^[\p{L}/]/u.test(rest.slice(words.length)),
    );
    return found && !isOfPrice(found, rest) ? found.unit : null;
  }
}

/** « 303 dollars la tonne », "303 dollars a tonne": the money is of a price, in words that no unit is written by here. */
function isOfPrice({ words, unit }: Suffix, rest: string): boolean {
  return /^(?:usd|eur)$/.test(unit.dimension) && PER.test(rest.slice(words.length));
}

const PER = /^ (?:an?|per|the|la|le|les|par|du) /u;

/** Longest first, so that « t/ha » is not taken for « t ». */
function suffixesOf(lexicon: Lexicon, language: Language): Suffix[] {
  const suffixes = lexicon.units.flatMap((unit) => {
    const spelt = [1, 5].map((count) => formatQuantity(count, unit.id, language, lexicon, { unit: unit.id }));
    return [...spelt, `5 ${unit.symbol[language]}`].flatMap((sample) =>
      suffixOf(sample, unit, lexicon, language),
    );
  });
  return suffixes.sort((one, other) => other.words.length - one.words.length);
}

function suffixOf(sample: string, unit: Unit, lexicon: Lexicon, language: Language): Suffix[] {
  const [read] = readNumbers(sample, language);
  const words = read ? sample.slice(read.end).replace(SPACES, ' ') : '';
  if (!read || words.trim() === '') return [];
  const count = Number.parseInt(sample, 10);
  const factor = (count * unit.factor) / read.value;
  const counted = lexicon.units.find(
    (one) => one.dimension === unit.dimension && Math.abs(one.factor / factor - 1) < 1e-9,
  );
  return counted ? [{ words, unit: counted }] : [];
}
