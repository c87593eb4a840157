/** One step into an article: its « II bis », the « A », the « 2° », the « a) » or the third paragraph (« alinéa ») of what is reached. */
export interface PartStep {
  readonly kind: PartKind;
  /** As the text numbers it, without full stop, ° or bracket: 'II bis', 'A', '2 bis', 'a'; of a paragraph empty. */
  readonly name: string;
  /** Of a paragraph its place, from one on, and from the end on below zero: the last is -1. Zero of what has a name. */
  readonly rank: number;
}

/** From the outermost kind to the innermost; a paragraph may stand at any depth. */
export type PartKind = 'section' | 'letter' | 'number' | 'small letter' | 'paragraph';

/** What is found of the part of an article that is named: its pieces where all of it is there, else what is missing. */
export interface FoundPart {
  /** The steps that lead to what is quoted; none where not even the first is there. */
  readonly steps: readonly PartStep[];
  /** What is quoted, exact substrings: the line that announces the part where there is one, and the part. */
  readonly quotes: readonly string[];
  /** The first step that the article lacks, with what stands in its place; null where the part is there. */
  readonly missing: MissingPart | null;
}

export interface MissingPart {
  readonly step: PartStep;
  /** The names of that kind that there are: I, II, III. */
  readonly names: readonly string[];
  /** How many paragraphs there are. */
  readonly count: number;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Mark {
  readonly kind: PartKind;
  readonly name: string;
  readonly start: number;
}

const RANKS: readonly PartKind[] = ['section', 'letter', 'number', 'small letter'];
const BIS = '(?: (?:bis|ter|quater|quinquies|sexies))?';
/** How a part begins its line; one may follow another: « I bis. - A. - ». */
const MARKS: readonly (readonly [PartKind, RegExp])[] = [
  ['section', new RegExp(String.raw`^([IVX]{1,5}${BIS}) ?\.? ?[-–—―] ?`, 'u')],
  ['letter', new RegExp(String.raw`^([A-H]${BIS}) ?\. ?[-–—―] ?`, 'u')],
  ['number', new RegExp(String.raw`^(\d{1,2})(?:°|\)|\. )(${BIS})`, 'u')],
  ['small letter', new RegExp(String.raw`^([a-z]${BIS})(?:\)|\. )`, 'u')],
];

/** The part of the text that the steps lead to, from the outermost; see {@link FoundPart}. */
export function findPart(text: string, steps: readonly PartStep[]): FoundPart {
  const marks = marksOf(text);
  let reached: Stretch = { start: 0, end: text.length };
  let lead: Stretch | null = null;
  const taken: PartStep[] = [];
  for (const asked of steps) {
    const step = settled(asked, marks);
    const inside = partsOf(text, reached, step.kind, marks);
    const at = placeOf(step, inside);
    const part = inside[at];
    if (part === undefined) {
      const names = step.kind === 'paragraph' ? [] : inside.map(({ name }) => name);
      const count = linesOf(text, reached).length;
      const quotes = taken.length > 0 ? piecesOf(text, reached, lead) : [];
      return { steps: taken, quotes, missing: { step, names, count } };
    }
    lead = step.kind === 'paragraph' ? null : announcementOf(text, reached, inside[0] ?? part);
    if (taken.length === 0) taken.push(...sectionAround(text, part, step, marks));
    reached = part;
    taken.push(step);
  }
  return { steps: taken, quotes: piecesOf(text, reached, lead), missing: null };
}

/** « paragraphe 2 » is the II of an article that has Roman numbers, and else its second paragraph. */
function settled(step: PartStep, marks: readonly Mark[]): PartStep {
  if (step.kind !== 'paragraph' || step.name === '') return step;
  const isDivided = marks.some(({ kind, name }) => kind === 'section' && name === step.name);
  return isDivided ? { kind: 'section', name: step.name, rank: 0 } : { ...step, name: '' };
}

function placeOf(step: PartStep, inside: readonly { readonly name: string }[]): number {
  if (step.kind !== 'paragraph') return inside.findIndex(({ name }) => name === step.name);
  return step.rank < 0 ? inside.length + step.rank : step.rank - 1;
}

function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const line of linesOf(text, { start: 0, end: text.length })) {
    let { start } = line;
    for (const [kind, pattern] of MARKS) {
      const match = pattern.exec(text.slice(start, Math.min(line.end, start + 24)));
      if (match?.[1] === undefined) continue;
      marks.push({ kind, name: `${match[1]}${match[2] ?? ''}`, start });
      start += match[0].length;
    }
  }
  return marks;
}

