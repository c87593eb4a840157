import { forceState, type DatedArticle, type LawArticle } from '../../law/law-article.js';
import { findPart, type PartStep } from '../../law/article-part.js';
import { endingIn } from '../../law/sources/ending.note.js';
import type { CitedText, FoundArticle } from '../../wording/law.findings.js';

/** Which language an act of the European Union is held in; null for French law. */
function unionLanguage(codeCid: string): 'fr' | 'en' | null {
  if (codeCid.endsWith('/EN')) return 'en';
  return codeCid.endsWith('/FR') ? 'fr' : null;
}

/** The version as it is spoken of and shown; its state is that of today. */
export function foundArticle(
  article: LawArticle | DatedArticle,
  text: CitedText,
  quotes: readonly string[],
  today: string,
): FoundArticle {
  const { number, sectionPath, inForceFrom, inForceUntil, url } = article;
  const endedBy = endingIn(article.note);
  const union = unionLanguage(article.codeCid);
  return {
    code: text.title,
    number,
    sectionPath,
    text: article.text,
    quotes,
    inForceFrom,
    inForceUntil,
    state: forceState(article, today),
    url,
    ...(union && { union }),
    ...(endedBy && { endedBy }),
    ...('next' in article && { knownFrom: article.knownFrom, next: daysOf(article.next) }),
  };
}

/** The article with the part that is asked for quoted in place of its beginning, or with what is missing of it. */
export function partOf(article: FoundArticle, steps: readonly PartStep[]): FoundArticle {
  if (article.text === '') return article;
  const { quotes, ...part } = findPart(article.text, steps);
  return { ...article, quotes, part };
}

function daysOf(version: LawArticle | null): FoundArticle['next'] {
  return version && { from: version.inForceFrom, until: version.inForceUntil, url: version.url };
}
