import type { LawCorpus } from '../law-article.js';
import { actCorpus, annexNumber, articleNumber, type ActEdition, type ActPart } from './eu-act.js';
import { formexText } from './formex-text.js';
import { elementAt, elementsOf, firstNamed, parseXml, textOf, type XmlElement } from './xml-tree.js';

const LETTERS: Readonly<Record<string, string>> = { REG: 'R', DIR: 'L', DEC: 'D' };
const KIND_IN_TITLE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:regulation|r[èe]glement)\b/iu, 'R'],
  [/\bdirective\b/iu, 'L'],
  [/\bd[ée]cision\b/iu, 'D'],
];
const NO_END = '99999999';

/**
 * Reads an act of the European Union in Formex 4, the format of the Publications Office: an original act (root ACT, its
 * annexes in documents of their own with the root ANNEX) or a consolidated one (root CONS.ACT); footnotes are left out.
 * The corpus is `celex/language`; an article's number is that of its heading ('5', '5 bis', '5a'), recitals and annexes
 * have their own names. A consolidated text states its own first day; of an original act the format does not say when
 * it came into force, so `inForceFrom` must.
 * Throws where the root is another, the act cannot be named, or the day is missing.
 */
export function parseFormex(
  xml: string,
  inForceFrom: string | null,
  annexes: readonly string[] = [],
): LawCorpus {
  const root = parseXml(xml);
  const edition = root.name === 'CONS.ACT' ? consolidated(root) : original(root, inForceFrom);
  const terms = firstNamed(root, 'ENACTING.TERMS');
  const parts: ActPart[] = [];
  if (terms !== null) collect(terms, [], parts);
  const inside = elementAt(root, 'CONS.DOC');
  const own = inside === null ? [] : elementsOf(inside, 'CONS.ANNEX');
  const all = [...recitals(root), ...parts, ...[...own, ...annexes.map(parseXml)].flatMap(readAnnex)];
  return actCorpus(edition, all, 'Formex');
}

function consolidated(root: XmlElement): ActEdition {
  const info = elementAt(root, 'INFO.CONSLEG')?.attributes ?? {};
  const celex = textOf(elementAt(root, 'CONS.DOC', 'FAM.COMP', 'BIB.DATA', 'NO.CELEX')).trim();
  const until = info['END.DATE'] ?? NO_END;
  return {
    celex: celex || `3${info['CONSLEG.REF'] ?? ''}`,
    language: languageOf(root),
    title: titleOf(elementAt(root, 'CONS.DOC', 'TITLE')),
    from: isoDay(info['START.DATE'] ?? ''),
    until: until === NO_END ? null : isoDay(until),
    kind: 'consolidated',
  };
}

function original(root: XmlElement, inForceFrom: string | null): ActEdition {
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
    celex: `3${written.year}${letter}${written.current.padStart(4, '0')}`,
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

function collect(element: XmlElement, path: readonly string[], into: ActPart[]): void {
  for (const child of elementsOf(element)) {
    if (child.name === 'ARTICLE') into.push(readArticle(child, path));
    else if (child.name === 'DIVISION') {
      const title = titleOf(elementAt(child, 'TITLE'));
      collect(child, title === '' ? path : [...path, title], into);
    }
  }
}

function readArticle(element: XmlElement, path: readonly string[]): ActPart {
  const heading = textOf(elementAt(element, 'TI.ART'));
  const number = articleNumber(heading);
  if (number === null) throw new Error(`Formex: « ${heading.trim()} » is no heading of an article`);
  const subject = titleOf(elementAt(element, 'STI.ART'));
  const body = elementsOf(element).filter(({ name }) => name !== 'TI.ART' && name !== 'STI.ART');
  const text = formexText({ name: 'ARTICLE', attributes: {}, children: body });
  return { kind: 'article', number, path: subject === '' ? path : [...path, subject], text };
}

/** The recitals, by the numbers that they bear or else by their order. */
function recitals(root: XmlElement): ActPart[] {
  const group = firstNamed(root, 'GR.CONSID');
  if (group === null) return [];
  return elementsOf(group, 'CONSID').map((element, at) => {
    const number = /\d+/u.exec(textOf(firstNamed(element, 'NO.P')))?.[0] ?? String(at + 1);
    const text = formexText(firstNamed(element, 'TXT') ?? element);
    return { kind: 'recital', number, path: [], text };
  });
}

/** None where the heading is that of no annex, such as a list of annexes. */
function readAnnex(element: XmlElement): ActPart[] {
  const title = elementAt(element, 'TITLE');
  const number = annexNumber(titleOf(title && elementAt(title, 'TI')));
  if (number === null) return [];
  const subject = titleOf(title && elementAt(title, 'STI'));
  const body = elementsOf(element).filter(({ name }) => name !== 'TITLE' && name !== 'BIB.INSTANCE');
  const text = formexText({ name: element.name, attributes: {}, children: body });
  return [{ kind: 'annex', number, path: subject === '' ? [] : [subject], text }];
}
