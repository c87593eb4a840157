import { lawWords } from './law-words.js';

/** A wording that must stand in the question as it is; several of them where all are needed, in any order. */
type Wording = readonly (readonly string[])[];
/** Wordings by the first word, in the singular. Stems would be too wide: « champion » has that of « champ ». */
type Wordings = ReadonlyMap<string, readonly Wording[]>;

const KINDS = ['other law', 'never', 'rural', 'other law of farms', 'farm status'];

/** What marks a question as foreign to the Code rural, and what marks it as rural after all. */
export interface ForeignTopics {
  /** Subjects of other codes. */
  readonly otherLaw: Wordings;
  /** What this code does not speak of, not even of farms. */
  readonly never: Wordings;
  readonly rural: Wordings;
  /** Subjects of other codes even where they are of farms: building permits, ways across a neighbour's land, divorces. */
  readonly otherLawOfFarms: Wordings;
  /** What of those this code treats all the same: the lease, the pension, the company. */
  readonly farmStatus: Wordings;
}

/**
 * Reads lines of kind and wordings parted by « | »; « loup+tirer » asks for both. Throws an Error on a kind that is none of
 * these.
 */
export function parseForeignTopics(
  rows: readonly { readonly kind: string; readonly words: string }[],
): ForeignTopics {
  const wordings = (kind: string): Wordings => {
    const found = new Map<string, Wording[]>();
    for (const row of rows.filter((one) => one.kind === kind)) {
      for (const wording of row.words.split('|').map((words) => words.split('+').map(wordsOf))) {
        const first = wording[0]?.[0] ?? '';
        found.set(first, [...(found.get(first) ?? []), wording]);
      }
    }
    return found;
  };
  const odd = rows.find(({ kind }) => !KINDS.includes(kind));
  if (odd !== undefined) throw new Error(`law lexicon: kind « ${odd.kind} » of foreign topics`);
  return {
    otherLaw: wordings('other law'),
    never: wordings('never'),
    rural: wordings('rural'),
    otherLawOfFarms: wordings('other law of farms'),
    farmStatus: wordings('farm status'),
  };
}

/** Of what the code does not treat: of subjects of other codes, or of what it never speaks of, not even of farms. */
export type ForeignTopic = 'other law' | 'never';

/** Which subject that the code does not treat the question is of, null for none; `words` are its folded words. */
export function foreignTopicOf(words: readonly string[], topics: ForeignTopics): ForeignTopic | null {
  const singulars = words.map(singular);
  if (names(singulars, topics.never)) return 'never';
  if (names(singulars, topics.otherLawOfFarms) && !names(singulars, topics.farmStatus)) return 'never';
  return names(singulars, topics.otherLaw) && !names(singulars, topics.rural) ? 'other law' : null;
}

function names(words: readonly string[], wordings: Wordings): boolean {
  return words.some((word) =>
    (wordings.get(word) ?? []).some((wording) => wording.every((part) => stands(words, part))),
  );
}

function stands(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, start) => part.every((word, offset) => words[start + offset] === word));
}

function wordsOf(wording: string): string[] {
  return lawWords(wording).map(singular);
}

function singular(word: string): string {
  return word.length > 3 && /[sx]$/u.test(word) ? word.slice(0, -1) : word;
}
