import type { PartStep } from './article-part.js';
import { PLACES } from './named-part.data.js';

/** One way in which a part is named; groups `name`, `bis` and `place`. */
interface Naming {
  readonly kind: PartStep['kind'];
  readonly source: string;
}

const BIS = String.raw`(?: ?(?<bis>bis|ter|quater|quinquies|sexies)(?![a-z]))?`;
const ORDINAL = [...PLACES.keys()].join('|');
/** What follows a lone « I », which is an English word too: "article L. 411-1, I would like to know". */
const AFTER_LONE = String.raw`(?=[ ]?(?:$|[,;:.?!()]|(?:du|de|of|bis|ter|crpm|code|dit|says?|al|alinea|et|and)(?![a-z])|\d))`;
const NAMINGS: readonly Naming[] = [
  { kind: 'paragraph', source: String.raw`(?:alinea|al\.?)[ ]?(?:n°[ ]?)?(?<place>\d{1,2})(?!\d)` },
  {
    kind: 'paragraph',
    source: String.raw`(?<place>${ORDINAL})[ ](?:alinea|al\.?|paragraphe?|subparagraph)(?![a-z])`,
  },
  { kind: 'paragraph', source: String.raw`(?<either>paragraphe?|para\.?|§)[ ]?(?<place>\d{1,2})(?![\d°])` },
  {
    kind: 'section',
    source: String.raw`(?:paragraphe?|para\.?|partie|part|section|§)[ ]?(?<name>[ivx]{1,5})(?![a-z\d°])${BIS}`,
  },
  { kind: 'section', source: String.raw`(?<name>[ivx]{2,5})(?![a-z\d°])${BIS}` },
  { kind: 'section', source: String.raw`(?<name>[IVX])(?![a-z\d°'’])${BIS}${AFTER_LONE}` },
  { kind: 'number', source: String.raw`(?<name>\d{1,2})[ ]?°(?![ ]?c(?![a-z]))${BIS}` },
  { kind: 'number', source: String.raw`(?:point|item|number|numero)[ ](?<name>\d{1,2})(?![\d°])` },
  { kind: 'small letter', source: String.raw`(?:point|item|lettre|letter)?[ ]?(?<name>[a-h])\)` },
  { kind: 'small letter', source: String.raw`(?:point|item|lettre|letter)[ ](?<name>[a-h])(?![a-z])` },
];
/** A capital alone is a part of a part, as one behind the article's number is of the number: « L. 253-8, I bis, A ». */
const CAPITAL: Naming = { kind: 'letter', source: String.raw`(?<name>[A-H])(?![a-z\d'’)])` };
/** « le a du 2° » */
const SMALL_OF: Naming = { kind: 'small letter', source: String.raw`(?<![a-z\d])(?<name>[a-h])` };
const flags = ({ source }: Naming): string => (/\[IVX\]|\[A-H\]/u.test(source) ? 'u' : 'iu');
const FORWARD = [...NAMINGS, CAPITAL].map((one) => ({
  kind: one.kind,
  pattern: new RegExp(`^${one.source}`, flags(one)),
}));
const BACKWARD = [...NAMINGS, CAPITAL, SMALL_OF].map((one) => ({
  kind: one.kind,
  pattern: new RegExp(`(?<![\\p{L}\\d])${one.source}$`, flags(one)),
}));

