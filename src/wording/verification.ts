import { withSaidNumbers } from '../common/said-articles.js';
import type { Language } from '../common/language.js';
import type { Unit } from '../lexicon/entries.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { Findings } from './findings.js';
import type { FoundArticle } from './law.findings.js';
import { plainPieces, quotedPieces, sectionTitle } from './law-quotation.js';
import { readNumbers, type ReadNumber } from './number-parser.js';
import { typographic } from './typography.js';
import { WrittenUnits } from './written-units.js';

/** Something an answer says that nothing supports. */
export interface Violation {
  kind: 'number' | 'article';
  words: string;
}

export interface Support {
  findings: Findings;
  question: string;
  language: Language;
}

/** A number of the findings; without a unit where it counts. */
interface Supported {
  readonly value: number;
  readonly unit: Unit | null;
}

/** A rounded number may be off by this share of the value. */
const TOLERANCE = 0.003;
/** The interval that every forecast is given with, in percent. */
const CONFIDENCE = 80;
const PERIOD = /^(?:\d{4}(?:-\d{2}){0,2}(?:\/(?:\d{2,4}(?:-\d{2}){0,2})?)?|\/\d{4}(?:-\d{2}){0,2})$/u;
const LETTERED = /^[LRDA]\*?\d/u;
/** L. 411-1, R.* 343-22-1, L. 361-4 A. */
const ARTICLE =
  /(?<![\p{L}\d])[LRDA](?:\*\.?|\.\*?)?[ \u00a0\u202f]?\d{1,4}(?:-\d{1,3}){0,3}(?!\d)(?: [A-Z](?![\p{L}\d]))?/gu;

/** Reads every number and article of an answer back and compares it with the findings and the question. */
export class Verification {
  readonly #names: readonly string[];
  readonly #units: WrittenUnits;

  constructor(private readonly lexicon: Lexicon) {
    this.#names = namesWithDigits(lexicon);
    this.#units = new WrittenUnits(lexicon);
  }

  /** What nothing supports, in the order of the text; empty where all is well. */
  check(text: string, asked: Support): Violation[] {
    const support = { ...asked, question: `${asked.question}\n${withSaidNumbers(asked.question)}` };
    const unquoted = withoutQuotations(text, support.findings);
    const plain = this.#withoutNames(
      'corpus' in support.findings ? unquoted.replace(ARTICLE, ' ') : unquoted,
    );
    return [...this.#numbers(plain, support), ...articles(text, support)];
  }

  #numbers(text: string, { findings, question, language }: Support): Violation[] {
    const supported = this.#supported(findings);
    const said = new Set(datesIn(findings));
    for (const asked of [...readNumbers(question, 'fr'), ...readNumbers(question, 'en')]) {
      said.add(Math.abs(asked.value));
      if (asked.other !== null) said.add(Math.abs(asked.other));
    }
    return readNumbers(text, language).flatMap((read) => {
      if (read.kind === 'unit' || said.has(Math.abs(read.value))) return [];
      if (this.#states(read, supported, this.#units.after(text, read, language))) return [];
      return [{ kind: 'number' as const, words: text.slice(read.start, read.end) }];
    });
  }

  /** Every value of the findings with its unit, and every count of what they list. */
  #supported(findings: Findings): Supported[] {
    const values: Supported[] = findings.kind === 'forecast' ? [{ value: CONFIDENCE, unit: null }] : [];
    walk(findings, (node) => {
      const unit = this.lexicon.units.find((one) => one.id === node['unit']) ?? null;
      for (const key of ['value', 'lower', 'upper', 'rank', 'count'] as const) {
        const value = node[key];
        if (typeof value === 'number')
          values.push({ value, unit: key === 'rank' || key === 'count' ? null : unit });
      }
    });
    for (const part of Object.values(findings))
      if (Array.isArray(part)) values.push({ value: part.length, unit: null });
    return values;
  }

  /**
   * Whether one of the values is what the number says, as the language of the answer reads it: « 25,377 kt » for 25 377
   * would be a thousand times less. With its unit beside it, in that unit; else in any of the value's dimension.
   */
  #states(read: ReadNumber, supported: readonly Supported[], written: Unit | null): boolean {
    return supported.some(({ value, unit }) => {
      if (written !== null && (unit === null || unit.dimension !== written.dimension)) return false;
      return this.#shownIn(unit, written).some((factor) => isClose(read, value * factor));
    });
  }

  /** What a value is multiplied by to be said in the unit that is written, or in each that it may be said in. */
  #shownIn(unit: Unit | null, written: Unit | null): number[] {
    if (unit === null || unit.id === '%') return [1];
    if (written !== null) return [unit.factor / written.factor];
    const others = this.lexicon.units.filter((one) => one.dimension === unit.dimension);
    return others.map((other) => unit.factor / other.factor);
  }

  #withoutNames(text: string): string {
    return this.#names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  }
}

