import type { Headnote } from './search/headnotes.js';
import type { SpokenConcept } from './search/law-question.reader.js';
import type { JudgedUnit } from './unit-worth.js';

/** How much a wording that says nothing else counts beside how much of the question it says. */
const CLOSENESS = 0.25;
/** The words of its other wordings count so much. */
const OTHER_WORDINGS = 0.5;
/** What none of its wordings says, and its own text does, counts so much. */
const IN_TEXT = 0.4;

/** A note with the parts of the question that it speaks of. */
export interface Fit {
  readonly note: Headnote;
  /** Where it is laid down; none where the text does not. */
  readonly units: readonly JudgedUnit[];
  /** Of the wording that fits best. */
  readonly spoken: ReadonlySet<SpokenConcept>;
  /** Of any of its wordings, or of its text. */
  readonly said: ReadonlySet<SpokenConcept>;
  readonly score: number;
}

/** How far the note is of what is asked, of which `total` is the mass. */
export function fitOf(
  note: Headnote,
  units: readonly JudgedUnit[],
  concepts: readonly SpokenConcept[],
  total: number,
): Fit {
  let best: Pick<Fit, 'spoken' | 'score'> = { spoken: new Set(), score: 0 };
  const anywhere = new Set<SpokenConcept>();
  for (const wording of note.asked) {
    const spoken = new Set(concepts.filter(({ stems }) => wording.some((stem) => stems.has(stem))));
    for (const concept of spoken) anywhere.add(concept);
    const said = wording.filter((stem) => concepts.some(({ stems }) => stems.has(stem)));
    const score = massOf(spoken) / total + (CLOSENESS * said.length) / Math.max(1, wording.length);
    if (score > best.score) best = { spoken, score };
  }
  const others = massOf(anywhere) - massOf(best.spoken);
  const inText = concepts.filter((one) => !anywhere.has(one) && isSpokenIn(one, note.said.stems));
  const score = best.score + (OTHER_WORDINGS * others + IN_TEXT * massOf(inText)) / total;
  return { note, units, spoken: best.spoken, said: new Set([...anywhere, ...inText]), score };
}

function isSpokenIn({ stems: asked }: SpokenConcept, stems: ReadonlySet<string>): boolean {
  return [...asked].some((stem) => stems.has(stem));
}

/** The units that hold the anchors; none where one of them is not in the text. */
export function unitsOf({ anchors }: Headnote, plain: string, units: readonly JudgedUnit[]): JudgedUnit[] {
  const found = new Set<JudgedUnit>();
  for (const anchor of anchors) {
    const start = plain.indexOf(plainly(anchor));
    const unit = units.findLast((one) => one.start <= start);
    if (start < 0 || unit === undefined) return [];
    found.add(unit);
  }
  return [...found];
}

/** With plain spaces and apostrophes, every character in its place. */
export function plainly(text: string): string {
  return text.replace(/\s/gu, ' ').replace(/’/gu, "'");
}

/** What the question has of them, in units of inverse document frequency. */
export function massOf(concepts: Iterable<SpokenConcept>): number {
  let mass = 0;
  for (const concept of concepts) mass += concept.mass;
  return mass;
}
