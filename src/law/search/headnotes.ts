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

/** What a headnote says, for what is asked of it; each part is read when it is first asked for. */
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

/** The headnotes by article number, in the order of the lines; each is read when it is first asked of, as few ever are. */
export function gatherHeadnotes(rows: readonly HeadnoteRow[]): Map<string, Headnote[]> {
  const headnotes = new Map<string, Headnote[]>();
  for (const { article, anchor, french, english, asked } of rows) {
    const wordings = once(() => asked.split(/[,/]/u).map(lawStems));
    const said = once(() => noteSaying(french, english));
    const note: Headnote = {
      anchors: anchor.split(FURTHER),
      french,
      english,
      get asked() {
        return wordings();
      },
      get said() {
        return said();
      },
    };
    const number = article.replace(/_/gu, ' ');
    headnotes.set(number, [...(headnotes.get(number) ?? []), note]);
  }
  return headnotes;
}

function once<T>(read: () => T): () => T {
  let value: { readonly read: T } | null = null;
  return () => (value ??= { read: read() }).read;
}

function noteSaying(french: string, english: string): SaidNote {
  const folded = once(() => lawWords(french).join(' '));
  const words = once(() => foldedAlike(french));
  const stated = once(() => statedFigures(french));
  const stems = once(() => new Set(lawStems(`${french} ${english}`)));
  return {
    get folded() {
      return folded();
    },
    get words() {
      return words();
    },
    get stated() {
      return stated();
    },
    get stems() {
      return stems();
    },
  };
}
