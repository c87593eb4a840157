import type { Frame } from '../../understanding/frame.js';
import { fold } from '../../understanding/text/normalise.js';
import type { Figure, KnownFact } from '../../wording/facts.js';
import type { ChangeFindings } from '../../wording/figure.findings.js';
import { agreesWithMovement } from './change.claim.js';
import { asksYesOrNo } from './claim.js';

/** « plus augmenté que », « a augmenté comme », "as much as": one is set against another, and not each asked of by itself. */
const BESIDE =
  /(?<![a-z])(?:que|qu|than|like|as|comme|autant|davantage|plus|moins|more|less|plutot|rather|seul[a-z]*|only|ensemble|together|tandis|while|whereas|alors)(?![a-z])/;
/** « est-ce que » sets nothing against anything. */
const ASKING = /(?<![a-z])est[ -]ce qu(?:e|['’])?/g;
/** How one line moved, and between which times. */
interface Moved {
  from: Pick<KnownFact, 'period'>;
  to: Pick<KnownFact, 'period'>;
  percent: Pick<Figure, 'value'> | null;
}

/** More than these are not told one by one; where all of them are spoken of, they may be a whole family. */
const MOST = 4;
const MOST_OF_ALL = 8;
/** « ont-ils tous baissé », "did all … fall": one that did not is enough for a no. */
const OF_ALL = /(?<![a-z])(?:tous|toutes|all|every)(?![a-z])/;

/**
 * Whether each of several lines moved the way that is put up of all: « le riz recule-t-il en Italie et en Espagne ». One yes or
 * no where they agree, else one of each; nothing where it is not so plain.
 */
export function agreesWithEach(
  frame: Pick<Frame, 'text' | 'movement'>,
  changes: readonly Moved[],
): Pick<ChangeFindings, 'holds' | 'holdsEach'> {
  const text = fold(frame.text).replace(ASKING, ' ');
  const isOfAll = OF_ALL.test(text);
  if (
    changes.length > (isOfAll ? MOST_OF_ALL : MOST) ||
    !areOfOneTime(changes) ||
    !asksYesOrNo(frame.text) ||
    BESIDE.test(text)
  )
    return { holds: null };
  const each = changes.flatMap(({ percent }) => {
    const agrees = percent ? agreesWithMovement(frame, percent.value) : null;
    return agrees === null ? [] : [agrees];
  });
  const [first = null, ...others] = each;
  if (each.length < changes.length) return { holds: null };
  if (others.every((one) => one === first)) return { holds: first };
  return isOfAll ? { holds: false } : { holds: null, holdsEach: each };
}

/** One line may end years before another: what it did is then no answer to what both did. */
function areOfOneTime(changes: readonly Moved[]): boolean {
  return new Set(changes.map(({ from, to }) => `${from.period} ${to.period}`)).size === 1;
}
