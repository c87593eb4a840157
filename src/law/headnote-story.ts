import type { NoteStanding } from './note-standing.js';
import { massOf, type Fit } from './headnote-fit.js';
import type { NotedHit } from './headnote-rivals.js';
import type { SpokenConcept } from './search/law-question.reader.js';
import type { JudgedUnit } from './unit-worth.js';

/** What another wording of the note, or its text, says counts so much beside the wording that fits best. */
const ELSEWHERE = 0.5;

/**
 * The share of what the articles found have words for that a note must speak of; set on questions whose article is
 * known: so told, the rule was of the right article in nine of ten. Where another article is as near, of none.
 */
const LEAST_OF_STORY: Readonly<Record<NoteStanding, number>> = {
  one: 0.3,
  leading: 0.3,
  several: 0.5,
  contested: Infinity,
};

/** What is known of a question when a rule is sought for the case that it tells. */
interface ToldCase {
  readonly noted: readonly NotedHit[];
  readonly units: readonly JudgedUnit[];
  readonly concepts: readonly SpokenConcept[];
  readonly standing: NoteStanding;
}

/**
 * Whether the note speaks of enough of a case: what none of the articles found has a word for, « hier », « délirant »,
 * is of the story, and tells no rule from another.
 */
export function isOfStory({ spoken, said }: Fit, told: ToldCase): boolean {
  const known = massOf(told.concepts.filter((concept) => isKnown(concept, told)));
  const further = massOf([...said].filter((concept) => !spoken.has(concept)));
  return massOf(spoken) + ELSEWHERE * further >= LEAST_OF_STORY[told.standing] * known;
}

/** Whether a rule of one of the articles, or the text of the first, speaks of it. */
function isKnown({ stems }: SpokenConcept, { noted, units }: ToldCase): boolean {
  const asked = [...stems];
  return (
    units.some((unit) => asked.some((stem) => unit.stems.has(stem))) ||
    noted.some(({ notes }) =>
      notes.some(
        (note) =>
          asked.some((stem) => note.said.stems.has(stem)) ||
          note.asked.some((wording) => wording.some((stem) => stems.has(stem))),
      ),
    )
  );
}
