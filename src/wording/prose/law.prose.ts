import type { ArticleFindings, FoundArticle, LegalFindings } from '../law.findings.js';
import { isExcerpt, quotedText, sectionTitle } from '../law-quotation.js';
import { chapterSubject } from './law-chapters.data.js';
import { ofText, spaced, textInEnglish } from './law-names.js';
import { cautionSentences } from './law-caution.prose.js';
import { headingOfPart, missingPart } from './law-part.prose.js';
import { standingSentence, stateWords } from './law-standing.prose.js';
import { inBrief, print, quotation } from './law-brief.prose.js';
import type { Voice } from '../voice.js';

const MOST_QUOTED = 3;

/** The articles asked for by number, quoted. */
export function articleProse(findings: ArticleFindings, v: Voice): string[] {
  const { articles, wish = 'text' } = findings;
  const shown = articles.slice(0, MOST_QUOTED);
  const quoted = shown.flatMap((article) => [
    print(standingSentence(article, wish, v), v),
    print(missingPart(article, v), v),
    articleText(article, v),
  ]);
  const after = [unknownNumbers(findings, v), unquoted(findings, v), ...cautionSentences(shown, v)];
  return [...quoted, ...after.map((one) => print(one, v))].filter((one) => one !== '');
}

/** « Aucun article du Code rural ne porte ces numéros : L. 999-9. », beside those that were found. */
function unknownNumbers({ unknown = [], corpus }: ArticleFindings, v: Voice): string {
  if (unknown.length === 0) return '';
  const numbers = unknown.map(spaced).join(', ');
  const isOne = unknown.length === 1;
  return v.say(
    `Aucun article ${ofText(corpus.title)} ne porte ${isOne ? 'ce numéro' : 'ces numéros'} : ${numbers}.`,
    `No article of ${textInEnglish(corpus)} has ${isOne ? 'this number' : 'these numbers'}: ${numbers}.`,
  );
}

/** Which of the articles asked for are not in the text of the answer. */
function unquoted({ articles, further = 0 }: ArticleFindings, v: Voice): string {
  const rest = articles.slice(MOST_QUOTED).map(({ number }) => spaced(number));
  const rows =
    rest.length > 0 &&
    v.say(
      `Texte dans les données seulement : ${rest.join(', ')}.`,
      `Text in the data only: ${rest.join(', ')}.`,
    );
  const more =
    further > 0 &&
    v.say(
      'La liste demandée est plus longue : seuls ses premiers articles sont donnés.',
      'The list asked for is longer: only its first articles are given.',
    );
  return [rows, more].filter(Boolean).join(' ');
}

/** The article that answers, quoted; the others by number. */
export function legalProse(findings: LegalFindings, v: Voice): string[] {
  const [best, ...rest] = findings.articles;
  if (!best) return [];
  const others = rest.filter(({ number }) => findings.named?.includes(number) ?? true);
  const start = lead(findings, others, v);
  const after = [seeAlso(others, v), ...cautionSentences([best], v)].map((one) => print(one, v));
  return [inBrief(best, v), subject(findings, v), print(start, v) + articleText(best, v), ...after].filter(
    (one) => one !== '',
  );
}

/** How far the first article may be trusted; nothing is said before one that clearly answers. */
function lead({ standing, articles }: LegalFindings, others: readonly FoundArticle[], v: Voice): string {
  if (standing === 'one') return '';
  if (standing === 'several' && articles[0]?.brief)
    return isFirm(articles[0]) ? '' : besideTheFirst(others, v);
  if (standing === 'faint')
    return v.say(
      'Aucun article ne répond nettement à cette question ; le plus proche : ',
      'No article clearly answers this question; the closest one: ',
    );
  return others.length === 0
    ? v.say('Le plus proche de la question : ', 'The closest to the question: ')
    : v.say(
        'Le plus proche de la question, à lire avec les articles cités plus bas : ',
        'The closest to the question, to be read with the articles cited below: ',
      );
}

/** Whether what the question asks is told in front of the article: more than the nearest rule, and more than its words. */
function isFirm({ brief }: FoundArticle): boolean {
  const plain = brief?.plain ?? null;
  return plain !== null && !(plain.kind === 'headnote' && plain.isNearest);
}

/** What is but the nearest rule, or told in the words of the law alone, is to be read with the others. */
function besideTheFirst(others: readonly FoundArticle[], v: Voice): string {
  return others.length === 0
    ? ''
    : v.say('À lire avec les articles cités plus bas : ', 'To be read with the articles cited below: ');
}

/** For who does not read French and is told nothing in brief: what the chapter is about, where the article surely is of the right one. */
function subject({ standing, articles: [best, second] }: LegalFindings, v: Voice): string {
  const about = best === undefined || isFirm(best) ? null : subjectOf(best);
  const isSure = standing === 'one' || second === undefined || subjectOf(second) === about;
  return about && isSure ? v.say('', `The article below is about ${about}.`) : '';
}

function subjectOf(article: FoundArticle): string | null {
  return article.union ? null : chapterSubject(article.number);
}

/** « Voir aussi : L. 411-54, L. 411-55 (Droit de renouvellement) ; L. 416-3 (Baux à long terme). » */
function seeAlso(others: readonly FoundArticle[], v: Voice): string {
  const byTitle = new Map<string, string[]>();
  for (const article of others) {
    const title = sectionTitle(article);
    byTitle.set(title, [...(byTitle.get(title) ?? []), spaced(article.number)]);
  }
  const items = [...byTitle].map(([title, numbers]) => `${numbers.join(', ')}${title ? ` (${title})` : ''}`);
  if (items.length === 0) return '';
  return v.say(`Voir aussi : ${items.join(' ; ')}.`, `See also: ${items.join('; ')}.`);
}

/** « Article L. 411-5 du Code rural… (en vigueur depuis le 1er juillet 2006) : « … » Texte : https://… » */
function articleText(article: FoundArticle, v: Voice): string {
  const state = `${glossOf(article, v)}${stateWords(article, v)}`;
  const heading = v.say(
    `${headingOfPart(article, v)} ${ofText(article.code)} (${state})`,
    `${headingOfPart(article, v)} of ${article.union ? '' : 'the '}${article.code} (${state})`,
  );
  const page = `${v.say('Texte officiel :', 'Official text:')} ${article.url}`;
  if (article.text === '') return print(`${heading}. ${page}`, v);
  const partial = isExcerpt(article)
    ? v.say(' Extrait ; le texte intégral est dans les données.', ' Excerpt; the full text is in the data.')
    : '';
  const before = print(`${heading}${v.say(' : ', ': ')}`, v);
  const after = `${print(partial, v)}${ending(article, v)}\n${print(page, v)}`;
  return `${before}${quotation(quotedText(article))}${after}`;
}

/** Whose law it is, and in which language it is quoted where that is not the reply's. */
function glossOf({ union }: FoundArticle, v: Voice): string {
  if (union === undefined) return v.say('', 'French law; ');
  if (union === v.language) return '';
  return v.say('texte en anglais ; ', 'text in French; ');
}

/** Which act repealed the article, or will on a day that is known, in the publisher's words. */
function ending({ inForceUntil, next, endedBy }: FoundArticle, v: Voice): string {
  if (inForceUntil === null || next || !endedBy) return '';
  return v.say(`\n${endedBy}.`, `\nPublisher's note: ${endedBy}.`);
}
