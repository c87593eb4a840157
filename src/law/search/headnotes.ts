import { statedFigures, type StatedFigure } from '../stated-figure.js';
import { foldedAlike, lawStems, lawWords } from './law-words.js';

/** A rule of an article in plain words of ours, tied to the sentence of the article that lays it down. */
export interface Headnote {
  /** Exact fragments of the article's text: without all of them, in another version say, the rule is not told. */
  readonly anchors: readonly string[];
  /** A clause without capital and full stop. */
  readonly french: string;
  readonly english: string;
  /** The stems of each question of laymen that it answers. */
  readonly asked: readonly (readonly string[])[];
  /** What the French sentence says, read once. */
  readonly said: SaidNote;
}

/** What a headnote says, for what is asked of it. */
export interface SaidNote {
  /** Its folded words, as `lawWords(…).join(' ')` gives them. */
  readonly folded: string;
  /** The same as `foldedAlike` gives them. */
  readonly words: string;
  /** All figures that it states. */
  readonly stated: readonly StatedFigure[];
  /** The stems of it in both languages. */
  readonly stems: ReadonlySet<string>;
}

/** A line of a file of headnotes. */
export interface HeadnoteRow {
  readonly article: string;
  readonly anchor: string;
  readonly french: string;
  readonly english: string;
  readonly asked: string;
}

/** What parts the fragments of an anchor. */
const FURTHER = ' … ';

/** The headnotes by article number, in the order of the lines. */
export function gatherHeadnotes(rows: readonly HeadnoteRow[]): Map<string, Headnote[]> {
  const headnotes = new Map<string, Headnote[]>();
  for (const { article, anchor, french, english, asked } of rows) {
    const wordings = asked.split(/[,/]/u).map(lawStems);
    const note = {
      anchors: anchor.split(FURTHER),
      french,
      english,
      asked: wordings,
      said: readNote(french, english),
    };
    const number = article.replace(/_/gu, ' ');
    headnotes.set(number, [...(headnotes.get(number) ?? []), note]);
  }
  return headnotes;
}

function readNote(french: string, english: string): SaidNote {
  return {
    folded: lawWords(french).join(' '),
    words: foldedAlike(french),
    stated: statedFigures(french),
    stems: new Set(lawStems(`${french} ${english}`)),
  };
}
