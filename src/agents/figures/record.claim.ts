import { fold } from '../../understanding/text/normalise.js';
import { asksYesOrNo, putsUpClaim } from './claim.js';

/** What is put up of a figure against all that are held: that none is beyond it; or, reversed, that another one is. */
export interface RecordClaim {
  end: 'highest' | 'lowest';
  isReversed: boolean;
}

const LOW_WORDS =
  'bas|basses?|faibles?|mauvaise?s?|maigres?|petite?s?|abordables?|peu|cheap|low|bad|poor|small|weak|little|few|affordable|bon marche';
const HIGH_WORDS =
  'chers?|cheres?|hauts?|hautes?|elevee?s?|onereux|onereuses?|forte?s?|bons?|bonnes?|grande?s?|gros|grosses?|importante?s?|abondante?s?|' +
  'expensive|high|dear|costly|pricey|big|large|great|good|strong|plentiful|abundant|much|many';
const LOWER_WORDS = 'cheaper|lower|worse|smaller|poorer|weaker|less';
const HIGHER_WORDS = 'dearer|higher|better|bigger|larger|greater|stronger|costlier|pricier|more';
/** A few words: « jamais coûté aussi », "never in my life been so". */
const SOME = '(?:[^a-z]+[a-z]+){0,6}?[^a-z]+';

/** « jamais été aussi cher », "never been so low": what was never so, up to the word that says which way. */
const AS = '(?:aussi|si|so|as|this|that)[^a-z]+';
const NEVER_LOW = new RegExp(`\\b(?:jamais|never)${SOME}${AS}(?:${LOW_WORDS})\\b`);
const NEVER_HIGH = new RegExp(
  `\\b(?:jamais|never)${SOME}(?:autant\\b|${AS}(?:${HIGH_WORDS})\\b)|\\bjamais autant\\b`,
);
/** « a-t-il déjà été aussi cher », "has it ever been so low". */
const EVER_LOW = new RegExp(`\\b(?:deja|ever)${SOME}${AS}(?:${LOW_WORDS})\\b`);
const EVER_HIGH = new RegExp(`\\b(?:deja|ever)${SOME}(?:autant\\b|${AS}(?:${HIGH_WORDS})\\b)`);
/** « plus cher que jamais », "cheaper than ever". */
const THAN_LOW = new RegExp(
  `\\b(?:plus (?:${LOW_WORDS})|moins (?:${HIGH_WORDS})) que jamais\\b|\\b(?:${LOWER_WORDS})(?: expensive)? than ever\\b`,
);
const THAN_HIGH = new RegExp(
  `\\bplus (?:${HIGH_WORDS}) que jamais\\b|\\b(?:${HIGHER_WORDS})(?: expensive)? than ever\\b`,
);

/** All of the time that figures are held of. */
const OF_ALL_TIME =
  '(?:historiques?|depuis toujours|de tous les temps|de l.histoire|jamais (?:vu|atteint|enregistre|connu)[a-z]*|ever|of all time|in history|on record)';
/** « au plus haut depuis toujours », "the lowest ever", "at an all-time high", « un plus bas historique ». */
const SUMMIT_LOW = new RegExp(
  `\\b(?:plus (?:bas|basse|faible)|moins cher|moins chere|lowest|cheapest|smallest|worst|poorest)\\b.*\\b${OF_ALL_TIME}\\b|\\b(?:all[^a-z]time|record) lows?\\b`,
);
const SUMMIT_HIGH = new RegExp(
  `\\b(?:plus (?:haut|haute|cher|chere|eleve|elevee|fort|forte)|highest|dearest|largest|biggest|best|most expensive)\\b.*\\b${OF_ALL_TIME}\\b|\\b(?:all[^a-z]time|record) highs?\\b`,
);
/** « est-ce le record », "is it at a record", « au plus haut historique »: of the highest where no end is said. */
const RECORD = /\b(?:est[^a-z](?:ce|il|elle)|sont[^a-z](?:ils|elles)|is|are)\b.*\brecords?\b/;

/** « a-t-il battu un record », "did it set a record". */
const BEATEN =
  /\b(?:batt[a-z]*|bat|atteint|atteindre|set|broke|broken|break|beaten|beat|hit)\b[^.?!]*\brecords?\b/;

/** Others than what is named: « quelqu'un a-t-il déjà », "has anyone ever". */
const OTHERS =
  /\b(?:quelqu|personne|aucun|aucune|nul|anyone|anybody|someone|somebody|no[^a-z]one|nobody|no country|any country|another)\b/;
/** « le maïs en Pologne, est-ce un record ? »: asked behind what it is of. */
const BEHIND = /\bis (?:it|this|that)\b/;

const PATTERNS: readonly (readonly [RegExp, RecordClaim['end'], boolean])[] = [
  [NEVER_LOW, 'lowest', false],
  [NEVER_HIGH, 'highest', false],
  [THAN_LOW, 'lowest', false],
  [THAN_HIGH, 'highest', false],
  [EVER_LOW, 'lowest', true],
  [EVER_HIGH, 'highest', true],
];
const ASKED: readonly (readonly [RegExp, RecordClaim['end'], boolean])[] = [
  [SUMMIT_LOW, 'lowest', false],
  [SUMMIT_HIGH, 'highest', false],
  [RECORD, 'highest', false],
  [BEATEN, 'highest', false],
];

/**
 * That a figure is beyond all others, as a question puts it up: « n'a jamais été aussi cher », "is it the lowest ever",
 * « est-ce le record »; reversed in « a-t-il déjà été aussi cher ». Null where nothing such is put up.
 */
export function recordClaimOf(text: string): RecordClaim | null {
  const folded = fold(text);
  if (!putsUpClaim(text) || OTHERS.test(folded)) return null;
  const patterns = asksYesOrNo(text) || BEHIND.test(folded) ? [...PATTERNS, ...ASKED] : PATTERNS;
  const [, end, isReversed] = patterns.find(([pattern]) => pattern.test(folded)) ?? [];
  return end === undefined || isReversed === undefined ? null : { end, isReversed };
}
