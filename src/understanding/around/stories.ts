import type { EverydayWords } from '../text/everyday-words.js';
import type { Mention } from '../terms/mentions.js';
import type { Sentence } from './sentences.js';
import { ASKING, GREETING, OPENING, PERSON, REPORT, TELLING, WISH } from './stories.data.js';
import { PLAIN_PRICE } from '../field/plain-price.js';
import type { Token } from '../text/tokens.js';
import type { Sense } from '../terms/vocabulary.js';
import { behindNews, behindWhole, isAskedAbout, isOfLaw, isPlace, type Found } from './behind-colons.js';

const PRONOUN = /^(?:il|elle|ils|elles|it|they)$/;
/** Where something stands, or what it costs. */
const LEVELS: ReadonlySet<string> = new Set(['rank', 'price-cue']);
/** How it moved, which is a question of figures where a time is named. */
const MOVES: ReadonlySet<string> = new Set(['up', 'down', 'change']);
/** How many words of a sentence its opening is looked for in. */
const OPENING_LENGTH = 14;
/** And what somebody says or asks: « Je suis prof à l'école du village et un élève me demande … ». */
const REPORT_LENGTH = 24;

/**
 * Splits off who asks and what for (« Étudiant à Rennes, je prépare un exposé : … », "I farm near Cork; …"), so that the
 * places and crops of that part are not taken for what is asked. What bears on the law stays: it is the case itself.
 */
export function splitStories(
  sentences: readonly Sentence[],
  tokens: readonly Token[],
  { mentions, dates }: Found,
  words: EverydayWords,
): Sentence[] {
  const isName = (at: number): boolean =>
    isNameAt(at, tokens, mentions) && !words.isFunctionWord(tokens[at]?.folded ?? '');
  return sentences.flatMap((sentence) => {
    const isIn =
      (from: number, to: number) =>
      ({ start }: { start: number }): boolean =>
        start >= from && start < to;
    const inside = (from: number, to: number): readonly Mention[] => mentions.filter(isIn(from, to));
    const found = (from: number, to: number): Found => ({
      mentions: inside(from, to),
      dates: dates.filter(isIn(from, to)),
    });
    const story = storiesOf(sentence, tokens, mentions, isName).find(
      ({ opened, end }) =>
        !inside(opened, end).some((mention) => isOfLaw(mention, tokens)) &&
        (inside(end, sentence.end).some(isOfFigures) ||
          asksOfIt(found(opened, end), found(end, sentence.end), tokens.slice(end, sentence.end))),
    );
    const end =
      story?.end ??
      priceAt(sentence, tokens, inside) ??
      behindWhole(sentence, tokens, found) ??
      behindNews(sentence, tokens, found);
    if (end === null) return [sentence];
    return [
      { start: sentence.start, end, asks: false, tells: true },
      { ...sentence, start: end },
    ];
  });
}

/** « Je dois négocier mon contrat d'aliment, quel est le prix du tourteau de soja ? »: where a price of goods is asked behind what was told, in words that are of no law; else null. */
function priceAt(
  { start, end }: Sentence,
  tokens: readonly Token[],
  inside: (from: number, to: number) => readonly Mention[],
): number | null {
  const mark = tokens.findLastIndex(({ folded }, at) => at > start && at < end - 1 && /^[,;:]$/.test(folded));
  if (mark < 0) return null;
  const asked = inside(mark + 1, end);
  const words = tokens.slice(mark + 1, end).map(({ folded }) => folded);
  const told = tokens.slice(start, mark).map(({ folded }) => folded);
  if (!TOLD.test(told.join(' ')) || !PLAIN_PRICE.test(words.join(' '))) return null;
  const isOf = (id: string): boolean => asked.some(({ senses }) => senses.some((one) => one.id === id));
  const isOfGoods = asked.some(({ senses }) => senses.some(({ kind }) => kind === 'product'));
  return isOfGoods && !isOf('law') && !isOf('modal') ? mark + 1 : null;
}

/** Words of somebody who tells what he is about to do, and of no claim: « je dois négocier », "I have to sign". */
const TOLD =
  /^(?:(?:bonjour|hello|hi) (?:, )?)?(?:(?:je|j|nous|on) (?:dois|devons|doit|vais|allons|va|veux|voulons|veut|compte|comptons|envisage|cherche|pense|renegocie|negocie|signe|prepare|ai|avons|a)|(?:i|we) (?:have|need|must|want|plan|am|are|will|intend|hope|think)|i m|we re)(?: |$)/;

/** « … une chronique sur l'huile de palme : où se situe-t-elle ? »: what was told of is asked about by a mere pronoun. */
function asksOfIt(told: Found, asked: Found, tokens: readonly Token[]): boolean {
  const isNamed = told.mentions.some(({ senses }) => senses.some(({ kind }) => kind === 'product'));
  if (!isNamed || !tokens.some(({ folded }) => PRONOUN.test(folded))) return false;
  const asks = (cues: ReadonlySet<string>): boolean =>
    asked.mentions.some(({ senses }) => senses.some(({ kind, id }) => kind === 'cue' && cues.has(id)));
  return asks(LEVELS) || (asks(MOVES) && asked.dates.length > 0);
}

interface Story {
  /** Where its opening words end. */
  opened: number;
  end: number;
}

