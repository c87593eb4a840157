import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Frame, Slot } from '../frame.js';
import { isGroup } from '../intents/group-place.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { ARTICLE, DATA, JOINED, JOINING, OF, WITHIN } from './scope-place.data.js';

/**
 * The places that are compared, without the group that they are compared in: "which grew more in the EU, France or Germany",
 * "overtook Italy as Europe's largest". The whole stands in no order with its parts, save where it is named as one of them.
 */
export function withoutScope(frame: Frame, evidence: Evidence, lexicon: Lexicon): Frame {
  const scope = frame.places.find((slot) => holdsOthers(slot, frame.places, lexicon));
  const found = scope ? evidence.all('place').filter(({ id }) => id === scope.value) : [];
  if (!scope || found.length === 0) return frame;
  const isTold = found.every(({ mention }) => isOfData(mention, evidence));
  const isSet = frame.intent === 'comparison' || frame.intent === 'aggregate';
  const isWhole = isSet && !found.some(({ mention }) => isCompared(mention, evidence));
  return isTold || isWhole ? { ...frame, places: frame.places.filter((slot) => slot !== scope) } : frame;
}

/** "EU data", « selon les chiffres de l'UE »: whose figures they are, and no place beside the others. */
function isOfData({ start, end }: Mention, { reading: { tokens } }: Evidence): boolean {
  return DATA.test(wordAt(tokens, end)) || DATA.test(beforeArticles(tokens, start, OF).word);
}

/** Whether a place is a group, and two others or more lie in it. */
function holdsOthers({ value }: Slot<string>, places: readonly Slot<string>[], lexicon: Lexicon): boolean {
  const others = places.filter((other) => other.value !== value);
  return (
    others.length > 1 &&
    isGroup(value, lexicon) &&
    others.every((other) => !isGroup(other.value, lexicon) && isIn(other.value, value, lexicon))
  );
}

/** « Europe » is a continent of countries in the lexicon, and so is the Union; either may be meant by « européen ». */
function isIn(id: string, group: string, lexicon: Lexicon): boolean {
  return lexicon.membersOf(group).some((member) => member.id === id);
}

function isCompared({ start, end }: Mention, { reading: { tokens } }: Evidence): boolean {
  const isOpening = wordAt(tokens, end) === ',' && !WITHIN.test(beforeArticles(tokens, start).word);
  if (isOpening || JOINED.test(wordAt(tokens, end))) return true;
  let { at, word } = beforeArticles(tokens, start);
  const isWithin = WITHIN.test(word);
  while (WITHIN.test(word) || ARTICLE.test(word)) {
    at -= 1;
    word = wordAt(tokens, at);
  }
  // "as the EU's biggest" is an order in the Union, "as much as the EU" is no such thing.
  if (word === 'as' && wordAt(tokens, end) === 's') return false;
  return JOINING.test(word) && !(isWithin && word === ',');
}

/** The word before a name and its articles. */
function beforeArticles(
  tokens: Evidence['reading']['tokens'],
  start: number,
  article = ARTICLE,
): { at: number; word: string } {
  let at = start - 1;
  while (article.test(wordAt(tokens, at))) at -= 1;
  return { at, word: wordAt(tokens, at) };
}
