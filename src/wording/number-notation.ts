import type { Language } from '../common/language.js';

/** A number written in digits, without sign, scale word or percent sign. */
export interface WrittenNumber {
  value: number;
  /** The other possible reading, of « 1,234 » as a decimal or as thousands; null where there is only one. */
  other: number | null;
  /** What one unit of its last digit is worth: 0.01 for « 25,38 ». */
  step: number;
  /** Digits only, no separator. */
  plain: boolean;
  end: number;
}

interface Piece {
  mark: string;
  digits: string;
  end: number;
}

/** 10¹⁵ and more is no figure; a bound keeps the reading of long lists linear. */
const MOST_GROUPS = 5;

const DIGITS = /\d+/y;
/** The spaces that stand between thousands: plain, no-break, narrow no-break, thin and figure space. */
const SPACED_GROUP = /[ \u00a0\u202f\u2009\u2007](\d{3})(?!\d)/y;
const MARKED_PIECE = /([.,])(\d+)/y;
const THOUSANDS_MARK: Record<Language, string> = { fr: '.', en: ',' };

/**
 * Reads the number that begins at `start`, in French or English notation: « 25 376,8 », « 25.376,8 », "25,376.8".
 * A single mark before three digits is decimal or thousands by the language, and `other` holds the other reading.
 * @param start offset of an ASCII digit
 */
export function readNotation(text: string, start: number, language: Language): WrittenNumber {
  const lead = digitsAt(text, start);
  const spaced = spacedGroups(text, start + lead.length, lead);
  if (spaced.digits !== lead) return withFraction(text, spaced.digits, spaced.end);
  return fromPieces(lead, start + lead.length, markedPieces(text, start + lead.length), language);
}

function spacedGroups(text: string, from: number, lead: string): { digits: string; end: number } {
  let digits = lead;
  let end = from;
  if (!canLead(lead)) return { digits, end };
  for (let count = 0; count < MOST_GROUPS; count += 1) {
    const group = matchAt(SPACED_GROUP, text, end);
    if (!group) break;
    digits += group[1];
    end += group[0].length;
  }
  return { digits, end };
}

function withFraction(text: string, whole: string, at: number): WrittenNumber {
  const piece = matchAt(MARKED_PIECE, text, at);
  const digits = piece?.[2] ?? '';
  return decimal(whole, digits, false, at + (piece?.[0].length ?? 0));
}

function markedPieces(text: string, from: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  while (pieces.length <= MOST_GROUPS) {
    const match = matchAt(MARKED_PIECE, text, at);
    if (!match) break;
    at += match[0].length;
    pieces.push({ mark: match[1] ?? '', digits: match[2] ?? '', end: at });
  }
  return pieces;
}

function fromPieces(lead: string, end: number, pieces: Piece[], language: Language): WrittenNumber {
  const [first, ...others] = pieces;
  if (!first) return decimal(lead, '', true, end);
  if (others.length === 0) return fromSinglePiece(lead, first, language);
  const groups = pieces.filter((piece) => piece.mark === first.mark);
  const last = pieces.at(-1) ?? first;
  const allGroups = canLead(lead) && groups.every((piece) => piece.digits.length === 3);
  const whole = lead + groups.map((piece) => piece.digits).join('');
  if (allGroups && groups.length === pieces.length) return decimal(whole, '', false, last.end);
  const onlyLastDiffers = groups.length === pieces.length - 1 && last.mark !== first.mark;
  if (allGroups && onlyLastDiffers) return decimal(whole, last.digits, false, last.end);
  return decimal(lead, '', true, end); // a list without spaces, such as 3,5,7
}

function fromSinglePiece(lead: string, piece: Piece, language: Language): WrittenNumber {
  const fraction = decimal(lead, piece.digits, false, piece.end);
  if (piece.digits.length !== 3 || !canLead(lead)) return fraction;
  const thousands = decimal(lead + piece.digits, '', false, piece.end);
  return piece.mark === THOUSANDS_MARK[language]
    ? { ...thousands, other: fraction.value }
    : { ...fraction, other: thousands.value };
}

function decimal(whole: string, fraction: string, plain: boolean, end: number): WrittenNumber {
  return {
    value: Number(`${whole}.${fraction}0`),
    other: null,
    step: Number(`1e-${fraction.length}`),
    plain,
    end,
  };
}

/** Whether these digits can stand before a group of three. */
function canLead(digits: string): boolean {
  return digits.length <= 3 && !digits.startsWith('0');
}

function digitsAt(text: string, at: number): string {
  return matchAt(DIGITS, text, at)?.[0] ?? '';
}

/** The match of a sticky pattern that begins exactly at the offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
