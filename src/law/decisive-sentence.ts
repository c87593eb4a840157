import type { AskedQuestion } from './asked-question.js';
import { bestAmong, isOfAsked, sayingAmong } from './brief-choice.js';
import { says } from './brief-wish.js';
import type { Brief, QuotedText } from './brief.js';
import { ruleIn } from './said-rule.js';
import { bare, isQuoted, readsAlone, repeats, SHORT_QUOTATION, type Statement } from './statement.js';

/** A right or duty stands in its sentence with its conditions, and no longer one is read at a glance. */
const LONGEST = 420;

/** What a sentence must be beside the others of its article to be told of it in front: set on questions whose article is known. */
interface Standing {
  /** How many times the worth of any other sentence. */
  readonly lead: number;
  /** How many times as much it speaks of the question as any other. */
  readonly speaks: number;
  /** The share of the question that it speaks of. */
  readonly covers: number;
}
const STANDING: Readonly<Record<'one' | 'several', readonly Standing[]>> = {
  one: [
    { lead: 1.15, speaks: 1, covers: 0.25 },
    { lead: 1.45, speaks: 0.8, covers: 0.3 },
  ],
  several: [
    { lead: 1.3, speaks: 1, covers: 0.5 },
    { lead: 2, speaks: 1.2, covers: 0.4 },
  ],
};
/** The same of one that lays down a right or a duty without saying that anything may or must be done: « est déclaré à la mairie ». */
const DECLARING: Standing = { lead: 2.3, speaks: 1.2, covers: 0.45 };
/** « Sont régies par les articles 1769 à 1773 du code civil » says nothing itself. */
const REFERRING = /^l article\b|\b(?:regie?s?|applicables?) (?:\w{1,20} ){0,8}articles?\b/u;
/**
 * The sentence of an article that decides a question of a right, a duty or a consequence, in its own words, where no rule
 * of it is told in plain ones: it must say far more than any other sentence.
 */
export function decisiveSentence(
  { text, quotes }: QuotedText,
  { statements: all, kind }: { readonly statements: readonly Statement[]; readonly kind: 'one' | 'several' },
  asked: AskedQuestion,
): Brief | null {
  const best = all.toSorted((left, right) => right.unit.worth - left.unit.worth)[0];
  if (best === undefined || !isTold(best, { pieces: tellable(best, all, text), quotes }, asked)) return null;
  if (!standingNeeded(best, kind, asked).some((needed) => standsOut(best, all, needed))) return null;
  const quoted = all.filter((one) => isQuoted(one, quotes));
  const rule = bestAmong(sayingAmong(all, quoted, asked), { all, quoted }, asked);
  // A rule that was found, and not told, would mislead.
  return rule === undefined
    ? { statement: tellable(best, all, text).map(bare), plain: null, covers: best.share, isOfDeed: false }
    : null;
}

/** One of them is enough; none is of a sentence that rules otherwise than is asked. */
function standingNeeded(
  { folded, figures }: Statement,
  kind: 'one' | 'several',
  { wish }: AskedQuestion,
): readonly Standing[] {
  if (wish === null || says({ folded, figures }, wish)) return STANDING[kind];
  return kind === 'one' && ruleIn(folded) === null && !REFERRING.test(folded) ? [DECLARING] : [];
}

/**
 * What is told of the sentence: with the one before where it leans on that, with all its items where it announces them,
 * as one piece of the text; an item with the line that announces it.
 */
function tellable({ unit, pieces }: Statement, all: readonly Statement[], text: string): readonly string[] {
  const before = unit.leans ? all[unit.at - 1]?.unit : undefined;
  const items = all.filter((one) => one.unit.lead === unit.at);
  if (before === undefined && items.length === 0) return pieces;
  return [text.slice(before?.start ?? unit.start, items.at(-1)?.unit.end ?? unit.end)];
}

function isTold(
  best: Statement,
  { pieces, quotes }: { readonly pieces: readonly string[]; readonly quotes: readonly string[] },
  asked: AskedQuestion,
): boolean {
  if (
    pieces.join(' ').length > LONGEST ||
    !pieces.every((one) => quotes.some((quote) => quote.includes(one)))
  )
    return false;
  if (quotes.join(' ').length < SHORT_QUOTATION || repeats(quotes, pieces)) return false;
  return (
    readsAlone({ ...best, unit: { ...best.unit, leans: false, announces: false } }) && isOfAsked(best, asked)
  );
}

function standsOut(best: Statement, all: readonly Statement[], { lead, speaks, covers }: Standing): boolean {
  const others = all.filter(({ unit }) => unit.at !== best.unit.at);
  return (
    best.share >= covers &&
    others.every((one) => best.unit.worth >= lead * one.unit.worth && best.worth >= speaks * one.worth)
  );
}
