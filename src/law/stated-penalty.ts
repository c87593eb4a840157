import { foldedAlike } from './search/law-words.js';
import { statedFigures, type StatedFigure } from './stated-figure.js';

/** What an act is punished with, as one sentence says it. */
export interface StatedPenalty {
  readonly prison: StatedFigure | null;
  readonly fine: StatedFigure | null;
  /** The class of the petty offence whose fine it is; null of others. */
  readonly offenceClass: number | null;
}

const PUNISHED = /\bpuni(?:e|s|es)?\b|\bpassibles?\b|\bencour(?:t|ent)\b|\bamende\b/u;
const OF_PRISON = /^ d'emprisonnement/u;
const PRISON_OF = /emprisonnement (?:de |d')$/u;
const OF_FINE = /^ d'amende/u;
const FINE_OF =
  /amende(?: administrative| civile)?(?: (?:dont le montant|d'un montant)(?: maximal| maximum)?)?(?: (?:est|ne peut|peut))?(?: (?:de|d'|etre superieure?|exceder|atteindre|excede))+ ?(?:au plus )?$/u;
const OFFENCE = /contraventions de (?:la )?(\d|premiere|deuxieme|troisieme|quatrieme|cinquieme)/gu;
const CLASSES: readonly string[] = ['premiere', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme'];

/** The penalty that a sentence states; null where it states none, or several. */
export function penaltyIn(sentence: string): StatedPenalty | null {
  const folded = foldedAlike(sentence);
  if (!PUNISHED.test(folded)) return null;
  const { prison, fine } = termsIn(sentence, folded);
  const classes = [...new Set([...folded.matchAll(OFFENCE)].map(([, named = '']) => classOf(named)))];
  if ([prison, fine, classes].some(({ length }) => length > 1)) return null;
  // The fine of an offence and one in euros are of two cases.
  const isOne = prison.length + fine.length > 0 !== classes.length > 0;
  return isOne
    ? { prison: prison[0] ?? null, fine: fine[0] ?? null, offenceClass: classes[0] ?? null }
    : null;
}

/** The terms of prison and the fines in euros. */
function termsIn(sentence: string, folded: string): Record<'prison' | 'fine', StatedFigure[]> {
  const terms: Record<'prison' | 'fine', StatedFigure[]> = { prison: [], fine: [] };
  let at = 0;
  for (const figure of statedFigures(sentence)) {
    at = sentence.indexOf(figure.words, at);
    const before = folded.slice(0, at);
    at += figure.words.length;
    const after = folded.slice(at);
    if (figure.unit === 'euro') {
      if (OF_FINE.test(after) || FINE_OF.test(before)) terms.fine.push(figure);
    } else if (OF_PRISON.test(after) || PRISON_OF.test(before)) terms.prison.push(figure);
  }
  return terms;
}

function classOf(named: string): number {
  const at = CLASSES.indexOf(named);
  return at < 0 ? Number(named) : at + 1;
}
