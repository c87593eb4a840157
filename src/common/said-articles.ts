import { readNumberWords } from './number-words.js';

/** A word or number with its place, and what stands between it and the one before. */
interface Piece {
  readonly word: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly gap: string;
}

/** What stands in front of the number of an article: « article », a letter, a star. */
interface Label {
  readonly start: number;
  readonly words: string;
  readonly isArticle: boolean;
  readonly isLettered: boolean;
}

/** The numbers of an article as they were said, and the piece behind them. */
interface Said {
  readonly numbers: readonly number[];
  readonly next: number;
  readonly isDashed: boolean;
  readonly isInWords: boolean;
}

const PIECE = /\p{L}+|\d+|\*/gu;
const DASHES = new Set(['tiret', 'tirets', 'dash', 'hyphen', 'barre']);
/** Behind « article » or a letter these can be nothing else. */
const MISTAKEN = new Set(['point', 'dot', 'slash', 'moins', 'virgule']);
const JOINED = /^(?:[ \u00a0-]|[ \u00a0]?-[ \u00a0]?)$/u;
/** Of the words of one number: a dash between spaces parts two. */
const WITHIN = /^[ \u00a0-]$/u;
const LOOSELY_JOINED = /^[. \u00a0°]{0,3}$/u;
const ARTICLE = /^(?:articles?|art)$/u;
const NUMBER = /^(?:n|no|numero|number)$/u;
const STAR = /^(?:\*|etoile|star|asterisque|asterisk)$/u;
const LETTER = /^[lrd]$/u;
const UNIT =
  /^(?:ans?|mois|jours?|ha|hectares?|tonnes?|t|q|kg|quintaux|euros?|tetes?|vaches?|days?|months?|years?)$/u;
const HUNDREDS = { from: 100, to: 999 };

/**
 * The text with the numbers of articles that are said in words in digits, « l'article L quatre cent onze tiret six » as
 * « l'article L411-6 », with spaces in front of what is shorter, so that every place behind it stays what it was.
 */
export function withSaidNumbers(text: string): string {
  const pieces = piecesOf(text);
  let written = '';
  let from = 0;
  let at = 0;
  while (at < pieces.length) {
    const article = articleAt(pieces, at);
    if (article !== null) {
      written += text.slice(from, article.start) + article.number.padStart(article.end - article.start);
      from = article.end;
    }
    at = article?.next ?? at + 1;
  }
  return written + text.slice(from);
}

/** An article whose number is said in words, with the place of it all and the piece behind. */
interface SaidArticle {
  readonly number: string;
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

function articleAt(pieces: readonly Piece[], at: number): SaidArticle | null {
  const label = labelBefore(pieces, at);
  const said = saidAt(pieces, at, label);
  const first = pieces[at];
  if (said === null || first === undefined || !namesArticle(said, label, pieces[said.next])) return null;
  return {
    number: `${label?.words ?? ''}${said.numbers.join('-')}`,
    start: label?.start ?? first.start,
    end: pieces[said.next - 1]?.end ?? first.end,
    next: said.next,
  };
}

function piecesOf(text: string): Piece[] {
  let end = 0;
  return [...text.matchAll(PIECE)].map(({ 0: found, index }) => {
    const gap = text.slice(end, index);
    end = index + found.length;
    const word = found
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/gu, '')
      .toLowerCase();
    return { word, text: found, start: index, end, gap };
  });
}

/** « article », « L », « article R étoile », right in front of the piece; null where none is. */
function labelBefore(pieces: readonly Piece[], at: number): Label | null {
  let first = at;
  const take = (pattern: RegExp): string => {
    const [one, behind] = [pieces[first - 1], pieces[first]];
    if (one === undefined || !pattern.test(one.word) || !LOOSELY_JOINED.test(behind?.gap ?? '')) return '';
    first -= 1;
    return one.text;
  };
  const star = take(STAR) && '*';
  const letter = take(LETTER);
  if (letter === '') take(NUMBER);
  const article = take(ARTICLE) && 'article ';
  if (first === at) return null;
  const start = pieces[first]?.start ?? 0;
  return {
    start,
    words: `${article}${letter}${star}`,
    isArticle: article !== '',
    isLettered: letter !== '',
  };
}

