import type { Figure, Note } from './facts.js';
import type { Findings } from './findings.js';
import type { Voice } from './voice.js';

type Weight = Extract<Note, { kind: 'by-weight' }>;

/**
 * « À 60 livres anglo-saxonnes (27,22 kilogrammes) le boisseau de blé, 303 USD/t font 8,25 USD/boisseau »; the weight alone
 * where the figures are told in bushels already.
 */
export function sayWeight({ product, weight, equal, isTold }: Weight, v: Voice): string {
  const [pounds, kilos] = [v.quantity(weight, 'lb'), v.quantity(weight, 'kg')];
  if (isTold)
    return v.say(
      `Le boisseau ${v.ofBareProduct(product)} est compté à ${pounds} (${kilos})`,
      `A bushel ${v.ofBareProduct(product)} is taken as ${pounds} (${kilos})`,
    );
  const each = equal.map(({ from, to }) => {
    const [one, other] = [v.quantity(from), v.quantity(to, to.unit)];
    return v.say(`${one} font ${other}`, `${one} is ${other}`);
  });
  return v.say(
    `À ${pounds} (${kilos}) le boisseau ${v.ofBareProduct(product)}, ${v.list(each)}`,
    `At ${pounds} (${kilos}) to the bushel ${v.ofBareProduct(product)}, ${v.list(each)}`,
  );
}

/** What a figure comes to in the bushels that it is asked in, by the notes beside it; null where it is asked in none. */
export function inBushelsAsked(
  { product, value, unit }: Pick<Figure, 'value' | 'unit'> & { product: string },
  notes: readonly Note[],
): Figure | null {
  const equal = notes.flatMap((note) =>
    note.kind === 'by-weight' && note.product === product ? note.equal : [],
  );
  return equal.find(({ from }) => from.value === value && from.unit === unit)?.to ?? null;
}

/** The one figure or the mean that is told; null of several. */
function toldAlone(findings: Findings): Parameters<typeof inBushelsAsked>[0] | null {
  if (findings.kind === 'average') return { ...findings.mean, product: findings.of.product };
  const told = findings.kind === 'out-of-period' ? findings.facts : valuesOf(findings);
  return told.length === 1 ? (told[0] ?? null) : null;
}

function valuesOf(findings: Findings): readonly Parameters<typeof inBushelsAsked>[0][] {
  return findings.kind === 'value' ? findings.values : [];
}

/** The notes of findings: of one figure told in bushels the weight alone is left to say. */
export function notesLeft(findings: Extract<Findings, { notes: readonly Note[] }>): readonly Note[] {
  const told = toldAlone(findings);
  const isTold = told !== null && inBushelsAsked(told, findings.notes) !== null;
  return findings.notes.map((note) => (note.kind === 'by-weight' && isTold ? { ...note, isTold } : note));
}
