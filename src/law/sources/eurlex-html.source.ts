import { findActReferences } from '../act-reference.js';
import type { LawCorpus } from '../law-article.js';
import { lawWords, readsAsEnglish } from '../search/law-words.js';
import { actCorpus, annexNumber, articleNumber, type ActEdition, type ActPart } from './eu-act.js';
import { htmlLines, type HtmlLine } from './html-lines.js';

/** « 02021R2115 — FR — 01.01.2024 — 003.001 », at the head of every consolidated text. */
const CONSOLIDATED = /^0(\d{4}[RLD]\d{4}) ?[—–-] ?([A-Z]{2}) ?[—–-] ?(\d{2})\.(\d{2})\.(\d{4})/u;
const LANGUAGE = /<html[^<>]{0,400}?\slang\s*=\s*["']([a-z]{2})/iu;
const CHALLENGE = /awswaf|gokuprops/u;
const HEAD_CHARACTERS = 4_096;
const FEWEST_CHARACTERS = 100;
/** Classes of headings: of the Journal since 2023 with oj-, before without; of consolidated texts. */
const CLASS = {
  body: /(?:^|\s)(?:oj-)?(?:normal|norm|tbl-norm)(?:$|\s)/u,
  subject: /(?:^|\s)(?:(?:oj-)?sti-art|stitle-article-norm)(?:$|\s)/u,
  division: /(?:^|\s)(?:(?:oj-)?ti-section-\d|title-division-\d)(?:$|\s)/u,
  title: /(?:^|\s)(?:(?:oj-)?doc-ti|title-doc-first|title-doc-last)(?:$|\s)/u,
  annexSubject: /(?:^|\s)(?:title-annex-2|(?:oj-)?ti-grseq-1|(?:oj-)?doc-ti)(?:$|\s)/u,
};
const RECITAL = /^\((\d{1,3})\) (.+)$/u;
/** The enacting formula and the signatures belong to no part. */
const BETWEEN = /^(?:Fait à |Done at |(?:A|ONT) (?:ADOPTÉ|ARRÊTÉ)|(?:HAS|HAVE) ADOPTED)/u;
/** From the widest division to the narrowest. */
const DIVISIONS = [
  /^(?:PART|PARTIE)\b/iu,
  /^(?:TITRE|TITLE)\b/iu,
  /^(?:CHAPITRE|CHAPTER)\b/iu,
  /^SECTION\b/iu,
  /^(?:SOUS-SECTION|SUBSECTION)\b/iu,
];

/**
 * Reads an act of the European Union as EUR-Lex publishes it in XHTML, or in HTML without classes for the oldest ones:
 * an original act, of which `inForceFrom` must say the first day, or a consolidated one, which says itself. The corpus
 * is as that of Formex.
 * Throws where the page is a challenge of the server, is in neither French nor English or not in the language that it
 * says, or where the act cannot be named.
 */
export function parseEurlexHtml(html: string, inForceFrom: string | null): LawCorpus {
  if (CHALLENGE.test(html.slice(0, HEAD_CHARACTERS)) || html.length < FEWEST_CHARACTERS)
    throw new Error('XHTML: the page is none of an act');
  const lines = htmlLines(html);
  const edition = editionOf(lines, languageOf(html, lines), inForceFrom);
  return actCorpus(edition, partsOf(lines), 'XHTML');
}

function languageOf(html: string, lines: readonly HtmlLine[]): string {
  const words = lawWords(lines.map(({ text }) => text).join(' '));
  const read = readsAsEnglish(words) ? 'EN' : 'FR';
  const said = LANGUAGE.exec(html.slice(0, HEAD_CHARACTERS))?.[1]?.toUpperCase() ?? read;
  if (said !== read) throw new Error(`XHTML: the page says that it is in ${said}, and reads as ${read}`);
  return said;
}

function editionOf(lines: readonly HtmlLine[], language: string, inForceFrom: string | null): ActEdition {
  const title = titleOf(lines);
  for (const { text } of lines) {
    const [, celex, , day = '', month = '', year = ''] = CONSOLIDATED.exec(text) ?? [];
    if (celex === undefined) continue;
    const from = `${year}-${month}-${day}`;
    return { celex: `3${celex}`, language, title, from, until: null, kind: 'consolidated' };
  }
  if (inForceFrom === null)
    throw new Error('XHTML: an original act does not state the day it came into force');
  const celex = findActReferences(title)[0]?.celex ?? '';
  return { celex, language, title, from: inForceFrom, until: null, kind: 'original' };
}

/** The lines marked as the title, else the first that names an act. */
function titleOf(lines: readonly HtmlLine[]): string {
  const first = lines.findIndex(({ classes }) => CLASS.title.test(classes));
  if (first < 0) return lines.find(({ text }) => findActReferences(text).length > 0)?.text ?? '';
  const after = lines.slice(first).findIndex(({ classes }) => !CLASS.title.test(classes));
  return lines
    .slice(first, after < 0 ? undefined : first + after)
    .map(({ text }) => text)
    .join(' ');
}

interface OpenPart extends Omit<ActPart, 'text'> {
  readonly path: string[];
  readonly lines: string[];
}

/** The parts in the order of the page; what stands between them, such as the signatures, is of none. */
function partsOf(lines: readonly HtmlLine[]): ActPart[] {
  const parts: OpenPart[] = [];
  const path: string[] = [];
  let current: OpenPart | null = null;
  for (const line of lines) {
    const begun = beginning(line, parts, path);
    if (begun !== null) parts.push((current = begun));
    else if (CLASS.division.test(line.classes) && current?.kind !== 'annex') {
      divide(path, line.text);
      current = null;
    } else if (BETWEEN.test(line.text)) current = null;
    else if (current !== null && isSubject(line, current)) current.path.push(line.text);
    else current?.lines.push(line.text);
  }
  return parts.map(({ kind, number, path: titles, lines: own }) => ({
    kind,
    number,
    path: titles,
    text: own.join('\n'),
  }));
}

/** The part that a line begins; null for a line within one. */
function beginning(line: HtmlLine, parts: readonly OpenPart[], path: readonly string[]): OpenPart | null {
  return heading(line, parts.length > 0, path) ?? recital(line.text, parts.at(-1));
}

function heading({ text, classes }: HtmlLine, isWithin: boolean, path: readonly string[]): OpenPart | null {
  if (CLASS.body.test(classes)) return null;
  const article = articleNumber(text);
  if (article !== null) return { kind: 'article', number: article, path: [...path], lines: [] };
  const annex = isWithin ? annexNumber(text) : null;
  return annex === null ? null : { kind: 'annex', number: annex, path: [], lines: [] };
}

/** Recitals are numbered from 1 before the first article; other numbered points are none. */
function recital(text: string, last: OpenPart | undefined): OpenPart | null {
  const [, number, said] = RECITAL.exec(text) ?? [];
  if (number === undefined || said === undefined) return null;
  const isNext = last?.kind === 'recital' && Number(number) === Number(last.number) + 1;
  if (!isNext && (last !== undefined || number !== '1')) return null;
  return { kind: 'recital', number, path: [], lines: [said] };
}

function isSubject({ classes }: HtmlLine, { kind, lines }: OpenPart): boolean {
  if (lines.length > 0 || kind === 'recital') return false;
  return (kind === 'article' ? CLASS.subject : CLASS.annexSubject).test(classes);
}

/** Puts a division in its place in the path; a line that names none is the subject of the one before. */
function divide(path: string[], text: string): void {
  const level = DIVISIONS.findIndex((pattern) => pattern.test(text));
  const last = path.length - 1;
  if (level < 0) {
    if (last >= 0) path[last] = `${path[last] ?? ''} ${text}`;
    return;
  }
  const wider = path.findIndex((one) => DIVISIONS.findIndex((pattern) => pattern.test(one)) >= level);
  if (wider >= 0) path.length = wider;
  path.push(text);
}
