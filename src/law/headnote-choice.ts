import { isLedByOpponent, isOfOtherDeath } from './asked-actor.js';
import type { AskedQuestion } from './asked-question.js';
import { LOSS_STATED } from './brief-wish.data.js';
import { says, type BriefWish } from './brief-wish.js';
import { deedConcepts } from './figure-choice.js';
import { figuresAmong } from './figure-wish.js';
import type { Headnote } from './search/headnotes.js';
import type { SpokenConcept } from './search/law-question.reader.js';
import type { JudgedUnit } from './unit-worth.js';

/** A headnote that answers a question, with the sentences of the article that lay the rule down. */
export interface ChosenHeadnote {
  readonly note: Headnote;
  readonly units: readonly JudgedUnit[];
  /** The share of what the question speaks of that the note is asked for by, 0 to 1. */
  readonly covers: number;
  /** Whether so much of the question stays unsaid that it may be of another rule, and this one but the closest. */
  readonly isNearest: boolean;
}

/** How the article stands: `leading` where it has far more than the score of any other, `contested` where another has nearly its. */
export type NoteStanding = 'one' | 'leading' | 'several' | 'contested';

/**
 * The share of the question that a note is asked for by before it is told; set on questions whose article is known. Of
 * articles with nearly the same score the first is as often the wrong one.
 */
const LEAST_COVERS: Readonly<Record<NoteStanding, number>> = {
  one: 0.2,
  leading: 0.2,
  several: 0.4,
  contested: 0.7,
};
/** The same of the deed whose penalty is asked: that of another frightens or comforts for nothing. */
const LEAST_OF_DEED = 0.5;
/**
 * The share of the question that neither the wordings nor the text of what is told say, from which on it is told as the
 * closest rule: of those about half answered another question, of the others one in twenty.
 */
const UNSAID: Readonly<Record<NoteStanding, number>> = {
  one: 0.4,
  leading: 0.4,
  several: 0.2,
  contested: 0.2,
};
/** A second rule is told where it answers so much more of the question than the first, or nearly fits as well. */
const FURTHER_COVERS = 0.2;
const NEARLY = 0.9;
/** How much a wording that says nothing else counts beside how much of the question it says. */
const CLOSENESS = 0.25;
/** The words of its other wordings count so much. */
const OTHER_WORDINGS = 0.5;
/** What none of its wordings says, and its own text does, counts so much. */
const IN_TEXT = 0.4;

/** What is stated or not: a form or a right is no answer to « combien de temps ». */
const MUST_BE_STATED: ReadonlySet<BriefWish['asks']> = new Set(['figure', 'penalty', 'silence', 'who']);

/** A note that is asked for by nearly all of the question answers it, be it without the figure: « selon l'indice ». */
const WHOLLY_COVERED = 0.85;

/** A note with the parts of the question that it speaks of. */
interface Fit {
  readonly note: Headnote;
  /** Where it is laid down; none where the text does not. */
  readonly units: readonly JudgedUnit[];
  /** Of the wording that fits best. */
  readonly spoken: ReadonlySet<SpokenConcept>;
  /** Of any of its wordings, or of its text. */
  readonly said: ReadonlySet<SpokenConcept>;
  readonly score: number;
}

