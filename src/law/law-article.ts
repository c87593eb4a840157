/** The cid of the Code rural et de la pêche maritime: the code over all its versions. */
export const RURAL_CODE_CID = 'LEGITEXT000006071367';

/** One version of one article, as a source gives it and as it is stored. */
export interface LawArticle {
  /** The publisher's id of this version (LEGIARTI…). */
  readonly id: string;
  /** The publisher's id of the article over all its versions. */
  readonly cid: string;
  readonly codeCid: string;
  /** Canonical number: 'L411-1', 'R*143-1', 'Tableau n° 57'. */
  readonly number: string;
  /** Titles from the part of the code down to the section that holds the article. */
  readonly sectionPath: readonly string[];
  /**
   * Plain text; a line break stands where the publisher begins a paragraph, a line or a table cell. Empty where the
   * source tells the days of a version without its wording.
   */
  readonly text: string;
  /** The publisher's note on entry into force and the like, plain text; empty where there is none. */
  readonly note: string;
  /** The publisher's state: VIGUEUR, ABROGE_DIFF, VIGUEUR_DIFF, ABROGE… Dates decide, not this. */
  readonly status: string;
  /** First day in force, YYYY-MM-DD. */
  readonly inForceFrom: string;
  /** First day no longer in force, YYYY-MM-DD; null where no end is known. */
  readonly inForceUntil: string | null;
  /** The public page of this version. */
  readonly url: string;
}

/** A version with what is known of the article before and after it. */
export interface DatedArticle extends LawArticle {
  /** First day of the first version known, YYYY-MM-DD. */
  readonly knownFrom: string;
  /** The version that follows, in force or to come; null where none is known. */
  readonly next: LawArticle | null;
}

/** A code or an act with all the article versions that a source holds of it. */
export interface LawCorpus {
  readonly cid: string;
  readonly title: string;
  /** Who publishes it and under which name the file came. */
  readonly source: string;
  /** The day of the text that the file shows, YYYY-MM-DD. */
  readonly vintage: string;
  readonly articles: readonly LawArticle[];
  /** Further versions of which the source tells the days and the address only; their text is empty. */
  readonly otherVersions?: readonly LawArticle[];
}

export type ForceState = 'in_force' | 'not_yet' | 'repealed';

/** Whether a version is in force on the ISO day `onDate`; the first day counts, the last bound does not. */
export function forceState(
  version: Pick<LawArticle, 'inForceFrom' | 'inForceUntil'>,
  onDate: string,
): ForceState {
  if (onDate < version.inForceFrom) return 'not_yet';
  if (version.inForceUntil !== null && onDate >= version.inForceUntil) return 'repealed';
  return 'in_force';
}
