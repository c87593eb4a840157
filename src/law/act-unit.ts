/** A part of an act of the European Union that is looked up by its own number. */
export interface ActUnit {
  readonly kind: 'article' | 'annex' | 'recital';
  /** '5', '5bis', 'II'; empty for the only annex. */
  readonly number: string;
}

const NAMES = {
  fr: { article: '', annex: 'Annexe', recital: 'Considérant' },
  en: { article: '', annex: 'Annex', recital: 'Recital' },
} as const;

/** EUR-Lex's page of an act, by its CELEX number, in a language: FR, EN. */
export function actPage(celex: string, language: string): string {
  return `https://eur-lex.europa.eu/legal-content/${language}/TXT/?uri=CELEX:${celex}`;
}

/** The number under which the unit stands in a text of that language: '5', 'Annexe II', 'Recital 12'. */
export function unitNumber({ kind, number }: ActUnit, language: 'fr' | 'en'): string {
  return `${NAMES[language][kind]} ${number}`.trim();
}