/** The rules of the first article, at most two, that answer the question in plain words, in its order; none where the article has no standing. */
export function chooseHeadnotes(
  notes: readonly Headnote[],
  { text, units }: { readonly text: string; readonly units: readonly JudgedUnit[] },
  { asked, standing }: { readonly asked: AskedQuestion; readonly standing: NoteStanding | null },
): ChosenHeadnote[] {
  if (standing === null) return [];
  const { wish } = asked;
  const concepts = wish?.asks === 'penalty' ? deedConcepts(asked.concepts) : asked.concepts;
  const plain = plainly(text);
  const total = massOf(concepts);
  const fits = notes
    .map((note) => fitOf(note, unitsOf(note, plain, units), concepts, total))
    .filter(
      ({ note, spoken }) =>
        isOfParty(note, asked) &&
        (mayAnswer(note, wish) || (wish?.asks === 'figure' && massOf(spoken) >= WHOLLY_COVERED * total)),
    );
  const [best] = fits.toSorted((left, right) => right.score - left.score);
  // What another version says of it would be told beside the point.
  if (
    best === undefined ||
    best.units.length === 0 ||
    massOf(best.spoken) < leastCovers(standing, wish) * total
  )
    return [];
  const adds = (fit: Fit): number => massOf([...fit.spoken].filter((concept) => !best.spoken.has(concept)));
  const [further] = fits
    .filter((fit) => fit.units.length > 0 && !isSameRule(fit, best))
    .filter((fit) => adds(fit) >= FURTHER_COVERS * total || fit.score >= NEARLY * best.score)
    .toSorted((left, right) => adds(right) - adds(left) || right.score - left.score);
  const isTold = further !== undefined && (asksTwo(asked) || !isLong(best, further));
  const told = [best, ...(isTold ? [further] : [])];
  const unsaid = concepts.filter((concept) => told.every(({ said }) => !said.has(concept)));
  const isNearest = massOf(unsaid) >= UNSAID[standing] * total;
  return told
    .toSorted((left, right) => (left.units[0]?.at ?? 0) - (right.units[0]?.at ?? 0))
    .map(({ note, units: laidDown, spoken }) => ({
      note,
      units: laidDown,
      covers: massOf(spoken) / total,
      isNearest,
    }));
}

/** More words than these in one sentence are read by nobody: the second rule is told where the question has two parts alone. */
const MOST_WORDS = 45;
const TWO_PARTS = /\b(?:et|and|puis|then|ou bien|mais)\b/u;

function asksTwo({ folded }: AskedQuestion): boolean {
  return TWO_PARTS.test(folded);
}

function isLong({ note: one }: Fit, { note: other }: Fit): boolean {
  return `${one.said.folded} ${other.said.folded}`.split(' ').length > MOST_WORDS;
}

/** Two wordings of what one and the same fragment lays down, or of which the one says nearly all that the other does. */
function isSameRule({ note }: Fit, { note: other }: Fit): boolean {
  return note.anchors.join() === other.anchors.join() || sharedBy(note, other) >= REPEATED;
}

/** The share of the words of the shorter note that the other has too, 0 to 1. */
function sharedBy({ said: one }: Headnote, { said: other }: Headnote): number {
  const [few = new Set(), many = few] = [one, other]
    .map(({ folded }) => new Set(folded.split(' ').filter((word) => word.length > SHORT)))
    .toSorted((left, right) => left.size - right.size);
  return [...few].filter((word) => many.has(word)).length / Math.max(1, few.size);
}

/** « une », « est », « par »: words of any sentence. */
const SHORT = 3;
/** Two notes that share so much would say one thing twice. */
const REPEATED = 0.75;

/** Whether the note is of the landlord or tenant of whom it is asked: the notice that the one gives is not that of the other. */
function isOfParty({ said }: Headnote, { folded, wish }: AskedQuestion): boolean {
  if (isOfOtherDeath(folded, said.folded)) return false;
  return !(wish?.asks === 'figure' && wish.role === 'ahead' && isLedByOpponent(folded, said.folded));
}

/** Whether the note may say what is asked: a figure, penalty or silence that it does not state is of another note, or of the text. */
function mayAnswer({ said }: Headnote, wish: BriefWish | null): boolean {
  if (wish === null || !MUST_BE_STATED.has(wish.asks)) return true;
  if (wish.asks === 'who') return wish.act === null || wish.act.test(said.words);
  if (wish.asks === 'penalty' && LOSS_STATED.test(said.folded)) return true;
  return says({ folded: said.folded, figures: wish.asks === 'figure' ? figuresAmong(said, wish) : [] }, wish);
}

function leastCovers(standing: NoteStanding, wish: BriefWish | null): number {
  return Math.max(LEAST_COVERS[standing], wish?.asks === 'penalty' ? LEAST_OF_DEED : 0);
}

function fitOf(
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
function unitsOf({ anchors }: Headnote, plain: string, units: readonly JudgedUnit[]): JudgedUnit[] {
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

function massOf(concepts: Iterable<SpokenConcept>): number {
  let mass = 0;
  for (const concept of concepts) mass += concept.mass;
  return mass;
}
