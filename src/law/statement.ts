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
  /** The stems of the question that it speaks of. */
  readonly stems: ReadonlySet<string>;
  /** Its figures of the kind asked for; those of the line that announces it where it has none. */
  readonly figures: readonly StatedFigure[];
  /** How much it speaks of the question. */
  readonly worth: number;
  /** The share of what the question speaks of that it speaks of, 0 to 1. */
  readonly share: number;
  /** Whether it speaks of the rarest of those things: of the act asked about, as a rule, and not of its setting alone. */
  readonly speaksOfMain: boolean;
  /** The same of what the law has a word for: « hélicoptère », and not « dobermann ». */
  readonly known: { readonly share: number; readonly speaksOfMain: boolean };
}

/** A thing of one word that stands in hardly any article is nothing that the law has a word for. */
const UNHEARD_OF = 8;

/** The sentences and items of a text, each with the line that announces it, judged for what a question speaks of. */
export function statementsOf(
  text: string,
  units: readonly JudgedUnit[],
  concepts: readonly SpokenConcept[],
): Statement[] {
  const known = concepts.filter(({ mass, stems }) => mass < UNHEARD_OF || stems.size > 1);
  return units.map((unit) => {
    const lead = unit.lead === null ? undefined : units[unit.lead];
    const chain = lead === undefined ? [unit] : [lead, unit];
    const pieces = chain.map(({ start, end }) => text.slice(start, end));
    const length = chain.reduce((sum, { words }) => sum + words.length, 0);
    const dilution = 1 + Math.max(0, length - TERSE_WORDS) / (4 * TERSE_WORDS);
    const stems = new Map(chain.flatMap((one) => [...one.stems]));
    const spoken = concepts.filter((concept) => [...concept.stems].some((stem) => stems.has(stem)));
    return {
      unit,
      pieces,
      stems: new Set(stems.keys()),
      folded: chain.map(({ folded }) => folded).join(' '),
      figures: unit.figures.length > 0 ? unit.figures : (lead?.figures ?? []),
      worth: spokenWorth([...stems.values()]) / dilution,
      ...coverage(spoken, concepts),
      known: coverage(spoken, known),
    };
  });
}

/** The share of things that is spoken of, and whether the rarest is. */
function coverage(
  spoken: readonly SpokenConcept[],
  all: readonly SpokenConcept[],
): { readonly share: number; readonly speaksOfMain: boolean } {
  const massOf = (some: readonly SpokenConcept[]): number => some.reduce((sum, { mass }) => sum + mass, 0);
  const rarest = Math.max(...all.map(({ mass }) => mass));
  return {
    share: massOf(spoken) / Math.max(massOf(all), Number.MIN_VALUE),
    speaksOfMain: spoken.some(({ mass }) => mass === rarest),
  };
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

/** « Le maire peut, par arrêté, … » leaves nothing to an order. */
const ACTING_BY_ORDER = /\b(?:peut|peuvent|doit|doivent) (?:aussi )?par (?:un )?arrete\b/u;
/** « Sous réserve des I bis et I ter », « en dehors des cas prévus par l'alinéa précédent »: it says itself that other cases differ. */
const RESERVED =
  /^(?:[ivx]{1,4} )?(?:sous reserve|sans prejudice|en dehors|hors|a l exception) (?:\w+ ){1,8}?(?:alineas? precedents?|precedents? alineas?|(?:premier|deuxieme|troisieme|quatrieme|dernier) alinea|present article|[ivx]{1,4}(?: (?:bis|ter))?(?: et (?:du |des )?[ivx]{1,4}(?: (?:bis|ter))?)?)\b/u;

/** The same of a rule, which may reserve other cases, or be of an authority that orders. */
export function readsAlone(statement: Statement): boolean {
  const folded = statement.folded.replace(ACTING_BY_ORDER, 'peut').replace(RESERVED, '').trim();
  return standsAlone({ ...statement, folded });
}

/** Of statements the one that speaks most of the question. */
export function mostSpeaking(statements: readonly Statement[]): Statement | undefined {
  return statements.toSorted((left, right) => right.worth - left.worth)[0];
}

/** Whether all of it stands in the quotes. */
export function isQuoted({ pieces }: Statement, quotes: readonly string[]): boolean {
  return pieces.every((piece) => quotes.some((quote) => quote.includes(piece)));
}

/** Quotations that are read at a glance need no statement in front of them. */
export const SHORT_QUOTATION = 280;

/** Whether the quotes have nothing beside the pieces, which are read right below then. */
export function repeats(quotes: readonly string[], pieces: readonly string[]): boolean {
  return bare(quotes.join(' ')) === bare(pieces.join(' '));
}

/** Without the number of its paragraph and the sign that ends it. */
export function bare(sentence: string): string {
  return sentence
    .trim()
    .replace(/^[IVX]{1,5}(?: (?:bis|ter))?\.? ?[-–—―] ?/u, '')
    .replace(/ ?[.;]$/u, '');
}
