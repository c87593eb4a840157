import { formatReference } from '../article-number.js';
import { findArticleReferences } from '../article-references.js';
import { lawWords } from './law-words.js';

/** Words that differ between « Annexe I à l'article D212-78 » and the same as it is asked for. */
const FILLERS = new Set([
  'n',
  'no',
  'numero',
  'number',
  'a',
  'au',
  'aux',
  'l',
  'la',
  'le',
  'de',
  'du',
  'des',
  'of',
  'to',
  'the',
  'article',
  'articles',
]);
const KINDS: ReadonlyMap<string, string> = new Map([
  ['annexe', 'annexe'],
  ['annexes', 'annexe'],
  ['annex', 'annexe'],
  ['tableau', 'tableau'],
  ['table', 'tableau'],
]);
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** « Annexe IV aux articles R813-18, R813-19, R813-23 et R813-60 » has as many words without its fillers. */
const LONGEST = 16;

/** The annexes and tables of a code by their names: no number of an article stands in them. */
export class NamedUnits {
  readonly #numbers = new Map<string, string>();
  /** Those of single articles, by the article and by what they are called; by the article alone where it has one only. */
  readonly #ofArticles = new Map<string, string | null>();

  /** @param numbers of articles, annexes and tables alike, as the publisher has them */
  constructor(numbers: Iterable<string>) {
    for (const number of new Set(numbers)) {
      const [kind, ...rest] = lawWords(number);
      if (kind === undefined || !KINDS.has(kind)) continue;
      this.#numbers.set(nameOf(kind, rest), number);
      for (const article of articlesIn(number)) {
        this.#ofArticles.set(`${article} ${nameOf(kind, rest.slice(0, 1))}`, number);
        this.#ofArticles.set(article, this.#ofArticles.has(article) ? null : number);
      }
    }
  }

  /** The annex or table that the question names: « tableau 57 bis » rather than « tableau 57 »; null for none. */
  find(question: string): string | null {
    const words = lawWords(question);
    for (const [at, word] of words.entries()) {
      const kind = KINDS.get(word);
      if (kind === undefined) continue;
      const rest = words.slice(at + 1, at + 1 + LONGEST);
      const ordinal = ROMAN.includes(rest[0] ?? '') || /^\d/u.test(rest[0] ?? '') ? rest.slice(0, 1) : [];
      const found = this.ofArticle(question, kind, ordinal) ?? this.longest(kind, rest);
      if (found !== null) return found;
    }
    return null;
  }

  /** « l'annexe de l'article D. 212-78 », « D. 212-78 annexe I ». */
  private ofArticle(question: string, kind: string, ordinal: readonly string[]): string | null {
    const name = ordinal.length > 0 ? ` ${nameOf(kind, ordinal)}` : '';
    for (const article of articlesIn(question)) {
      const found = this.#ofArticles.get(`${article}${name}`);
      if (found) return found;
    }
    return null;
  }

  private longest(kind: string, rest: readonly string[]): string | null {
    for (let length = rest.length; length > 0; length -= 1) {
      const found = this.#numbers.get(nameOf(kind, rest.slice(0, length)));
      if (found !== undefined) return found;
    }
    return null;
  }
}

function articlesIn(text: string): string[] {
  return findArticleReferences(text).map(({ reference }) => formatReference({ ...reference, star: false }));
}

function nameOf(kind: string, rest: readonly string[]): string {
  const said = rest.filter((word) => !FILLERS.has(word));
  const first = kind === 'annexe' ? (ROMAN[Number(said[0])] ?? said[0] ?? '') : (said[0] ?? '');
  return [kind, first, ...said.slice(1)].join('');
}
