import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame } from '../frame.js';
import type { Evidence } from '../reading.js';
import type { Mention } from '../terms/mentions.js';
import { readMovement } from './movement.js';
import { narrowsNothing } from '../terms/narrowing.js';
import { wordAt, wordsAt } from '../text/number-words.js';
import { stretchAt } from '../text/within.js';
import {
  AMOUNT,
  BECOMES,
  FARMED_LAND,
  GOES,
  HOLDINGS,
  INSURED,
  LINK,
  OF_KIND,
  TOWARDS,
} from './share-part.data.js';

const LAND = 'utilised-agricultural-area';
/** A clause ends here. */
const STOP = /^[,;:.?!()\n]$/;
const OF = /^(?:de|du|des|d|of)$/;
const IS = /^(?:est|sont|etait|etaient|is|are|was|were)$/;
/** « sa part » is no verb. */
const BEFORE_NOUN = /^(?:la|sa|une|leur|quelle|cette|de|et|ou|a)$/;
const END = /^end(?:s|ed)?$/;
const PARTITIVE = /^(?:de|du|des|d|la|le|l|un|une|a|the)$/;
/** Wine grapes of a designation, and fruit for the table. */
const QUALITY = /-p[dg][oi]$|^(?:dessert|table)-/;
/** As many words of what is not told apart are said again. */
const MOST_WORDS = 4;
/** How far behind the word for a harvest its crop may stand. */
const FAR = 6;

/**
 * The frame of a share with what the words behind the word for it make the whole: all the land (« quelle part des terres »),
 * or the thing named there (« quelle part des pommes polonaises finit en jus »), where the rest of the clause names a part of it
 * that no figures tell apart. That part is kept in the words of the question; what is named is then no share of anything wider.
 */
export function readSharePart(frame: Frame, evidence: Evidence, lexicon: Lexicon): Frame {
  const head = headOf(evidence);
  if (head === null) return frame;
  const named = namedAt(head, evidence);
  if (!named) return ofUnnamed(frame, head, evidence);
  const from = partAt(frame, named, evidence, lexicon);
  if (from === null) return frame;
  // « destiné à des vins AOP » is a part that the figures do tell apart.
  if (isShareOfQuality(frame)) return frame;
  const products = frame.products.filter(({ value }) => named.senses.some(({ id }) => id === value));
  const unreadPart = wordsFrom(from, evidence);
  return { ...frame, products, whole: { product: null, place: null }, unreadPart };
}

/** Whether the part is wine grapes of a designation or fruit for the table, and the whole all of them. */
export function isShareOfQuality({ intent, whole, products }: Frame): boolean {
  return intent === 'share' && Boolean(whole?.product) && QUALITY.test(products[0]?.value ?? '');
}

/** Whether the words ask for a share of land: « quelle part de leurs champs », "how much of its fields". */
export function asksShareOfLand(evidence: Evidence): boolean {
  const head = headOf(evidence);
  return head !== null && FARMED_LAND.test(wordAt(evidence.reading.tokens, head)) && !namedAt(head, evidence);
}

/** Whether the whole is left to be assumed. */
function isOpen({ whole, products, places }: Frame): boolean {
  return products.length === 1 && places.length < 2 && !whole?.product && !whole?.place;
}

/** Which token the share is said to be of, past articles and the adjectives of places; null where the words say none. */
function headOf(evidence: Evidence): number | null {
  const { tokens } = evidence.reading;
  for (const { mention } of [...evidence.cues('share'), ...evidence.cues('percent')]) {
    const { end } = mention;
    if (!OF.test(wordAt(tokens, end)) && !OF.test(lastOf(mention, evidence))) continue;
    return pastLinks(end, evidence);
  }
  return null;
}

/** The last word of a mention but its article: « quel pourcentage de la » ends in « de ». */
function lastOf({ start, end }: Mention, { reading: { tokens } }: Evidence): string {
  const words = tokens.slice(start, end).map(({ folded }) => folded);
  return words.findLast((word) => OF.test(word) || !LINK.test(word)) ?? '';
}

function pastLinks(from: number, evidence: Evidence): number {
  const { tokens } = evidence.reading;
  const places = evidence.all('place').map(({ mention }) => mention);
  let at = from;
  for (;;) {
    const place = places.find(({ start }) => start === at);
    if (place) at = place.end;
    else if (LINK.test(wordAt(tokens, at)) && at < tokens.length) at += 1;
    else return at;
  }
}

/** The product named at a token, or behind a word for its harvest there: « de la récolte française de blé ». */
function namedAt(head: number, evidence: Evidence): Mention | null {
  const { tokens } = evidence.reading;
  const products = evidence.all('product').map(({ mention }) => mention);
  let at = head;
  while (at <= head + FAR) {
    const named = stretchAt(at, products);
    if (named) return named;
    const next = pastLinks(at + 1, evidence);
    const isOf = tokens.slice(at + 1, next).some(({ folded }) => OF.test(folded));
    if (!AMOUNT.test(wordAt(tokens, at)) && !(isOf && FARMED_LAND.test(wordAt(tokens, at)))) return null;
    at = next;
  }
  return null;
}

/** Of no product: all the land that is farmed, or something of which nothing is known. */
function ofUnnamed(frame: Frame, head: number, evidence: Evidence): Frame {
  if (!isOpen(frame)) return frame;
  if (asksShareOfLand(evidence)) {
    return losesOwn(head, evidence) ? frame : { ...frame, whole: { product: LAND, place: null } };
  }
  const word = evidence.reading.tokens[head]?.text ?? '';
  return isUnread(head, evidence) ? { ...frame, unheldMeasure: word } : frame;
}

