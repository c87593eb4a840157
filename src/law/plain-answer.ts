import type { AskedQuestion } from './asked-question.js';
import { deciderIn } from './decider.js';
import { PROHIBITION, REFUSAL } from './legal-cues.js';
import type { FigureBound, StatedFigure } from './stated-figure.js';
import { penaltyIn, type StatedPenalty } from './stated-penalty.js';
import { silenceIn, type SilenceMeaning } from './stated-silence.js';
import type { Statement } from './statement.js';
import { verdictOf, type Verdict } from './verdict.js';

/** What a sentence says of the question in a few words. */
export type PlainAnswer =
  /** `upTo`: what limits it on the other side. `asRule`: exceptions or extensions follow. */
  | {
      readonly kind: 'figure';
      readonly figure: StatedFigure;
      readonly upTo?: StatedFigure;
      readonly asRule: boolean;
    }
  /** « le préfet de région ». */
  | { readonly kind: 'decider'; readonly words: string }
  | ({ readonly kind: 'penalty' } & StatedPenalty)
  /** Its rules in plain words of ours. */
  | {
      readonly kind: 'headnote';
      readonly rules: readonly { readonly french: string; readonly english: string }[];
      /** Whether they are but the closest to what is asked. */
      readonly isNearest: boolean;
    }
  | { readonly kind: 'silence'; readonly means: SilenceMeaning }
  | ({ readonly kind: 'verdict' } & Verdict);

/** What the sentence says in a few words, `hasException` where others depart from it; null where it cannot be said so. */
export function plainAnswer(
  best: Statement,
  hasException: boolean,
  asked: AskedQuestion,
): PlainAnswer | null {
  switch (asked.wish?.asks) {
    case 'figure':
      return figureIn(best, hasException);
    case 'who':
      return asked.wish.act && decider(best, asked.wish.act);
    case 'penalty':
      return penalty(best);
    case 'silence':
      return silence(best);
    default:
      return verdict(best, hasException, asked);
  }
}

function decider({ pieces }: Statement, act: RegExp): PlainAnswer | null {
  const words = deciderIn(pieces.join(' '), act);
  return words === null ? null : { kind: 'decider', words };
}

function penalty({ pieces }: Statement): PlainAnswer | null {
  const stated = penaltyIn(pieces.join(' '));
  return stated && { kind: 'penalty', ...stated };
}

function silence({ folded }: Statement): PlainAnswer | null {
  const means = silenceIn(folded);
  return means && { kind: 'silence', means };
}

function verdict(best: Statement, hasException: boolean, asked: AskedQuestion): PlainAnswer | null {
  const said = verdictOf(best, hasException, asked);
  return said && { kind: 'verdict', ...said };
}

/** Of two limits the lower and the upper one: « plus de dix-huit ans et au plus quatre-vingt-dix-neuf ans ». */
const LOWER: ReadonlySet<FigureBound | null> = new Set<FigureBound>(['least', 'more', 'from']);
const UPPER: ReadonlySet<FigureBound | null> = new Set<FigureBound>(['most', 'less', 'until']);

/** The one figure of the kind asked for, or its two limits; null where the sentence states none or several. */
function figureIn({ figures, folded }: Statement, asRule: boolean): PlainAnswer | null {
  const [figure, upTo, ...others] = figures;
  if (figure === undefined || others.length > 0) return null;
  if (upTo === undefined) return isOpen(figure, folded) ? null : { kind: 'figure', figure, asRule };
  const isRange = LOWER.has(figure.bound) && UPPER.has(upTo.bound) && figure.kind === upTo.kind;
  return isRange && !isTimeOfOther(figure, upTo) ? { kind: 'figure', figure, upTo, asRule } : null;
}

/** « Interdit aux moins de seize ans » allows from sixteen on: the figure by itself would say the contrary. */
function isOpen({ bound }: StatedFigure, folded: string): boolean {
  return (bound === 'less' || bound === 'more') && (PROHIBITION.test(folded) || REFUSAL.test(folded));
}

/** A while ahead of something is no limit to how long it lasts. */
function isTimeOfOther(figure: StatedFigure, upTo: StatedFigure): boolean {
  return figure.role !== null && upTo.role !== null && figure.role !== upTo.role;
}
