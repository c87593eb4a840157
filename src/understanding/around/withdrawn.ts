import type { Stretch } from '../text/within.js';
import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import { isWithin } from '../text/within.js';

/** Behind « non » as a word by itself: « le blé, non, du maïs », "no wait". */
const PAUSE =
  '(?:[,;:.-]|pardon|desole|desolee|plutot|attends|attendez|enfin|en fait|je|sorry|rather|wait|hold|actually|i|make|scratch|strike)(?= |$)';
/** What is said to take back what went before: « en Camargue, enfin en France », "in 2022, sorry, 2023". */
const TAKEN_BACK = new RegExp(
  `^(?:${[
    'enfin|pardon|pardonnez moi|excuse moi|excusez moi|desole|desolee|mea culpa|au temps pour moi|autant pour moi',
    'oups|correction|rectification|erratum|erreur|ou plutot|non plutot|euh|heu|ah non|non pardon|euh non',
    'attends|attendez|non attends|non attendez|je veux dire|je voulais dire|je corrige|je rectifie|je me reprends',
    'sorry|oops|whoops|actually|er|erm|uh|um|oh no|wait|no wait|wait no|hold on|or rather|i mean|i meant',
    'make that|make it|scratch that|strike that|my mistake|my bad',
    // « le blé, non, du maïs »; without a pause behind it, « non » sets aside what comes after.
    `(?:non|no)(?= ${PAUSE})`,
  ].join('|')})(?= |$)`,
);
/** What sets aside what comes after: « le seigle et pas le blé », « le seigle, non le blé », "rye, not wheat". */
const AND_NOT = new RegExp(
  `^(?:(?:et |and )?(?:pas|not)|(?:(?:et )?non(?: pas)?|no)(?! plus(?= |$)| ${PAUSE}))(?= |$)`,
);
/** « euh non 2023 », "oh no 2023" take back rather. */
const HESITATING = /^(?:euh|heu|ah|oh|er|erm|uh|um|enfin|pardon|sorry|oups|oops)$/;
/** What sets aside what went before where that is denied: « pas le blé mais le seigle », "not wheat but rye". */
const BUT = /^(?:mais|but)(?= |$)/;
const DENYING = /^(?:pas|not)$/;
const LINKING =
  /^(?:en|au|aux|a|an|dans|la|le|les|l|de|du|des|d|pour|sur|toute|nationale?|plutot|in|the|of|for|from|to|by|rather|whole|entire|euh|heu|er|erm|uh|um|ah|oh|well|bah|ben|[,:;()]|\.{1,3}|-|non|no)$/;
const LONGEST = 4;

interface Mark extends Stretch {
  drops: 'before' | 'after' | 'denied';
}

const MARKS: readonly (readonly [RegExp, Mark['drops']])[] = [
  [TAKEN_BACK, 'before'],
  [AND_NOT, 'after'],
  [BUT, 'denied'],
];

/** Which of what is found is alike, so that one may stand for the other, and what of the rest may be said with it. */
export interface Kinds<T> {
  isAlike: (one: T, other: T) => boolean;
  /** Of what stands behind the words that take back, by what was named before them. */
  isSaidAgain: (one: T, before: readonly T[]) => boolean;
}

/** Of mentions: products, places and measures, each in favour of another of its kind. */
export const MENTIONS: Kinds<Mention> = { isAlike, isSaidAgain };
/** Of dates, each in favour of any other. */
export const DATES: Kinds<Stretch> = { isAlike: () => true, isSaidAgain: () => false };

/** The mentions without those that the question takes back in favour of another one of their kind. */
export function withoutWithdrawn<T extends Stretch>(
  tokens: readonly Token[],
  found: readonly T[],
  kinds: Kinds<T>,
): T[] {
  const marks = tokens.flatMap((_, at) => marksAt(tokens, at));
  if (marks.length === 0) return [...found];
  const linked = (mark: Mark): Links => ({ tokens, said: saidAgain(found, mark, kinds) });
  const isKept = (one: T): boolean => {
    const others = found.filter((other) => kinds.isAlike(one, other));
    return !marks.some((mark) => others.some((other) => isDropped(linked(mark), one, mark, other)));
  };
  return found.filter(isKept);
}

/** The words, and what of them may stand between the words that take back and what is meant. */
interface Links {
  tokens: readonly Token[];
  said: readonly Stretch[];
}

/** « Camargue, pardon pour la production de riz française »: what is said again with what is meant. */
function saidAgain<T extends Stretch>(found: readonly T[], mark: Mark, kinds: Kinds<T>): T[] {
  if (mark.drops !== 'before') return [];
  const before = found.filter(({ end }) => end <= mark.start);
  return found.filter((one) => one.start >= mark.end && kinds.isSaidAgain(one, before));
}