function isClose({ value, step }: ReadNumber, supported: number): boolean {
  const size = Math.abs(supported);
  const gap = Math.abs(size - Math.abs(value));
  return gap <= Math.max(step / 2, size * 1e-9) * 1.000001 || gap <= size * TOLERANCE;
}

/** Years, months and days of every period that the findings name. */
function datesIn(findings: Findings): Set<number> {
  const dates = new Set<number>();
  walk(findings, (node) => {
    for (const value of Object.values(node).flat()) {
      if (typeof value === 'string' && PERIOD.test(value))
        for (const part of value.split(/[-/]/u)) dates.add(Number(part));
    }
  });
  return dates;
}

function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  if (!isRecord(node)) return;
  visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

function isRecord(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Law quotations are exact substrings and speak for themselves, as do names such as « Tableau n° 57 » and addresses. */
function withoutQuotations(text: string, findings: Findings): string {
  if (!('corpus' in findings)) return text;
  const quoted = findings.articles.flatMap((article) => [
    ...quotedPieces(article),
    ...(article.brief?.statement ?? []),
    ...[
      ...plainPieces(article.brief?.plain ?? null),
      ...inPrint(sectionTitle(article)),
      article.endedBy ?? '',
    ].filter((piece) => piece !== ''),
  ]);
  const names = findings.articles.flatMap(({ number }) => {
    if (LETTERED.test(number)) return [];
    return /^\d/u.test(number)
      ? [`Article ${number}`, `article ${number}`]
      : inPrint(number).flatMap((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]);
  });
  const longestFirst = [...quoted, ...names, ...namesIn(findings), ...partNumbers(findings.articles)].sort(
    (a, b) => b.length - a.length,
  );
  return longestFirst.reduce((rest, piece) => rest.replaceAll(piece, ' '), text);
}

/** « 2° », as the parts of an article are numbered. */
function partNumbers(found: readonly FoundArticle[]): string[] {
  const missing = found.flatMap(({ part }) => (part?.missing ? [part.missing] : []));
  const steps = found.flatMap(({ part }) => part?.steps ?? []);
  const names = [...steps, ...missing.map(({ step }) => step)].map(({ name }) => name);
  const numbers = [...names, ...missing.flatMap((one) => one.names)].map((name) => parseInt(name, 10));
  return numbers.flatMap((number) => (Number.isNaN(number) ? [] : [`${number}°`]));
}

/** A name as the publisher and as French print has it: « prévue à l’article L. 732-10 ». */
function inPrint(name: string): string[] {
  return [name, typographic(name, 'fr')];
}

/** Titles of texts, small and capital, and addresses: what digits they have are no figures. */
function namesIn(findings: Findings): string[] {
  const names: string[] = [];
  walk(findings, (node) => {
    for (const key of ['url', 'page', 'code', 'title', 'foreignAct'] as const) {
      const name = node[key];
      if (typeof name === 'string' && name !== '')
        names.push(name, name.charAt(0).toLowerCase() + name.slice(1));
    }
  });
  return names;
}

/** Article numbers outside quotations must be among those found, asked or named as neighbours. */
function articles(text: string, { findings, question }: Support): Violation[] {
  if (!('corpus' in findings)) return [];
  const known = new Set(findings.articles.map((article) => keyOf(article.number)));
  if (findings.kind === 'no-article') for (const near of findings.nearest) known.add(keyOf(near));
  const asked = findings.kind === 'no-article' && findings.asked ? [findings.asked] : [];
  for (const match of [question, ...asked].join('\n').matchAll(ARTICLE)) known.add(keyOf(match[0]));
  return [...withoutQuotations(text, findings).matchAll(ARTICLE)].flatMap((match) =>
    known.has(keyOf(match[0])) ? [] : [{ kind: 'article' as const, words: match[0] }],
  );
}

function keyOf(number: string): string {
  return number.replace(/[^\p{L}\d-]/gu, '').toUpperCase();
}

/** Names that contain digits which are no figures: « Europe des 27 », « riz 5 % ». Longest first. */
function namesWithDigits(lexicon: Lexicon): string[] {
  const entries = [...lexicon.products, ...lexicon.places, ...lexicon.measures];
  const names = entries.flatMap((entry) => [
    entry.name.fr.text,
    entry.name.en.text,
    ...entry.synonyms.fr.slice(0, 1),
    ...entry.synonyms.en.slice(0, 1),
  ]);
  return [...new Set(names.filter((name) => /\d/u.test(name)))].sort((a, b) => b.length - a.length);
}
