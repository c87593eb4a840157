import type { Citation } from './facts.js';
import { periodName } from './period-wording.js';
import type { Voice } from './voice.js';

/** « Source : Eurostat, …, édition du 29 juin 2026. » */
export function sourceSentence(citations: readonly Citation[], voice: Voice): string {
  if (citations.length === 0) return '';
  const { language } = voice;
  const named = citations.map(
    ({ title, vintage }) =>
      `${title[language]}, ${voice.say('édition du', 'edition of')} ${periodName(vintage, language)}`,
  );
  const word = voice.say(
    citations.length > 1 ? 'Sources' : 'Source',
    citations.length > 1 ? 'Sources' : 'Source',
  );
  return `${word}${voice.say('\u00a0:', ':')} ${named.join(voice.say(' ; ', '; '))}.`;
}

/** Each table with its edition, for the list of sources of a reply. */
export function sourceNames(citations: readonly Citation[], voice: Voice): string[] {
  return citations.map(
    ({ title, vintage }) => `${title[voice.language]} (${voice.say('édition du', 'edition of')} ${vintage})`,
  );
}
