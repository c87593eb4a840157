import { canonicalNumber } from '../article-number.js';
import type { LawArticle, LawCorpus } from '../law-article.js';
import { withEnding, type ChangeLink } from './ending.note.js';
import { articlePage, isNoDay } from './legi-base.js';
import { plainText } from './legal-markup.js';

const NEVER_IN_FORCE = new Set(['MODIFIE_MORT_NE', 'ANNULE']);

interface Versions {
  readonly articles: LawArticle[];
  readonly otherVersions: LawArticle[];
}

interface RawData {
  readonly [field: string]: unknown;
}

/**
 * Reads one code of @socialgouv/legi-data: a unist tree of nodes {type: code | section | article, data, children},
 * where article dates are epoch milliseconds at midnight UTC and section dates ISO days. Of the article's other versions,
 * past and to come, the file has the days alone.
 * Throws an Error that names the field where the file has another shape.
 */
export function parseLegiData(json: string): LawCorpus {
  const root = record(JSON.parse(json) as unknown, 'root');
  if (root['type'] !== 'code') throw new Error('legi-data: the root node is not a code');
  const code = record(root['data'], 'data of the code');
  const codeCid = text(code, 'cid');
  const versions: Versions = { articles: [], otherVersions: [] };
  collect(root, [], codeCid, versions);
  return {
    cid: codeCid,
    title: text(code, 'title'),
    source: 'DILA, base LEGI (Licence Ouverte 2.0)',
    vintage: text(code, 'dateModif'),
    ...versions,
  };
}

function collect(node: RawData, path: readonly string[], codeCid: string, into: Versions): void {
  const children = node['children'];
  if (!Array.isArray(children)) return;
  for (const raw of children as unknown[]) {
    const child = record(raw, 'child node');
    const data = record(child['data'], 'data of a node');
    if (child['type'] === 'article') {
      const article = readArticle(data, path, codeCid);
      into.articles.push(article);
      into.otherVersions.push(...readOtherVersions(data, article));
    } else collect(child, [...path, text(data, 'title').replace(/\s+/gu, ' ').trim()], codeCid, into);
  }
}

function readArticle(data: RawData, sectionPath: readonly string[], codeCid: string): LawArticle {
  const id = text(data, 'id');
  const until = isoDay(data, 'dateFin');
  return {
    id,
    cid: text(data, 'cid'),
    codeCid,
    number: canonicalNumber(text(data, 'num')),
    sectionPath,
    text: plainText(text(data, 'texteHtml') || text(data, 'texte')),
    note: withEnding(plainText(text(data, 'notaHtml') || text(data, 'nota')), changes(data)),
    status: text(data, 'etat'),
    inForceFrom: isoDay(data, 'dateDebut'),
    inForceUntil: isNoDay(until) ? null : until,
    url: articlePage(id),
  };
}

function changes(data: RawData): ChangeLink[] {
  const listed = data['lienModifications'];
  if (!Array.isArray(listed)) return [];
  return (listed as unknown[]).map((raw) => {
    const link = record(raw, 'link of an article');
    return {
      type: text(link, 'linkType'),
      direction: text(link, 'linkOrientation'),
      label: text(link, 'textTitle'),
    };
  });
}

/** The days of an article's other versions, whose wording the file does not have; those that never were in force are left out. */
function readOtherVersions(data: RawData, article: LawArticle): LawArticle[] {
  const listed = data['articleVersions'];
  if (!Array.isArray(listed)) return [];
  return (listed as unknown[]).flatMap((raw) => {
    const version = record(raw, 'version of an article');
    const [id, status] = [text(version, 'id'), text(version, 'etat')];
    const [inForceFrom, until] = [isoDay(version, 'dateDebut'), isoDay(version, 'dateFin')];
    if (id === article.id || NEVER_IN_FORCE.has(status) || isNoDay(inForceFrom)) return [];
    if (inForceFrom >= until) return [];
    const inForceUntil = isNoDay(until) ? null : until;
    const url = articlePage(id);
    return [{ ...article, id, text: '', note: '', status, inForceFrom, inForceUntil, url }];
  });
}

function record(value: unknown, what: string): RawData {
  if (!isRecord(value)) throw new Error(`legi-data: ${what} is not an object`);
  return value;
}

function isRecord(value: unknown): value is RawData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An absent or null text is empty; any other type is a change of format. */
function text(data: RawData, field: string): string {
  const value = data[field];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new Error(`legi-data: ${field} is not a text`);
  return value;
}

function isoDay(data: RawData, field: string): string {
  const value = data[field];
  if (typeof value !== 'number') throw new Error(`legi-data: ${field} is not a date in milliseconds`);
  return new Date(value).toISOString().slice(0, 10);
}
