import { actPage, unitNumber, type ActUnit } from '../act-unit.js';
import type { LawArticle, LawCorpus } from '../law-article.js';

/** Which act, in which language and as of which day a document is. */
export interface ActEdition {
  /** '32021R2115'. */
  readonly celex: string;
  /** ISO 639-1, upper case: FR, EN. */
  readonly language: string;
  readonly title: string;
  readonly from: string;
  readonly until: string | null;
  readonly kind: 'original' | 'consolidated';
}

/** An article, annex or recital as a document has it. */
export interface ActPart extends ActUnit {
  /** Titles above it, and its own last. */
  readonly path: readonly string[];
  readonly text: string;
}

const TITLE_LENGTH = 190;
/** A column of text holds 65,535 bytes in MySQL; a longer annex is kept in parts. */
const LONGEST_TEXT = 30_000;
const CELEX = /^3\d{4}[RLD]\d{4}$/u;

/**
 * The corpus `celex/language` of the parts. A recital or annex has its name before its number ('Considérant 12',
 * 'Annex II'), so that they are no articles; what exceeds a column of the store stands in parts ('Annexe II (2)').
 * Throws where the CELEX number is none, or where there is no article.
 */
export function actCorpus(edition: ActEdition, parts: readonly ActPart[], format: string): LawCorpus {
  if (!CELEX.test(edition.celex)) throw new Error(`${format}: « ${edition.celex} » is no CELEX number`);
  const cid = `${edition.celex}/${edition.language}`;
  if (!parts.some(({ kind }) => kind === 'article')) throw new Error(`${format}: ${cid} has no article`);
  const source = `Office des publications de l’Union européenne, ${format} (${edition.kind})`;
  const articles = parts.flatMap((part) => versionsOf(part, edition));
  return { cid, title: edition.title.slice(0, TITLE_LENGTH), source, vintage: edition.from, articles };
}

function versionsOf(part: ActPart, edition: ActEdition): LawArticle[] {
  const name = unitNumber(part, edition.language === 'FR' ? 'fr' : 'en');
  return cutAtLines(part.text).map((text, at) => {
    const number = at === 0 ? name : `${name} (${at + 1})`;
    const codeCid = `${edition.celex}/${edition.language}`;
    return {
      id: `${codeCid}/${number}/${edition.from.replace(/-/gu, '')}`,
      cid: `${codeCid}/${number}`,
      codeCid,
      number,
      sectionPath: part.path,
      text,
      note: '',
      status: edition.until === null ? 'VIGUEUR' : 'MODIFIE',
      inForceFrom: edition.from,
      inForceUntil: edition.until,
      url: actPage(edition.celex, edition.language),
    };
  });
}

function cutAtLines(text: string): string[] {
  const parts = [''];
  for (const line of text.match(/[^\n]{1,20000}/gu) ?? []) {
    const last = parts.length - 1;
    const joined = parts[last] === '' ? line : `${parts[last] ?? ''}\n${line}`;
    if (joined.length <= LONGEST_TEXT) parts[last] = joined;
    else parts.push(line);
  }
  return parts.filter((part) => part !== '');
}

/** 'Article premier' is 1; 'Article 5 bis' is '5 bis'; 'Article 5a' is '5a'; null for any other heading. */
export function articleNumber(heading: string): string | null {
  const match = /^\s*Article\s+(premier|unique|sole|\d+(?:\s?[a-z]{1,12})?)\s*(?:\.\s*)?$/iu.exec(heading);
  if (match?.[1] === undefined) return null;
  return /^(?:premier|unique|sole)$/iu.test(match[1]) ? '1' : match[1].replace(/\s+/gu, ' ');
}

/** 'ANNEXE II' is II, 'ANNEX' alone is empty; null for any other heading. */
export function annexNumber(heading: string): string | null {
  const match = /^\s*annexe?(?:\s+([ivxl]{1,7}|\d{1,2}))?\s*$/iu.exec(heading);
  return match === null ? null : (match[1] ?? '').toUpperCase();
}
