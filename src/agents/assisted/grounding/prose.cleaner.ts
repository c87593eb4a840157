import type { Language } from '../../../common/language.js';
import { normalise } from '../../../understanding/text/normalise.js';
import { typographic } from '../../../wording/typography.js';

/**
 * A model's text without Markdown's marks and without anything invisible, in one spelling of spaces, dashes and
 * apostrophes: what is checked, and what is sent once it is checked.
 */
export function cleanProse(text: string): string {
  const plain = text
    .replace(/\r\n?/gu, '\n')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*•+])[ \t]+/gmu, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/(?<![\p{L}\d*])\*(?=\S)|(?<=\S)\*(?![\p{L}\d*])/gu, '')
    .replace(/(?<=:)\s*\n\s*/gu, ' ')
    .replace(/[“”„]/gu, '"');
  return normalise(plain)
    .text.replace(/ ?\n[\n ]*/gu, '\n')
    .trim();
}

/** A checked text as the language is printed: spaces that do not break, a real minus. */
export function printed(text: string, language: Language): string {
  const signed = text.replace(/(?<=^|[\s(])-(?=\d)/gu, '\u2212');
  if (language === 'en') return signed;
  const spaced = signed.replace(/(?<=\d) (?=\d{3}(?!\d))/gu, '\u202f').replace(/(?<=\d) ?%/gu, '\u202f%');
  return typographic(spaced, language);
}
