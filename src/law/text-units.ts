/** A sentence or list item of an article, as offsets into its text. */
export interface TextUnit {
  readonly start: number;
  readonly end: number;
  /**
   * Position among the units of the one that it hangs on: of an item the line that announces it (« Sont interdits : »), of
   * a further sentence of an item the item; null of a sentence that stands by itself.
   */
  readonly lead: number | null;
  /** Whether it announces what follows. */
  readonly announces: boolean;
  /** Whether it begins its line. */
  readonly opensLine: boolean;
  /** Whether it begins a part of the article with a Roman number: « II. - ». */
  readonly opensSection: boolean;
}

type Marker = 'paragraph' | 'letter' | 'number' | 'small letter' | 'dash' | 'none';

/** How the lines of a list begin. Légifrance writes « I.- », « II bis. - A. - », « 1° bis », « a) » and « -». */
const MARKERS: readonly (readonly [Marker, RegExp])[] = [
  ['paragraph', /^[IVX]{1,5}(?: (?:bis|ter|quater|quinquies|sexies))? ?\.? ?[-–—―]/u],
  ['letter', /^[A-H] ?\. ?[-–—―]/u],
  ['number', /^\d{1,2}(?:°|\)|\. )/u],
  ['small letter', /^[a-z]{1,2}(?:\)|\. )/u],
  ['dash', /^[-–—―•]/u],
];
/** A full stop of these ends no sentence: « L. 411-1 », « I. - », « art. », « Mme ». */
const ABBREVIATION = /(?:^|[\s(«'’-])(?:\p{Lu}|[IVXLC]+|art|al|n|p|cf|etc|dr|mm|mme|mlle)\.$/iu;
const LONGEST_ABBREVIATION = 8;
/** The end of a sentence, the space after it missing at times, or of an item that another follows on the same line. */
const END = /[.!?…] (?=[\p{Lu}«"“(])|(?<=\p{Ll})\.(?=\p{Lu})|; (?=(?:\d{1,2}°|[a-z]\)) )/gu;
/** « 1. » is the number of the sentence behind it. */
const BARE_NUMBER = /^\d{1,2}\.$/u;

interface List {
  readonly lead: number;
  /** How its items begin; null until the first is seen. */
  marker: Marker | null;
}

/**
 * The sentences and list items of a text in order, each with the line that announces it. Together they leave out
 * nothing but white space between them.
 */
export function readUnits(text: string): TextUnit[] {
  const units: TextUnit[] = [];
  let open: List[] = [];
  let lineStart = 0;
  for (const line of text.split('\n')) {
    const marker = markerOf(line);
    const { lead, inner } = placeOf(line, marker, open);
    open = inner;
    const first = units.length;
    const cuts = cutsOf(line);
    cuts.forEach(({ start, end }, at) => {
      const announces = at === cuts.length - 1 && line.trimEnd().endsWith(':');
      const own = at > 0 && lead !== null ? first : lead;
      units.push({
        start: lineStart + start,
        end: lineStart + end,
        lead: own,
        announces,
        opensLine: at === 0,
        opensSection: at === 0 && marker === 'paragraph',
      });
      if (announces) open = [...open, { lead: units.length - 1, marker: null }];
    });
    lineStart += line.length + 1;
  }
  return units;
}

/** The innermost open list that the line goes on with, and the lists that stay open. */
function placeOf(
  line: string,
  marker: Marker,
  open: readonly List[],
): { lead: number | null; inner: List[] } {
  if (marker === 'paragraph') return { lead: null, inner: [] };
  const last = open.at(-1);
  if (last?.marker === null) {
    last.marker = marker;
    return { lead: last.lead, inner: [...open] };
  }
  if (marker === 'none') return { lead: null, inner: line.trimEnd().endsWith(':') ? [] : [...open] };
  const at = open.findLastIndex((list) => list.marker === marker);
  return { lead: open[at]?.lead ?? null, inner: at < 0 ? [] : open.slice(0, at + 1) };
}

function markerOf(line: string): Marker {
  const [marker] = MARKERS.find(([, pattern]) => pattern.test(line)) ?? ['none' as const];
  return marker;
}

/** The sentences of one line; empty for a blank line. */
function cutsOf(line: string): { start: number; end: number }[] {
  const cuts: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + 1;
    if (BARE_NUMBER.test(line.slice(start, end))) continue;
    if (match[0] === '. ' && ABBREVIATION.test(line.slice(Math.max(0, end - LONGEST_ABBREVIATION), end)))
      continue;
    cuts.push({ start, end });
    start = match.index + match[0].length;
  }
  if (line.slice(start).trim() !== '') cuts.push({ start, end: line.length });
  return cuts;
}
