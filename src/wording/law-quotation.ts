import type { FoundArticle, LawPenalty, PlainAnswer } from './law.findings.js';
import { typographic } from './typography.js';

/** An article up to this length is quoted whole. */
export const WHOLE_LENGTH = 900;
/** Decisive sentences are chosen up to 1000 characters. */
const LONGEST_PIECE = 1000;

/** How an item of a list ends that another follows. */
const JOINED = /[ \u00a0]?[;,](?: (?:ou|et))?$/u;
/** How a sentence ends, or a line that announces what follows. */
const CLOSED = /[.!?…:»")]$/u;
const LEFT_OUT = '[…]';

/** What is quoted of an article: all of a short one, else its decisive sentences, else its beginning. Exact substrings. */
export function quotedPieces(article: FoundArticle): readonly string[] {
  if (!isExcerpt(article)) return [article.text];
  const pieces = article.quotes.length > 0 ? article.quotes.map(upToLimit) : [opening(article.text)];
  return pieces.map((piece) => piece.trimEnd().replace(JOINED, ''));
}

/** The same in one line of quotation, with a mark for what is left out between the pieces and behind one that breaks off. */
export function quotedText(article: FoundArticle): string {
  const pieces = quotedPieces(article);
  const goesOn = isExcerpt(article) && !CLOSED.test(pieces.at(-1) ?? '');
  return [...pieces, ...(goesOn ? [''] : [])].join(` ${LEFT_OUT} `).trimEnd();
}

/** Whether but some of the article is quoted: of a long one, or of one of which a part was asked for. */
export function isExcerpt({ text, part, quotes }: FoundArticle): boolean {
  return (
    text.length > WHOLE_LENGTH ||
    (part !== undefined && quotes.length > 0 && quotes.join('').length < text.length)
  );
}

/** A part that was asked for may be longer than what is quoted; decisive sentences are not. */
function upToLimit(piece: string): string {
  return piece.length > LONGEST_PIECE ? opening(piece) : piece;
}

/** A full stop of these ends no sentence: « L. 411-1 », « I. - », « art. », « al. », « n. ». */
const ABBREVIATED = /(?<!\p{L})(?:[LRDA]|[IVXLC]+|art|al|n|p|cf|etc|M|MM|Mme|Dr|\d)\.$/u;
const LONGEST_ABBREVIATION = 6;
const ENDS = /[.;](?=\s)/gu;

/** The first sentences, or items of a list, of a long text, up to the limit. */
function opening(text: string): string {
  const head = text.slice(0, WHOLE_LENGTH + 1);
  let cut = 0;
  for (const { index } of head.matchAll(ENDS)) {
    const end = index + 1;
    if (!ABBREVIATED.test(head.slice(Math.max(0, end - LONGEST_ABBREVIATION), end))) cut = end;
  }
  return cut > 0 ? head.slice(0, cut) : head.slice(0, head.lastIndexOf(' '));
}

/** The words of the law, and the classes of offences, that stand in the plain words of an answer. */
export function plainPieces(plain: PlainAnswer | null): readonly string[] {
  switch (plain?.kind) {
    case 'figure':
      return [plain.figure, ...(plain.upTo ? [plain.upTo] : [])].flatMap(({ words }) => [
        words,
        `${words.charAt(0).toLowerCase()}${words.slice(1)}`,
      ]);
    case 'decider':
      return [plain.words];
    case 'headnote':
      return plain.rules.flatMap(({ french, english }) => [
        typographic(french, 'fr'),
        typographic(english, 'en'),
      ]);
    case 'penalty':
      return penaltyPieces(plain);
    default:
      return [];
  }
}

function penaltyPieces({ prison, fine, offenceClass }: LawPenalty): string[] {
  const words = [prison, fine].flatMap((figure) => (figure === null ? [] : [figure.words]));
  if (offenceClass === null) return words;
  return [...words, `${offenceClass}${offenceClass === 1 ? 're' : 'e'} classe`, `class ${offenceClass}`];
}

/** What the article is about, as the innermost heading above it says: « Droit de renouvellement et droit de reprise ». */
export function sectionTitle(article: FoundArticle): string {
  const heading = article.sectionPath.at(-1) ?? '';
  return heading
    .replace(/^(?:Livre|Titre|Chapitre|Section|Sous-section|Paragraphe|Sous-paragraphe) [^:]{1,20}: */u, '')
    .replace(/\.$/u, '');
}
