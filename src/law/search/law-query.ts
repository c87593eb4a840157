import { localitiesIn } from './article-standing.js';
import type { LawLexicon, LexiconEntry } from './law-lexicon.js';
import { isForeignTopic } from './law-scope.js';
import { isMeaningful, lawWords, readsAsEnglish, stemOf } from './law-words.js';

/** One thing that the question speaks of: its own stem and what the lexicon says for it. */
export interface LawConcept {
  readonly stem: string;
  /** Terms that may stand for the concept, its own stem among them, each with a weight of at most about 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** Whether the lexicon knows the word. */
  readonly known: boolean;
}

export interface LawQuery {
  readonly concepts: readonly LawConcept[];
  readonly localities: readonly string[];
  /** Whether it is of a subject that the code does not treat. */
  readonly foreign: boolean;
}

/** A folded word as it was most likely meant. */
export type Spelling = (word: string, english: boolean) => string;

const MAX_CONCEPTS = 31;
/** A word that the lexicon translates still counts for itself. */
const OWN_WEIGHT = 1;

/** What a question asks for, in the terms of the index, misspelt words set right. */
export function readLawQuery(question: string, lexicon: LawLexicon, spell: Spelling): LawQuery {
  const written = lawWords(question);
  const english = readsAsEnglish(written);
  const words = written.map((word) => spell(word, english));
  const stems = words.filter(isMeaningful).map(stemOf);
  const expansions = stems.map(() => new Map<string, number>());
  const known = stems.map(() => false);
  for (const { entry, start } of entriesIn(stems, lexicon, english)) {
    for (let offset = 0; offset < entry.stems.length; offset += 1) known[start + offset] = true;
    mergeInto(expansions[start] ?? new Map<string, number>(), entry);
  }
  return {
    concepts: gather(stems, expansions, known),
    localities: localitiesIn(words.join(' ')),
    foreign: isForeignTopic(words, lexicon.foreign),
  };
}

interface Found {
  readonly entry: LexiconEntry;
  readonly start: number;
}

/** Lexicon entries found in the question; a longer wording hides the shorter ones inside it. */
function entriesIn(stems: readonly string[], lexicon: LawLexicon, english: boolean): Found[] {
  const found: Found[] = [];
  stems.forEach((stem, start) => {
    for (const entry of lexicon.entries.get(stem) ?? []) {
      const spoken = entry.language === null || (entry.language === 'en') === english;
      if (spoken && entry.stems.every((part, offset) => stems[start + offset] === part))
        found.push({ entry, start });
    }
  });
  return found.filter((one) => !found.some((other) => hides(other, one)));
}

function hides(longer: Found, shorter: Found): boolean {
  const end = (one: Found): number => one.start + one.entry.stems.length;
  return (
    longer.entry.stems.length > shorter.entry.stems.length &&
    longer.start <= shorter.start &&
    end(longer) >= end(shorter)
  );
}

function mergeInto(terms: Map<string, number>, entry: LexiconEntry): void {
  for (const { term, weight } of entry.expansions) terms.set(term, Math.max(terms.get(term) ?? 0, weight));
}

function gather(
  stems: readonly string[],
  expansions: readonly ReadonlyMap<string, number>[],
  known: readonly boolean[],
): LawConcept[] {
  const concepts = new Map<string, LawConcept>();
  stems.forEach((stem, position) => {
    const terms = new Map(concepts.get(stem)?.terms ?? [[stem, OWN_WEIGHT]]);
    for (const [term, weight] of expansions[position] ?? [])
      terms.set(term, Math.max(terms.get(term) ?? 0, weight));
    const lexical = known[position] === true || concepts.get(stem)?.known === true;
    concepts.set(stem, { stem, terms, known: lexical });
  });
  return [...concepts.values()].slice(0, MAX_CONCEPTS);
}
