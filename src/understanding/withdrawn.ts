import type { Mention } from './mentions.js';
import { wordAt } from './number-words.js';
import type { Token } from './tokens.js';

/** What is said to take back what went before: « en Camargue, enfin en France », "in 2022, sorry, 2023". */
const TAKEN_BACK =
  /^(?:enfin|pardon|oups|correction|sorry|ou plutot|euh non|ah non|non pardon|je veux dire|or rather|i mean|make that|no wait)(?= |$)/;
const LINKING =
  /^(?:en|au|aux|a|dans|la|le|les|l|de|du|des|d|pour|in|the|of|for|from|euh|heu|[,:]|\.{1,3}|-|non|no)$/;
const LONGEST = 3;

interface Stretch {
  start: number;
  end: number;
}

/** The mentions without those that the question takes back in favour of another one of their kind. */
export function withoutWithdrawn<T extends Stretch>(
  tokens: readonly Token[],
  found: readonly T[],
  isOfKind: (one: T, other: T) => boolean,
): T[] {
  const marks = tokens.flatMap((_, at) => takenBackAt(tokens, at));
  if (marks.length === 0) return [...found];
  return found.filter(
    (one) =>
      !marks.some(
        (mark) =>
          isLinked(tokens, one.end, mark.start) &&
          found.some((other) => isOfKind(one, other) && isLinked(tokens, mark.end, other.start)),
      ),
  );
}

/** Whether two mentions are both of a product or both of a place. */
export function isAlike(one: Mention, other: Mention): boolean {
  return (['product', 'place'] as const).some((kind) =>
    [one, other].every(({ senses }) => senses.some((sense) => sense.kind === kind)),
  );
}

function takenBackAt(tokens: readonly Token[], at: number): Stretch[] {
  const words = Array.from({ length: LONGEST }, (_, i) => wordAt(tokens, at + i)).join(' ');
  const match = TAKEN_BACK.exec(words);
  return match ? [{ start: at, end: at + match[0].split(' ').length }] : [];
}

/** Nothing but small words from one token up to another that is not before it. */
function isLinked(tokens: readonly Token[], from: number, to: number): boolean {
  return from <= to && tokens.slice(from, to).every(({ folded }) => LINKING.test(folded));
}
