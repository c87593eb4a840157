import { localitiesIn } from './article-standing.js';
import { asksWhatItIs } from './definition-cues.js';
import type { LawLexicon, LexiconEntry } from './law-lexicon.js';
import { foreignTopicOf, type ForeignTopic } from './law-scope.js';
import { lawWords, meaningfulPlaces, readsAsEnglish, stemOf } from './law-words.js';
import { leaseRegimesIn } from './lease-regimes.js';

/** One thing that the question speaks of: its own stem and what the lexicon says for it. */
export interface LawConcept {
  readonly stem: string;
  /** Terms that may stand for the concept, its own stem among them, each with a weight of at most about 1. */
  readonly terms: ReadonlyMap<string, number>;
  /** Whether the lexicon knows the word. */
  readonly known: boolean;
  /** Whether it stands in what is told before the question alone. */
  readonly isTold: boolean;
}

export interface LawQuery {
  readonly concepts: readonly LawConcept[];
  readonly localities: readonly string[];
  /** The numbers of the articles on the kinds of lease that it names, see lease-regimes.ts. */
  readonly regimes: readonly RegExp[];
  /** Whether it asks what a thing is. */
  readonly defines: boolean;
  /** The subject that the code does not treat, null where it may treat it. */
  readonly foreign: ForeignTopic | null;
}

/** A folded word as it was most likely meant. */
export type Spelling = (word: string, english: boolean) => string;

const MAX_CONCEPTS = 31;
/** A word that the lexicon translates still counts for itself. */
const OWN_WEIGHT = 1;
/** How many words from its wording a word that the entry needs may stand. */
const NEARBY = 3;

/** What a question asks for, in the terms of the index, misspelt words set right. */
export function readLawQuery(question: string, lexicon: LawLexicon, spell: Spelling): LawQuery {
  const written = lawWords(question);
  const english = readsAsEnglish(written);
  const words = written.map((word) => spell(word, english));
  const places = meaningfulPlaces(words);
  const stems = places.map((at) => stemOf(words[at] ?? ''));
  const expansions = stems.map(() => new Map<string, number>());
  const known = stems.map(() => false);
  for (const { entry, start } of entriesIn({ words, places, stems }, lexicon, english)) {
    for (let offset = 0; offset < entry.stems.length; offset += 1) known[start + offset] = true;
    mergeInto(expansions[start] ?? new Map<string, number>(), entry);
  }
  const joined = words.join(' ');
  const asking = askingFrom(question);
  const isTold = places.map((at) => at < asking);
  return {
    concepts: gather(stems, expansions, known, isTold),
    localities: localitiesIn(joined),
    regimes: leaseRegimesIn(joined),
    defines: asksWhatItIs(words),
    foreign: foreignTopicOf(words, lexicon.foreign),
  };
}

interface Found {
  readonly entry: LexiconEntry;
  readonly start: number;
}

/** The words of a question, which of them are no function words, and the stems of those. */
interface Spoken {
  readonly words: readonly string[];
  readonly places: readonly number[];
  readonly stems: readonly string[];
}

/** Lexicon entries found in the question; a longer wording hides the shorter ones inside it. */
function entriesIn({ words, places, stems }: Spoken, lexicon: LawLexicon, english: boolean): Found[] {
  const found: Found[] = [];
  stems.forEach((stem, start) => {
    for (const entry of lexicon.entries.get(stem) ?? []) {
      const spoken = entry.language === null || (entry.language === 'en') === english;
      if (!spoken || !entry.stems.every((part, offset) => stems[start + offset] === part)) continue;
      if (hasNeeded(entry, words, places.slice(start, start + entry.stems.length)))
        found.push({ entry, start });
    }
  });
  return found.filter((one) => !found.some((other) => hides(other, one)));
}

/** Whether the words that the entry needs stand near its stems, whose places in the question are given. */
function hasNeeded({ needs }: LexiconEntry, words: readonly string[], places: readonly number[]): boolean {
  if (needs.length === 0) return true;
  const near = words.slice(Math.max(0, (places[0] ?? 0) - NEARBY), (places.at(-1) ?? 0) + NEARBY + 1);
  return needs.every((word) => near.includes(word));
}

function hides(longer: Found, shorter: Found): boolean {
  const end = (one: Found): number => one.start + one.entry.stems.length;
  return (
    saysMore(longer.entry, shorter.entry) && longer.start <= shorter.start && end(longer) >= end(shorter)
  );
}

/** « Pas enragé » says more than « enragé »: of wordings with as many stems the one that needs more words beside them. */
function saysMore(one: LexiconEntry, other: LexiconEntry): boolean {
  const further = one.stems.length - other.stems.length;
  return further > 0 || (further === 0 && one.needs.length > other.needs.length);
}

function mergeInto(terms: Map<string, number>, entry: LexiconEntry): void {
  for (const { term, weight } of entry.expansions) terms.set(term, Math.max(terms.get(term) ?? 0, weight));
}

function gather(
  stems: readonly string[],
  expansions: readonly ReadonlyMap<string, number>[],
  known: readonly boolean[],
  isTold: readonly boolean[],
): LawConcept[] {
  const concepts = new Map<string, LawConcept>();
  stems.forEach((stem, position) => {
    const terms = new Map(concepts.get(stem)?.terms ?? [[stem, OWN_WEIGHT]]);
    for (const [term, weight] of expansions[position] ?? [])
      terms.set(term, Math.max(terms.get(term) ?? 0, weight));
    const lexical = known[position] === true || concepts.get(stem)?.known === true;
    const told = isTold[position] === true && concepts.get(stem)?.isTold !== false;
    concepts.set(stem, { stem, terms, known: lexical, isTold: told });
  });
  return mostTelling([...concepts.values()]);
}

/** As many as there are bits for: of a long story what it tells in words of no law is left out first, and then its beginning. */
function mostTelling(concepts: readonly LawConcept[]): LawConcept[] {
  const beyond = concepts.length - MAX_CONCEPTS;
  if (beyond <= 0) return [...concepts];
  const ranked = concepts
    .filter(({ isTold }) => isTold)
    .toSorted((one, other) => Number(one.known) - Number(other.known));
  const dropped = new Set(ranked.slice(0, beyond));
  return concepts.filter((concept) => !dropped.has(concept)).slice(0, MAX_CONCEPTS);
}

/** The place among the words of a question from which on it asks: where its first sentence with a question mark begins, or its last. */
function askingFrom(question: string): number {
  const sentences = question.split(SENTENCE_END).filter((sentence) => lawWords(sentence).length > 0);
  const asking = sentences.findIndex((sentence) => sentence.trimEnd().endsWith('?'));
  const before = sentences.slice(0, asking < 0 ? -1 : asking);
  return lawWords(before.join(' ')).length;
}

/** Behind a full stop or a mark, or at a line's end. */
const SENTENCE_END = /(?<=[.!?…])\s|\n/u;
