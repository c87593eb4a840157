import type { XmlElement } from './xml-tree.js';

/** Elements that stand on a line of their own. */
const BLOCKS = new Set([
  'ALINEA',
  'P',
  'PARAG',
  'ITEM',
  'NP',
  'ROW',
  'CELL',
  'TI',
  'STI',
  'TI.ART',
  'STI.ART',
  'QUOT.S',
  'GR.SEQ',
  'TITLE',
]);
/** Numbers of points and paragraphs: what follows stands on the same line, after a space. */
const NUMBERS = new Set(['NO.P', 'NO.PARAG']);
const LEFT_OUT = new Set(['NOTE', 'GR.NOTES', 'BIB.INSTANCE']);
const LINE = '\n';
const JOINT = '\u0001';
const SPACE_AFTER_JOINT = new RegExp(`${JOINT}\\s*`, 'gu');

/**
 * The plain text of an element of Formex 4: every paragraph, point and cell on its own line, after its number;
 * quotation marks as the document names them (QUOT.START, QUOT.END with a code point); footnotes left out.
 */
export function formexText(element: XmlElement): string {
  return written(element)
    .replace(SPACE_AFTER_JOINT, ' ')
    .split(LINE)
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join(LINE);
}

function written(element: XmlElement): string {
  if (LEFT_OUT.has(element.name)) return '';
  if (element.name === 'QUOT.START' || element.name === 'QUOT.END')
    return quotationMark(element.attributes['CODE']);
  const inside = element.children
    .map((child) => (typeof child === 'string' ? child.replace(/\s+/gu, ' ') : written(child)))
    .join('');
  if (NUMBERS.has(element.name)) return `${LINE}${inside}${JOINT}`;
  return BLOCKS.has(element.name) ? `${LINE}${inside}${LINE}` : inside;
}

function quotationMark(code: string | undefined): string {
  const point = Number.parseInt(code ?? '', 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '"';
}
