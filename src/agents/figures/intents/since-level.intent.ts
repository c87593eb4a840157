import { fold } from '../../../understanding/text/normalise.js';
import { isOpen } from '../../../understanding/dates/period-shapes.js';
import type { Frame, Order } from '../../../understanding/frame.js';
import type { Span } from '../../../understanding/dates/period.js';
import type { KnownFact } from '../../../wording/facts.js';
import { spanName } from '../asked.time.js';
import { foundBase } from '../found.js';
import type { Desk, FigureAnswer, Question } from '../question.js';
import { baseValue } from '../ranking/ranks.js';
import { findSingleLine, isLine } from '../single.line.js';
import { answerValue } from './value.intent.js';

const SINCE =
  '(?:depuis (?:quand|combien|quelle)|since when|since what|in how (?:long|many years)|for how long)(?! (?:il|elle|ils|elles|has|have|is|it) )';
const LOW =
  '(?:plus (?:mauvaise?s?|faibles?|bas|basses?|petite?s?|maigres?)|pires?|moins (?:bonnes?|cher|chere)|worst|lowest|smallest|poorest|cheapest)';
const HIGH =
  '(?:plus (?:haute?s?|elevee?s?|forte?s?|chere?s?|cher|grosses?|grande?s?)|meilleure?s?|best|highest|largest|biggest|dearest|most expensive)';
const AS_LOW =
  '(?:aussi|si|so|as|this) (?:mauvaise?s?|faibles?|bas|basses?|petite?s?|low|bad|poor|small|cheap)';
/** What stands between the two, in one sentence and in one question of it. */
const BETWEEN = '(?:(?! (?:et|and) )[^.?!])*';
const AS_HIGH =
  '(?:aussi|si|so|as|this) (?:haute?s?|elevee?s?|forte?s?|chere?s?|cher|bonnes?|high|good|large|expensive|dear)';

/** « remonter à quelle année pour trouver », "how far back do you have to go to find". */
const GOES_BACK =
  '(?:remonter? (?:a|en|jusqu.a|jusqu.en) (?:quand|quelle (?:annee|date|campagne|recolte|epoque))|(?:how (?:far|many years) back|(?:back )?to (?:what|which) (?:year|month|season|harvest)) (?:do|does|did|must|would|should|have|has|one|you|we|i)(?![a-z]))';
const LOWER =
  '(?:plus (?:mauvaise?s?|faibles?|bas|basses?|petite?s?|maigres?)|moins (?:bonne?s?|cher|chere|elevee?)|pire|inferieure?|worse|lower|smaller|poorer|cheaper|less)';
const HIGHER =
  '(?:plus (?:haute?s?|elevee?s?|forte?s?|chere?s?|cher|grosses?|grande?s?)|meilleure?s?|superieure?|better|higher|larger|bigger|dearer|greater)';
const goesBackTo = (level: string): string => `${GOES_BACK}${BETWEEN}(?<![a-z])${level}(?![a-z])`;

/** « la plus mauvaise depuis quand », "the worst in how many years", « pas été aussi haut depuis combien de temps », "how far back for a smaller one". */
const PATTERNS: readonly (readonly [Order['end'], RegExp])[] = [
  [
    'lowest',
    new RegExp(
      `(?<![a-z])(?:${LOW}|${AS_LOW})(?![a-z])${BETWEEN}${SINCE}|${SINCE}${BETWEEN}(?<![a-z])${AS_LOW}(?![a-z])|${goesBackTo(LOWER)}`,
    ),
  ],
  [
    'highest',
    new RegExp(
      `(?<![a-z])(?:${HIGH}|${AS_HIGH})(?![a-z])${BETWEEN}${SINCE}|${SINCE}${BETWEEN}(?<![a-z])${AS_HIGH}(?![a-z])|${goesBackTo(HIGHER)}`,
    ),
  ],
];

function endAsked(text: string): Order['end'] | null {
  const folded = fold(text);
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** Whether it is asked how far back a figure was last as low or as high as that of one time, or as the newest. */
export function asksSinceLevel({ frame, products, place }: Question): boolean {
  const { period, threshold } = frame;
  const isOfOne = products.length === 1 && place.places.length < 2 && threshold === null;
  const isOfOneTime = period === null || isOpen(period.value) || timeNamed(frame) !== null;
  return isOfOne && isOfOneTime && endAsked(frame.text) !== null;
}

/** The one time that is named; "larger than 2025", which is set against now elsewhere, is of that year here. */
function timeNamed({ period: asked, againstPast }: Frame): Span | null {
  const period = asked?.value;
  if (period?.kind === 'at') return period.span;
  return againstPast && period?.kind === 'between' && period.to === null ? period.from : null;
}

/** The figure of that time, and the last one before it that was beyond it; or that there is none. */
export async function answerSinceLevel(question: Question, desk: Desk): Promise<FigureAnswer> {
  const span = timeNamed(question.frame);
  const step = span?.grain === 'year' ? 'annual' : null;
  const line = await findSingleLine({ ...question, frame: { ...question.frame, period: null } }, desk, step);
  if (!isLine(line)) return line;
  const at = indexOf(line.facts, span);
  const supposed = line.facts[at];
  // A time without a figure in the line, or without one before it, is set beside nothing.
  if (!supposed || at === 0) return answerValue(question, desk);
  const end = endAsked(question.frame.text) ?? 'lowest';
  const before = lastBeyond(line.facts.slice(0, at), supposed, end, desk);
  return {
    kind: 'since-level',
    ...(await foundBase(question, desk, before ? [supposed, before] : [supposed], line.notes)),
    end,
    supposed,
    before,
    from: line.first.period,
    latest: supposed === line.last,
  };
}

/** Which of them is of that time, or the newest where none is named; -1 where it has no figure. */
function indexOf(facts: readonly KnownFact[], span: Span | null): number {
  return span === null ? facts.length - 1 : facts.findIndex(({ period }) => period === spanName(span));
}

/** The last of them that was as low or lower, as high or higher. */
function lastBeyond(
  earlier: readonly KnownFact[],
  supposed: KnownFact,
  end: Order['end'],
  { lexicon }: Desk,
): KnownFact | null {
  const sign = end === 'lowest' ? 1 : -1;
  const level = baseValue(lexicon, supposed);
  return earlier.findLast((fact) => (level - baseValue(lexicon, fact)) * sign >= 0) ?? null;
}
