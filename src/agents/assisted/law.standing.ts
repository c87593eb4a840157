import type { FoundArticle } from '../../wording/law.findings.js';
import { periodName } from '../../wording/period-wording.js';
import { spaced } from '../../wording/prose/law.prose.js';
import { typographic } from '../../wording/typography.js';
import type { Voice } from '../../wording/voice.js';

/** « Article L. 411-5 : en vigueur depuis le 1er juillet 2006. Texte officiel : https://… » */
export function standingSentence(article: FoundArticle, v: Voice): string {
  const [from, until] = [article.inForceFrom, article.inForceUntil ?? ''].map((day) =>
    day ? periodName(day, v.language) : '',
  );
  const states = {
    in_force: v.say(
      `en vigueur depuis le ${from}${until && `, jusqu'au ${until}`}`,
      `in force since ${from}${until && `, until ${until}`}`,
    ),
    not_yet: v.say(`pas encore en vigueur, à compter du ${from}`, `not yet in force, from ${from}`),
    repealed: v.say(`abrogé depuis le ${until}`, `repealed since ${until}`),
  };
  const heading = v.say(`Article ${spaced(article.number)} :`, `Article ${spaced(article.number)}:`);
  const page = v.say('Texte officiel :', 'Official text:');
  return `${typographic(`${heading} ${states[article.state]}. ${page}`, v.language)} ${article.url}`;
}

/** What a reader of law must know. */
export function cautionSentences(v: Voice): string[] {
  const advice = v.say(
    'Information générale, qui ne remplace pas un conseil juridique.',
    'General information, not legal advice. The French text is the only authentic one; this English wording is unofficial.',
  );
  return [advice];
}
