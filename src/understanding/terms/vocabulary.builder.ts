import type { Language } from '../../common/language.js';
import { LANGUAGES } from '../../common/language.js';
import type { Cues } from '../../lexicon/cues.js';
import type { Dimension } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { countryCodesOf, markOfCode } from './country-codes.js';
import { fold } from '../text/normalise.js';
import { formsOfTerm } from '../text/verb-forms.js';
import { type Sense, type SenseKind, Vocabulary } from './vocabulary.js';

interface Named {
  id: string;
  name: Record<Language, { text: string }>;
  synonyms: Record<Language, readonly string[]>;
}

/** « dollars » alone is no unit that a figure is in. */
const MONEY: ReadonlySet<Dimension> = new Set(['usd', 'eur']);

/** Every name, synonym and adjective of the lexicon and every cue, compiled once. */
export function buildVocabulary(lexicon: Lexicon, cues: Cues): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const product of lexicon.products) addEntry(vocabulary, 'product', product);
  addTelegraphic(vocabulary, lexicon);
  for (const place of lexicon.places) {
    addEntry(vocabulary, 'place', place);
    addTerms(vocabulary, place.adjectives, { kind: 'place', id: place.id, weight: 1, adjective: true });
    const codes = countryCodesOf(place).map(markOfCode);
    addTerms(
      vocabulary,
      { fr: codes, en: codes },
      { kind: 'place', id: place.id, weight: 1, adjective: false },
    );
  }
  for (const measure of lexicon.measures) addEntry(vocabulary, 'measure', measure);
  for (const unit of lexicon.units) if (!MONEY.has(unit.dimension)) addUnit(vocabulary, unit);
  for (const publisher of lexicon.publishers) addEntry(vocabulary, 'publisher', publisher);
  for (const cue of cues.cues) {
    const terms = {
      fr: cue.terms.fr.flatMap((term) => formsOfTerm(term, 'fr')),
      en: cue.terms.en.flatMap((term) => formsOfTerm(term, 'en')),
    };
    addTerms(vocabulary, terms, { kind: 'cue', id: cue.id, weight: cue.weight, adjective: false });
  }
  return vocabulary;
}

/** « son blé » is somebody's wheat, and no bran. */
const HIS = /^son /;

/** « huile palme », « pommes terre », « orge hiver »: French names as notes have them, where no other product is called so. */
function addTelegraphic(vocabulary: Vocabulary, lexicon: Lexicon): void {
  const named = new Set(lexicon.products.flatMap((product) => frenchTermsOf(product).map(fold)));
  for (const product of lexicon.products) {
    const fr = frenchTermsOf(product).map(withoutLinks);
    const free = fr.filter((term) => term.includes(' ') && !named.has(fold(term)) && !HIS.test(term));
    addTerms(
      vocabulary,
      { fr: free, en: [] },
      { kind: 'product', id: product.id, weight: 1, adjective: false },
    );
  }
}

function frenchTermsOf({ name, synonyms }: Named): string[] {
  return [name.fr.text, ...synonyms.fr];
}

function withoutLinks(term: string): string {
  return term.replace(/ (?:de la|de l['’]|des|du|de|d['’]|à) ?/gu, ' ');
}

function addUnit(vocabulary: Vocabulary, unit: Named & { symbol: Record<Language, string> }): void {
  addEntry(vocabulary, 'unit', unit);
  const symbols = { fr: [unit.id, unit.symbol.fr], en: [unit.id, unit.symbol.en] };
  addTerms(vocabulary, symbols, { kind: 'unit', id: unit.id, weight: 1, adjective: false });
}

function addEntry(vocabulary: Vocabulary, kind: SenseKind, entry: Named): void {
  const terms = {
    fr: [entry.name.fr.text, ...entry.synonyms.fr],
    en: [entry.name.en.text, ...entry.synonyms.en],
  };
  addTerms(vocabulary, terms, { kind, id: entry.id, weight: 1, adjective: false });
}

function addTerms(
  vocabulary: Vocabulary,
  terms: Record<Language, readonly string[]>,
  sense: Omit<Sense, 'language'>,
): void {
  for (const language of LANGUAGES) {
    for (const term of terms[language]) {
      if (sense.kind !== 'unit' || !/^\d/.test(term)) vocabulary.add(term, { ...sense, language });
    }
  }
}