/** The numbers from a piece on, with what parts them; null where none begins there. */
function saidAt(pieces: readonly Piece[], at: number, label: Label | null): Said | null {
  const first = firstNumber(pieces, at, label);
  if (first === null) return null;
  const numbers = [first.value];
  let { next, isInWords } = first;
  let isDashed = false;
  while (numbers.length < 4) {
    const behind = dashAt(pieces, next, label !== null);
    const further = numberAt(pieces, behind);
    if (further === null || !(behind > next || (label !== null && isJoined(pieces, next)))) break;
    isDashed ||= behind > next;
    isInWords ||= further.isInWords;
    numbers.push(further.value);
    next = further.next;
  }
  return { numbers, next, isDashed, isInWords };
}

interface OneNumber {
  readonly value: number;
  readonly next: number;
  readonly isInWords: boolean;
}

/** "Four eleven" and "four one one" are 411 where an article is named. */
function firstNumber(pieces: readonly Piece[], at: number, label: Label | null): OneNumber | null {
  const first = numberAt(pieces, at);
  if (first === null || label === null || !first.isInWords || first.value > 9) return first;
  const second = joinedNumberAt(pieces, first.next);
  if (second === null) return first;
  if (second.value > 9) return { ...second, value: 100 * first.value + second.value };
  const third = joinedNumberAt(pieces, second.next);
  if (third === null || third.value > 9) return first;
  return { ...third, value: 100 * first.value + 10 * second.value + third.value };
}

function joinedNumberAt(pieces: readonly Piece[], at: number): OneNumber | null {
  return isJoined(pieces, at) ? numberAt(pieces, at) : null;
}

function numberAt(pieces: readonly Piece[], at: number): OneNumber | null {
  const digits = pieces[at]?.word ?? '';
  if (/^\d{1,3}$/u.test(digits)) return { value: Number(digits), next: at + 1, isInWords: false };
  const isOf = (place: number): boolean => place === at || WITHIN.test(pieces[place]?.gap ?? '');
  const wordAt = (place: number): string => (isOf(place) ? wordOf(pieces, place) : '');
  const read = readNumberWords(wordAt, at);
  if (read === null || read.value === 0 || read.value > HUNDREDS.to) return null;
  return { value: read.value, next: at + read.length, isInWords: true };
}

/** The place behind a dash that is said, « tiret », « trait d'union »; the same place where none is. */
function dashAt(pieces: readonly Piece[], at: number, isNamed: boolean): number {
  const word = wordOf(pieces, at);
  if ((DASHES.has(word) || (isNamed && MISTAKEN.has(word))) && isJoined(pieces, at)) return at + 1;
  const isHyphen = ['trait', 'd', 'union'].every((part, step) => wordOf(pieces, at + step) === part);
  return isHyphen ? at + 3 : at;
}

function wordOf(pieces: readonly Piece[], at: number): string {
  return pieces[at]?.word ?? '';
}

function isJoined(pieces: readonly Piece[], at: number): boolean {
  return JOINED.test(pieces[at]?.gap ?? '');
}

/** Whether the numbers are those of an article, and in words at least in part. */
function namesArticle({ numbers, isDashed, isInWords }: Said, label: Label | null, behind?: Piece): boolean {
  const [first = 0] = numbers;
  if (!isInWords || first < HUNDREDS.from || first > HUNDREDS.to) return false;
  return isDashed || (label !== null && !isUnit(behind) && isNumbered(label, numbers));
}

/** A letter alone may be an article of grammar without its apostrophe. */
function isNumbered({ isArticle, isLettered }: Label, numbers: readonly number[]): boolean {
  return isArticle || (isLettered && numbers.length > 1);
}

function isUnit(piece: Piece | undefined): boolean {
  return piece !== undefined && JOINED.test(piece.gap) && UNIT.test(piece.word);
}