/** Where a story may end, the likeliest first: at its last colon or semicolon, where somebody is quoted or begins to ask, or at its first comma. */
function storiesOf(
  sentence: Sentence,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  isName: (at: number) => boolean,
): Story[] {
  const opened = openedAt(sentence, tokens);
  const quoted = quotedAt(sentence, tokens, mentions);
  const report = quoted === null ? [] : [{ opened: opened ?? sentence.start, end: quoted }];
  const caller = callerOf(sentence, tokens, mentions, isName);
  const told = opened === null ? (toldAt(sentence, tokens) ?? newsAt(sentence, tokens, mentions)) : null;
  if (opened === null) return [...report, ...[caller, told].filter((story) => story !== null)];
  const marks = Array.from({ length: Math.max(0, sentence.end - 1 - opened) }, (_, i) => opened + i);
  const ends = [
    marks.findLast((at) => /^[:;]$/.test(tokens[at]?.folded ?? '')),
    marks.find((at) => tokens[at]?.folded === ','),
  ].map((at) => (at === undefined ? [] : [{ opened, end: at + 1 }]));
  const [colon = [], comma = []] = ends;
  const wish = wishedAt(sentence, tokens, opened);
  return [...colon, ...report, ...(wish === null ? [] : [{ opened, end: wish }]), ...comma];
}

/** « J'organise un goûter : … », "I trade feed: …": what somebody tells of himself, up to the colon. */
function toldAt({ start, end }: Sentence, tokens: readonly Token[]): Story | null {
  const words = tokens.slice(start, Math.min(end, start + REPORT_LENGTH)).map((token) => token.folded);
  const greeted = wordCount(GREETING.exec(`${words.join(' ')} `)?.[0] ?? '');
  const colon = words.indexOf(':', greeted);
  if (colon < 0 || !TELLING.test(words.slice(greeted).join(' '))) return null;
  return { opened: start + greeted, end: start + colon + 1 };
}

/**
 * « Mes parents ont réservé un gîte en Beauce ; combien d'hectares de blé en France … ? »: news of somebody that names
 * nothing grown nor measured, before a question of a place of its own.
 */
function newsAt(
  { start, end }: Sentence,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): Story | null {
  const words = tokens.slice(start, Math.min(end, start + REPORT_LENGTH)).map(({ folded }) => folded);
  const greeted = wordCount(GREETING.exec(`${words.join(' ')} `)?.[0] ?? '');
  const mark = words.findIndex(
    (word, at) => at > greeted && /^[;,]$/.test(word) && ASKING.test(words[at + 1] ?? ''),
  );
  if (mark < 0 || !PERSON.test(words.slice(greeted).join(' '))) return null;
  const [opened, asked] = [start + greeted, start + mark + 1];
  const names = (from: number, to: number, isMeant: (sense: Sense) => boolean): boolean =>
    mentions.some((mention) => mention.start >= from && mention.start < to && mention.senses.some(isMeant));
  const isNews = !names(opened, asked, isAskedAbout) && names(asked, end, isPlace);
  return isNews ? { opened, end: asked } : null;
}

/** Before « et je voudrais », "I need": at the opening words' end or behind it. */
function wishedAt({ end }: Sentence, tokens: readonly Token[], opened: number): number | null {
  const text = tokens
    .slice(opened, Math.min(end, opened + REPORT_LENGTH))
    .map((token) => token.folded)
    .join(' ');
  const wish = WISH.exec(text);
  return wish ? opened + wordCount(text.slice(0, wish.index)) : null;
}

/** Behind « je prépare », "for my thesis", with any greeting before them. */
function openedAt({ start, end }: Sentence, tokens: readonly Token[]): number | null {
  const words = tokens.slice(start, Math.min(end, start + REPORT_LENGTH)).map((token) => token.folded);
  const greeted = wordCount(GREETING.exec(`${words.join(' ')} `)?.[0] ?? '');
  const opening = OPENING.exec(words.slice(greeted, greeted + OPENING_LENGTH).join(' '));
  return opening ? start + greeted + wordCount(opening[0]) : null;
}

/** Behind « mon voisin dit que », « un élève me demande »; before words that put up what they tell to be confirmed, « prétend ». */
function quotedAt(
  { start, end }: Sentence,
  tokens: readonly Token[],
  mentions: readonly Mention[],
): number | null {
  const words = tokens.slice(start, Math.min(end, start + REPORT_LENGTH)).map((token) => token.folded);
  const text = words.join(' ');
  const said = REPORT.exec(text);
  if (!said) return null;
  const from = start + wordCount(text.slice(0, said.index));
  const to = start + wordCount(text.slice(0, said.index + said[0].length));
  const claim = mentions.find((mention) => mention.start < to && mention.end > from && isClaim(mention));
  const quoted = claim?.start ?? to;
  return quoted > start ? quoted : null;
}

function isClaim({ senses }: Mention): boolean {
  return senses.some(({ id }) => id === 'claim');
}

/** « Léon du Cantal, combien de … »: a name and where it is from, up to the comma; « Qui de la France, … » is none. */
function callerOf(
  { start, end }: Sentence,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  isName: (at: number) => boolean,
): Story | null {
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

function wordCount(text: string): number {
  const words = text.trim();
  return words === '' ? 0 : words.split(' ').length;
}

function isOfFigures({ senses }: Mention): boolean {
  return senses.some(({ kind, id }) => kind === 'product' || kind === 'measure' || id === 'coverage');
}
