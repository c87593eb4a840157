import type { EverydayWords } from './everyday-words.js';
import type { Mention } from './mentions.js';
import type { Sentence } from './sentences.js';
import { GREETING, OPENING } from './stories.data.js';
import type { Token } from './tokens.js';
import type { Sense } from './vocabulary.js';

/** How many words of a sentence its opening is looked for in. */
const OPENING_LENGTH = 14;

/**
 * Splits off who asks and what for (« Étudiant à Rennes, je prépare un exposé : … », "I farm near Cork; …"), so that the
 * places and crops of that part are not taken for what is asked. What bears on the law stays: it is the case itself.
 */
export function splitStories(
  sentences: readonly Sentence[],
  tokens: readonly Token[],
  mentions: readonly Mention[],
  words: EverydayWords,
): Sentence[] {
  const isName = (at: number): boolean =>
    isNameAt(at, tokens, mentions) && !words.isFunctionWord(tokens[at]?.folded ?? '');
  return sentences.flatMap((sentence) => {
    const story = storyOf(sentence, tokens) ?? callerOf(sentence, tokens, mentions, isName);
    if (!story) return [sentence];
    const inside = (from: number, to: number): readonly Mention[] =>
      mentions.filter(({ start }) => start >= from && start < to);
    const isSplit =
      !inside(story.opened, story.end).some(isOfLaw) && inside(story.end, sentence.end).some(isOfFigures);
    return isSplit
      ? [
          { start: sentence.start, end: story.end, asks: false },
          { ...sentence, start: story.end },
        ]
      : [sentence];
  });
}

/** Where its opening words end, and where it does: after its last colon or semicolon, else its first comma. */
function storyOf({ start, end }: Sentence, tokens: readonly Token[]): { opened: number; end: number } | null {
  const words = tokens.slice(start, Math.min(end, start + OPENING_LENGTH)).map((token) => token.folded);
  const greeted = wordCount(GREETING.exec(`${words.join(' ')} `)?.[0] ?? '');
  const opening = OPENING.exec(words.slice(greeted).join(' '));
  if (!opening) return null;
  const opened = start + greeted + wordCount(opening[0]);
  const marks = Array.from({ length: Math.max(0, end - 1 - opened) }, (_, i) => opened + i);
  const mark =
    marks.findLast((at) => /^[:;]$/.test(tokens[at]?.folded ?? '')) ??
    marks.find((at) => tokens[at]?.folded === ',');
  return mark === undefined ? null : { opened, end: mark + 1 };
}

/** « Léon du Cantal, combien de … »: a name and where it is from, up to the comma; « Qui de la France, … » is none. */
function callerOf(
  { start, end }: Sentence,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  isName: (at: number) => boolean,
): { opened: number; end: number } | null {
  const from = tokens[start + 1]?.folded ?? '';
  if (!/^(?:de|du|d|des|from|of)$/.test(from) || !isName(start)) return null;
  const place = mentions.find(({ start: at, senses }) => isWithin(at, start + 2) && senses.some(isPlace));
  const mark = place ? place.end : end;
  return mark < end && tokens[mark]?.folded === ',' ? { opened: start, end: mark + 1 } : null;
}

/** « Léon », which means nothing here. */
function isNameAt(at: number, tokens: readonly Token[], mentions: readonly Mention[]): boolean {
  return /^\p{Lu}\p{Ll}/u.test(tokens[at]?.text ?? '') && mentions.every(({ start }) => start !== at);
}

/** At a token or the next, where an article stands before. */
function isWithin(at: number, first: number): boolean {
  return at === first || at === first + 1;
}

function isPlace({ kind }: Sense): boolean {
  return kind === 'place';
}

function wordCount(text: string): number {
  const words = text.trim();
  return words === '' ? 0 : words.split(' ').length;
}

function isOfLaw({ senses }: Mention): boolean {
  return senses.some(({ kind, id, weight }) => kind === 'cue' && id === 'law' && weight > 2);
}

function isOfFigures({ senses }: Mention): boolean {
  return senses.some(({ kind, id }) => kind === 'product' || kind === 'measure' || id === 'coverage');
}
