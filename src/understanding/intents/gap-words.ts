import { fold } from '../text/normalise.js';

const GAP = /(?<![a-z])(?:ecarts?|differences?|differentiel|spread|gap)(?![a-z])/;

/** « l'écart », "the spread": whether the words are of how far apart two are. */
export function namesGap(text: string): boolean {
  return GAP.test(fold(text));
}

const WIDER =
  /(?<![a-z])(?:plus (?:grand|fort|important|large|eleve|marque)e?|superieure?|creus|agrandi|elargi|augment|accru|accroi|grandi|widen|wider|bigger|larger|greater|higher|grow|grew|increas)/;
const NARROWER =
  /(?<![a-z])(?:plus (?:petit|faible|mince|reduit|serre)e?|moins (?:grand|fort|important|large|eleve|marque)e?|inferieure?|redui|resserr|combl|retreci|diminu|narrow|smaller|lower|less|clos(?:e|ed|ing)|shr[aiu]nk|decreas)/;

/** Which way the words put up that a gap went, « s'est creusé », "is narrowing"; null where they put up neither, or both. */
export function gapWayOf(text: string): 'wider' | 'narrower' | null {
  const folded = fold(text);
  const [isWider, isNarrower] = [WIDER.test(folded), NARROWER.test(folded)];
  if (isWider === isNarrower) return null;
  return isWider ? 'wider' : 'narrower';
}

/** What a gap does, or has done: « se creuse-t-il », « s'est-il réduit », "is widening", "getting bigger". */
const MOVES = new RegExp(
  [
    String.raw`(?<![a-z])(?:se|s['’]|va-t-il se|va se) ?(?:est-il |est |sont-ils |sont |etait-il |etait )?(?:creus|agrandi|elargi|accentu|accro|redui|resserr|combl|retreci|amenuis)`,
    '(?<![a-z])(?:a-t-il|ont-ils|a) (?:augmente|diminue|grandi)(?![a-z])',
    '(?<![a-z])(?:augmente|diminue|grandit|evolue|devient)(?:-t)?-il(?![a-z])',
    '(?<![a-z])(?:widen|narrow|shrink)(?:ed|ing|s)?(?![a-z])',
    '(?<![a-z])(?:has|is|did|does) (?:the |an? )?(?:[^?.;:]{1,80} )?(?:grow|grown|growing|clos(?:e|ed|ing)|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|shrunk)[ ?]{0,3}$',
    '(?<![a-z])(?:get|gets|gotten|got|getting|become|becoming) (?:any )?(?:wider|bigger|larger|greater|narrower|smaller)(?![a-z])',
  ].join('|'),
);

/** Whether a gap is asked about as something that moves: « l'écart se creuse-t-il », "is the gap getting wider". */
export function asksGapMove(text: string): boolean {
  return namesGap(text) && MOVES.test(fold(text));
}