const GAP = /^[ ]{0,2}(?:[,;:(–-][ ]{0,2})?(?:(?:le|la|au|son|sa|the|its|l['’])[ ]?)?/iu;
/** « L. 331-2 du code rural, II »: the part may follow the name of the code. */
const CODE =
  /^[ ]?(?:du|of the|de ce)?[ ]?(?:code rural(?: et de la peche maritime)?|crpm|rural code)(?![a-z])/iu;
const OF_OUTER = /^[ ]?(?:du|de la|de l['’]|of the|of)[ ]/iu;
const LIST = /^[ ]?(?:,|et|a|and|to|ou|or|&)[ ](?:(?:le|la|au|du|the)[ ])?/iu;
const LIST_BEFORE = /(?:,|(?<![a-z])(?:et|a|and|to|ou|or)|&)[ ](?:(?:le|la|au|du|the|l['’])[ ]?)?$/iu;
/** « du II de l'article », "of the second paragraph of article". */
const OF_ARTICLE =
  /(?<![a-z])(?:du|de l['’]?|des|of|of the|in|d['’])[ ]?(?:l['’])?[ ]?(?:(?:article|articles|art\.?)[ ]?)?(?:n°[ ]?)?$/iu;
const OF = /(?<![a-z])(?:du|de la|de l['’]|de|of the|of)[ ]$/iu;
/** « l'annexe II de l'article » is no part of the article. */
const ANNEX = /(?<![a-z])(?:annexe?s?|tableaux?|tables?)[ ](?:n°[ ]?)?$/iu;
const LONGEST_BEFORE = 70;
const LONGEST_BEHIND = 40;
const MOST_STEPS = 4;

/**
 * The part that is named beside an article, from the outermost step: « D161-8, II », « L. 411-58, alinéa 3 », « 2° du I de
 * l'article L. 411-32 ». Empty where none is, or where several are: « les I et II de l'article ».
 */
export function readPart(text: string, start: number, end: number): PartStep[] {
  const plain = text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').charAt(0));
  const behind = partBehind(plain.slice(end).replace(CODE, ''));
  return behind.length > 0 ? behind : partBefore(plain.slice(Math.max(0, start - LONGEST_BEFORE), start));
}

function partBehind(text: string): PartStep[] {
  const steps: PartStep[] = [];
  let rest = text.slice(0, LONGEST_BEHIND * MOST_STEPS);
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const next = stepBehind(rest, count === 0);
    if (next === null) break;
    if (next.isOuter) steps.unshift(next.step);
    else steps.push(next.step);
    rest = rest.slice(next.length);
    if (opensList(rest, next.step)) return [];
  }
  return steps;
}

/** The next step, behind a comma or, where it holds the one before it, « du »: « 2° du I ». */
function stepBehind(text: string, isFirst: boolean): (Read & { readonly isOuter: boolean }) | null {
  const outward = isFirst ? null : OF_OUTER.exec(text);
  const gap = (outward ?? GAP.exec(text))?.[0].length ?? 0;
  const read = stepAt(text.slice(gap), !isFirst);
  return read && { step: read.step, length: gap + read.length, isOuter: outward !== null };
}

/** « I et II » */
function opensList(text: string, step: PartStep): boolean {
  const list = LIST.exec(text);
  return list !== null && isSibling(step, stepAt(text.slice(list[0].length), true)?.step);
}

function partBefore(text: string): PartStep[] {
  const steps: PartStep[] = [];
  const of = OF_ARTICLE.exec(text);
  if (of === null) return steps;
  let rest = text.slice(0, of.index).trimEnd();
  for (let count = 0; count < MOST_STEPS; count += 1) {
    const next = stepBefore(rest);
    if (next === null) break;
    steps.push(next.step);
    rest = rest.slice(0, rest.length - next.length);
    if (ANNEX.test(rest)) return [];
    const list = LIST_BEFORE.exec(rest);
    if (list && isSibling(next.step, stepBefore(rest.slice(0, list.index).trimEnd())?.step)) return [];
    const more = OF.exec(rest);
    if (more === null) break;
    rest = rest.slice(0, more.index).trimEnd();
  }
  return steps;
}

function isSibling(step: PartStep, other: PartStep | undefined): boolean {
  return other !== undefined && other.kind === step.kind;
}

interface Read {
  readonly step: PartStep;
  readonly length: number;
}

function stepAt(text: string, isInside: boolean): Read | null {
  for (const { kind, pattern } of FORWARD) {
    if (kind === 'letter' && !isInside) continue;
    const match = pattern.exec(text.slice(0, LONGEST_BEHIND));
    if (match) return { step: stepOf(kind, match.groups ?? {}), length: match[0].length };
  }
  return null;
}

function stepBefore(text: string): Read | null {
  for (const { kind, pattern } of BACKWARD) {
    const match = pattern.exec(text);
    if (match) return { step: stepOf(kind, match.groups ?? {}), length: match[0].length };
  }
  return null;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

function stepOf(kind: PartStep['kind'], groups: Readonly<Record<string, string | undefined>>): PartStep {
  const { name = '', bis, place = '', either } = groups;
  if (kind === 'paragraph') {
    const count = PLACES.get(place.toLowerCase()) ?? Number(place);
    return { kind, name: either === undefined ? '' : (ROMAN[count] ?? ''), rank: count };
  }
  const own = kind === 'section' ? name.toUpperCase() : kind === 'small letter' ? name.toLowerCase() : name;
  return { kind, name: bis === undefined ? own : `${own} ${bis.toLowerCase()}`, rank: 0 };
}
