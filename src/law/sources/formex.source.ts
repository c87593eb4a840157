import type { LawArticle, LawCorpus } from '../law-article.js';
import { formexText } from './formex-text.js';
import { elementAt, elementsOf, firstNamed, parseXml, textOf, type XmlElement } from './xml-tree.js';

const LETTERS: Readonly<Record<string, string>> = { REG: 'R', DIR: 'L', DEC: 'D' };
const KIND_IN_TITLE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:regulation|r[èe]glement)\b/iu, 'R'],
  [/\bdirective\b/iu, 'L'],
  [/\bd[ée]cision\b/iu, 'D'],
];
const NO_END = '99999999';

/** Which act, in which language and as of which day a document is. */
interface FormexEdition {
  readonly celex: string;
  /** ISO 639-1, upper case: FR, EN. */
  readonly language: string;
  readonly title: string;
  readonly from: string;
  readonly until: string | null;
  readonly kind: 'original' | 'consolidated';
}

/**
 * Reads the articles of an act of the European Union in Formex 4, the format of the Publications Office: an original
 * act (root ACT) or a consolidated one (root CONS.ACT); recitals, annexes and footnotes are left out. The corpus is
 * `celex/language`; an article's number is that of its heading ('5', '5 bis', '5a'). A consolidated text states its
 * own first day; of an original act the format does not say when it came into force, so `inForceFrom` must.
 * Throws where the root is another, the act cannot be named, or the day is missing.
 */
export function parseFormex(xml: string, inForceFrom: string | null): LawCorpus {
  const root = parseXml(xml);
  const edition = root.name === 'CONS.ACT' ? consolidated(root) : original(root, inForceFrom);
  const cid = `${edition.celex}/${edition.language}`;
  const articles: LawArticle[] = [];
  const terms = firstNamed(root, 'ENACTING.TERMS');
  if (terms !== null) collect(terms, [], edition, articles);
  if (articles.length === 0) throw new Error(`Formex: ${cid} has no article`);
  const source = `Office des publications de l’Union européenne, Formex (${edition.kind})`;
  return { cid, title: edition.title.slice(0, 190), source, vintage: edition.from, articles };
}

function consolidated(root: XmlElement): FormexEdition {
  const info = elementAt(root, 'INFO.CONSLEG')?.attributes ?? {};
  const celex = textOf(elementAt(root, 'CONS.DOC', 'FAM.COMP', 'BIB.DATA', 'NO.CELEX')).trim();
  const until = info['END.DATE'] ?? NO_END;
  return {
    celex: celexOf(celex || `3${info['CONSLEG.REF'] ?? ''}`),
    language: languageOf(root),
    title: titleOf(elementAt(root, 'CONS.DOC', 'TITLE')),
    from: isoDay(info['START.DATE'] ?? ''),
    until: until === NO_END ? null : isoDay(until),
    kind: 'consolidated',
  };
}

function original(root: XmlElement, inForceFrom: string | null): FormexEdition {
  if (root.name !== 'ACT') throw new Error(`Formex: the root is ${root.name}, neither ACT nor CONS.ACT`);
  if (inForceFrom === null)
    throw new Error('Formex: an original act does not state the day it came into force');
  const title = titleOf(elementAt(root, 'TITLE'));
  const number = firstNamed(root, 'NO.DOC');
  const year = textOf(number === null ? null : elementAt(number, 'YEAR')).trim();
  const current = textOf(number === null ? null : elementAt(number, 'NO.CURRENT')).trim();
  const written = year === '' ? numberInTitle(title) : { year, current };
  const legalValue = textOf(firstNamed(root, 'LEGAL.VALUE')).trim();
  const letter = LETTERS[legalValue] ?? KIND_IN_TITLE.find(([pattern]) => pattern.test(title))?.[1] ?? '';
  return {
    celex: celexOf(`3${written.year}${letter}${written.current.padStart(4, '0')}`),
    language: languageOf(root),
    title,
    from: inForceFrom,
    until: null,
    kind: 'original',
  };
}

function numberInTitle(title: string): { year: string; current: string } {
  const [, year = '', current = ''] = /(\d{4})\/(\d{1,4})/u.exec(title) ?? [];
  return { year, current };
}

/** Throws where it is no CELEX number of a regulation, directive or decision. */
function celexOf(text: string): string {
  if (!/^3\d{4}[RLD]\d{4}$/u.test(text)) throw new Error(`Formex: « ${text} » is no CELEX number`);
  return text;
}

function languageOf(root: XmlElement): string {
  const language = textOf(firstNamed(root, 'LG.DOC')).trim().toUpperCase();
  if (!/^[A-Z]{2}$/u.test(language)) throw new Error('Formex: the document does not state its language');
  return language;
}

function titleOf(element: XmlElement | null): string {
  return element === null ? '' : formexText(element).replace(/\s+/gu, ' ').trim();
}

function isoDay(compact: string): string {
  const match = /^(\d{4})(\d{2})(\d{2})$/u.exec(compact);
  if (match === null) throw new Error(`Formex: « ${compact} » is no day`);
  return match.slice(1).join('-');
}

function collect(
  element: XmlElement,
  path: readonly string[],
  edition: FormexEdition,
  into: LawArticle[],
): void {
  for (const child of elementsOf(element)) {
    if (child.name === 'ARTICLE') into.push(readArticle(child, path, edition));
    else if (child.name === 'DIVISION') {
      const title = titleOf(elementAt(child, 'TITLE'));
      collect(child, title === '' ? path : [...path, title], edition, into);
    }
  }
}

function readArticle(element: XmlElement, path: readonly string[], edition: FormexEdition): LawArticle {
  const number = articleNumber(textOf(elementAt(element, 'TI.ART')));
  const subject = titleOf(elementAt(element, 'STI.ART'));
  const cid = `${edition.celex}/${edition.language}/${number}`;
  const body = elementsOf(element).filter(({ name }) => name !== 'TI.ART' && name !== 'STI.ART');
  return {
    id: `${cid}/${edition.from.replace(/-/gu, '')}`,
    cid,
    codeCid: `${edition.celex}/${edition.language}`,
    number,
    sectionPath: subject === '' ? path : [...path, subject],
    text: formexText({ name: 'ARTICLE', attributes: {}, children: body }),
    note: '',
    status: edition.until === null ? 'VIGUEUR' : 'MODIFIE',
    inForceFrom: edition.from,
    inForceUntil: edition.until,
    url: `https://eur-lex.europa.eu/legal-content/${edition.language}/TXT/?uri=CELEX:${edition.celex}`,
  };
}

/** 'Article premier' is 1; 'Article 5 bis' is '5 bis'; 'Article 5a' is '5a'. */
function articleNumber(heading: string): string {
  const match = /^\s*Article\s+(premier|unique|sole|\d+(?:\s?[a-z]{1,12})?)\s*\.?\s*$/iu.exec(heading);
  if (match?.[1] === undefined) throw new Error(`Formex: « ${heading.trim()} » is no heading of an article`);
  return /^(?:premier|unique|sole)$/iu.test(match[1]) ? '1' : match[1].replace(/\s+/gu, ' ');
}
