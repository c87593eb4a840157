import type { Language } from '../common/language.js';

/** A code or an act as an answer cites it. */
export interface CitedText {
  /** « Code rural et de la pêche maritime », « Règlement (UE) 2021/2115 ». */
  title: string;
  /** ISO day of the edition that is held. */
  vintage: string;
  /** Légifrance unless said. */
  publisher?: 'EUR-Lex';
}

/** The days of a version; the end is null where none is known. */
export interface VersionDays {
  from: string;
  until: string | null;
  url: string;
}

/** How an article stood on a day that was asked about, or stands today where today's wording is not held. */
export type DatedStanding = {
  /** The day, or the month or year where no day was said. */
  day: string;
  when: 'past' | 'today' | 'future';
} & (
  | {
      /**
       * `same`: the version found is that of the day. `unheld`: the version found is later, and no earlier one is held.
       * `not_yet`: the article is not known to have been in force so early. `ended`: it was no longer in force.
       */
      standing: 'same' | 'unheld' | 'not_yet' | 'ended';
    }
  /** Another version was in force, of which only the days are known; the one found is the nearest held. */
  | { standing: 'other'; version: VersionDays }
);

/** What an article says of a question in one sentence. */
export interface StatedBrief {
  /** The sentence, behind an announcement the item: exact substrings. Empty where only the plain words are told. */
  statement: readonly string[];
  /** The same in a few plain words; null where the sentence is told without. */
  plain: PlainAnswer | null;
}

/** What a sentence of law says of what is asked, ready to be put in a few words. */
export type PlainAnswer =
  /** The figure asked for, with the one that limits it on the other side; `asRule` where exceptions or extensions follow. */
  | { kind: 'figure'; figure: LawFigure; upTo?: LawFigure; asRule: boolean }
  /** Who decides, in the words of the law: « le préfet de région ». */
  | { kind: 'decider'; words: string }
  | ({ kind: 'penalty' } & LawPenalty)
  /** Its rules in plain words of ours, a clause each. */
  /** `isNearest`: but the closest to what is asked. */
  | { kind: 'headnote'; rules: readonly { french: string; english: string }[]; isNearest: boolean }
  /** What no answer means. */
  | { kind: 'silence'; means: 'agreement' | 'refusal' | 'waiver' }
  | ({ kind: 'verdict' } & LawVerdict);

/** Prison, fine, or the class of the petty offence (« contravention ») whose fine it is; null where there is none. */
export interface LawPenalty {
  prison: LawFigure | null;
  fine: LawFigure | null;
  offenceClass: number | null;
}

/** Whether what is asked may or must be done, and whether in some cases alone or with exceptions. */
export interface LawVerdict {
  rule: 'allowed' | 'forbidden' | 'restricted' | 'required';
  isConditional: boolean;
  isYes: boolean;
  /** Of what is restricted what alone allows it, an exact substring; none where it cannot be told apart. */
  onlyIf?: string;
}

/** A figure as a sentence of law states it. */
export interface LawFigure {
  /** An exact substring: « dix-huit mois ». */
  words: string;
  value: number;
  /** What it counts: 'month', 'working-day', 'ha', '%', 'partner', 'fifth', 'date-12'…; 'weekday' and 'moment' of a time named in words alone */
  unit: string;
  /**
   * At least, at most, more than, less than; of a day no later than, before, until, from on; null where it says how much
   * it is.
   */
  bound: 'least' | 'most' | 'more' | 'less' | 'latest' | 'before' | 'until' | 'from' | null;
}

/** A step into an article: the « II », the « A », the « 2° », the « a) », or by its rank a paragraph (-1 for the last). */
export interface ArticleStep {
  kind: 'section' | 'letter' | 'number' | 'small letter' | 'paragraph';
  name: string;
  rank: number;
}

/** A part of an article that was asked for. */
export interface ArticlePart {
  /** Those that lead to what is quoted, from the outermost. */
  steps: readonly ArticleStep[];
  /** The first that is not there, with the names of its kind that are, and the number of paragraphs; null where all is. */
  missing: { step: ArticleStep; names: readonly string[]; count: number } | null;
}

/** An article of law, as found. */
export interface FoundArticle {
  code: string;
  /** Canonical number: L411-1. */
  number: string;
  sectionPath: readonly string[];
  text: string;
  /** Its decisive sentences, exact substrings of the text; empty where the whole is to be quoted. */
  quotes: readonly string[];
  /** The part of it that was asked for, which the quotes then are. */
  part?: ArticlePart;
  /** What it says of the question in one sentence. */
  brief?: StatedBrief;
  /** ISO days; the end is null where none is known. */
  inForceFrom: string;
  inForceUntil: string | null;
  state: 'in_force' | 'not_yet' | 'repealed';
  url: string;
  /** Of an act of the European Union the language of the text; French law is in French. */
  union?: Language;
  /** « Abrogé par : Décret n°2020-687 du 4 juin 2020 - art. 2 », where the publisher says what ends it. */
  endedBy?: string;
  /** First day of its first version that is known. */
  knownFrom?: string;
  /** The version that follows this one, in force or to come. */
  next?: VersionDays | null;
  dated?: DatedStanding;
}

interface LawFound {
  /** The text searched, with the day of its edition. */
  corpus: CitedText;
  articles: readonly FoundArticle[];
}

/** Articles asked for by number. */
export interface ArticleFindings extends LawFound {
  kind: 'article';
  outcome: 'answer' | 'out_of_period';
  /** Other texts that some of the articles are of. */
  furtherTexts?: readonly CitedText[];
  /** Whether the wording is asked for, or only whether and since when it is in force. */
  wish?: 'text' | 'force' | 'repealed' | 'since';
  /** Numbers asked for beside those found that no article has. */
  unknown?: readonly string[];
  /** How many more articles were asked for than are told. */
  further?: number;
}

/** Articles that answer a question of law; the first is quoted. */
export interface LegalFindings extends LawFound {
  kind: 'legal';
  outcome: 'answer';
  /** Whether one article clearly answers, is the first of several, or but the nearest that there is. */
  standing: 'one' | 'several' | 'faint';
  /** The numbers of the articles that are near enough to be named in the text, all of them where absent; the others are rows only. */
  named?: readonly string[];
}

/** No article answers, or none has that number. */
export interface NoArticle extends LawFound {
  kind: 'no-article';
  outcome: 'no_data';
  /** The number asked for, null for a question in words. */
  asked: string | null;
  /** Existing numbers nearest to it. */
  nearest: readonly string[];
  /** A text that is not held: « règlement (UE) 2021/2115 ». */
  foreignAct: string | null;
  /** Its public page, where it has an address that can be told. */
  page?: string;
  /** All texts that are held. */
  held?: readonly CitedText[];
}

export type LawFindings = ArticleFindings | LegalFindings | NoArticle;
