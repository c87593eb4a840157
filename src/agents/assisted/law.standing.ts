import type { FoundArticle } from '../../wording/law.findings.js';
import { articleHeading } from '../../wording/prose/law-names.js';
import { stateWords } from '../../wording/prose/law-standing.prose.js';
import { typographic } from '../../wording/typography.js';
import type { Voice } from '../../wording/voice.js';

/** « Article L. 411-5 : en vigueur depuis le 1er juillet 2006. Texte officiel : https://… » */
export function standingSentence(article: FoundArticle, v: Voice): string {
  const heading = `${articleHeading(article)}${v.say(' :', ':')}`;
  const page = v.say('Texte officiel :', 'Official text:');
  return `${typographic(`${heading} ${stateWords(article, v)}. ${page}`, v.language)} ${article.url}`;
}