/** « a perdu un quart de sa surface »: of what it had itself, and not of all the land. */
function losesOwn(head: number, evidence: Evidence): boolean {
  return OWN.test(wordAt(evidence.reading.tokens, head - 1)) && readMovement(evidence) !== null;
}

const OWN = /^(?:sa|ses|son|leurs?|its|their)$/;

/** Where the words begin that name a part which nothing tells apart: a use, another product, or what no list knows. */
function partAt(frame: Frame, named: Mention, evidence: Evidence, lexicon: Lexicon): number | null {
  const { tokens } = evidence.reading;
  const stop = tokens.findIndex(({ folded }, at) => at >= named.end && STOP.test(folded));
  const tail = { from: named.end, to: stop < 0 ? tokens.length : stop };
  const use = useAt(tail, evidence) ?? holdingsAt(tail, evidence) ?? otherAt(tail, frame, evidence, lexicon);
  return use ?? (isOpen(frame) ? firstIn(tail, (at) => isUnread(at, evidence)) : null);
}

interface Stretch {
  from: number;
  to: number;
}

function firstIn({ from, to }: Stretch, test: (at: number) => boolean): number | null {
  for (let at = from; at < to; at += 1) if (test(at)) return at;
  return null;
}

/** « finit en jus », "ends up as butter", « est perdue »; not « sa part dans l'UE ». */
function useAt(tail: Stretch, { reading: { tokens } }: Evidence): number | null {
  const word = (at: number): string => wordAt(tokens, at);
  const behind = (at: number): number => (word(at + 1) === 'up' ? at + 2 : at + 1);
  const isNoun = (at: number): boolean => word(at) === 'part' && BEFORE_NOUN.test(word(at - 1));
  const verb = firstIn(tail, (at) => {
    if (BECOMES.test(word(at))) return true;
    if (!GOES.test(word(at)) || isNoun(at)) return false;
    return TOWARDS.test(word(behind(at))) && (word(at + 1) !== 'up' || END.test(word(at)));
  });
  if (verb === null || BECOMES.test(word(verb))) return verb;
  return firstIn({ from: behind(verb), to: tail.to }, (at) => !TOWARDS.test(word(at)));
}

/** « dans des fermes de plus de 100 vaches », "on farms with": those of a kind, and not those of a place. */
function holdingsAt(tail: Stretch, evidence: Evidence): number | null {
  const { tokens } = evidence.reading;
  const places = evidence.all('place').map(({ mention }) => mention);
  return firstIn(
    tail,
    (at) =>
      HOLDINGS.test(wordAt(tokens, at)) &&
      OF_KIND.test(wordAt(tokens, at + 1)) &&
      !places.some(({ start, end }) => end === at || start === at + 2 || start === at + 3),
  );
}

/** « du blé dur est du blé d'hiver »: another product, of which the one named is neither a part nor the whole. */
function otherAt(tail: Stretch, frame: Frame, evidence: Evidence, lexicon: Lexicon): number | null {
  const { tokens } = evidence.reading;
  const is = firstIn(tail, (at) => IS.test(wordAt(tokens, at)));
  if (is === null) return null;
  const at = firstIn({ from: is + 1, to: tail.to }, (one) => !PARTITIVE.test(wordAt(tokens, one)));
  const other = evidence.all('product').find(({ mention }) => mention.start === at);
  const isNear = (one: string, two: string): boolean =>
    one === two ||
    [one, two].some((id) => lexicon.findProduct(id)?.kind === 'land') ||
    lexicon.isPartOf(one, two);
  if (!other || frame.products.length !== 2) return null;
  const [first] = frame.products.filter(({ value }) => value !== other.id);
  return first && !isNear(first.value, other.id) && !isNear(other.id, first.value) ? at : null;
}

/** Whether a word stands there that nothing here has read, and that says more than where from and when. */
function isUnread(at: number, evidence: Evidence): boolean {
  const { tokens, uncovered } = evidence.reading;
  const word = wordAt(tokens, at);
  if (INSURED.test(word) && IS.test(wordAt(tokens, at - 1))) return wordAt(tokens, at + 1) !== 'par';
  const isUncovered = [...uncovered.everyday, ...uncovered.unknown].some((one) => one.at === at);
  return isUncovered && !narrowsNothing(word) && !TELLER.test(wordsAt(tokens, at - 2, 2));
}

/** Who says so narrows nothing: « d'après Bruxelles », "according to Brussels". */
const TELLER = /(?:^| )(?:selon|suivant|d apres|according to|per|says|dit)$/;

/** The words of the clause from a token on, as the question has them, up to a place or time, which is told by itself. */
function wordsFrom(from: number, evidence: Evidence): string {
  const { tokens, source } = evidence.reading;
  const end = tokens.findIndex(({ folded }, at) => at > from && STOP.test(folded));
  const last = Math.min(end < 0 ? tokens.length : end, from + MOST_WORDS, toldBehind(from, evidence));
  return source.text.slice(tokens[from]?.start, tokens[last - 1]?.end).trim();
}

/** Where the words begin that name a place or time: « en France », "in the EU". */
function toldBehind(from: number, evidence: Evidence): number {
  const { tokens } = evidence.reading;
  const told = [...evidence.all('place').map(({ mention }) => mention), ...evidence.dates];
  let at = Math.min(...told.map(({ start }) => start).filter((start) => start > from), tokens.length);
  while (at < tokens.length && at - 1 > from && BEFORE_PLACE.test(wordAt(tokens, at - 1))) at -= 1;
  return at;
}

const BEFORE_PLACE = /^(?:en|dans|in|from|de|du|des|d|of|au|aux|a|la|le|les|l|the)$/;
