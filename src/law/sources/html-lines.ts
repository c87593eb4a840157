import { plainText } from './legal-markup.js';

/** A line of a page: a paragraph, heading or cell. */
export interface HtmlLine {
  readonly text: string;
  /** The class attribute of the innermost block; empty where it has none. */
  readonly classes: string;
}

const PIECE = /<(\/?)([a-z][a-z0-9:]*)(?![a-z0-9:])([^<>]*)>|[^<]+/giu;
const BLOCKS = new Set(
  'p div td th tr table tbody thead li ul ol h1 h2 h3 h4 h5 h6 body article section'.split(' '),
);
const VOID = new Set(['br', 'hr', 'img', 'col', 'meta', 'link', 'input']);
const SKIPPED = new Set(['script', 'style', 'head', 'title']);
/** Footnotes and the signs that lead to them. */
const NOTE = /(?:^|[\s-])(?:note|note-tag|footnote|footnotes)(?:$|\s)/u;
/** Marks of a consolidated text: ►M1 … ◄, ▼B. */
const MARK = /[►▼][A-Z]\d{0,3}|◄/gu;
/** What stands before a point: « a) », « (12) », « 1. », a dash. */
const LABEL = /^(?:\(?(?:\d{1,3}|[a-z]{1,5}|[IVXL]{1,7})\)|\d{1,3}\.|[—–-])$/u;

interface Open {
  readonly name: string;
  readonly classes: string;
  readonly isSkipped: boolean;
}

/**
 * The lines of a page in order, without notes, scripts and the marks of a consolidation; the number of a point, which
 * pages put into a cell of its own, stands before its text. Markup need not be well formed.
 */
export function htmlLines(html: string): HtmlLine[] {
  const reader = new LineReader();
  for (const [piece, closing, name = '', attributes = ''] of html.matchAll(PIECE)) {
    const tag = name.toLowerCase();
    if (tag === '') reader.text(piece);
    else reader.tag(tag, closing === '/', attributes);
  }
  return withLabels(reader.end());
}

/** Collects text until a block begins or ends. */
class LineReader {
  readonly #lines: HtmlLine[] = [];
  readonly #open: Open[] = [];
  #pending = '';

  text(piece: string): void {
    if (!this.#open.some(({ isSkipped }) => isSkipped)) this.#pending += piece;
  }

  tag(name: string, isClosing: boolean, attributes: string): void {
    if (BLOCKS.has(name) || name === 'br') this.end();
    if (isClosing) close(this.#open, name);
    else if (!VOID.has(name) && !attributes.endsWith('/')) this.#open.push(opened(name, attributes));
  }

  /** Ends the line, and gives all so far. */
  end(): HtmlLine[] {
    const text = plainText(this.#pending).replace(MARK, '').replace(/\s+/gu, ' ').trim();
    this.#pending = '';
    const classes = this.#open.findLast(({ name }) => BLOCKS.has(name))?.classes ?? '';
    if (text !== '') this.#lines.push({ text, classes });
    return this.#lines;
  }
}

function opened(name: string, attributes: string): Open {
  const classes = /\bclass\s*=\s*["']([^"'<>]{0,200})["']/iu.exec(attributes)?.[1] ?? '';
  return { name, classes, isSkipped: SKIPPED.has(name) || NOTE.test(classes) };
}

/** Ends the nearest element of the name with all that were left open in it. */
function close(open: Open[], name: string): void {
  const at = open.findLastIndex((one) => one.name === name);
  if (at >= 0) open.length = at;
}

function withLabels(lines: readonly HtmlLine[]): HtmlLine[] {
  const joined: HtmlLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && LABEL.test(last.text))
      joined[joined.length - 1] = { ...line, text: `${last.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
}
