import { isEntitledOpponent, isOfOtherDeath, isOfUnaskedDeath } from './asked-actor.js';
import { isOfUnaskedCircumstance, isOfUnstatedMatter } from './asked-circumstance.js';
import { isOfOtherClaim } from './asked-claim.js';
import { isOfOtherAnimal } from './asked-animal.js';
import { isTimeOfOther } from './asked-party.js';
import type { AskedQuestion } from './asked-question.js';
import { stemsOfThing } from './asked-thing.js';
import type { BriefWish } from './brief-wish.js';
import { deedConcepts } from './figure-choice.js';
import { mayAnswer, mayDoWithout } from './headnote-answer.js';
import { fitOf, massOf, plainly, unitsOf, type Fit } from './headnote-fit.js';
import { isOutdone, type NotedHit } from './headnote-rivals.js';
import { isOfStory } from './headnote-story.js';
import type { NoteStanding } from './note-standing.js';
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
 * The share of the question that neither the wordings nor the text of what is told say, from which on it may be of another
 * rule. The story around a question is as often unsaid: what is told is but the closest rule where another of the article
 * fits nearly as well, or hardly anything is said; nearly half of it suffices where other articles are found with it.
 */
const UNSAID: Readonly<Record<NoteStanding, number>> = {
  one: 0.4,
  leading: 0.4,
  several: 0.2,
  contested: 0.2,
};
const HARDLY_SAID: Readonly<Record<NoteStanding, number>> = {
  one: 0.7,
  leading: 0.7,
  several: 0.45,
  contested: 0.45,
};
/** By less than this another rule of the article is no worse an answer. */
const RIVAL_FITS = 0.06;
/** A second rule is told where it answers so much more of the question than the first, or nearly fits as well. */
const FURTHER_COVERS = 0.2;
const NEARLY = 0.9;

/** A note that is asked for by nearly all of the question answers it, be it without the figure: « selon l'indice ». */
const WHOLLY_COVERED = 0.85;

/** A first article as its rules are chosen from. */
interface NotedText {
  readonly text: string;
  readonly units: readonly JudgedUnit[];
}

interface Choosing {
  readonly asked: AskedQuestion;
  readonly standing: NoteStanding | null;
}

/** The rules of the first article, at most two, that answer the question in plain words, in its order; none where the article has no standing. */
export function chooseHeadnotes(
  notes: readonly Headnote[],
  article: NotedText,
  { asked, standing }: Choosing,
): ChosenHeadnote[] {
  if (standing === null) return [];
  const concepts = conceptsOf(asked);
  const total = massOf(concepts);
  const fits = fitsOf(notes, article, asked);
  const best = bestOf(fits);
  if (best === null || massOf(best.spoken) < leastCovers(standing, asked.wish) * total) return [];
  const told = withFurther(best, fits, { total, asked });
  const unsaid = massOf(concepts.filter((concept) => told.every(({ said }) => !said.has(concept)))) / total;
  const isNearest = mayBeOfOther({ told, fits, unsaid }, standing);
  return told
    .toSorted((left, right) => (left.units[0]?.at ?? 0) - (right.units[0]?.at ?? 0))
    .map((fit) => asChosen(fit, total, isNearest));
}

/**
 * The rule of the first article that is closest to a case told in many words that no rule has; none where nothing tells
 * that article from the others, or a rule of another of `noted`, the articles found, is closer.
 */
export function chooseForStory(
  noted: readonly NotedHit[],
  article: NotedText,
  { asked, standing }: Choosing,
): ChosenHeadnote[] {
  const concepts = conceptsOf(asked);
  const best = bestOf(fitsOf(noted[0]?.notes ?? [], article, asked));
  if (best === null || standing === null || isOutdone(noted, asked.concepts)) return [];
  const isClose = isOfStory(best, { noted, units: article.units, concepts, standing });
  return isClose ? [asChosen(best, massOf(concepts), true)] : [];
}

function asChosen({ note, units, spoken }: Fit, total: number, isNearest: boolean): ChosenHeadnote {
  return { note, units, covers: massOf(spoken) / total, isNearest };
}

