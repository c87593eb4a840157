import type { Language } from '../common/language.js';
import { LANGUAGES } from '../common/language.js';
import type { Cues } from '../lexicon/cues.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { countryCodesOf, markOfCode } from './country-codes.js';
import { formsOfTerm } from './verb-forms.js';
import { type Sense, type SenseKind, Vocabulary } from './vocabulary.js';

interface Named {
  id: string;
  name: Record<Language, { text: string }>;
  synonyms: Record<Language, readonly string[]>;
}

/** Every name, synonym and adjective of the lexicon and every cue, compiled once. */
export function buildVocabulary(lexicon: Lexicon, cues: Cues): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const product of lexicon.products) addEntry(vocabulary, 'product', product);
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
  for (const unit of lexicon.units) addUnit(vocabulary, unit);
  for (const cue of cues.cues) {
    const terms = {
      fr: cue.terms.fr.flatMap((term) => formsOfTerm(term, 'fr')),
      en: cue.terms.en.flatMap((term) => formsOfTerm(term, 'en')),
    };
    addTerms(vocabulary, terms, { kind: 'cue', id: cue.id, weight: cue.weight, adjective: false });
  }
  return vocabulary;
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
