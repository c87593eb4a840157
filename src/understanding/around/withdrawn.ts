import type { Mention } from '../terms/mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';

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
  /^(?:en|au|aux|a|an|dans|la|le|les|l|de|du|des|d|pour|sur|in|the|of|for|from|to|by|euh|heu|er|erm|uh|um|ah|oh|well|bah|ben|[,:;()]|\.{1,3}|-|non|no)$/;
const LONGEST = 4;

interface Stretch {
  start: number;
  end: number;
}

interface Mark extends Stretch {
  drops: 'before' | 'after' | 'denied';
}

const MARKS: readonly (readonly [RegExp, Mark['drops']])[] = [
  [TAKEN_BACK, 'before'],
  [AND_NOT, 'after'],
  [BUT, 'denied'],
];

/** The mentions without those that the question takes back in favour of another one of their kind. */
export function withoutWithdrawn<T extends Stretch>(
  tokens: readonly Token[],
  found: readonly T[],
  isOfKind: (one: T, other: T) => boolean,
): T[] {
  const marks = tokens.flatMap((_, at) => marksAt(tokens, at));
  if (marks.length === 0) return [...found];
  const isKept = (one: T): boolean => {
    const others = found.filter((other) => isOfKind(one, other));
    return !marks.some((mark) => others.some((other) => isDropped(tokens, one, mark, other)));
  };
  return found.filter(isKept);
}

function isDropped(tokens: readonly Token[], one: Stretch, mark: Mark, other: Stretch): boolean {
  const [first, second] = mark.drops === 'after' ? [other, one] : [one, other];
  if (!isLinked(tokens, first.end, mark.start)) return false;
  if (!isLinked(tokens, endOfRun(tokens, mark), second.start)) return false;
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

/** « pas le blé », "not of wheat". */
function isDenied(tokens: readonly Token[], start: number): boolean {
  let at = start - 1;
  while (LINKING.test(wordAt(tokens, at))) at -= 1;
  return DENYING.test(wordAt(tokens, at));
}

/** Whether two mentions are both of a product, of a place or of a measure. */
export function isAlike(one: Mention, other: Mention): boolean {
  return (['product', 'place', 'measure'] as const).some((kind) =>
    [one, other].every(({ senses }) => senses.some((sense) => sense.kind === kind)),
  );
}

function marksAt(tokens: readonly Token[], at: number): Mark[] {
  const words = Array.from({ length: LONGEST }, (_, i) => wordAt(tokens, at + i)).join(' ');
  return MARKS.flatMap(([pattern, drops]) => {
    const match = drops === 'after' && HESITATING.test(wordAt(tokens, at - 1)) ? null : pattern.exec(words);
    return match ? [{ start: at, end: at + match[0].split(' ').length, drops }] : [];
  });
}

/** Whether what went before is taken back from a word on: « enfin », "I mean". */
export function takesBack(tokens: readonly Token[], at: number): boolean {
  return marksAt(tokens, at).some(({ drops }) => drops === 'before');
}

/** Nothing but small words from one token up to another that is not before it. */
function isLinked(tokens: readonly Token[], from: number, to: number): boolean {
  return from <= to && tokens.slice(from, to).every(({ folded }) => LINKING.test(folded));
}
