import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { gatherHeadnotes, type Headnote, type HeadnoteRow } from './headnotes.js';
import { PLACE_MARK } from './law-index.js';
import { parseForeignTopics, type ForeignTopics } from './law-scope.js';
import { lawStems, lawWords, meaningfulPlaces } from './law-words.js';
import type { SpellingWords } from './word-speller.js';

/** Everyday words and the statutory words that they stand for. */
export interface LexiconEntry {
  /** Stems that must follow one another in the question. */
  readonly stems: readonly string[];
  /** Words without which it means something else, near those; function words else say nothing. */
  readonly needs: readonly string[];
  /** Only for questions of this language; null for both. */
  readonly language: 'fr' | 'en' | null;
  /** Statutory stems and places of the code ('#411'), with the weight of each. */
  readonly expansions: readonly { readonly term: string; readonly weight: number }[];
}

/** What the law lexicon says: entries by their first stem, and the everyday words of single articles. */
export interface LawLexicon {
  /** SHA-256 of the files, hexadecimal. */
  readonly hash: string;
  readonly entries: ReadonlyMap<string, readonly LexiconEntry[]>;
  /** Article number → everyday words, French and English. */
  readonly glosses: ReadonlyMap<string, string>;
  /** Article number → its rules in plain words; what they are asked by stands among the everyday words too. */
  readonly headnotes: ReadonlyMap<string, readonly Headnote[]>;
  /** The folded words of all that, by language. */
  readonly words: SpellingWords;
  readonly foreign: ForeignTopics;
}

const FOLDER = new URL('../lexicon/', import.meta.url);
const TERM_FILE = /^everyday-terms.*\.csv$/;
const GLOSS_FILE = /^glosses-.+\.csv$/;
const HEADNOTE_FILE = /^headnotes-.+\.csv$/;
const FOREIGN_FILE = 'foreign-topics.csv';
const PLACE_WEIGHT = 0.6;
/** Function words that change what the words beside them say. */
const TELLING = new Set(['non', 'not', 'no', 'avant', 'before']);

/** The contents of the files, by kind, each with a header line. */
export interface LawLexiconFiles {
  readonly terms: readonly string[];
  readonly glosses: readonly string[];
  readonly headnotes?: readonly string[];
  readonly foreign?: string;
}

/** Reads the lexicon that is delivered with the code. Throws where a file is missing or a line is malformed. */
export function readLawLexicon(): LawLexicon {
  const read = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
  const files = readdirSync(FOLDER).sort();
  const filesOf = (kind: RegExp): string[] => files.filter((file) => kind.test(file)).map(read);
  return parseLawLexicon({
    terms: filesOf(TERM_FILE),
    glosses: filesOf(GLOSS_FILE),
    headnotes: filesOf(HEADNOTE_FILE),
    foreign: read(FOREIGN_FILE),
  });
}

/**
 * Parses the kinds of file, all with semicolons and a header line.
 * Terms: `term;language;statutory;weight;places` — several wordings of a term parted by « | », places the leading
 * digits of article numbers parted by spaces. Glosses: `articles;words` — article numbers parted by spaces, with
 * an underscore for a space inside a number; one file a book of the code, in the order of its articles. Headnotes:
 * `article;anchor;french;english;asked`, see headnotes.ts. Foreign topics: `kind;law;words`, see law-scope.ts.
 */
export function parseLawLexicon({
  terms,
  glosses: glossCsvs,
  headnotes = [],
  foreign = 'kind;law;words',
}: LawLexiconFiles): LawLexicon {
  const hash = createHash('sha256')
    .update(JSON.stringify([terms, glossCsvs, headnotes, foreign]))
    .digest('hex');
  const entries = new Map<string, LexiconEntry[]>();
  const termRows = terms.flatMap(rowsOf);
  for (const row of termRows) addEntry(entries, row);
  const notes = headnotes.flatMap(rowsOf).map(readHeadnote);
  const glossRows = [
    ...glossCsvs
      .flatMap(rowsOf)
      .map((row) => ({ articles: field(row, 'articles').split(' '), words: field(row, 'words') })),
    ...notes.map(({ article, asked }) => ({ articles: [article], words: asked })),
  ];
  const wordings = glossRows.map(({ words }) => words);
  const foreignRows = rowsOf(foreign).map((row) => ({
    kind: field(row, 'kind'),
    law: field(row, 'law'),
    words: field(row, 'words'),
  }));
  return {
    hash,
    entries,
    glosses: gatherGlosses(glossRows),
    headnotes: gatherHeadnotes(notes),
    words: spellingWords(termRows, wordings),
    foreign: parseForeignTopics(foreignRows),
  };
}