function linesOf(text: string, { start, end }: Stretch): Stretch[] {
  const lines: Stretch[] = [];
  let at = start;
  for (const line of text.slice(start, end).split('\n')) {
    if (line.trim() !== '') lines.push({ start: at, end: at + line.length });
    at += line.length + 1;
  }
  return lines;
}

/** The parts of one kind inside a stretch, each up to the next that is not inside it. */
function partsOf(
  text: string,
  within: Stretch,
  kind: PartKind,
  marks: readonly Mark[],
): (Stretch & { readonly name: string })[] {
  if (kind === 'paragraph') return linesOf(text, within).map((line) => ({ ...line, name: '' }));
  const rank = RANKS.indexOf(kind);
  const bounds = marks.filter(
    (mark) => mark.start >= within.start && mark.start < within.end && RANKS.indexOf(mark.kind) <= rank,
  );
  const parts = bounds.flatMap((mark, at) => {
    if (mark.kind !== kind) return [];
    const next = bounds.slice(at + 1).find(({ start }) => start > mark.start);
    return [{ name: mark.name, start: mark.start, end: next?.start ?? within.end }];
  });
  return kind === 'section' ? parts : parts.map((part, at) => closed(text, part, parts.slice(0, at), marks));
}

/** Behind the last item of a list of single lines stands what is not of it: « Un décret fixe … ». */
function closed<Part extends Stretch>(
  text: string,
  part: Part,
  before: readonly Stretch[],
  marks: readonly Mark[],
): Part {
  const ownLines = (one: Stretch): Stretch[] => {
    const lines = linesOf(text, one);
    return lines.filter(({ start }, at) => at === 0 || marks.some((mark) => mark.start === start));
  };
  const isPlain = before.every((one) => ownLines(one).length === linesOf(text, one).length);
  const last = ownLines(part).at(-1);
  return before.length > 0 && isPlain && last ? { ...part, end: last.end } : part;
}

/** The line above the first item that announces the list: « Sont interdits : ». */
function announcementOf(text: string, within: Stretch, first: Stretch): Stretch | null {
  const above = linesOf(text, { start: within.start, end: first.start }).at(-1);
  return above && text.slice(above.start, above.end).trimEnd().endsWith(':') ? above : null;
}

/** « 2° de l'article » of an article of several sections: the section that it stands in, so that it can be told which is quoted. */
function sectionAround(text: string, part: Stretch, step: PartStep, marks: readonly Mark[]): PartStep[] {
  if (step.kind === 'section' || step.kind === 'paragraph') return [];
  const whole = { start: 0, end: text.length };
  const around = partsOf(text, whole, 'section', marks).find(
    ({ start, end }) => start <= part.start && part.end <= end,
  );
  return around ? [{ kind: 'section', name: around.name, rank: 0 }] : [];
}

function piecesOf(text: string, part: Stretch, lead: Stretch | null): string[] {
  if (lead === null) return [text.slice(part.start, part.end).trimEnd()];
  const isNext = text.slice(lead.end, part.start).trim() === '';
  if (isNext) return [text.slice(lead.start, part.end).trimEnd()];
  return [text.slice(lead.start, lead.end), text.slice(part.start, part.end)].map((piece) => piece.trimEnd());
}