/** Of a penalty the words of the deed. */
function conceptsOf({ concepts, wish }: AskedQuestion): readonly SpokenConcept[] {
  return wish?.asks === 'penalty' ? deedConcepts(concepts) : concepts;
}

/** The notes that may say what is asked. */
function fitsOf(notes: readonly Headnote[], { text, units }: NotedText, asked: AskedQuestion): Fit[] {
  const { wish } = asked;
  const concepts = conceptsOf(asked);
  const plain = plainly(text);
  const total = massOf(concepts);
  const thing = stemsOfThing(asked);
  return notes
    .map((note) => fitOf(note, unitsOf(note, plain, units), concepts, total))
    .filter((fit) => thing.size === 0 || speaksOf(fit, thing))
    .filter(
      ({ note, spoken }) =>
        isOfParty(note, asked) &&
        (mayAnswer(note, wish) || (mayDoWithout(note, wish) && massOf(spoken) >= WHOLLY_COVERED * total)),
    );
}

/** Whether the rule, what it is asked for by, or its sentence speaks of any of the stems. */
function speaksOf({ note, units }: Fit, wanted: ReadonlySet<string>): boolean {
  const said = [note.said.stems, ...note.asked, ...units.map(({ stems }) => stems.keys())];
  return said.some((stems) => [...stems].some((stem) => wanted.has(stem)));
}

/** The note that fits best; null where the text does not lay it down: what another version says would be told beside the point. */
function bestOf(fits: readonly Fit[]): Fit | null {
  const [best] = fits.toSorted((left, right) => right.score - left.score);
  return best === undefined || best.units.length === 0 ? null : best;
}

/** The best rule, and a second one where it adds something and the two can be read. */
function withFurther(
  best: Fit,
  fits: readonly Fit[],
  { total, asked }: { readonly total: number; readonly asked: AskedQuestion },
): Fit[] {
  const further = furtherBeside(best, fits, total);
  return further !== undefined && (asksTwo(asked) || !isLong(best, further)) ? [best, further] : [best];
}

/** Whether the question may be of another rule than what is told, for what of it stays unsaid. */
function mayBeOfOther(
  {
    told,
    fits,
    unsaid,
  }: { readonly told: readonly Fit[]; readonly fits: readonly Fit[]; readonly unsaid: number },
  standing: NoteStanding,
): boolean {
  return unsaid >= UNSAID[standing] && (unsaid >= HARDLY_SAID[standing] || hasRival(told, fits));
}

/** Whether another rule of the article answers nearly as well as what is told of it. */
function hasRival(told: readonly Fit[], fits: readonly Fit[]): boolean {
  const best = Math.max(...told.map(({ score }) => score));
  return fits.some(
    (fit) => fit.score > best - RIVAL_FITS && !told.some((one) => one === fit || isSameRule(one, fit)),
  );
}

/** The rule that says most of what the best one leaves out, or nearly fits as well; undefined where none does. */
function furtherBeside(best: Fit, fits: readonly Fit[], total: number): Fit | undefined {
  const adds = (fit: Fit): number => massOf([...fit.spoken].filter((concept) => !best.spoken.has(concept)));
  return fits
    .filter((fit) => fit.units.length > 0 && !isSameRule(fit, best))
    .filter((fit) => adds(fit) >= FURTHER_COVERS * total || fit.score >= NEARLY * best.score)
    .toSorted((left, right) => adds(right) - adds(left) || right.score - left.score)[0];
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

/** Whether the note is of the landlord or tenant, or of the animal, of which it is asked: the notice that the one gives is not that of the other. */
function isOfParty({ said }: Headnote, { folded, wish }: AskedQuestion): boolean {
  const isOfAnother = [
    isOfOtherDeath,
    isOfUnaskedDeath,
    isOfUnaskedCircumstance,
    isOfUnstatedMatter,
    isOfOtherAnimal,
    isEntitledOpponent,
    isOfOtherClaim,
  ];
  if (isOfAnother.some((judge) => judge(folded, said.folded))) return false;
  return !isTimeOfOther({ folded, wish }, said.folded, said.stated);
}

function leastCovers(standing: NoteStanding, wish: BriefWish | null): number {
  return Math.max(LEAST_COVERS[standing], wish?.asks === 'penalty' ? LEAST_OF_DEED : 0);
}
