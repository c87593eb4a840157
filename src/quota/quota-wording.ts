import type { Language } from '../common/language.js';

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** When a quota begins anew, by the clocks of its time zone: « 21 novembre 2026 à 00:00 (Europe/Paris) ». */
export function resetMoment(moment: Date, timeZone: string): Record<Language, string> {
  const inLanguage = (language: Language) =>
    `${new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)} (${timeZone})`;
  return { fr: inLanguage('fr'), en: inLanguage('en') };
}