function isDropped({ tokens, said }: Links, one: Stretch, mark: Mark, other: Stretch): boolean {
  const [first, second] = mark.drops === 'after' ? [other, one] : [one, other];
  if (!isLinked({ tokens, said: [] }, first.end, mark.start)) return false;
  const from = startOfMeant(tokens, endOfRun(tokens, mark), first);
  if (!isLinked({ tokens, said }, from, second.start)) return false;
  return mark.drops !== 'denied' || isDenied(tokens, one.start);
}

/** « pardon, je voulais dire », "sorry, I meant": several such turns in a row are one. */
function endOfRun(tokens: readonly Token[], mark: Mark): number {
  let { end } = mark;
  for (let at = end; at < tokens.length; at += 1) {
    const next = marksAt(tokens, at).find(({ drops }) => drops === 'before');
    if (next) end = next.end;
    else if (at >= end && !LINKING.test(wordAt(tokens, at))) break;
  }
  return end;
}

/** « que de moutons, enfin que de bovins », "than sheep, sorry, than cattle": behind the « que » said again, where one stands before both. */
function startOfMeant(tokens: readonly Token[], from: number, { start }: Stretch): number {
  let at = from;
  while (LINKING.test(wordAt(tokens, at))) at += 1;
  return THAN.test(wordAt(tokens, at)) && THAN.test(wordBefore(tokens, start)) ? at + 1 : from;
}

const THAN = /^(?:que|qu|than)$/;

/** « pas le blé », "not of wheat". */
function isDenied(tokens: readonly Token[], start: number): boolean {
  return DENYING.test(wordBefore(tokens, start));
}

/** The word before the small ones that lead to what is named. */
function wordBefore(tokens: readonly Token[], start: number): string {
  let at = start - 1;
  while (LINKING.test(wordAt(tokens, at))) at -= 1;
  return wordAt(tokens, at);
}

/** Whether two mentions are both of a product, of a place or of a measure. */
function isAlike(one: Mention, other: Mention): boolean {
  return (['product', 'place', 'measure'] as const).some((kind) =>
    [one, other].every(({ senses }) => senses.some((sense) => sense.kind === kind)),
  );
}

/** A measure, or what was named before already. */
function isSaidAgain({ senses }: Mention, before: readonly Mention[]): boolean {
  const isNamed = (sense: Mention['senses'][number]): boolean =>
    before.some((one) => one.senses.some(({ kind, id }) => kind === sense.kind && id === sense.id));
  return senses.every((sense) => sense.kind === 'measure' || isNamed(sense));
}

function marksAt(tokens: readonly Token[], at: number): Mark[] {
  if (isSlip(tokens, at)) return [{ start: at, end: at + 1, drops: 'before' }];
  const words = Array.from({ length: LONGEST }, (_, i) => wordAt(tokens, at + i)).join(' ');
  return MARKS.flatMap(([pattern, drops]) => {
    const match = drops === 'after' && HESITATING.test(wordAt(tokens, at - 1)) ? null : pattern.exec(words);
    return match ? [{ start: at, end: at + match[0].split(' ').length, drops }] : [];
  });
}

/** « les lentilles... non les pois secs », « en espagne non en italie »: as it is said aloud, and no « et non », « , non ». */
function isSlip(tokens: readonly Token[], at: number): boolean {
  const [two, before, next] = [-2, -1, 1].map((step) => wordAt(tokens, at + step));
  if (!/^(?:non|no)$/.test(wordAt(tokens, at)) || /^(?:pas|plus|more|longer)$/.test(next ?? '')) return false;
  const isBehindDots = before === '.' && two === '.';
  return isBehindDots || (IN.test(next ?? '') && IS_NAME.test(before ?? ''));
}

const IN = /^(?:en|au|aux|in)$/;
/** No joint word: « ou non en », « mais non en ». */
const IS_NAME = /^(?!(?:et|ou|mais|or|and|but|si|que|ca|pas)$)[a-z]{2,}$/;

/** Whether what went before is taken back from a word on: « enfin », "I mean". */
export function takesBack(tokens: readonly Token[], at: number): boolean {
  return marksAt(tokens, at).some(({ drops }) => drops === 'before');
}

/** Nothing but small words, and what is said again, from one token up to another that is not before it. */
function isLinked({ tokens, said }: Links, from: number, to: number): boolean {
  const isSaid = (at: number): boolean => isWithin(at, said);
  return (
    from <= to && tokens.slice(from, to).every(({ folded }, at) => LINKING.test(folded) || isSaid(from + at))
  );
}
