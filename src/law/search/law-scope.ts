import { lawWords } from './law-words.js';

/** Wordings as all their words in the singular, by the first. Stems would be too wide: « champion » has that of « champ ». */
type Wordings = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What marks a question as foreign to the Code rural, and what marks it as rural after all. */
export interface ForeignTopics {
  /** Subjects of other codes. */
  readonly otherLaw: Wordings;
  /** What no code speaks of. */
  readonly never: Wordings;
  readonly rural: Wordings;
}

/** Reads lines of kind and wordings parted by « | ». Throws an Error on a kind that is none of the three. */
export function parseForeignTopics(
  rows: readonly { readonly kind: string; readonly words: string }[],
): ForeignTopics {
  const wordings = (kind: string): Wordings => {
    const found = new Map<string, string[][]>();
    for (const row of rows.filter((one) => one.kind === kind)) {
      for (const wording of row.words.split('|').map(wordsOf)) {
        const first = wording[0] ?? '';
        found.set(first, [...(found.get(first) ?? []), wording]);
      }
    }
    return found;
  };
  const odd = rows.find(({ kind }) => !['other law', 'never', 'rural'].includes(kind));
  if (odd !== undefined) throw new Error(`law lexicon: kind « ${odd.kind} » of foreign topics`);
  return { otherLaw: wordings('other law'), never: wordings('never'), rural: wordings('rural') };
}

/** Whether the question is of a subject that the code does not treat; `words` are its folded words. */
export function isForeignTopic(words: readonly string[], topics: ForeignTopics): boolean {
  const singulars = words.map(singular);
  if (names(singulars, topics.never)) return true;
  return names(singulars, topics.otherLaw) && !names(singulars, topics.rural);
}

function names(words: readonly string[], wordings: Wordings): boolean {
  return words.some((word, start) =>
    (wordings.get(word) ?? []).some((wording) =>
      wording.every((part, offset) => words[start + offset] === part),
    ),
  );
}

function wordsOf(wording: string): string[] {
  return lawWords(wording).map(singular);
}

function singular(word: string): string {
  return word.length > 3 && /[sx]$/u.test(word) ? word.slice(0, -1) : word;
}
