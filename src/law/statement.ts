import { BACK_REFERENCE, BY_DECREE, EXCEPTION } from './legal-cues.js';
import type { SpokenConcept } from './search/law-question.reader.js';
import type { StatedFigure } from './stated-figure.js';
import { spokenWorth, type JudgedUnit } from './unit-worth.js';

/** Words beyond these dilute what a sentence says of the question. */
const TERSE_WORDS = 30;

/** A sentence or item with the line that announces it. */
export interface Statement {
  readonly unit: JudgedUnit;
  readonly pieces: readonly string[];
  readonly folded: string;
  /** Its figures of the kind asked for. */
  readonly figures: readonly StatedFigure[];
  /** How much it speaks of the question. */
  readonly worth: number;
  /** The share of what the question speaks of that it speaks of, 0 to 1. */
  readonly share: number;
  /** Whether it speaks of the rarest of those things: of the act asked about, as a rule, and not of its setting alone. */
  readonly speaksOfMain: boolean;
}

/** The sentences and items of a text, each with the line that announces it, judged for what a question speaks of. */
export function statementsOf(
  text: string,
  units: readonly JudgedUnit[],
  concepts: readonly SpokenConcept[],
): Statement[] {
  const total = concepts.reduce((sum, { mass }) => sum + mass, 0);
  const rarest = Math.max(...concepts.map(({ mass }) => mass));
  return units.map((unit) => {
    const lead = unit.lead === null ? undefined : units[unit.lead];
    const chain = lead === undefined ? [unit] : [lead, unit];
    const pieces = chain.map(({ start, end }) => text.slice(start, end));
    const length = chain.reduce((sum, { words }) => sum + words.length, 0);
    const dilution = 1 + Math.max(0, length - TERSE_WORDS) / (2 * TERSE_WORDS);
    const stems = new Map(chain.flatMap((one) => [...one.stems]));
    const spoken = concepts.filter((concept) => [...concept.stems].some((stem) => stems.has(stem)));
    const share = spoken.reduce((sum, { mass }) => sum + mass, 0) / Math.max(total, Number.MIN_VALUE);
    return {
      unit,
      pieces,
      folded: chain.map(({ folded }) => folded).join(' '),
      figures: chain.flatMap(({ figures }) => figures),
      worth: spokenWorth([...stems.values()]) / dilution,
      share,
      speaksOfMain: spoken.some(({ mass }) => mass === rarest),
    };
  });
}

/** Whether a sentence can be read by itself: it does not lean on another, is no exception, leaves nothing to a decree. */
export function standsAlone({ unit, folded }: Statement): boolean {
  return (
    !unit.announces &&
    !unit.leans &&
    unit.stems.size > 0 &&
    ![EXCEPTION, BY_DECREE, BACK_REFERENCE].some((pattern) => pattern.test(folded))
  );
}

/** Whether all of it stands in the quotes. */
export function isQuoted({ pieces }: Statement, quotes: readonly string[]): boolean {
  return pieces.every((piece) => quotes.some((quote) => quote.includes(piece)));
}

/** Without the number of its paragraph and the sign that ends it. */
export function bare(sentence: string): string {
  return sentence
    .trim()
    .replace(/^[IVX]{1,5}(?: (?:bis|ter))?\.? ?[-–—―] ?/u, '')
    .replace(/ ?[.;]$/u, '');
}
