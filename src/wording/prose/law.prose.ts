import type { ArticleFindings, FoundArticle, LegalFindings } from '../law.findings.js';
import { quotedPieces, sectionTitle, WHOLE_LENGTH } from '../law-quotation.js';
import { chapterSubject } from './law-chapters.data.js';
import { articleHeading, inText, ofText, spaced } from './law-names.js';
import { cautionSentences } from './law-caution.prose.js';
import { standingSentence, stateWords } from './law-standing.prose.js';
import type { Voice } from '../voice.js';

const MOST_QUOTED = 3;

/** The articles asked for by number, quoted. */
export function articleProse(findings: ArticleFindings, v: Voice): string[] {
  const { articles, wish = 'text' } = findings;
  const shown = articles.slice(0, MOST_QUOTED);
  const sentences = shown.flatMap((article) => [standingSentence(article, wish, v), articleText(article, v)]);
  return [
    ...sentences,
    unknownNumbers(findings, v),
    unquoted(findings, v),
    ...cautionSentences(shown, v),
  ].filter((one) => one !== '');
}

/** « Il n'existe pas d'article L. 999-9 dans le Code rural. », beside those that were found. */
function unknownNumbers({ unknown = [], corpus }: ArticleFindings, v: Voice): string {
  if (unknown.length === 0) return '';
  const numbers = unknown.map(spaced).join(', ');
  return v.say(
    `Numéros sans article ${inText(corpus.title)} : ${numbers}.`,
    `Numbers of no article of the ${corpus.title}: ${numbers}.`,
  );
}

/** Which of the articles asked for are not in the text of the answer. */
function unquoted({ articles, further = 0 }: ArticleFindings, v: Voice): string {
  const rest = articles.slice(MOST_QUOTED).map(({ number }) => spaced(number));
  const rows =
    rest.length > 0 &&
    v.say(`Dans les données seulement : ${rest.join(', ')}.`, `In the data only: ${rest.join(', ')}.`);
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
  const [best, ...others] = findings.articles.slice(0, findings.named);
  if (!best) return [];
  const start = findings.several
    ? v.say(
        'Plusieurs articles traitent de ce point ; le plus proche : ',
        'Several articles deal with this; the nearest: ',
      )
    : '';
  const parts = [inBrief(best, v), subject(best, v), start + articleText(best, v), seeAlso(others, v)];
  return [...parts, ...cautionSentences([best], v)].filter((one) => one !== '');
}

/** What the quotation says of the question, in its own words, for who reads no further. */
function inBrief({ brief, number, text }: FoundArticle, v: Voice): string {
  if (!brief) return '';
  const isWhole = /^ ?(?:[.;\n]|$)/u.test(text.slice(text.indexOf(brief) + brief.length));
  const statement = `« ${brief}${isWhole ? '' : ' […]'} »`;
  return v.say(
    `En bref, selon l'article ${spaced(number)} : ${statement}.`,
    `In brief, says article ${spaced(number)}: ${statement}.`,
  );
}

/** For who does not read French: what the chapter is about. */
function subject(article: FoundArticle, v: Voice): string {
  const about = article.union ? null : chapterSubject(article.number);
  return about ? v.say('', `The article below is about ${about}.`) : '';
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
  const heading = v.say(
    `${articleHeading(article)} ${ofText(article.code)} (${glossOf(article, v)}${stateWords(article, v)})`,
    `${articleHeading(article)} of ${article.union ? '' : 'the '}${article.code} (${glossOf(article, v)}${stateWords(article, v)})`,
  );
  const page = `${v.say('Texte officiel :', 'Official text:')} ${article.url}`;
  if (article.text === '') return `${heading}. ${page}`;
  const whole = article.text.length <= WHOLE_LENGTH;
  const partial = whole
    ? ''
    : v.say(' Extrait ; le texte entier est dans les données.', ' Extract; the full text is in the data.');
  const quotes = quotedPieces(article);
  return `${heading}${v.say(' : ', ': ')}« ${quotes.join(' […] ')} »${partial}${ending(article, v)}\n${page}`;
}

/** Whose law it is, and in which language it is quoted where that is not the reply's. */
function glossOf({ union }: FoundArticle, v: Voice): string {
  if (union === undefined) return v.say('', 'French law; ');
  if (union === v.language) return '';
  return v.say('texte en anglais ; ', 'text in French; ');
}

/** Which act repealed the article, or will on a day that is known. */
function ending({ inForceUntil, next, endedBy }: FoundArticle, v: Voice): string {
  if (inForceUntil === null || next || !endedBy) return '';
  return v.say(`\n${endedBy}.`, `\nPublisher’s note: ${endedBy}.`);
}
