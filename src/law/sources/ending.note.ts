/** A link of DILA's from an article to the act that changed it. */
export interface ChangeLink {
  /** ABROGE, TRANSFERE, MODIFIE … */
  readonly type: string;
  /** `cible` where the article is what was changed, `source` where it changed another. */
  readonly direction: string;
  /** « Décret n°2020-687 du 4 juin 2020 - art. 2 ». */
  readonly label: string;
}

const ENDINGS: Readonly<Record<string, string>> = {
  ABROGE: 'Abrogé par :',
  TRANSFERE: 'Transféré par :',
};

/** The publisher's note with a line for each act that ends the article: « Abrogé par : Décret n°2020-687 … ». */
export function withEnding(note: string, links: readonly ChangeLink[]): string {
  const endings = links.flatMap(({ type, direction, label }) => {
    const verb = ENDINGS[type];
    const words = label.replace(/\s+/gu, ' ').trim();
    return verb === undefined || direction !== 'cible' || words === '' ? [] : [`${verb} ${words}`];
  });
  return [...(note === '' ? [] : [note]), ...new Set(endings)].join('\n');
}

/** The lines of a note that say which act ends the article; empty where none does. */
export function endingIn(note: string): string {
  return note
    .split('\n')
    .filter((line) => Object.values(ENDINGS).some((verb) => line.startsWith(verb)))
    .join(' ; ');
}
