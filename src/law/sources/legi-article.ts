import { canonicalNumber } from '../article-number.js';
import type { LawArticle } from '../law-article.js';
import { withEnding, type ChangeLink } from './ending.note.js';
import { articlePage, isNoDay } from './legi-base.js';
import { plainText } from './legal-markup.js';
import { elementAt, elementsOf, parseXml, textOf, type XmlElement } from './xml-tree.js';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/u;

/** One version of an article as DILA's LEGI archive has it, with the name of its text. */
export interface LegiVersion {
  readonly article: LawArticle;
  /** Title of the text on the version's first day. */
  readonly codeTitle: string;
}

/**
 * Reads one file `LEGIARTI….xml` (root ARTICLE) of DILA's LEGI archive. Null for a version that never came into force
 * (beginning 2999-01-01) or on a day not yet known (2222-02-22). CONTENU may hold elements or escaped ones.
 * `codeCid` is the text of the file's path. Throws where an id or a day is missing.
 */
export function parseLegiArticle(xml: string, codeCid: string): LegiVersion | null {
  const root = parseXml(xml);
  if (root.name !== 'ARTICLE') throw new Error(`LEGI: the root is ${root.name}, not ARTICLE`);
  const specific = elementAt(root, 'META', 'META_SPEC', 'META_ARTICLE');
  const id = required(elementAt(root, 'META', 'META_COMMUN'), 'ID');
  const from = day(required(specific, 'DATE_DEBUT'));
  const until = day(required(specific, 'DATE_FIN'));
  if (isNoDay(from)) return null;
  const context = elementAt(root, 'CONTEXTE', 'TEXTE');
  const article = {
    id,
    cid: firstVersionOf(root) ?? id,
    codeCid,
    number: canonicalNumber(field(specific, 'NUM') || 'sans numéro').slice(0, 190),
    sectionPath: sectionPath(context, from),
    text: content(elementAt(root, 'BLOC_TEXTUEL', 'CONTENU')),
    note: withEnding(content(elementAt(root, 'NOTA', 'CONTENU')), changes(root)),
    status: (field(specific, 'ETAT') || 'INCONNU').slice(0, 20),
    inForceFrom: from,
    inForceUntil: isNoDay(until) ? null : until,
    url: articlePage(id),
  };
  return { article, codeTitle: context === null ? '' : titleOn(elementsOf(context, 'TITRE_TXT'), from) };
}

function changes(root: XmlElement): ChangeLink[] {
  const links = elementAt(root, 'LIENS');
  if (links === null) return [];
  return elementsOf(links, 'LIEN').map((link) => ({
    type: link.attributes['typelien'] ?? '',
    direction: link.attributes['sens'] ?? '',
    label: textOf(link),
  }));
}

/** The oldest id among the versions that the file lists: what stays the same over all of them. */
function firstVersionOf(root: XmlElement): string | null {
  const versions = elementAt(root, 'VERSIONS');
  if (versions === null) return null;
  const links = elementsOf(versions, 'VERSION').flatMap((version) => elementsOf(version, 'LIEN_ART'));
  const ordered = links
    .map(({ attributes }) => ({ from: attributes['debut'] ?? '', id: attributes['id'] ?? '' }))
    .filter(({ id }) => id !== '')
    .sort((left, right) => (`${left.from}${left.id}` < `${right.from}${right.id}` ? -1 : 1));
  return ordered[0]?.id ?? null;
}

/** Titles from the part down: in each TM the title in force on the day, then those of the TM inside. */
function sectionPath(context: XmlElement | null, onDay: string): string[] {
  const path: string[] = [];
  let at = context === null ? undefined : elementsOf(context, 'TM')[0];
  while (at !== undefined) {
    const title = titleOn(elementsOf(at, 'TITRE_TM'), onDay);
    if (title !== '') path.push(title);
    at = elementsOf(at, 'TM')[0];
  }
  return path;
}

function titleOn(titles: readonly XmlElement[], onDay: string): string {
  const fitting = titles.find(
    ({ attributes }) =>
      (attributes['debut'] ?? '') <= onDay && (attributes['fin'] === undefined || onDay < attributes['fin']),
  );
  return textOf(fitting ?? titles.at(-1) ?? null)
    .replace(/\s+/gu, ' ')
    .trim();
}

function content(element: XmlElement | null): string {
  if (element === null) return '';
  const escapedOnly = elementsOf(element).length === 0;
  return plainText(escapedOnly ? textOf(element) : markupOf(element));
}

/** The elements written out again, for the one reading of legal markup that there is. */
function markupOf(element: XmlElement): string {
  return element.children
    .map((child) =>
      typeof child === 'string'
        ? child.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;')
        : `<${child.name}>${markupOf(child)}</${child.name}>`,
    )
    .join('');
}

function field(element: XmlElement | null, name: string): string {
  return element === null ? '' : textOf(elementAt(element, name)).trim();
}

function required(element: XmlElement | null, name: string): string {
  const value = field(element, name);
  if (value === '') throw new Error(`LEGI: an article without ${name}`);
  return value;
}

function day(value: string): string {
  if (!ISO_DAY.test(value)) throw new Error(`LEGI: « ${value} » is no day`);
  return value;
}