function readHeadnote(row: Row): HeadnoteRow {
  return {
    article: field(row, 'article'),
    anchor: field(row, 'anchor'),
    french: field(row, 'french'),
    english: field(row, 'english'),
    asked: field(row, 'asked'),
  };
}

function gatherGlosses(rows: readonly { articles: readonly string[]; words: string }[]): Map<string, string> {
  const glosses = new Map<string, string>();
  for (const { articles, words } of rows)
    for (const name of articles) {
      const number = name.replace(/_/gu, ' ');
      const before = glosses.get(number);
      glosses.set(number, before === undefined ? words : `${before}, ${words}`);
    }
  return glosses;
}

/** Of a gloss the English follows a slash; a term of no language is of both. */
function spellingWords(termRows: readonly Row[], glosses: Iterable<string>): SpellingWords {
  const words = { fr: new Set<string>(), en: new Set<string>() };
  const add = (language: 'fr' | 'en', text: string): void => {
    for (const word of lawWords(text)) words[language].add(word);
  };
  for (const row of termRows) {
    if (field(row, 'language') !== 'en') add('fr', `${field(row, 'term')} ${field(row, 'statutory')}`);
    if (field(row, 'language') !== 'fr') add('en', field(row, 'term'));
  }
  for (const gloss of glosses) {
    const [french = '', ...english] = gloss.split(' / ');
    add('fr', french);
    add('en', english.join(' '));
  }
  return { fr: [...words.fr], en: [...words.en] };
}

type Row = Readonly<Record<string, string>>;

function rowsOf(csv: string): Row[] {
  return parse(csv, { columns: true, delimiter: ';', comment: '#', comment_no_infix: true, trim: true });
}

function addEntry(entries: Map<string, LexiconEntry[]>, row: Row): void {
  const language = field(row, 'language');
  if (language !== '' && language !== 'fr' && language !== 'en')
    throw new Error(`law lexicon: language « ${language} »`);
  const weight = Number(field(row, 'weight') || '1');
  if (!(weight > 0)) throw new Error(`law lexicon: weight « ${field(row, 'weight')} »`);
  const statutory = lawStems(field(row, 'statutory')).map((term) => ({ term, weight }));
  const places = field(row, 'places')
    .split(' ')
    .filter((place) => place !== '');
  const expansions = [
    ...statutory,
    ...places.map((place) => ({ term: `${PLACE_MARK}${place}`, weight: weight * PLACE_WEIGHT })),
  ];
  for (const wording of field(row, 'term').split('|')) {
    const stems = lawStems(wording);
    const first = stems[0];
    if (first === undefined) throw new Error(`law lexicon: « ${wording} » has no meaningful word`);
    const needs = neededIn(wording);
    const entry: LexiconEntry = { stems, needs, language: language === '' ? null : language, expansions };
    entries.set(first, [...(entries.get(first) ?? []), entry]);
  }
}

/**
 * The function words that a wording cannot do without: all of them where but one other word is left, « trop perçu »
 * being no income; else those that change what the others say.
 */
function neededIn(wording: string): string[] {
  const words = lawWords(wording);
  const kept = meaningfulPlaces(words);
  const lost = words.filter((_, at) => !kept.includes(at));
  const isAlone = kept.length === 1;
  return lost.filter((word) => (isAlone ? word.length > 1 : TELLING.has(word)));
}

function field(row: Row, name: string): string {
  const value = row[name];
  if (value === undefined) throw new Error(`law lexicon: no column « ${name} »`);
  return value;
}
