import { SaxesParser } from 'saxes';

/** An element of a document, with its text and elements in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (XmlElement | string)[];
}

/** The root element of a document. Comments and processing instructions are left out. Throws where it is not well formed. */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  const addText = (text: string): void => {
    open.at(-1)?.children.push(text);
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, attributes: { ...attributes }, children: [] });
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) root = closed;
    else parent.children.push(closed);
  });
  parser.write(xml).close();
  if (root === null) throw new Error('the document has no element');
  return root;
}

/** The elements directly under it, those of the name where one is given. */
export function elementsOf(element: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of element.children) {
    if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child);
  }
  return found;
}

/** The first element down the path of names; null where one is missing. */
export function elementAt(element: XmlElement, ...path: readonly string[]): XmlElement | null {
  let at: XmlElement | null = element;
  for (const name of path) at = at === null ? null : (elementsOf(at, name)[0] ?? null);
  return at;
}

/** The first element of the name at any depth, in document order, itself included; null where there is none. */
export function firstNamed(element: XmlElement, name: string): XmlElement | null {
  if (element.name === name) return element;
  for (const child of elementsOf(element)) {
    const found = firstNamed(child, name);
    if (found !== null) return found;
  }
  return null;
}

/** All text inside, as it stands; empty for no element. */
export function textOf(element: XmlElement | null): string {
  if (element === null) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
